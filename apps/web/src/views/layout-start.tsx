import { type Signal, useSignal } from '@preact/signals';
import type { Fault } from 'pasyans';
import type { JSX } from 'preact';
import { beginAt } from '../ctrl/laying.ts';
import { dealTyped } from './deal-typed.ts';
import type { LayoutCardsProps } from './layout-cards.tsx';

interface StartProps extends LayoutCardsProps {
  /** The table as text, where it is laid out so; else it lies in cards. */
  readonly text: string | undefined;
  readonly number: Signal<string>;
}

/** What else the game has to know, and the way to it. */
export function LayoutStart({ ctrl, table, words, text, number }: StartProps): JSX.Element {
  const { core, commands, route } = ctrl;
  const lang = core.lang.value;
  const wrong = useSignal('');
  const { rules } = table.game;
  const unknown = text === undefined ? table.unknown() : 0;
  const start = (event: Event): void => {
    event.preventDefault();
    const id = dealTyped(number.value);
    const begun = id.ok ? beginAt(table.game, text ?? table.text(lang), id.value) : id;
    if (text === undefined && table.missing() > 0) wrong.value = words.missing(table.missing());
    else if (!begun.ok) wrong.value = text === undefined ? told(begun.fault) : begun.fault.text[lang];
    else {
      route.home();
      commands.open(begun.value);
    }
  };
  /** A fault of a table that lies in cards: its pile is shown, by the name that players know. */
  const told = ({ code, token, text: sentence }: Fault): string => {
    const pile = rules.piles.findIndex(({ name }) => name === token);
    if (code !== 'impossible-pile' || pile < 0) return sentence[lang];
    table.goTo(pile);
    return words.misplaced(rules.piles[pile]?.label[lang] ?? '');
  };
  return (
    <form onSubmit={start} class="layout-start">
      {text === undefined && <Counters table={table} words={words} />}
      {(unknown > 0 || rules.shuffles || text !== undefined) && (
        <>
          <label class="layout-field">
            {words.number}
            <input
              inputMode="numeric"
              autocomplete="off"
              aria-describedby="layout-number-about"
              value={number.value}
              onInput={({ currentTarget: { value } }) => {
                number.value = value;
              }}
              data-testid="layout-number"
            />
          </label>
          <p id="layout-number-about" class="small soft">
            {[unknown > 0 && words.unknownAbout(unknown), rules.shuffles && words.redealAbout].filter(Boolean).join(' ')}
          </p>
        </>
      )}
      <p class="wrong" role="alert" data-testid="layout-wrong">
        {wrong.value}
      </p>
      <div class="buttons">
        <button type="submit" class="button button-main" data-testid="layout-start">
          {words.start}
        </button>
      </div>
    </form>
  );
}

/** How far the game has come, where the cards do not show it. */
function Counters({ table, words }: Pick<StartProps, 'table' | 'words'>): JSX.Element | null {
  const { counters = [] } = table.game.rules;
  if (counters.length === 0) return null;
  return (
    <details>
      <summary>{words.counters}</summary>
      {counters.map((name, i) => (
        <label key={name} class="layout-field">
          {words.counterNames[name] ?? name}
          <input
            type="number"
            min={0}
            max={99}
            value={table.draft.value.counters[i]}
            onChange={({ currentTarget: { valueAsNumber } }) => table.count(i, valueAsNumber >= 0 ? Math.trunc(valueAsNumber) : 0)}
          />
        </label>
      ))}
    </details>
  );
}
