import type { Lang, Patience } from 'pasyans';
import type { CompactRow } from 'pasyans/odds';
import type { JSX } from 'preact';
import { gameOf } from '../ctrl/open-games.ts';
import { barOf, type Change, changesOf, measured, measureOf, nameOf, playersOf, rowOf } from '../odds/bars.ts';
import { oddsWords } from '../odds/odds.words.ts';
import { ShareBars } from '../plots/share-bars.tsx';
import { OddsTable } from './odds-table.tsx';

interface OptionOddsProps {
  readonly patience: Patience;
  readonly rows: readonly CompactRow[];
  readonly lang: Lang;
}

/** What each option changes: all its values, the others as usual. */
export function OptionOdds({ patience, rows, lang }: OptionOddsProps): JSX.Element | null {
  const words = oddsWords[lang];
  const names = Object.keys(patience.options);
  if (names.length === 0) return null;
  return (
    <>
      <h3>{words.options}</h3>
      <p>{words.optionsAbout}</p>
      {names.map((name) => (
        <OneOption key={name} patience={patience} name={name} rows={rows} lang={lang} />
      ))}
    </>
  );
}

function OneOption({ patience, name, rows, lang }: OptionOddsProps & { readonly name: string }): JSX.Element {
  const words = oddsWords[lang];
  const changes = changesOf(patience, name, (options) => gameOf(patience, options));
  const measure = measureOf(rows, changes);
  const { label, about } = patience.options[name] as Patience['options'][string];
  const lines = changes.flatMap((change) =>
    playersOf(change.game).map((player) => ({
      name: `${labelOf(change, lang)}: ${nameOf(player, change.game, lang).toLocaleLowerCase(lang)}`,
      row: rowOf(rows, change.game, player),
    })),
  );
  return (
    <section class="odds-option">
      <h4>{label[lang]}</h4>
      <p class="soft">{about[lang]}</p>
      <ShareBars
        title={patience.choice === 'zero' ? words.plotTitle : `${words.plotTitle}: ${words.players[measure].toLocaleLowerCase(lang)}`}
        bars={changes.map((change) => barOf(labelOf(change, lang), measured(rows, change.game, measure), lang))}
      />
      <details>
        <summary>{words.inFigures}</summary>
        <OddsTable
          label={`${words.inFigures}: ${label[lang]}`}
          first={words.columns.value}
          lines={lines.filter(({ row }) => row !== undefined)}
          lang={lang}
        />
      </details>
    </section>
  );
}

/** The value, and what is to be said of it. */
function labelOf({ label, usual, relaxed }: Change, lang: Lang): string {
  const words = oddsWords[lang];
  const notes = [...(usual ? [words.usual] : []), ...(relaxed ? [words.relaxed] : [])];
  return notes.length === 0 ? label[lang] : `${label[lang]} (${notes.join(', ')})`;
}
