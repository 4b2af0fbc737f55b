import type { Reason } from 'pasyans';
import type { Core } from './core.ts';

type Told = typeof import('./told.ts');

/** Fetches the words beforehand, so that the first sentence comes at once. */
export const fetchTold = (): void => void import('./told.ts').catch(() => undefined);

/** Says what has to be put together first. The words for it are fetched once; until they are there play goes on in silence. */
export function tell(core: Core, what: (told: Told) => string): void {
  import('./told.ts').then(
    (told) => core.say(what(told)),
    () => core.say(core.words.peek().notLoaded),
  );
}

/** Shows why something is refused, and says it with its rule. */
export function refuse(core: Core, reason: Reason): void {
  core.show({ text: reason.text[core.lang.peek()], rule: reason.rule });
  tell(core, (told) => told.reason(core, reason));
}
