import { nothingNewSince, sayNothingNew } from 'pasyans';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';

export interface NothingNewProps {
  readonly ctrl: Ctrl;
  /** Whether something stands before it. */
  readonly after: boolean;
}

/** A word about playing in circles, where the status stands: no verdict, and nothing that asks for an answer. */
export function NothingNew({ ctrl: { core }, after }: NothingNewProps): JSX.Element | null {
  const session = core.session();
  const since = session.outcome() ? undefined : nothingNewSince(session);
  return since === undefined ? null : <span data-testid="nothing-new">{(after ? ' · ' : '') + sayNothingNew(since, core.lang.value)}</span>;
}
