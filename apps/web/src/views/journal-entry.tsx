import './seal.css';
import { reading } from 'pasyans';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import type { JournalPage } from '../ctrl/journal-page.ts';
import { type End, isLaid } from '../journal/end.ts';
import { type JournalWords, journalWords } from './journal.words.ts';

interface EntryProps {
  readonly ctrl: Ctrl;
  readonly page: JournalPage;
  readonly game: End;
  /** The patience's name. */
  readonly title: string;
}

/** One game of the journal: what was asked, how it ended, what may be done with it. */
export function JournalEntry({ ctrl: { core, route }, page, game, title }: EntryProps): JSX.Element {
  const lang = core.lang.value;
  const words = journalWords[lang];
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(game.at);
  const answer = game.facts && reading(game.facts, lang).answer;
  const what = `${title}, ${when}`;
  const replay = (): void => {
    route.close();
    void page.replay(game, words.replayed);
  };
  return (
    <article class="entry" data-testid="journal-entry" data-end={game.end}>
      <header>
        <h3>{title}</h3>
        <time class="soft" dateTime={new Date(game.at).toISOString()}>
          {when}
        </time>
      </header>
      {game.ritual?.wish !== undefined && <p class="wish-line">{words.wish(game.ritual.wish)}</p>}
      <p>
        <b>{answer ?? `${words.end[game.end]}.`}</b>
      </p>
      <p class="soft">{[...(answer === undefined ? [] : [words.end[game.end]]), ...marksOf(game, words)].join(', ')}</p>
      <Seal of={game.ritual} words={words} />
      <div class="entry-acts">
        <button type="button" class="link" aria-label={words.replayOf(what)} onClick={replay} data-testid="journal-replay">
          {words.replay}
        </button>
        <button type="button" class="link" aria-label={words.copyOf(what)} onClick={() => void page.copy(game)}>
          {words.copy}
        </button>
        <button
          type="button"
          class="link"
          aria-label={words.strikeOf(what)}
          onClick={() => void page.strike(game)}
          data-testid="journal-strike"
        >
          {words.strike}
        </button>
      </div>
    </article>
  );
}

/** The seal and the line that it was set on, folded up: they are for whoever wants to check them. */
function Seal({ of, words }: { readonly of: End['ritual']; readonly words: JournalWords }): JSX.Element | null {
  if (of?.sealed === undefined) return null;
  return (
    <details class="seal" data-testid="journal-seal">
      <summary>{words.seal}</summary>
      <p class="signs">{of.sealed}</p>
      {of.content !== undefined && (
        <>
          <p>{words.content}</p>
          <p class="signs">{of.content}</p>
        </>
      )}
    </details>
  );
}

function marksOf(game: End, words: JournalWords): readonly string[] {
  return [
    isLaid(game) ? words.laidByHand : game.deal === undefined ? words.ownCards : words.deal(String(game.deal)),
    words.moves(game.moves),
    ...(game.undos > 0 ? [words.undos(game.undos)] : []),
    ...(game.peeked ? [words.peeked] : []),
    ...(game.ritual ? [words.ritual] : []),
    ...(game.relaxed ? [words.relaxed] : []),
    ...(game.taken && !isLaid(game) ? [words.taken] : []),
  ];
}
