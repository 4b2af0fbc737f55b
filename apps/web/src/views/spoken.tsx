import type { ReadonlySignal } from '@preact/signals';
import { createContext, type JSX } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import type { Said } from '../ctrl/core.ts';
import type { Ctrl } from '../ctrl/ctrl.ts';

/** What is said, for regions that are not given the app. */
export const SaidHere = createContext<ReadonlySignal<Said> | undefined>(undefined);

/** The one live region. Its text changes even when the same sentence is said twice: an invisible sign is added in turn. */
export function Spoken({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element {
  return (
    <div class="spoken" aria-live="polite" role="status" data-testid="said">
      {textOf(ctrl.core.said.value)}
    </div>
  );
}

/** The live region of a dialog: behind it the page is silent. It says what is said from its opening on. */
export function SpokenHere(): JSX.Element {
  const said = useContext(SaidHere)?.value;
  const before = useRef(said?.serial);
  return (
    <div class="spoken" aria-live="polite" role="status" data-testid="said-here">
      {said && said.serial !== before.current ? textOf(said) : ''}
    </div>
  );
}

const textOf = ({ text, serial }: Said): string => text + (serial % 2 === 0 ? '' : '\u00a0');
