import type { Signal } from '@preact/signals';
import type { Move, Session } from 'pasyans';
import type { Effort, Looked, Turning, Verdict } from 'pasyans/solve';

/** The question whether the game can still be won: what has been done so far, and in the end the verdict. */
export type Judging = (Effort | Verdict) & {
  /** How many positions may be reached. */
  readonly most: number;
};

/** The question answered. */
export type Judged = Judging & Verdict;

/** The question where the game was lost: what has been looked at so far, in the end what was found. `of`: the moves made. */
export type LookingBack = { readonly of: number } & ({ readonly looked: Looked } | { readonly found: Turning });

/** What is shown of the help; only the helping part writes it. */
export interface Shown {
  readonly hinted: Signal<Move | undefined>;
  readonly judging: Signal<Judging | undefined>;
  readonly back: Signal<LookingBack | undefined>;
}

/** True where moves were chosen that may have lost the game. */
export const mayLookBack = (session: Session): boolean => session.game.choice !== 'zero' && session.canUndo;

/** True where there is something to help with. */
export const offered = (session: Session): boolean => session.game.choice !== 'zero' && session.outcome() === undefined;

/** The verdict, when there is one. */
export const verdictOf = (judging: Judging | undefined): Judged | undefined => (judging && 'verdict' in judging ? judging : undefined);
