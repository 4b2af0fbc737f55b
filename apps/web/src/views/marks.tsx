import './deal-number.css';
import { useSignal } from '@preact/signals';
import { sayWays, sentence, waysOf } from 'pasyans';
import type { JSX } from 'preact';
import { mark } from '../ctrl/marking.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { marksWords } from './marks.words.ts';

/** Letters: what fits a button on a phone in two lines. */
const LONGEST = 60;

/** Bookmarks and lines that were left: to set one, and to go back to any. */
export function MarksPanel({ ctrl }: PanelProps): JSX.Element {
  const { core, commands, route } = ctrl;
  const lang = core.lang.value;
  const own = marksWords[lang];
  const session = core.session();
  const { here } = session;
  const typed = useSignal(here.name ?? own.usual(here.depth));
  const set = (event: Event): void => {
    event.preventDefault();
    const name = typed.peek().trim();
    if (name !== '') mark(ctrl, name);
  };
  const ways = waysOf(session);
  const said = sayWays(session, lang);
  return (
    <Dialog title={own.title} closeWord={core.words.value.close} onClose={route.close} kind="narrow" id="marks-panel">
      <p class="soft">{own.about}</p>
      <form class="deal-form" onSubmit={set}>
        <input
          autocomplete="off"
          maxLength={LONGEST}
          aria-label={own.name}
          value={typed.value}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button button-main" data-testid="mark">
          {own.mark}
        </button>
      </form>
      {here.name !== undefined && <p>{own.marked(here.name)}</p>}
      <div class="choices">
        {here.name !== undefined && (
          <button type="button" class="button" onClick={() => mark(ctrl, undefined)} data-testid="unmark">
            {own.unmark}
          </button>
        )}
        {ways.map((way, i) => (
          <button
            key={`${way.place.depth} ${i}`}
            type="button"
            class="button"
            onClick={() => {
              route.close();
              commands.goTo(way.place);
            }}
            data-testid="way"
          >
            {sentence(said[i] ?? '')}
          </button>
        ))}
      </div>
      {ways.length === 0 && <p class="soft">{own.none}</p>}
    </Dialog>
  );
}
