import * as v from 'valibot';
import { Ritual } from './ritual.ts';

/** One game as kept: its record in text, and what a list has to know without reading it. */
export const SavedGame = v.object({
  /** The same through the whole life of one game on one device. */
  id: v.pipe(v.string(), v.minLength(1)),
  patience: v.string(),
  /** The record (docs/notation.md), with the whole undo tree. */
  record: v.string(),
  /** The record one save earlier: what is left when the last one turns out to be damaged. */
  before: v.optional(v.string()),
  /** The game it was opened over: where undo at the start of the deal leads. */
  over: v.optional(v.string()),
  /** The new game that was taken back in favour of this one: where redo leads as long as this one stands where it was left. */
  ahead: v.optional(v.string()),
  deal: v.optional(v.number()),
  moves: v.number(),
  finished: v.boolean(),
  /** True when a card seen was put back by undo. */
  peeked: v.optional(v.boolean(), false),
  /** True when a move of the player's here has ended it, false when none has; absent in rows older than this mark. */
  ended: v.optional(v.boolean()),
  /** The game that it was till another tab played on with that one: the journal takes both for one game. */
  copyOf: v.optional(v.string()),
  /** True when it came with moves in it, from a link or a file, or began at a table laid out by hand: not a play of one's own from the deal on. */
  taken: v.optional(v.boolean()),
  /** How often something was taken back. */
  undos: v.optional(v.number()),
  ritual: v.optional(Ritual),
  /** Counts up with every save of this game, whoever saves it; the higher one is newer. */
  serial: v.number(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
});

export type SavedGame = v.InferOutput<typeof SavedGame>;

/** Reads one kept row; `undefined` when it is not one. */
export function readSavedGame(raw: unknown): SavedGame | undefined {
  const parsed = v.safeParse(SavedGame, raw);
  return parsed.success ? parsed.output : undefined;
}
