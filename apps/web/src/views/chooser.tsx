import './chooser.css';
import './segments.css';
import { useSignal } from '@preact/signals';
import type { Heading } from 'pasyans';
import { catalogue, findHeading } from 'pasyans/catalogue';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Ctrl } from '../ctrl/ctrl.ts';
<<<<<<< HEAD
import { isClosed } from '../ctrl/sealed.ts';
import type { Catalogue } from '../i18n/index.ts';
import type { SavedGame } from '../storage/saved-game.ts';
=======
import { Picture } from '../pictures/picture.tsx';
import { chooserWords } from './chooser.words.ts';
import { FILTER_NAMES, type Filter, found, switched } from './chooser-find.ts';
import { OnePatience } from './chooser-patience.tsx';
import { Unfinished } from './chooser-unfinished.tsx';
>>>>>>> a6432b15b57350115d6ec0d264a61944267c471a
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { PageLink } from './page-link.tsx';
import { todaysPatience } from './today.tsx';

/** All patiences, the games begun, the patience of the day, or whichever luck brings. */
export function Chooser({ ctrl }: PanelProps): JSX.Element {
  const { core, route } = ctrl;
  const words = chooserWords[core.lang.value];
  const on = useSignal<readonly Filter[]>([]);
  const typed = useSignal('');
  useEffect(() => void ctrl.kept.refresh(), [ctrl]);
  const shown = found(catalogue, on.value, typed.value);
  const showAll = (): void => {
    on.value = [];
    typed.value = '';
  };
  return (
    <Dialog title={words.title} closeWord={core.words.value.close} onClose={route.close} kind="wide chooser" id="chooser">
      <span class="ornament-head" aria-hidden="true" />
      <Unfinished ctrl={ctrl} />
      <Offers ctrl={ctrl} among={shown} />
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
        <fieldset class="segments" aria-label={words.filterLabel}>
          {FILTER_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={on.value.includes(name)}
              onClick={() => (on.value = switched(on.value, name))}
              data-testid={`filter-${name}`}
            >
              {words.filters[name]}
            </button>
          ))}
        </fieldset>
      </div>
      <p class="small soft chooser-found">
        <span role="status" data-testid="found">
          {shown.length > 0 ? words.found(shown.length) : words.nothingFound}
        </span>
        {shown.length < catalogue.length && (
          <button type="button" class="button" onClick={showAll} data-testid="show-all">
            {words.showAll}
          </button>
        )}
      </p>
      <ul class="patiences">
        {shown.map((heading) => (
          <li key={heading.id}>
            <OnePatience ctrl={ctrl} heading={heading} typed={typed.value} />
          </li>
        ))}
      </ul>
      <p class="centred chooser-odds">
        <PageLink ctrl={ctrl} to={{ name: 'odds' }} testid="all-odds">
          {words.allOdds}
        </PageLink>
      </p>
    </Dialog>
  );
}

interface OffersProps {
  readonly ctrl: Ctrl;
  readonly among: readonly Heading[];
}

/** For whoever does not want to choose: the patience of the day, and any of those shown. */
function Offers({ ctrl, among }: OffersProps): JSX.Element {
  const { core, commands, route } = ctrl;
  const words = chooserWords[core.lang.value];
  const { id } = todaysPatience();
  const surprise = (): void => {
    route.home();
    void commands.surprise(among.map((heading) => heading.id));
  };
  return (
<<<<<<< HEAD
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
=======
    <div class="offers">
      <PageLink ctrl={ctrl} to={{ name: 'today' }} class="offer" testid="today">
        <Picture id={id} />
        <span>
          <b>{words.today}</b>
          <span class="small soft">{words.todayIs(findHeading(id)?.title[core.lang.value] ?? '')}</span>
        </span>
      </PageLink>
      <button type="button" class="button" onClick={surprise} disabled={among.length === 0} data-testid="surprise">
        {words.surprise}
>>>>>>> a6432b15b57350115d6ec0d264a61944267c471a
      </button>
    </div>
  );
}
