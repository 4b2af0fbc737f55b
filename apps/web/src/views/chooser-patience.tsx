import type { Heading, Lang } from 'pasyans';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { headlineOf } from '../odds/headline.ts';
import { lengthOf } from '../odds/length.ts';
import { oddsWords } from '../odds/odds.words.ts';
import { comesOut } from '../odds/often.ts';
import { rowsOf } from '../odds/rows.ts';
import { Picture } from '../pictures/picture.tsx';
import { chooserWords } from './chooser.words.ts';
import { namesMeant } from './chooser-find.ts';
import { Icon } from './icons.tsx';
import { PageLink } from './page-link.tsx';
import { rulesWords } from './rules.words.ts';

interface OnePatienceProps {
  readonly ctrl: Ctrl;
  readonly heading: Heading;
  /** What is being looked for. */
  readonly typed: string;
}

/** A patience as the list shows it; a touch anywhere lays it out. */
export function OnePatience({ ctrl, heading, typed }: OnePatienceProps): JSX.Element {
  const { core, commands, kept, route } = ctrl;
  const lang = core.lang.value;
  const words = chooserWords[lang];
  const here = core.session().game.patience.id === heading.id;
  const begun = !here && kept.games.value.some((game) => game.patience === heading.id);
  const meant = namesMeant(heading, typed);
  const choose = (): void => {
    route.home();
    if (!here) void commands.choose(heading.id);
  };
  return (
    <article class="patience">
      <Picture id={heading.id} />
      <div class="patience-head">
        <h3>
          <button type="button" class="whole" onClick={choose} data-testid={`choose-${heading.id}`}>
            {heading.title[lang]}
          </button>
        </h3>
        <p class="small soft">{factsOf(heading, lang).join(' · ')}</p>
        {(here || begun) && <span class="mark small">{here ? words.onTable : words.begun}</span>}
      </div>
      <p class="patience-about">{heading.about[lang]}</p>
      {heading.titleNote && <p class="small soft patience-about">{heading.titleNote[lang]}</p>}
      {meant.length > 0 && <p class="small soft patience-about">{words.also(meant.join(', '))}</p>}
      <footer class="small">
        <PageLink ctrl={ctrl} to={{ name: 'odds', patience: heading.id }} class="patience-odds" testid={`odds-${heading.id}`}>
          {oddsLine(heading.id, lang)}
        </PageLink>
        <button
          type="button"
          class="icon-button"
          aria-label={rulesWords[lang].rulesOf(heading.title[lang])}
          title={core.words.value.rules}
          onClick={() => route.go({ name: 'rules', patience: heading.id })}
        >
          <Icon name="book" />
        </button>
      </footer>
    </article>
  );
}

/** Fortune or not, luck or skill, how long, which pack. */
function factsOf(heading: Heading, lang: Lang): readonly string[] {
  const words = chooserWords[lang];
  const length = lengthOf(heading.id);
  return [
    ...(heading.tells ? [words.tells] : []),
    words.choice[heading.choice],
    ...(length ? [`${words.length[length.kind]}, ${(length.fixed ? words.moves : words.aboutMoves)(length.median)}`] : []),
    words.packs(heading.packs),
  ];
}

/** One figure with its words: how often, and for whom; that nobody has counted is said as well. */
function oddsLine(id: string, lang: Lang): string {
  const words = oddsWords[lang];
  const headline = headlineOf(rowsOf(id));
  if (!headline) return `${words.title}: ${words.uncounted}`;
  const whom = headline.basis === 'exact' ? '' : `, ${words.byWhom[headline.basis]}`;
  return `${comesOut(headline.row, lang)}${whom}`;
}
