import { NONE } from './card.ts';
import { cardsOf } from './cards-of.ts';
import { CARRY, countOf, DISCARD, fromOf, kindOf, type Move, MoveBuffer, OPEN, PLUCK } from './move.ts';
import { type Options, readOptions } from './option.ts';
import type { Choice, Patience, Rules, Win } from './patience.ts';
import { good, type Result } from './result.ts';
import type { State } from './state.ts';
import { Table } from './table.ts';
import type { Reason } from './word.ts';

/** A patience with its options fixed: what deals are laid out and played with. */
export interface Game {
  /** The patience that is played. */
  readonly patience: Patience;
  /** The value of every option, defaults included. */
  readonly options: Options;
  /** The rules with these options. */
  readonly rules: Rules;
  /** Which decisions the player has with these options. */
  readonly choice: Choice;
  /** Numbers of the piles by name. */
  readonly pileNumbers: ReadonlyMap<string, number>;
}

/** How a game ended. */
export type Outcome = { readonly result: 'won'; readonly win: Win } | { readonly result: 'lost' };

/** Fixes the options of a patience; missing ones take their defaults. A fault names the option or value that is wrong. */
export function openGame(patience: Patience, given: Options = {}): Result<Game> {
  const options = readOptions(patience.options, given);
  if (!options.ok) return options;
  const rules = patience.rules(options.value);
  const pileNumbers = new Map(rules.piles.map((pile, i) => [pile.name, i]));
  return good({ patience, options: options.value, rules, choice: rules.choice ?? patience.choice, pileNumbers });
}

/** True when an option gives a freedom that the source does not. */
export function isRelaxed(game: Game): boolean {
  return Object.entries(game.options).some(([name, value]) => game.patience.options[name]?.values.find((v) => v.value === value)?.relaxed);
}

/** An empty table with the piles of the game. */
export function emptyTable(game: Game): Table {
  return new Table(game.rules.piles, game.rules.pack.cards.length, game.rules.counters?.length ?? 0);
}

/** Of a deal, what the table depends on: plain data. */
export interface Dealt {
  readonly seed: number;
  readonly cards: ArrayLike<number>;
  readonly laid?: { readonly bytes: Uint8Array } | undefined;
}

/** Deals: forced steps done, journal empty. The table is the one given, or a new one. */
export function dealTable(game: Game, deal: Dealt, table: Table = emptyTable(game)): Table {
  if (deal.laid) {
    table.restore(deal.laid.bytes, 0, deal.seed);
    return table;
  }
  table.reset(deal.cards, deal.seed);
  game.rules.deal(table);
  game.rules.settle?.(table);
  table.forget();
  return table;
}

/** Plays a move that is known to be legal, with its forced steps. */
export function playMove(game: Game, table: Table, m: Move): void {
  game.rules.play(table, m);
  game.rules.settle?.(table);
}

/** Fills `out` with the legal moves: none after a win, unless the patience may be played on (`Rules.playsOn`). */
export function legalMoves(game: Game, s: State, out: MoveBuffer = new MoveBuffer()): MoveBuffer {
  out.clear();
  if (game.rules.playsOn || game.rules.won(s) === undefined) game.rules.moves(s, out);
  return out;
}

/** Won, lost (no move of any kind left), or `undefined` while the game goes on (C11). */
export function outcomeOf(game: Game, s: State, scratch: MoveBuffer = new MoveBuffer()): Outcome | undefined {
  const win = game.rules.won(s);
  if (win !== undefined) return { result: 'won', win };
  scratch.clear();
  game.rules.moves(s, scratch);
  return scratch.count === 0 ? { result: 'lost' } : undefined;
}

/** The reason for a move that no rule of the patience knows: for `why`. */
export const NO_SUCH_MOVE: Reason = {
  rule: 'C3',
  text: { ru: 'Такого хода в этом пасьянсе нет.', en: 'This patience has no such move.' },
};
const ENDED: Reason = { rule: 'C11', text: { ru: 'Пасьянс уже окончен.', en: 'The game is over.' } };
const NOTHING: Reason = { rule: 'C13', text: { ru: 'Здесь нет карты, которую можно взять.', en: 'There is no card to take here.' } };
/** The reason for a move that would take more than the uncovered card: for `why`. */
export const coveredReason: Reason = {
  rule: 'C5',
  text: { ru: 'За один ход берут одну карту — верхнюю.', en: 'A move takes one card, the uncovered one.' },
};
const CLOSED: Reason = { rule: 'C5', text: { ru: 'Эта карта закрыта.', en: 'This card is face down.' } };
const NO_CHOICE: Reason = {
  rule: 'C3',
  text: {
    ru: 'Этот пасьянс идёт сам: здесь ничего не выбирают, только делают следующий шаг.',
    en: 'This patience plays itself: there is nothing to choose, only the next step.',
  },
};

/** Why a move is refused; `undefined` when it is legal. Legality is asked of `moves` alone, reasons come afterwards. */
export function refusal(game: Game, s: State, m: Move): Reason | undefined {
  const legal = legalMoves(game, s);
  if (legal.has(m)) return undefined;
  if (legal.count === 0) return ENDED;
  if (game.choice === 'zero' || !game.rules.why) return NO_CHOICE;
  return commonRefusal(game, s, m) ?? game.rules.why(s, m);
}

/** What no patience allows: a move it does not know, taking nothing, or a closed card. */
function commonRefusal({ rules }: Game, s: State, m: Move): Reason | undefined {
  const kind = kindOf(m);
  if (kind === OPEN || kind === DISCARD || kind === PLUCK) {
    if (!rules.taking?.includes(kind)) return NO_SUCH_MOVE;
    const cards = cardsOf(s, m).map(({ pile, index }) => s.at(pile, index));
    if (cards.length === 0 || cards.includes(NONE)) return NOTHING;
    return kind === OPEN || cards.every((card) => s.isUp(card)) ? undefined : CLOSED;
  }
  if (kind !== CARRY) return undefined;
  const lowest = s.at(fromOf(m), s.height(fromOf(m)) - countOf(m));
  if (lowest === NONE) return NOTHING;
  return s.isUp(lowest) ? undefined : CLOSED;
}

/** The reason for single-card games when a covered card is taken: for `why`. */
