import { cardWords, type Face, type Lang, sentence } from 'pasyans';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import type { Laying, Lying } from '../ctrl/laying.ts';
import type { LayoutWords } from './layout.words.ts';
import { LayoutKeys } from './layout-keys.tsx';
import { LayoutTable, signOf } from './layout-table.tsx';
import { Segments } from './segments.tsx';

export interface LayoutCardsProps {
  readonly ctrl: Ctrl;
  readonly table: Laying;
  readonly words: LayoutWords;
}

/** Lays the table out card by card: the piles, the one at hand, and the cards that are still missing. */
export function LayoutCards({ ctrl, table, words }: LayoutCardsProps): JSX.Element {
  const { core } = ctrl;
  const lang = core.lang.value;
  const labelOf = (pile: number): string => table.game.rules.piles[pile]?.label[lang] ?? '';
  const rest = table.restFits();
  const put = (face: Face | undefined): void => {
    const { pile } = table.draft.peek();
    const card = face === undefined ? words.closed : cardWords(face, lang);
    if (!table.put(face)) {
      core.say(sentence(face !== undefined && table.left(face) === 0 ? words.gone(card) : words.full));
      return;
    }
    const next = table.draft.peek().pile;
    core.say([words.laid(card, labelOf(pile)), ...(next === pile ? [] : [words.goesOn(labelOf(next))])].join(' '));
  };
  const act = (doing: () => void) => (): void => {
    doing();
    core.say([words.undone, words.goesOn(labelOf(table.draft.peek().pile))].join(' '));
  };
  return (
    <div class="layout-cards">
      <div>
        <LayoutTable table={table} lang={lang} />
        <p class="layout-left" data-testid="layout-left">
          {table.missing() === 0 ? words.allLaid : words.left(table.missing())}
        </p>
      </div>
      <div>
        <PileAtHand table={table} words={words} lang={lang} />
        <LayoutKeys table={table} words={words} lang={lang} put={put} />
        <Segments
          name="layout-side"
          label={words.side}
          values={[
            ['up', words.up],
            ['down', words.down],
          ]}
          now={table.nextUp() ? 'up' : 'down'}
          choose={(side) => table.turn(side === 'up')}
        />
        <div class="layout-acts">
          <button type="button" class="button" onClick={() => put(undefined)} data-testid="layout-unknown">
            {words.unknown}
          </button>
          {rest > 0 && (
            <button type="button" class="button" onClick={() => table.rest()} data-testid="layout-rest">
              {words.rest(rest)}
            </button>
          )}
          <button
            type="button"
            class="button"
            aria-disabled={!table.canUndo.value}
            onClick={act(() => table.undo())}
            data-testid="layout-undo"
          >
            {words.undo}
          </button>
          <button type="button" class="button" onClick={act(() => table.takeOff())}>
            {words.takeOff}
          </button>
          <button type="button" class="button" onClick={act(() => table.clear())}>
            {words.clear}
          </button>
        </div>
      </div>
    </div>
  );
}

interface PileProps {
  readonly table: Laying;
  readonly words: LayoutWords;
  readonly lang: Lang;
}

/** The pile that the next card goes to, and what lies on it. */
function PileAtHand({ table, words, lang }: PileProps): JSX.Element {
  const { piles, pile } = table.draft.value;
  const name = (lying: Lying): string => (lying.face === undefined || !lying.up ? words.closed : cardWords(lying.face, lang));
  const heap = piles[pile] ?? [];
  return (
    <div class="layout-at-hand">
      <div class="layout-pile">
        <button type="button" class="button" aria-label={words.previous} title={words.previous} onClick={() => table.onward(-1)}>
          ‹
        </button>
        <select
          aria-label={words.pile}
          value={pile}
          onChange={({ currentTarget: { value } }) => table.goTo(Number(value))}
          data-testid="layout-pile"
        >
          {table.game.rules.piles.map(({ name: code, label }, i) => (
            <option key={code} value={i}>
              {piles[i]?.length ? `${label[lang]} (${piles[i].length})` : label[lang]}
            </option>
          ))}
        </select>
        <button type="button" class="button" aria-label={words.next} title={words.next} onClick={() => table.onward(1)}>
          ›
        </button>
      </div>
      <p class="layout-heap" data-testid="layout-heap">
        {heap.length === 0 ? (
          <span class="soft">{words.empty}</span>
        ) : (
          <>
            <span class="soft">{words.upwards}</span> <span aria-hidden="true">{heap.map((card) => signOf(card, lang)).join(' ')}</span>
            <span class="spoken">{heap.map(name).join(', ')}</span>
          </>
        )}
      </p>
    </div>
  );
}
