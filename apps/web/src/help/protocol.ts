import type { Dealt, Move, Options, Seen } from 'pasyans';
import type { Hint } from 'pasyans/play';
import type { Effort, Looked, Turning, Verdict } from 'pasyans/solve';

/** What the page and its worker say to each other. Plain data: it crosses over as a copy. */

interface About {
  readonly patience: string;
  readonly options: Options;
}

/** What would a practised player do? He gets what a player sees: no hidden card crosses over. */
export interface HintAsked extends About {
  readonly kind: 'hint';
  readonly seen: Seen;
  /** Positions that lie behind, as they were seen. */
  readonly before: readonly Seen[];
}

/** Can this position still be won? Whoever answers knows all cards. */
export interface VerdictAsked extends About {
  readonly kind: 'verdict';
  readonly deal: Dealt;
  /** The moves from the deal to the position. */
  readonly moves: readonly Move[];
  /** How many positions may be reached before it says that it does not know. */
  readonly nodes: number;
}

/** How far back could it still be won? `nodes` are for each place looked at. */
export interface TurningAsked extends Omit<VerdictAsked, 'kind'> {
  readonly kind: 'turning';
}

export type Asked = HintAsked | VerdictAsked | TurningAsked;

export type Told =
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'effort'; readonly effort: Effort }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'looked'; readonly looked: Looked }
  | { readonly kind: 'turning'; readonly turning: Turning };

/** Questions are numbered, and answers bear the number of their question. */
export interface Numbered<T> {
  readonly n: number;
  readonly body: T;
}
