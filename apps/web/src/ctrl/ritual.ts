import { type CheckedSeal, checkSeal, formatSeal, type Options, type Patience, type Result, type Session } from 'pasyans';
import type { Ritual } from '../storage/ritual.ts';
import type { Ctrl } from './ctrl.ts';
import { gameOf, sessionOf, someDeal } from './open-games.ts';
import { sha256 } from './sha256.ts';

// The ritual of the patiences that tell fortunes. Fetched when somebody makes a wish or looks at a seal.

/** A deal that lies ready under its seal. */
export interface Prepared {
  readonly session: Session;
  readonly ritual: Ritual;
}

/** Shuffles and seals. Nothing is laid out yet, and what is not begun is forgotten. */
export async function prepare({ random }: Ctrl, patience: Patience, options: Options): Promise<Prepared> {
  const session = sessionOf(gameOf(patience, options), someDeal(random));
  const content = formatSeal(session, salt(random));
  const sealed = await sha256(content);
  return { session, ritual: sealed === undefined ? {} : { sealed, content } };
}

/** Lays the sealed cards out. An empty wish is one that was only thought. */
export function begin({ core, commands }: Ctrl, { session, ritual }: Prepared, wish: string): void {
  const written = wish.trim();
  core.meta(session).ritual = written === '' ? ritual : { ...ritual, wish: written };
  commands.open(session);
}

/** Four times 32 bits, in hexadecimal. */
const salt = (random: () => number): string => Array.from({ length: 4 }, () => random().toString(16).padStart(8, '0')).join('');

/** Holds an opened seal against the hash somebody has noted, or its beginning. */
export const check = (noted: string, opened: string): Promise<Result<CheckedSeal>> => checkSeal(noted, opened, sha256);

/** A hash as it is read out and compared: in groups of four signs. */
export const inGroups = (hash: string): string => (hash.match(/.{1,4}/g) ?? []).join(' ');

/** Its beginning: so many signs are compared at a glance. */
export const atAGlance = (hash: string): string => `${inGroups(hash.slice(0, 12))}\u00a0…`;
