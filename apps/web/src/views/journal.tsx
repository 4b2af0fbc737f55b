import './journal.css';
import { useSignal } from '@preact/signals';
import { findHeading } from 'pasyans/catalogue';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type JournalPage, journalPage } from '../ctrl/journal-page.ts';
import type { Contents } from '../journal/journal.ts';
import { Dialog } from './dialog.tsx';
import { journalWords } from './journal.words.ts';
import { JournalEntry } from './journal-entry.tsx';
import { JournalKeeping } from './journal-keeping.tsx';
import { JournalNote } from './journal-note.tsx';
import type { PanelProps } from './lazily.tsx';
import { WhichPatience } from './which-patience.tsx';

/** So many games are shown at first, and so many more at a time: a long journal must not make a slow page. */
const A_PAGE = 40;

/** All games that are over, newest first. */
export function JournalPanel({ ctrl, panel }: PanelProps): JSX.Element {
  const { core, route } = ctrl;
  const words = journalWords[core.lang.value];
  const page = useMemo(() => journalPage(ctrl, window), [ctrl]);
  useEffect(() => void page.refresh(), [page]);
  const contents = page.contents.value;
  return (
    <Dialog title={words.title} closeWord={core.words.value.close} onClose={route.close} kind="journal" id="journal-panel">
      <p class="soft">{words.about}</p>
      {contents === 'failed' && (
        <div role="alert" data-testid="journal-failed">
          <p>{words.unreadable}</p>
          <button type="button" class="button" onClick={() => void page.refresh()}>
            {words.again}
          </button>
        </div>
      )}
      {contents && contents !== 'failed' && <Games ctrl={ctrl} panel={panel} page={page} contents={contents} />}
      <JournalNote page={page} words={words} />
      <JournalKeeping page={page} words={words} />
    </Dialog>
  );
}

interface GamesProps extends PanelProps {
  readonly page: JournalPage;
  readonly contents: Contents;
}

function Games({ ctrl, panel, page, contents }: GamesProps): JSX.Element {
  const { core, route } = ctrl;
  const lang = core.lang.value;
  const words = journalWords[lang];
  const which = useSignal(panel.patience);
  const most = useSignal(A_PAGE);
  const games = contents.games.filter(({ patience }) => which.value === undefined || patience === which.value);
  if (contents.games.length === 0) return <p data-testid="journal-empty">{words.empty}</p>;
  return (
    <>
      <div class="journal-tools">
        <WhichPatience words={words} lang={lang} ids={contents.games.map(({ patience }) => patience)} which={which} />
        <button type="button" class="button" onClick={() => route.go({ name: 'statistics' })}>
          {words.statistics}
        </button>
      </div>
      <ol class="journal-list" data-testid="journal-list">
        {games.slice(0, most.value).map((game) => (
          <li key={game.id}>
            <JournalEntry ctrl={ctrl} page={page} game={game} title={findHeading(game.patience)?.title[lang] ?? game.patience} />
          </li>
        ))}
      </ol>
      {games.length > most.value && (
        <button type="button" class="button" onClick={() => (most.value += A_PAGE)}>
          {words.more(games.length - most.value)}
        </button>
      )}
      {contents.unread > 0 && <p class="soft">{words.unread(contents.unread)}</p>}
    </>
  );
}
