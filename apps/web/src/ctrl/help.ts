import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Move, Session } from 'pasyans';
import type { Effort, Verdict } from 'pasyans/solve';
import type { Helper } from './asker.ts';
import type { Core } from './core.ts';
import type { Helping } from './helping.ts';
import type { Play } from './play.ts';

/** The question whether the game can still be won: what has been done so far, and in the end the verdict. */
export type Judging = (Effort | Verdict) & {
  /** How many positions may be reached. */
  readonly most: number;
};

/** The question answered. */
export type Judged = Judging & Verdict;

/** Help while playing. Nothing comes unasked, and all of it belongs to the position it was asked for. */
export interface Help {
  /** The move of the hint, to be marked on the table. */
  readonly hinted: ReadonlySignal<Move | undefined>;
  readonly judging: ReadonlySignal<Judging | undefined>;
  /** True where there is something to help with: the player decides, and the game goes on. */
  offered(session: Session): boolean;
  /** Says and marks what a practised player would do. */
  hint(): void;
  /** Looks whether the position can still be won; asked again about an unknown one it looks five times as far. */
  judge(): void;
  /** Plays the next move of the line found; the verdict holds for the position it leads to. */
  next(): void;
  /** Plays the line found to its end; one undo takes it back. */
  toEnd(): void;
  /** Takes away what is shown, and stops what is being looked for. False when there was nothing. */
  close(): boolean;
}

/** What is shown of the help; only the helping part writes it. */
export interface Shown {
  readonly hinted: Signal<Move | undefined>;
  readonly judging: Signal<Judging | undefined>;
}

/** The door to help. What thinks, asks and tells behind it is fetched when somebody first wants help. */
export function help(core: Core, play: Play, start: () => Helper): Help {
  const shown: Shown = { hinted: signal(), judging: signal() };
  let there: Helping | undefined;

  function use(act: (helping: Helping) => void): void {
    if (there) act(there);
    else
      import('./helping.ts').then(
        ({ helping }) => {
          there ??= helping(core, play, start, shown);
          act(there);
        },
        () => core.notify((words) => words.loadFailed),
      );
  }

  return {
    ...shown,
    offered,
    hint: () => use((helping) => helping.hint()),
    judge: () => use((helping) => helping.judge()),
    next: () => use((helping) => helping.next()),
    toEnd: () => use((helping) => helping.toEnd()),
    close: () => there?.close() ?? false,
  };
}

/** True where there is something to help with. */
export const offered = (session: Session): boolean => session.game.choice !== 'zero' && session.outcome() === undefined;

/** The verdict, when there is one. */
export const verdictOf = (judging: Judging | undefined): Judged | undefined => (judging && 'verdict' in judging ? judging : undefined);
