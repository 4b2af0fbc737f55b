import type { Lang } from 'pasyans';
import { findHeading } from 'pasyans/catalogue';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { isClosed } from '../ctrl/sealed.ts';
import type { Catalogue } from '../i18n/index.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { chooserWords } from './chooser.words.ts';
import { Icon } from './icons.tsx';

/** The games begun, to go on with. */
export function Unfinished({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element | null {
  const { core, kept } = ctrl;
  const words = chooserWords[core.lang.value];
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

interface OneUnfinishedProps {
  readonly ctrl: Ctrl;
  readonly game: SavedGame;
  readonly lang: Lang;
}

function OneUnfinished({ ctrl, game, lang }: OneUnfinishedProps): JSX.Element {
  const { core, kept, route } = ctrl;
  const common = core.words.value;
  const words = chooserWords[lang];
  const title = findHeading(game.patience)?.title[lang] ?? game.patience;
  const when = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long' }).format(game.savedAt);
  const resume = (): void => {
    route.home();
    void kept.resume(game);
  };
  return (
    <>
      <button type="button" class="resume" onClick={resume} data-testid="resume">
        <b>{title}</b>
        <span class="small soft">{[dealOf(game, common), words.moves(game.moves), when].join(', ')}</span>
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
