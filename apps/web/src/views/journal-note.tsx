import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { JournalPage, Note } from '../ctrl/journal-page.ts';
import { Icon } from './icons.tsx';
import type { JournalWords } from './journal.words.ts';

/** So many faults of a damaged file are told one by one. */
const MOST_TOLD = 3;

interface NoteProps {
  readonly page: JournalPage;
  readonly words: JournalWords;
}

/** What was done last, and what may be done about it. A screen reader hears it, for the page's own live region lies under the dialog. */
export function JournalNote({ page, words }: NoteProps): JSX.Element {
  const note = page.note.value;
  const first = useRef<HTMLButtonElement>(null);
  // What had the focus may be gone, or lie far above what has to be answered.
  useEffect(() => first.current?.focus(), [note]);
  return (
    <div class="journal-note" role="status" data-testid="journal-note">
      {note && (
        <div class="note-head">
          <p>{tell(note, words)}</p>
          {note.kind !== 'damaged' && (
            <button type="button" class="icon-button" aria-label={words.hide} title={words.hide} onClick={page.hush}>
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
      {note?.kind === 'struck' && (
        <button ref={first} type="button" class="button" onClick={note.restore} data-testid="journal-restore">
          {words.restore}
        </button>
      )}
      {note?.kind === 'damaged' && (
        <>
          <ul>
            {note.faults.slice(0, MOST_TOLD).map(({ kind, line, field = '' }) => (
              <li key={`${kind} ${line}`}>{words.fault(kind, line, field)}</li>
            ))}
          </ul>
          {note.faults.length > MOST_TOLD && <p>{words.moreFaults(note.faults.length - MOST_TOLD)}</p>}
          <div class="buttons">
            {note.sound > 0 && (
              <button type="button" class="button" onClick={note.take} data-testid="journal-take">
                {words.takeSound(note.sound)}
              </button>
            )}
            <button ref={first} type="button" class="button" onClick={page.leave}>
              {words.leave}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

function tell(note: Note, words: JournalWords): string {
  switch (note.kind) {
    case 'saved':
      return words.saved(note.count);
    case 'merged':
      return words.merged(note.fresh, note.known);
    case 'refused':
      return words.refused[note.why];
    case 'damaged':
      return note.sound > 0 ? words.damaged : `${words.damaged} ${words.nothingSound}`;
    default:
      return words[note.kind];
  }
}
