import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { Icon } from './icons.tsx';

/** The patience's name, which opens the chooser; its rules; the menu. */
export function TopBar({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element {
  const { core, route } = ctrl;
  const words = core.words.value;
  const { patience } = core.session().game;
  return (
    <header class="top-bar">
      <h1>
        <button type="button" class="title-button" aria-haspopup="dialog" onClick={() => route.go({ name: 'chooser' })} data-testid="title">
          <span>{patience.title[core.lang.value]}</span>
          <Icon name="down" />
          <span class="spoken">{words.chooser}</span>
        </button>
      </h1>
      <button
        type="button"
        class="icon-button"
        aria-label={words.rules}
        title={words.rules}
        aria-haspopup="dialog"
        onClick={() => route.go({ name: 'rules', patience: patience.id })}
        data-testid="rules"
      >
        <Icon name="book" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={words.menu}
        title={words.menu}
        aria-haspopup="dialog"
        onClick={() => route.go({ name: 'menu' })}
        data-testid="menu"
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}
