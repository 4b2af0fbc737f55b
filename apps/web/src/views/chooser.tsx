import './chooser.css';
import './segments.css';
import { useSignal } from '@preact/signals';
import type { Heading, Lang } from 'pasyans';
import { catalogue, findHeading } from 'pasyans/catalogue';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { isClosed } from '../ctrl/sealed.ts';
import type { Catalogue } from '../i18n/index.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icons.tsx';
import type { PanelProps } from './lazily.tsx';

type Filter = 'all' | 'fate' | 'choice' | 'luck';

const FILTERS: Readonly<Record<Filter, (patience: Heading) => boolean>> = {
  all: () => true,
  fate: (patience) => patience.tells,
  choice: (patience) => patience.choice !== 'zero',
  luck: (patience) => patience.choice === 'zero',
};

/** All patiences, and the games begun. */
export function Chooser({ ctrl }: PanelProps): JSX.Element {
  const { core, route } = ctrl;
  const words = core.words.value;
  const filter = useSignal<Filter>('all');
  const typed = useSignal('');
  useEffect(() => void ctrl.kept.refresh(), [ctrl]);
  const shown = catalogue.filter((patience) => FILTERS[filter.value](patience) && isCalled(patience, typed.value));
  return (
    <Dialog title={words.chooserTitle} closeWord={words.close} onClose={route.close} kind="wide chooser" id="chooser">
      <span class="ornament-head" aria-hidden="true" />
      <Unfinished ctrl={ctrl} />
      <div class="chooser-tools">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <FilterButtons words={words} now={filter.value} choose={(name) => (filter.value = name)} />
      </div>
      <ul class="patiences">
        {shown.map((patience) => (
          <li key={patience.id}>
            <OnePatience ctrl={ctrl} heading={patience} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p class="soft centred">{words.nothingFound}</p>}
    </Dialog>
  );
}

function isCalled({ title, titleNote, about }: Heading, typed: string): boolean {
  const texts = [title, about, titleNote].flatMap((text) => (text ? [text.ru, text.en] : []));
  const text = texts.join(' ').toLowerCase().replaceAll('ё', 'е');
  return text.includes(typed.trim().toLowerCase().replaceAll('ё', 'е'));
}

interface FilterProps {
  readonly words: Catalogue;
  readonly now: Filter;
  readonly choose: (filter: Filter) => void;
}

function FilterButtons({ words, now, choose }: FilterProps): JSX.Element {
  const names: Readonly<Record<Filter, string>> = {
    all: words.filterAll,
    fate: words.filterFate,
    choice: words.filterChoice,
    luck: words.filterLuck,
  };
  return (
    <fieldset class="segments" aria-label={words.filterLabel}>
      {(Object.keys(names) as Filter[]).map((name) => (
        <button key={name} type="button" aria-pressed={name === now} onClick={() => choose(name)}>
          {names[name]}
        </button>
      ))}
    </fieldset>
  );
}

function OnePatience({ ctrl, heading }: { readonly ctrl: Ctrl; readonly heading: Heading }): JSX.Element {
  const { core, commands, route } = ctrl;
  const words = core.words.value;
  const lang = core.lang.value;
  const here = core.session().game.patience.id === heading.id;
  const begun = !here && ctrl.kept.games.value.some((game) => game.patience === heading.id);
  const choose = (): void => {
    route.close();
    if (!here) void commands.choose(heading.id);
  };
  return (
    <article class="patience">
      <h3>
        <button type="button" class="whole" onClick={choose} data-testid={`choose-${heading.id}`}>
          {heading.title[lang]}
        </button>
      </h3>
      <p>{heading.about[lang]}</p>
      {heading.titleNote && <p class="small soft">{heading.titleNote[lang]}</p>}
      <footer class="small soft">
        <span>{kinds(heading, words).join(' · ')}</span>
        {here && <span class="mark">{words.onTable}</span>}
        {begun && <span class="mark">{words.begun}</span>}
        <button
          type="button"
          class="icon-button"
          aria-label={words.rulesOf(heading.title[lang])}
          title={words.rules}
          onClick={() => route.go({ name: 'rules', patience: heading.id })}
        >
          <Icon name="book" />
        </button>
      </footer>
    </article>
  );
}

function kinds(heading: Heading, words: Catalogue): readonly string[] {
  const choice = { zero: words.luck, open: words.skillOpen, hidden: words.skillHidden }[heading.choice];
  return [words.packs(heading.packs), ...(heading.tells ? [words.tells] : []), choice];
}

function Unfinished({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element | null {
  const { core, kept } = ctrl;
  const words = core.words.value;
  const here = core.meta(core.session()).id;
  const games = kept.games.value.filter((game) => game.id !== here && findHeading(game.patience) !== undefined);
  if (games.length === 0) return null;
  return (
    <section class="unfinished" aria-labelledby="unfinished">
      <h3 id="unfinished">{words.unfinished}</h3>
      <ul>
        {games.slice(0, 8).map((game) => (
          <li key={game.id}>
            <OneUnfinished ctrl={ctrl} game={game} lang={core.lang.value} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of its deal, unless that is under a seal. */
function dealOf({ deal, ritual }: SavedGame, words: Catalogue): string {
  if (ritual && isClosed(ritual)) return words.sealed;
  return deal === undefined ? words.ownCards : words.dealShort(String(deal));
}

function OneUnfinished({ ctrl, game, lang }: { readonly ctrl: Ctrl; readonly game: SavedGame; readonly lang: Lang }): JSX.Element {
  const { core, kept, route } = ctrl;
  const words = core.words.value;
  const title = findHeading(game.patience)?.title[lang] ?? game.patience;
  const when = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long' }).format(game.savedAt);
  const resume = (): void => {
    route.close();
    void kept.resume(game);
  };
  return (
    <>
      <button type="button" class="resume" onClick={resume} data-testid="resume">
        <b>{title}</b>
        <span class="small soft">{[dealOf(game, words), words.savedMoves(game.moves), when].join(', ')}</span>
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={`${words.forget}: ${title}`}
        title={words.forget}
        onClick={() => kept.forget(game)}
      >
        <Icon name="close" />
      </button>
    </>
  );
}
