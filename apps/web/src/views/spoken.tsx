import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';

/** The one live region. Its text changes even when the same sentence is said twice: an invisible sign is added in turn. */
export function Spoken({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element {
  const { text, serial } = ctrl.core.said.value;
  return (
    <div class="spoken" aria-live="polite" role="status" data-testid="said">
      {text + (serial % 2 === 0 ? '' : '\u00a0')}
    </div>
  );
}
