import type { ReadGame, Result, Session } from 'pasyans';
import { type ShareWords, shareWords } from '../views/share.words.ts';
import type { Commands } from './commands.ts';
import type { Core } from './core.ts';
import { download } from './download.ts';
import { readLink, readRecord } from './reader.ts';
import { isPage } from './route.ts';

/** Games from outside the app, each laid on the table as a new game; a damaged one changes nothing, and why is said. And the way out, for texts. */
export interface Incoming {
  openFile(file: File): Promise<void>;
  /** Opens the fragment of a link; of one to a page that is not there it says so and offers the chooser. */
  openLink(hash: string): Promise<void>;
  /** Offers a text for download. */
  download(name: string, text: string): Promise<void>;
}

export function incoming(core: Core, commands: Commands, win: Window, toChooser: () => void): Incoming {
  /** How often a game was asked for. */
  let asked = 0;
  /** What was said of the last one that could not be opened: it makes way for what is said of the next. */
  let told = 0;

  function tell(notice: () => number): void {
    core.dismiss(told);
    told = notice();
  }

  /** The session read; `undefined` when there is none, and then the player has been told why, or has meanwhile asked for another one. */
  async function read(
    reading: () => Promise<Result<ReadGame>>,
    broken: (words: ShareWords, why: string) => string,
    again: () => Promise<void>,
  ): Promise<Session | undefined> {
    const turn = ++asked;
    const found = await reading().catch(() => undefined);
    if (turn !== asked) return undefined;
    if (found?.ok) {
      const { session } = found.value;
      core.meta(session).taken ||= session.root.children.length > 0;
      return session;
    }
    tell(() =>
      found
        ? core.notify(() => broken(shareWords[core.lang.value], found.fault.text[core.lang.value]))
        : core.notLoaded(() => void again()),
    );
    return undefined;
  }

  async function openFile(file: File): Promise<void> {
    const session = await read(
      async () => readRecord(await file.text()),
      (words, why) => words.openFailed(why),
      () => openFile(file),
    );
    if (!session) return;
    commands.open(session);
    core.show({ text: shareWords[core.lang.peek()].fileOpened });
  }

  async function openLink(hash: string): Promise<void> {
    if (isPage(hash)) {
      asked++;
      return tell(() => core.notify(() => shareWords[core.lang.value].noSuchPage, { label: (words) => words.chooser, run: toChooser }));
    }
    const session = await read(
      () => readLink(hash),
      (words, why) => words.linkDamaged(why),
      () => openLink(hash),
    );
    if (!session) return;
    // A deal nobody has touched is no game to speak of.
    const begun = core.session().root.children.length > 0;
    commands.open(session);
    if (begun) core.show({ text: shareWords[core.lang.peek()].linkOpened });
  }

  return { openFile, openLink, download: async (name, text) => download(win, name, text) };
}
