import { type ReadonlySignal, signal } from '@preact/signals';
import type { Move, Session } from 'pasyans';
import type { Helper } from './asker.ts';
import type { Core } from './core.ts';
import { type Judging, type LookingBack, mayLookBack, offered, type Shown } from './help-shown.ts';
import type { Helping } from './helping.ts';
import type { Play } from './play.ts';

/** Help while playing. Nothing comes unasked, and all of it belongs to the position it was asked for. */
export interface Help extends Helping {
  /** The move of the hint, to be marked on the table. */
  readonly hinted: ReadonlySignal<Move | undefined>;
  readonly judging: ReadonlySignal<Judging | undefined>;
  readonly back: ReadonlySignal<LookingBack | undefined>;
  /** True where there is something to help with: the player decides, and the game goes on. */
  offered(session: Session): boolean;
  /** True where it can be asked how far back the game could still be won. */
  mayLookBack(session: Session): boolean;
}

/** The door to help. What thinks, asks and tells behind it is fetched when somebody first wants help. */
export function help(core: Core, play: Play, start: () => Helper): Help {
  const shown: Shown = { hinted: signal(), judging: signal(), back: signal() };
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
    mayLookBack,
    hint: () => use((helping) => helping.hint()),
    judge: () => use((helping) => helping.judge()),
    lookBack: () => use((helping) => helping.lookBack()),
    next: () => use((helping) => helping.next()),
    toEnd: () => use((helping) => helping.toEnd()),
    close: () => there?.close() ?? false,
  };
}
