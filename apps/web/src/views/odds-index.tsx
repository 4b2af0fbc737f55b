import type { Heading, Lang } from 'pasyans';
import { catalogue } from 'pasyans/catalogue';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { barOf } from '../odds/bars.ts';
import { type Headline, headlineOf } from '../odds/headline.ts';
import { oddsWords } from '../odds/odds.words.ts';
import { rowsOf } from '../odds/rows.ts';
import { Bar } from '../plots/share-bars.tsx';
import { PageLink } from './page-link.tsx';

/** All patiences, the one that comes out most often first. */
export function AllOdds({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element {
  const lang = ctrl.core.lang.value;
  const listed = catalogue.map((heading) => ({ heading, headline: headlineOf(rowsOf(heading.id)) }));
  listed.sort((a, b) => (b.headline?.share ?? -1) - (a.headline?.share ?? -1));
  return (
    <>
      <p>{oddsWords[lang].allAbout}</p>
      <ol class="share-list">
        {listed.map(({ heading, headline }) => (
          <li key={heading.id}>
            <One ctrl={ctrl} heading={heading} headline={headline} lang={lang} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface OneProps {
  readonly ctrl: Ctrl;
  readonly heading: Heading;
  readonly headline: Headline | undefined;
  readonly lang: Lang;
}

function One({ ctrl, heading, headline, lang }: OneProps): JSX.Element {
  const bar = barOf('', headline?.row, lang);
  return (
    <PageLink ctrl={ctrl} to={{ name: 'odds', patience: heading.id }} testid={`odds-${heading.id}`}>
      <b>{heading.title[lang]}</b>{' '}
      <span class="share-words">
        {bar.words}
        {headline && `, ${oddsWords[lang].byWhom[headline.basis]}`}
      </span>
      <Bar {...bar} />
    </PageLink>
  );
}
