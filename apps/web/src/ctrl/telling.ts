import type { Reason } from 'pasyans';
import type { Core } from './core.ts';

type Told = typeof import('./told.ts');

let told: Told | undefined;

let coming: Promise<Told> | undefined;

/** One promise for all who wait: each asking for itself, a browser may answer the later one first, and sentences would change places. */
function fetched(): Promise<Told> {
  coming ??= fetchAnew();
  return coming;
}

async function fetchAnew(): Promise<Told> {
  try {
    told = await import('./told.ts');
    return told;
  } catch (error) {
    coming = undefined;
    throw error;
  }
}

/** Fetches the words beforehand, so that the first sentence comes at once. */
export const fetchTold = (): void => void fetched().catch(() => undefined);

/**
 * Says what has to be put together first. The words for it are fetched once; a sentence that had to wait for anything is said only if
 * nothing has happened since.
 */
export function tell(core: Core, what: (told: Told) => string | Promise<string>): void {
  const { session } = core.desk;
  const { here } = session;
  const still = (): boolean => core.desk.session === session && session.here === here;
  const say = (words: Told): void => {
    const text = what(words);
    if (typeof text === 'string') core.say(text);
    else void text.then((late) => still() && core.say(late));
  };
  if (told) say(told);
  else
    fetched().then(
      (words) => still() && say(words),
      () => core.say(core.words.peek().notLoaded),
    );
}

/** Shows why something is refused, and says it with its rule. */
export function refuse(core: Core, reason: Reason): void {
  core.show({ text: reason.text[core.lang.peek()], rule: reason.rule });
  tell(core, (told) => told.reason(core, reason));
}
