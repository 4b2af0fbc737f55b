import { type ReadonlySignal, signal } from '@preact/signals';
import type { End } from '../journal/end.ts';
import { type Fault, formatJournal, type JournalFile, MOST_BYTES, parseJournal, type Refusal } from '../journal/file.ts';
import type { Contents } from '../journal/journal.ts';
import { copied } from './clipboard.ts';
import type { Ctrl } from './ctrl.ts';

/** What the page has to say about what was done last; the words are the page's own. */
export type Note =
  | { readonly kind: 'struck'; readonly restore: () => void }
  | { readonly kind: 'restored' | 'failed' | 'copied' | 'notCopied' | 'left' }
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'merged'; readonly fresh: number; readonly known: number }
  | { readonly kind: 'refused'; readonly why: Refusal }
  /** A damaged file: nothing is taken from it unless the player agrees to take what is sound. */
  | { readonly kind: 'damaged'; readonly faults: readonly Fault[]; readonly sound: number; readonly take: () => void };

/** What the journal's page shows and does. */
export interface JournalPage {
  /** `failed`: it could not be read, which is not the same as empty. */
  readonly contents: ReadonlySignal<Contents | 'failed' | undefined>;
  readonly note: ReadonlySignal<Note | undefined>;
  refresh(): Promise<void>;
  strike(game: End): Promise<void>;
  /** Puts the game on the table as a record to look at, and says `said`. */
  replay(game: End, said: string): Promise<void>;
  copy(game: End): Promise<void>;
  /** Offers the whole journal as a file. */
  save(): void;
  /** Adds what a file holds; a damaged one changes nothing and says what is amiss in which line. */
  open(file: File): Promise<void>;
  /** Leaves a damaged file alone. */
  leave(): void;
  /** Takes the note away. */
  hush(): void;
}

export function journalPage({ core, journal, share }: Pick<Ctrl, 'core' | 'journal' | 'share'>, win: Window): JournalPage {
  const contents = signal<Contents | 'failed' | undefined>();
  const note = signal<Note | undefined>();

  async function refresh(): Promise<void> {
    const read = await journal()
      .then((book) => book.read())
      .catch(() => undefined);
    contents.value = read ?? 'failed';
  }

  async function done(said: Note): Promise<void> {
    await refresh();
    note.value = said;
  }

  async function merge(file: JournalFile): Promise<void> {
    const fresh = await journal()
      .then((book) => book.merge(file))
      .catch(() => undefined);
    await done(fresh === undefined ? { kind: 'failed' } : { kind: 'merged', fresh, known: file.ends.length - fresh });
  }

  return {
    contents,
    note,
    refresh,
    async strike({ id }) {
      const undo = await (await journal()).strike(id);
      const restore = async (): Promise<void> => done({ kind: (await undo?.()) ? 'restored' : 'failed' });
      await done(undo ? { kind: 'struck', restore: () => void restore() } : { kind: 'failed' });
    },
    async replay({ record }, said) {
      const before = core.desk.session;
      await share.openFile(new File([record], ''));
      if (core.desk.session !== before) core.show({ text: said });
    },
    async copy({ record }) {
      note.value = { kind: (await copied(win, record)) ? 'copied' : 'notCopied' };
    },
    save() {
      const all = contents.peek();
      if (all === undefined || all === 'failed') return;
      const day = new Date().toISOString().slice(0, 10);
      void share.download(`pasyans-journal-${day}.txt`, formatJournal(all));
      note.value = { kind: 'saved', count: all.games.length };
    },
    async open(file) {
      const read = file.size > MOST_BYTES ? ({ ok: false, why: 'too-long' } as const) : parseJournal(await file.text());
      if (!read.ok) note.value = { kind: 'refused', why: read.why };
      else if (read.faults.length === 0) await merge(read.file);
      else {
        const sound = read.file.ends.length;
        note.value = { kind: 'damaged', faults: read.faults, sound, take: () => void merge(read.file) };
      }
    },
    leave() {
      note.value = { kind: 'left' };
    },
    hush() {
      note.value = undefined;
    },
  };
}
