import { isRelaxed } from 'pasyans';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { dealShown, isSealed } from '../ctrl/sealed.ts';
import { lazily } from './lazily.tsx';
import type { NothingNewProps } from './nothing-new.tsx';
import { ToastLine } from './toast-line.tsx';

// A word that cannot be fetched is no loss.
const NothingNew = lazily<NothingNewProps>(() =>
  import('./nothing-new.tsx').then(
    (views) => views.NothingNew,
    () => () => null,
  ),
);
const LookBack = lazily(async () => (await import('./look-back.tsx')).LookBack);
const Verdict = lazily(async () => (await import('./verdict.tsx')).Verdict);

/** One quiet line: what is to be done or what is left, and the deal's number. */
export function StatusLine({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element {
  const { core, help, route } = ctrl;
  const words = core.words.value;
  const session = core.session();
  const { game } = session;
  const { patience } = game;
  const fresh = !session.canUndo;
  const status = game.rules.status?.(session.table)?.[core.lang.value];
  const wish = fresh && patience.tells && !core.meta(session).ritual;
  const begin = fresh && session.game.choice === 'zero' && words.begin;
  const lines = [begin, !wish && status].filter(Boolean);
  const sealed = isSealed(core, session);
  const judging = help.judging.value;
  const back = help.back.value;
  return (
    <div class="status-line">
      <p>
        {wish && (
          <button
            type="button"
            class="wish-button"
            onClick={() => route.go({ name: 'ritual' })}
            aria-haspopup="dialog"
            data-testid="make-wish"
          >
            {words.wish}
          </button>
        )}
        {lines.join(' ')}
        {session.canUndo && game.choice !== 'zero' && <NothingNew ctrl={ctrl} after={lines.length > 0} />}
        {isRelaxed(game) && <span class="mark">{words.relaxed}</span>}
      </p>
      <button
        type="button"
        class="deal-button"
        onClick={() => route.go({ name: sealed ? 'seal' : 'deal' })}
        aria-haspopup="dialog"
        data-testid="deal"
      >
        {dealShown(core, session, words.dealShort)}
      </button>
      <div class="over-line">
        {judging && <Verdict ctrl={ctrl} judging={judging} />}
        {back && <LookBack ctrl={ctrl} back={back} />}
        <ToastLine ctrl={ctrl} />
      </div>
    </div>
  );
}
