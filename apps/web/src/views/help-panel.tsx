import './verdict.css';
import type { ComponentChildren, JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { Icon } from './icons.tsx';

interface Props {
  readonly ctrl: Ctrl;
  readonly label: string;
  readonly id: string;
  /** True once there is an answer: it is put away, where a search is broken off. */
  readonly found: boolean;
  readonly text: ComponentChildren;
  /** What can be done about it. */
  readonly children: ComponentChildren;
}

/** What was asked of the worker: the search while it goes on, then the answer. The table stays free to be played on. */
export function HelpPanel({ ctrl: { core, help }, label, id, found, text, children }: Props): JSX.Element {
  const { cancel, close } = core.words.value;
  return (
    <section class="verdict panel" aria-label={label} data-testid={id}>
      {text}
      {/* The same button throughout: whoever stands on it stays there. */}
      <button
        type="button"
        class={`verdict-close ${found ? 'icon-button' : 'button'}`}
        aria-label={found ? close : cancel}
        onClick={help.close}
        data-testid="verdict-close"
      >
        {found ? <Icon name="close" /> : cancel}
      </button>
      {children}
    </section>
  );
}
