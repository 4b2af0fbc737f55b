import { FIRST_DEAL, LAST_DEAL, type Outcome, type Win } from 'pasyans';
import * as v from 'valibot';

/** How a game ended, the worth of the end rising: of a game with several ends the last in this list is the one that counts. */
const ENDS = ['abandoned', 'lost', 'won', 'class-4', 'class-3', 'class-2', 'class-1', 'brilliant'] as const;

type EndName = (typeof ENDS)[number];

/** The longest record kept, in characters: as long as records are read (docs/notation.md). */
const MOST_RECORD = 1_000_000;
/** The longest wish, in characters: a long sentence. */
export const MOST_WISH = 500;
/** The longest seal, in characters: far more than any hash. */
export const MOST_SEAL = 200;
/** The longest line that is hashed for a seal, in characters: two packs named card by card take a third of it. */
export const MOST_CONTENT = 2000;
/** The last moment that a date can name, in milliseconds since 1970 (ECMA-262, 21.4.1.1). */
const LAST_MOMENT = 8.64e15;

/** A text of a certain form. */
const text = (form: RegExp) =>
  v.pipe(
    v.string(),
    v.check((value) => form.test(value)),
  );
const upTo = (most: number) =>
  v.pipe(
    v.string(),
    v.check((value) => value.length <= most),
  );
/** A whole number between two others. */
const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.check((value) => Number.isInteger(value) && value >= least && value <= most),
  );

const count = whole(0, Number.MAX_SAFE_INTEGER);
const moment = whole(0, LAST_MOMENT);
const word = text(/^[A-Za-z0-9][A-Za-z0-9+.-]{0,60}$/);
const gameId = text(/^[\x21-\x7e]{1,100}$/);

/** What the cards said, without words (`ReadingFacts` of the library). */
const Facts = v.object({
  wish: v.exactOptional(v.picklist(['yes', 'no'])),
  term: v.exactOptional(v.object({ years: count, months: count, weeks: count, days: count })),
  // Cards of two packs at most.
  obstacles: v.exactOptional(v.array(whole(0, 103)) as v.GenericSchema<readonly number[]>),
  winClass: v.exactOptional(v.picklist([1, 2, 3, 4])),
  closedCount: v.exactOptional(count),
});

/** One end of a game, as the journal keeps it: written once, never changed. */
export const End = v.object({
  /** The game's name, the same as on the shelf. */
  id: gameId,
  end: v.picklist(ENDS),
  patience: word,
  /** The revision of its rules. */
  rev: whole(1, Number.MAX_SAFE_INTEGER),
  /** A value for every option. */
  options: v.record(word, word),
  /** True where an option goes beyond the source. */
  relaxed: v.boolean(),
  /** The number of the deal; absent where the cards were somebody's own. */
  deal: v.exactOptional(whole(FIRST_DEAL, LAST_DEAL)),
  /** When it ended, in milliseconds since 1970. */
  at: moment,
  moves: count,
  /** How often something was taken back. */
  undos: count,
  /** True when a card seen was put back. */
  peeked: v.boolean(),
  /** True when it came with moves in it, or began at a table laid out by hand: kept apart in the figures. */
  taken: v.boolean(),
  facts: v.exactOptional(Facts),
  /** Set where it was played as a ritual. */
  ritual: v.exactOptional(
    v.object({
      wish: v.exactOptional(upTo(MOST_WISH)),
      sealed: v.exactOptional(upTo(MOST_SEAL)),
      content: v.exactOptional(upTo(MOST_CONTENT)),
    }),
  ),
  /** The record (docs/notation.md), with the whole undo tree. */
  record: upTo(MOST_RECORD),
});

export type End = v.InferOutput<typeof End>;

/** A game struck out of the journal. */
export const Struck = v.object({ id: gameId, at: moment });

export type Struck = v.InferOutput<typeof Struck>;

const WINS: Readonly<Record<Win, EndName>> = {
  plain: 'won',
  brilliant: 'brilliant',
  1: 'class-1',
  2: 'class-2',
  3: 'class-3',
  4: 'class-4',
};

/** The end that an outcome is; a game that has none and is entered is abandoned. */
export function endName(outcome: Outcome | undefined): EndName {
  return outcome === undefined ? 'abandoned' : outcome.result === 'lost' ? 'lost' : WINS[outcome.win];
}

/** True for a game that began at a table laid out by hand: its record has that table (docs/notation.md). */
export const isLaid = ({ record }: Pick<End, 'record'>): boolean => /^layout:/m.test(record);

export const isWon = ({ end }: Pick<End, 'end'>): boolean => end !== 'abandoned' && end !== 'lost';

/** One end for each game, the best it had, newest first. */
export function gamesOf(ends: readonly End[]): readonly End[] {
  const best = new Map<string, End>();
  for (const one of ends) {
    const other = best.get(one.id);
    if (!other || ENDS.indexOf(one.end) > ENDS.indexOf(other.end)) best.set(one.id, one);
  }
  return [...best.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}
