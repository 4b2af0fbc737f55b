import './deal-number.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { dealName } from '../adapt/words.ts';
import { isSealed } from '../ctrl/sealed.ts';
import { sharing } from '../ctrl/sharing.ts';
import { dealNumberWords } from './deal-number.words.ts';
import { dealTyped } from './deal-typed.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { ritualWords } from './ritual.words.ts';

/** The deal's number: to read, to copy, to give, one up and one down. */
export function DealNumber({ ctrl: { core, commands, route } }: PanelProps): JSX.Element {
  const words = core.words.value;
  const own = dealNumberWords[core.lang.value];
  const session = core.session();
  const sealed = isSealed(core, session);
  const now = sealed ? undefined : dealName(session);
  const typed = useSignal(now ?? '');
  const wrong = useSignal('');
  const deal = (event: Event): void => {
    event.preventDefault();
    const read = dealTyped(typed.value);
    if (!read.ok) {
      wrong.value = read.fault.text[core.lang.peek()];
      return;
    }
    route.close();
    commands.deal(session.game.patience, { options: session.game.options, deal: read.value });
  };
  const neighbour = (by: 1 | -1): void => {
    commands.neighbour(by);
    if (core.question.peek()) route.close();
    typed.value = dealName(core.desk.session) ?? '';
    wrong.value = '';
  };
  return (
    <Dialog title={words.dealNumber} closeWord={words.close} onClose={route.close} kind="narrow" id="deal-panel">
      <p class="soft">
        {sealed ? ritualWords[core.lang.value].noNumber : now !== undefined && own.now(now)} {own.about}
      </p>
      <form class="deal-form" onSubmit={deal}>
        <input
          inputMode="numeric"
          autocomplete="off"
          aria-label={words.dealNumber}
          aria-invalid={wrong.value !== ''}
          aria-describedby="deal-wrong"
          value={typed.value}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            wrong.value = '';
          }}
        />
        <button type="submit" class="button button-main">
          {own.layOut}
        </button>
      </form>
      <p id="deal-wrong" class="wrong" role="alert">
        {wrong.value}
      </p>
      <div class="choices">
        {!sealed && (
          <>
            <button type="button" class="button" onClick={() => neighbour(-1)} data-testid="previous-deal">
              {own.previous}
            </button>
            <button type="button" class="button" onClick={() => neighbour(1)} data-testid="next-deal">
              {own.next}
            </button>
          </>
        )}
        {now !== undefined && (
          <button type="button" class="button" onClick={() => void sharing(core, window).copy(now)}>
            {own.copy}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => route.go({ name: 'layout', patience: session.game.patience.id })}
          data-testid="to-layout"
        >
          {own.layout}
        </button>
      </div>
    </Dialog>
  );
}
