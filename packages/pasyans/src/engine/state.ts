import type { Card } from './card.ts';

/** What `State.nextEmpty` says when no pile is empty: higher than every pile's number. */
export const NO_PILE = 255;

/**
 * A position, read only: all that rules may look at. Piles are numbers in the order of the patience's list; index 0 of
 * a pile is its bottom card.
 */
export interface State {
  /** How many cards lie on a pile. */
  height(pile: number): number;
  /** The card at a height; `NONE` beyond the top. */
  at(pile: number, index: number): Card;
  /** The top card, `NONE` when the pile is empty. */
  top(pile: number): Card;
  /** The pile a card of the pack lies on. */
  pileOf(card: Card): number;
  /** The first empty pile from a number on; `NO_PILE` when there is none. */
  nextEmpty(pile: number): number;
  /** True when the card lies face up. */
  isUp(card: Card): boolean;
  /** A counter of the patience (stage, redeals made, ...). */
  counter(index: number): number;
  /** What reproducible redeals depend on: see `Deal.seed`. */
  readonly seed: number;
}

/** The five reversible steps: the only way a position changes. */
export interface Steps {
  /** The top `n` cards go to another pile as a block, order and faces kept. */
  shift(from: number, to: number, n: number): void;
  /** The top `n` cards go to another pile turned over as a block: order reversed, faces changed; `from` may be `to`. */
  flip(from: number, to: number, n: number): void;
  /** The card at a height is turned face up or face down where it lies. */
  turn(pile: number, index: number, up: boolean): void;
  /** A pile is put in another order: afterwards height `i` holds what lay at `permutation[i]`. */
  order(pile: number, permutation: ArrayLike<number>): void;
  /** A counter takes a value (32-bit whole number). */
  set(counter: number, value: number): void;
}

/** What `deal`, `play` and `settle` get: the position and the steps that change it. */
export type Hands = State & Steps;

/** One step as told to listeners (screen, speech). Only built when somebody listens. */
export type StepEvent =
  | { readonly step: 'shift' | 'flip'; readonly from: number; readonly to: number; readonly cards: readonly Card[] }
  | { readonly step: 'turn'; readonly pile: number; readonly index: number; readonly card: Card; readonly up: boolean }
  | { readonly step: 'order'; readonly pile: number }
  | { readonly step: 'set'; readonly counter: number; readonly value: number; readonly before: number };
