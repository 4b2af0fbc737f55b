import { type Lang, number } from 'pasyans';
import type { JSX } from 'preact';
import type { Figures } from '../journal/figures.ts';
import type { Luck } from '../journal/luck.ts';
import { LuckOrSkill } from '../plots/luck-or-skill.tsx';
import { type StatisticsWords, statisticsWords } from './statistics.words.ts';

interface LuckProps {
  readonly luck: Luck;
  readonly figures: Figures;
  readonly lang: Lang;
}

/** Luck or skill: in sentences, as a picture, and as a table. */
export function LuckView({ luck, figures, lang }: LuckProps): JSX.Element {
  const words = statisticsWords[lang];
  const lines = [{ who: 'you', ...luck.mine } as const, ...luck.known];
  const bars = lines.map(({ who, share, range }) => ({ name: words.who[who], share, range, own: who === 'you' }));
  const rangeText = ([low, high]: readonly [number, number]): string => {
    const [from, to] = [ofHundred(low, lang), ofHundred(high, lang)];
    return from === to ? from : words.from(from, to);
  };
  const label = words.pictureOf(
    lines.map(({ who, share, range }) => `${words.who[who]}: ${ofHundred(share, lang)}, ${rangeText(range)}.`).join(' '),
  );
  return (
    <section class="luck-or-skill">
      <h5>{words.luckTitle}</h5>
      <div data-testid="luck-words">
        {tellLuck(luck, figures, words, lang).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <LuckOrSkill bars={bars} label={label} />
      <details>
        <summary>{words.inFigures}</summary>
        <table class="luck-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{words.ofHundred}</th>
              <th scope="col">{words.likely}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ who, share, range }) => (
              <tr key={who}>
                <th scope="row">
                  {words.who[who]} <span class="soft">({words.whoAbout[who]})</span>
                </th>
                <td>{ofHundred(share, lang)}</td>
                <td>{rangeText(range)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** A share as so many of a hundred: whole, but with a digit more where a whole number would say nothing. */
function ofHundred(share: number, lang: Lang): string {
  const digits = share > 0 && share < 0.02 ? 10 : 1;
  return number(Math.round(share * 100 * digits) / digits, lang);
}

function tellLuck({ mine, known }: Luck, { plays, won, tookBack }: Figures, words: StatisticsWords, lang: Lang): readonly string[] {
  const compared = known.flatMap(({ who, beside, share }) =>
    who === 'chance' ? [words.chance[beside](ofHundred(share, lang))] : who === 'solver' ? [] : [words[who][beside]],
  );
  const against = known.length === 0 ? [words.unknownOdds] : compared;
  const caution = tookBack > 0 && known.some(({ who }) => who !== 'chance') ? [words.takesBack(tookBack)] : [];
  return [
    `${words.share(plays, won, ofHundred(mine.share, lang))} ${words.range(ofHundred(mine.range[0], lang), ofHundred(mine.range[1], lang))}`,
    [...against, ...caution].join(' '),
  ];
}
