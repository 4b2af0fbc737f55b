import { ruleName } from 'pasyans';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';

/** Why not, or what happened: a quiet line in the place of the status line. The live region says the same. */
export function ToastLine({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element | null {
  const { core, route } = ctrl;
  const toast = core.toast.value;
  if (!toast) return null;
  const patience = core.session().game.patience.id;
  const { rule, act } = toast;
  return (
    <div class="toast" data-testid="toast">
      {toast.text}{' '}
      {rule !== undefined && (
        <button type="button" class="link" onClick={() => route.go({ name: 'rules', patience, rule })}>
          {ruleName(rule, core.lang.value)}
        </button>
      )}
      {act && (
        <button type="button" class="link" onClick={act.run}>
          {act.label}
        </button>
      )}
    </div>
  );
}
