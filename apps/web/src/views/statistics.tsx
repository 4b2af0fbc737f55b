import './journal.css';
import './statistics.css';
import { useSignal } from '@preact/signals';
import type { Patience } from 'pasyans';
import { findHeading, loadPatience } from 'pasyans/catalogue';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type Figures, figuresOf } from '../journal/figures.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { OneStatistic } from './one-statistic.tsx';
import { PageLink } from './page-link.tsx';
import { statisticsWords } from './statistics.words.ts';
import { WhichPatience } from './which-patience.tsx';

interface Counted {
  readonly figures: readonly Figures[];
  /** The patiences themselves, whose options have the words. */
  readonly patiences: ReadonlyMap<string, Patience>;
}

/** What came of all finished games, by patience and options. */
export function StatisticsPanel({ ctrl, panel }: PanelProps): JSX.Element {
  const { core, route, kept } = ctrl;
  const words = statisticsWords[core.lang.value];
  const counted = useSignal<Counted | 'failed' | undefined>(undefined);
  const refresh = useMemo(
    () => async (): Promise<void> => {
      void kept.refresh();
      counted.value = (await count(ctrl).catch(() => undefined)) ?? 'failed';
    },
    [ctrl, kept, counted],
  );
  useEffect(() => void refresh(), [refresh]);
  const there = counted.value;
  return (
    <Dialog title={words.title} closeWord={core.words.value.close} onClose={route.close} kind="journal" id="statistics-panel">
      <p class="soft">{words.about}</p>
      {there === 'failed' && (
        <div role="alert" data-testid="statistics-failed">
          <p>{words.unreadable}</p>
          <button type="button" class="button" onClick={() => void refresh()}>
            {words.again}
          </button>
        </div>
      )}
      {there && there !== 'failed' && <AllFigures ctrl={ctrl} panel={panel} counted={there} />}
    </Dialog>
  );
}

/** `undefined` when the journal could not be read. */
async function count(ctrl: PanelProps['ctrl']): Promise<Counted | undefined> {
  const read = await (await ctrl.journal()).read();
  if (!read) return undefined;
  const figures = figuresOf(read.games);
  const ids = [...new Set(figures.map(({ patience }) => patience))];
  const loaded = await Promise.all(ids.map((id) => loadPatience(id)));
  return { figures, patiences: new Map(loaded.flatMap((patience) => (patience ? [[patience.id, patience]] : []))) };
}

function AllFigures({ ctrl, panel, counted: { figures, patiences } }: PanelProps & { readonly counted: Counted }): JSX.Element {
  const { core, kept, route } = ctrl;
  const lang = core.lang.value;
  const words = statisticsWords[lang];
  const which = useSignal(panel.patience);
  if (figures.length === 0) return <p data-testid="statistics-empty">{words.empty}</p>;
  const ids = [...new Set(figures.map(({ patience }) => patience))].filter((id) => which.value === undefined || id === which.value);
  const waiting = (id: string): number => kept.games.value.filter(({ patience }) => patience === id).length;
  return (
    <>
      <div class="journal-tools">
        <WhichPatience words={words} lang={lang} ids={figures.map(({ patience }) => patience)} which={which} />
        <button type="button" class="button" onClick={() => route.go({ name: 'journal' })}>
          {words.journal}
        </button>
      </div>
      {ids.length === 0 && <p data-testid="statistics-none">{words.none}</p>}
      {ids.map((id) => (
        <section key={id} class="statistic" data-testid={`statistic-${id}`}>
          <h3>{findHeading(id)?.title[lang] ?? id}</h3>
          <p>
            <PageLink ctrl={ctrl} to={{ name: 'odds', patience: id }} testid="statistic-odds">
              {words.odds}
            </PageLink>
          </p>
          {waiting(id) > 0 && <p class="soft">{words.unfinished(waiting(id))}</p>}
          {figures
            .filter(({ patience }) => patience === id)
            .map((one) => (
              <OneStatistic key={JSON.stringify([one.rev, one.options])} figures={one} patience={patiences.get(id)} lang={lang} />
            ))}
        </section>
      ))}
    </>
  );
}
