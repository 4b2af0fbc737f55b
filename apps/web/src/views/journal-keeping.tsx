import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { JournalPage } from '../ctrl/journal-page.ts';
import type { JournalWords } from './journal.words.ts';

interface KeepingProps {
  readonly page: JournalPage;
  readonly words: JournalWords;
}

/** The journal as a file, there and back, and what the browser has promised about keeping it. */
export function JournalKeeping({ page, words }: KeepingProps): JSX.Element {
  const contents = page.contents.value;
  const open = (input: HTMLInputElement): void => {
    const file = input.files?.[0];
    // The same file may be chosen again.
    if (file) void page.open(file).finally(() => (input.value = ''));
  };
  return (
    <section class="journal-keeping" aria-labelledby="journal-keeping">
      <h3 id="journal-keeping">{words.keeping}</h3>
      <p class="soft">{words.keepingAbout}</p>
      <div class="choices">
        {contents && contents !== 'failed' && contents.games.length > 0 && (
          <button type="button" class="button" onClick={page.save} data-testid="journal-save">
            {words.save}
          </button>
        )}
        <label class="button file-button">
          {words.open}
          <input
            type="file"
            accept=".txt,text/plain"
            class="spoken"
            onChange={(event) => open(event.currentTarget)}
            data-testid="journal-open"
          />
        </label>
      </div>
      <Lasting words={words} />
    </section>
  );
}

/** Whether the browser has promised not to throw away what is kept, and a way to ask for it. */
function Lasting({ words }: { readonly words: JournalWords }): JSX.Element {
  const lasting = useSignal<'yes' | 'no' | 'unknown'>('unknown');
  const hear = (answer: Promise<boolean> | undefined): void => {
    answer?.then(
      (yes) => {
        lasting.value = yes ? 'yes' : 'no';
      },
      () => undefined,
    );
  };
  useEffect(() => hear(navigator.storage?.persisted?.()), []);
  return (
    <div class="lasting">
      <p class="soft" data-testid="lasting" data-lasting={lasting.value}>
        {words.lasting[lasting.value]}
      </p>
      {lasting.value === 'no' && (
        <button type="button" class="button" onClick={() => hear(navigator.storage?.persist?.())}>
          {words.askLasting}
        </button>
      )}
    </div>
  );
}
