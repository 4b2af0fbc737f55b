import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { lazily } from './lazily.tsx';

const Page = lazily(async () => (await import('./result-page.tsx')).ResultPage);

/** The result page while there is a result and nobody has put it away. */
export function Result({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element | null {
  const { core } = ctrl;
  const outcome = core.session().outcome();
  return outcome && !core.resultHidden.value ? <Page ctrl={ctrl} outcome={outcome} /> : null;
}
