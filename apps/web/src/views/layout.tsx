import './layout.css';
import { useSignal } from '@preact/signals';
import { type Game, type Options, type Patience, sentence } from 'pasyans';
import { findHeading, loadPatience, patienceIds } from 'pasyans/catalogue';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { type Laying, laying } from '../ctrl/laying.ts';
import { gameOf, someDeal } from '../ctrl/open-games.ts';
import { Dialog } from './dialog.tsx';
import { type LayoutWords, layoutWords } from './layout.words.ts';
import { LayoutCards } from './layout-cards.tsx';
import { LayoutStart } from './layout-start.tsx';
import { LayoutText } from './layout-text.tsx';
import type { PanelProps } from './lazily.tsx';
import { Segments } from './segments.tsx';
import { useLoaded } from './use-loaded.ts';

/** Lays out the cards of a real table, to be played on from. */
export function LayoutPanel({ ctrl, panel }: PanelProps): JSX.Element {
  const { core, route } = ctrl;
  const lang = core.lang.value;
  const words = layoutWords[lang];
  const id = panel.patience ?? core.session().game.patience.id;
  const patience = useLoaded(ctrl, () => loadPatience(id), id);
  const title = (one: string): string => findHeading(one)?.title[lang] ?? one;
  return (
    <Dialog title={words.title} closeWord={core.words.value.close} onClose={route.close} kind="wide" id="layout-panel">
      <p class="soft">{words.about}</p>
      <label class="layout-field">
        {words.patience}
        <select
          value={id}
          onChange={({ currentTarget: { value } }) => route.go({ name: 'layout', patience: value })}
          data-testid="layout-which"
        >
          {[...patienceIds]
            .sort((a, b) => title(a).localeCompare(title(b), lang))
            .map((one) => (
              <option key={one} value={one}>
                {title(one)}
              </option>
            ))}
        </select>
      </label>
      {patience && <Chosen ctrl={ctrl} patience={patience} words={words} />}
    </Dialog>
  );
}

interface ChosenProps {
  readonly ctrl: Ctrl;
  readonly patience: Patience;
  readonly words: LayoutWords;
}

/** Tables begun, so that a look elsewhere loses nothing. */
const drafts = new Map<string, Laying>();

function draftOf(game: Game): Laying {
  const key = JSON.stringify([game.patience.id, game.options]);
  const draft = drafts.get(key) ?? laying(game);
  drafts.set(key, draft);
  return draft;
}

function Chosen({ ctrl, patience, words }: ChosenProps): JSX.Element {
  const { core } = ctrl;
  const options = useSignal<Options>(core.settings.now.peek().options[patience.id] ?? {});
  const how = useSignal<'cards' | 'text'>('cards');
  const text = useSignal('');
  const number = useSignal(String(someDeal(ctrl.random)));
  const game = useMemo(() => gameOf(patience, options.value), [patience, options.value]);
  const table = draftOf(game);
  return (
    <>
      <OptionFields game={game} words={words} ctrl={ctrl} choose={(next) => (options.value = next)} />
      <Segments
        name="layout-how"
        label={words.how}
        values={[
          ['cards', words.byCards],
          ['text', words.byText],
        ]}
        now={how.value}
        choose={(chosen) => {
          if (chosen === 'text' && text.value.trim() === '') text.value = table.text(core.lang.value);
          how.value = chosen;
        }}
      />
      {how.value === 'cards' ? (
        <LayoutCards ctrl={ctrl} table={table} words={words} />
      ) : (
        <LayoutText lang={core.lang.value} game={game} words={words} text={text} />
      )}
      <LayoutStart ctrl={ctrl} table={table} words={words} text={how.value === 'text' ? text.value : undefined} number={number} />
    </>
  );
}

interface OptionFieldsProps {
  readonly ctrl: Ctrl;
  readonly game: Game;
  readonly words: LayoutWords;
  readonly choose: (options: Options) => void;
}

/** The options of the patience: they decide which piles there are. */
function OptionFields({ ctrl, game, words, choose }: OptionFieldsProps): JSX.Element | null {
  const lang = ctrl.core.lang.value;
  const specs = Object.entries(game.patience.options);
  if (specs.length === 0) return null;
  return (
    <details>
      <summary>{words.options}</summary>
      {specs.map(([name, { label, values }]) => (
        <label key={name} class="layout-field">
          {label[lang]}
          <select value={game.options[name]} onChange={({ currentTarget: { value } }) => choose({ ...game.options, [name]: value })}>
            {values.map((one) => (
              <option key={one.value} value={one.value}>
                {sentence(one.label[lang])}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
