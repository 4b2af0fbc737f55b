import type { Session } from 'pasyans';
import type { Ritual } from '../storage/ritual.ts';
import type { Core } from './core.ts';

/** True while the deal is a secret: its seal has been shown and is opened when the game is over. */
export function isSealed(core: Core, session: Session): boolean {
  const { ritual } = core.meta(session);
  return ritual !== undefined && isClosed(ritual) && session.outcome() === undefined;
}

/** True for a seal that has been set and not been opened. */
export const isClosed = ({ sealed, opened }: Ritual): boolean => sealed !== undefined && !opened;

/** Which deal it is, as far as it may be known; `name` puts its number into words. */
export function dealShown(core: Core, session: Session, name: (deal: string) => string = (deal) => deal): string {
  const words = core.words.value;
  if (isSealed(core, session)) return words.sealed;
  return session.deal.id === undefined ? words.ownCards : name(String(session.deal.id));
}

/** True where nothing is taken back: in a ritual, unless the player wants it otherwise. */
export const undoIsOff = (core: Core, session: Session): boolean =>
  core.meta(session).ritual !== undefined && !core.settings.now.value.ritualUndo;

/** Says why something is not to be had in a ritual. */
export function refuseInRitual(core: Core, what: 'noUndo' | 'noNumber' | 'noRecord' | 'noVerdict'): void {
  import('../views/ritual.words.ts').then(
    ({ ritualWords }) => {
      const text = ritualWords[core.lang.peek()][what];
      core.show({ text });
      core.say(text);
    },
    () => core.notLoaded(() => refuseInRitual(core, what)),
  );
}
