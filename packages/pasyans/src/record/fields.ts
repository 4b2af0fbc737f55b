import type { Result } from '../engine/index.ts';
import { faultAt, type Piece, type Where } from './where.ts';

/** What a record says before its moves, or a link in its parameters. */
export type Key = 'patience' | 'rev' | 'options' | 'deal' | 'cards' | 'layout' | 'seed' | 'shuffle' | 'at';

/** The parts of a record or link by name, and how this text spells things. */
export interface Fields {
  readonly get: (key: Key) => Piece | undefined;
  /** The key as it is spelt here: `patience:` or `p=`. */
  readonly spelt: (key: Key) => string;
  /** What stands between two options, and between a name and its value. */
  readonly optionMarks: readonly [RegExp, string];
  /** The lines of a table laid out by hand, in layout text. */
  readonly layout: readonly Piece[];
  /** Where to point at when something is missing. */
  readonly end: Where;
  readonly moves: readonly Piece[];
}

/** The fault of a part that is not there. */
export function missing(fields: Fields, key: Key): Result<never> {
  const spelt = fields.spelt(key);
  return faultAt('missing-key', fields.end, spelt, { ru: `не хватает «${spelt}».`, en: `"${spelt}" is missing.` });
}
