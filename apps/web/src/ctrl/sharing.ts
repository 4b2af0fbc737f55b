import { formatDealLink, formatLink, formatRecord, RECORD_EXTENSION, RECORD_MIME, type ReadGame, type Result, type Session } from 'pasyans';
import { type ShareWords, shareWords } from '../views/share.words.ts';
import { copied } from './clipboard.ts';
import type { Commands } from './commands.ts';
import type { Core } from './core.ts';
import type { LinkKind } from './link-kinds.ts';
import { readLink, readRecord } from './reader.ts';
import { isSealed, refuseInRitual } from './sealed.ts';

/** How often a game was asked for by link or file. */
let asked = 0;

/** Taking a game out of the app and into it. */
export interface Sharing {
  /** The address that opens the game on the table; `undefined` while its deal is under seal. */
  link(kind?: LinkKind): string | undefined;
  copy(text: string): Promise<void>;
  /** Hands a text and an address to the system's own sheet; present only where there is one. */
  readonly sheet: ((text: string, url: string) => Promise<void>) | undefined;
  saveFile(): void;
  openFile(file: File): Promise<void>;
  /** Opens the fragment of a link as a new game; a damaged one changes nothing and says why. */
  openLink(hash: string): Promise<void>;
  /** Offers a text for download. */
  download(name: string, text: string): Promise<void>;
}

export function sharing(core: Core, commands: Commands, win: Window): Sharing {
  async function download(name: string, text: string): Promise<void> {
    const url = URL.createObjectURL(new Blob([text], { type: RECORD_MIME }));
    const anchor = win.document.createElement('a');
    anchor.href = url;
    anchor.download = name;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
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
    if (found) core.notify(() => broken(shareWords[core.lang.value], found.fault.text[core.lang.value]));
    else core.notLoaded(() => void again());
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

  return {
    link(kind = 'here') {
      const { session } = core.desk;
      if (isSealed(core, session)) return undefined;
      const at = kind === 'replay' ? { at: 0 } : {};
      const fragment = kind === 'deal' ? formatDealLink(session) : formatLink(session, at);
      return `${win.location.origin}${win.location.pathname}#${fragment}`;
    },
    async copy(text) {
      const words = shareWords[core.lang.peek()];
      const said = (await copied(win, text)) ? words.copied : words.copyFailed;
      core.show({ text: said });
      core.say(said);
    },
    sheet: win.navigator.share
      ? (text, url) =>
          win.navigator.share({ title: core.desk.session.game.patience.title[core.lang.peek()], text, url }).catch(() => {
            // The player closed the sheet.
          })
      : undefined,
    saveFile() {
      if (isSealed(core, core.desk.session)) return refuseInRitual(core, 'noRecord');
      const { game, deal } = core.desk.session;
      void download(`${game.patience.id}-${deal.id ?? 'cards'}${RECORD_EXTENSION}`, formatRecord(core.desk.session));
    },
    openFile,
    openLink,
    download,
  };
}
