import type { ComponentChildren, JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { type Panel, writePanel } from '../ctrl/route.ts';

interface PageLinkProps {
  readonly ctrl: Ctrl;
  readonly to: Panel;
  readonly class?: string;
  readonly testid?: string;
  readonly children: ComponentChildren;
}

/** A link to a page of the app: a plain address, which can be copied and opened apart; pressed, it leads there and back again. */
export function PageLink({ ctrl, to, class: kind, testid, children }: PageLinkProps): JSX.Element {
  return (
    <a
      href={writePanel(to)}
      class={kind}
      data-testid={testid}
      onClick={(event) => {
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        ctrl.route.go(to);
      }}
    >
      {children}
    </a>
  );
}
