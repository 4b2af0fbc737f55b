import { useSignal } from '@preact/signals';
import { defaultOptions, type Lang, openGame, type Patience } from 'pasyans';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Figures } from '../journal/figures.ts';
import { type Luck, luckOf } from '../journal/luck.ts';
import { oddsOf } from '../odds/book.ts';
import { LuckView } from './luck.tsx';
import { type StatisticsWords, statisticsWords } from './statistics.words.ts';

interface StatisticProps {
  readonly figures: Figures;
  /** Absent where this program does not know it. */
  readonly patience: Patience | undefined;
  readonly lang: Lang;
}

/** The figures of one patience with one set of options. */
export function OneStatistic({ figures, patience, lang }: StatisticProps): JSX.Element {
  const words = statisticsWords[lang];
  const isOld = patience !== undefined && patience.rev !== figures.rev;
  const luck = useSignal<Luck | undefined>(undefined);
  useEffect(() => {
    const game = patience && !isOld ? openGame(patience, figures.options) : undefined;
    // Where the book is not to be had, one's own share is shown alone.
    const rows = game?.ok ? oddsOf(figures.patience, game.value.options).catch(() => []) : Promise.resolve([]);
    void rows.then((found) => {
      luck.value = luckOf(figures, found, game?.ok ? game.value.choice : 'hidden');
    });
  }, [figures, patience, isOld, luck]);
  const marks = [figures.relaxed && words.relaxed, isOld && words.oldRules].filter((mark) => mark !== false);
  return (
    <div class="one-statistic" data-testid="statistic">
      <h4>
        {optionWords(figures, patience, words, lang)}{' '}
        {marks.map((mark) => (
          <span key={mark} class="mark">
            {mark}
          </span>
        ))}
      </h4>
      <dl class="figures">
        {listOf(figures, words).map(([id, name, value]) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd data-testid={`figure-${id}`}>{value}</dd>
          </div>
        ))}
      </dl>
      {luck.value && <LuckView luck={luck.value} figures={figures} lang={lang} />}
    </div>
  );
}

function listOf(figures: Figures, words: StatisticsWords): readonly (readonly [id: string, name: string, value: number])[] {
  const { plays, won, streak, longest, tookBack, abandoned, taken } = figures;
  return [
    ['plays', words.plays, plays],
    ['won', words.won, won],
    ['streak', words.streak, streak],
    ['longest', words.longest, longest],
    ...(tookBack > 0 ? ([['took-back', words.tookBack, tookBack]] as const) : []),
    ...(abandoned > 0 ? ([['abandoned', words.abandoned, abandoned]] as const) : []),
    ...(taken > 0 ? ([['taken', words.taken, taken]] as const) : []),
  ];
}

/** What differs from the source's own options, in words. */
function optionWords({ options }: Figures, patience: Patience | undefined, words: StatisticsWords, lang: Lang): string {
  const usual = patience ? defaultOptions(patience.options) : {};
  const told = Object.entries(options).flatMap(([name, value]) => {
    const spec = patience?.options[name];
    if (value === usual[name]) return [];
    return [`${spec?.label[lang] ?? name}: ${spec?.values.find((one) => one.value === value)?.label[lang] ?? value}`];
  });
  return told.length === 0 ? words.usual : told.join('; ');
}
