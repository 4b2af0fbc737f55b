import type { Fan, Placing } from 'pasyans';
import type { BackDesign } from './face/index.ts';

/**
 * What the table draws and what it tells. It knows no patience: piles, cards and words come in ready to show, gestures
 * go out as "this pile was touched" and "this card was carried there". Whether that is a move is not its business.
 */

/** One card as drawn. `key` follows it about and says nothing about its face. */
export interface CardView {
  readonly key: number;
  /** `suit * 13 + rank - 1`; absent while face down. */
  readonly face: number | undefined;
  /** The card in words, where each card of a pile is reached by keys: «3 из 13: семёрка червей». */
  readonly label?: string;
}

export interface PileView {
  readonly at: Placing;
  readonly fan: Fan;
  /** Cards from bottom to top. */
  readonly cards: readonly CardView[];
  /** The whole pile in words, for those who hear it: «Место 3: семёрка червей». */
  readonly label: string;
  /** A short caption under or on the pile, such as the number of cards left in the stock. */
  readonly caption?: string;
  /** What an empty place may honestly show. */
  readonly ghost?: { readonly rank?: number; readonly suit?: number };
  /** Drawn (and reached by keys) only while it holds cards. */
  readonly fleeting: boolean;
  /** True where a card is taken up without the cards above it. */
  readonly loose?: boolean;
}

export interface SignView {
  readonly text: string;
  readonly at: Placing;
}

/** A card taken up and not yet put down, with all cards above it unless it is taken alone. */
export interface Held {
  readonly pile: number;
  readonly index: number;
  readonly alone?: boolean;
}

export interface TableView {
  /** Changes when another deal or patience is laid: no flights from the old table to the new one, a dealing-out instead. */
  readonly deal: string;
  readonly piles: readonly PileView[];
  readonly signs: readonly SignView[];
  /** The cards picked up by taps or by keys: usually none or one. */
  readonly held: readonly Held[];
  /** Piles to be shown as able to take the held card; empty when not asked for. */
  readonly targets: readonly number[];
  /** Cards pointed out to the player. */
  readonly marked: readonly Held[];
}

/** How faces are printed; see the face folder. */
export interface Looks {
  readonly indices: 'ru' | 'en';
  readonly style: 'normal' | 'large';
  readonly fourColours: boolean;
  readonly back: BackDesign;
  /** Mirrors the table for left-handed players. */
  readonly mirrored: boolean;
  /** Milliseconds a card flies; 0 for none. */
  readonly pace: number;
}

/** What the table tells. `index` counts from the bottom of the pile; `undefined` is the empty place itself. */
export interface TableEvents {
  /** A tap, click or Enter on a pile; `again` says that it came right after another one at the same place. */
  onTouch(pile: number, index: number | undefined, again?: boolean): void;
  /** A drag begins: return false when the card cannot be lifted at all (it shivers and stays). */
  onLift(pile: number, index: number): boolean;
  /**
   * A drag ends over these piles, best overlap first (possibly none). One that is broken off, by Escape or because the
   * cards were taken from under it, ends over the pile it came from. Every lift allowed is followed by one drop. `onto` is the
   * card under the finger when that lies on the card's own loose pile.
   */
  onDrop(pile: number, index: number, over: readonly number[], onto?: number): void;
  /** A tap of two fingers, anywhere on the table. */
  onTwoFingers(): void;
  /** A tap on the bare cloth. */
  onBare(): void;
  /** Escape. */
  onCancel(): void;
}

/** What the table itself has to say to those who hear it. */
export interface TableWords {
  /** Its name: «Стол». */
  readonly table: string;
  /** How it is played by keys. */
  readonly keys: string;
}
