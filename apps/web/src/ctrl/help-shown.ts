import type { Signal } from '@preact/signals';
import type { Move, Session } from 'pasyans';
import type { Effort, Verdict } from 'pasyans/solve';

/** The question whether the game can still be won: what has been done so far, and in the end the verdict. */
export type Judging = (Effort | Verdict) & {
  /** How many positions may be reached. */
  readonly most: number;
};

/** The question answered. */
export type Judged = Judging & Verdict;

/** What is shown of the help; only the helping part writes it. */
export interface Shown {
  readonly hinted: Signal<Move | undefined>;
  readonly judging: Signal<Judging | undefined>;
}

/** True where there is something to help with. */
export const offered = (session: Session): boolean => session.game.choice !== 'zero' && session.outcome() === undefined;

/** The verdict, when there is one. */
export const verdictOf = (judging: Judging | undefined): Judged | undefined => (judging && 'verdict' in judging ? judging : undefined);
