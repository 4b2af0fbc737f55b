import { formatLink, formatRecord, RECORD_EXTENSION, RECORD_MIME, type ReadGame, type Result, type Session } from 'pasyans';
import type { Catalogue } from '../i18n/index.ts';
import type { Commands } from './commands.ts';
import type { Core } from './core.ts';
import { isSealed, refuseInRitual } from './sealed.ts';

/** Taking a game out of the app and into it. */
export interface Share {
  /** The address that opens the game on the table as it stands; `undefined` while its deal is under seal. */
  link(): string | undefined;
  copy(text: string): Promise<void>;
  /** Present only where the system has a sheet for sharing. */
  readonly sheet: (() => Promise<void>) | undefined;
  saveFile(): void;
  openFile(file: File): Promise<void>;
  /** Opens the fragment of a link as a new game; a damaged one changes nothing and says why. */
  openLink(hash: string): Promise<void>;
  /** Offers a text for download. */
  download(name: string, text: string): void;
}

export function share(core: Core, commands: Commands, win: Window): Share {
  const link = (): string | undefined =>
    isSealed(core, core.desk.session) ? undefined : `${win.location.origin}${win.location.pathname}#${formatLink(core.desk.session)}`;

  function download(name: string, text: string): void {
    const url = URL.createObjectURL(new Blob([text], { type: RECORD_MIME }));
    const anchor = win.document.createElement('a');
    anchor.href = url;
    anchor.download = name;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  /** The session read; `undefined` when there is none, and then the player has been told why. */
  async function read(
    reading: () => Promise<Result<ReadGame>>,
    broken: (words: Catalogue, why: string) => string,
    again: () => Promise<void>,
  ): Promise<Session | undefined> {
    const found = await reading().catch(() => undefined);
    if (found?.ok) {
      const { session } = found.value;
      core.meta(session).taken = session.root.children.length > 0;
      return session;
    }
    if (found) core.notify((words) => broken(words, found.fault.text[core.lang.peek()]));
    else core.notLoaded(() => void again());
    return undefined;
  }

  async function openFile(file: File): Promise<void> {
    const reading = async () => (await import('./reader.ts')).readRecord(await file.text());
    const session = await read(
      reading,
      (words, why) => words.openFailed(why),
      () => openFile(file),
    );
    if (!session) return;
    commands.open(session);
    core.show({ text: core.words.peek().fileOpened });
  }

  async function openLink(hash: string): Promise<void> {
    const reading = async () => (await import('./reader.ts')).readLink(hash);
    const session = await read(
      reading,
      (words, why) => words.linkDamaged(why),
      () => openLink(hash),
    );
    if (!session) return;
    // A deal nobody has touched is no game to speak of.
    const begun = core.session().root.children.length > 0;
    commands.open(session);
    if (begun) core.show({ text: core.words.peek().linkOpened });
  }

  return {
    link,
    async copy(text) {
      const words = core.words.peek();
      const done = await win.navigator.clipboard?.writeText(text).then(
        () => true,
        () => false,
      );
      const said = done ? words.copied : words.copyFailed;
      core.show({ text: said });
      core.say(said);
    },
    sheet: win.navigator.share
      ? () =>
          win.navigator.share({ title: core.desk.session.game.patience.title[core.lang.peek()], url: link() ?? '' }).catch(() => {
            // The player closed the sheet.
          })
      : undefined,
    saveFile() {
      if (isSealed(core, core.desk.session)) return refuseInRitual(core, 'noRecord');
      const { game, deal } = core.desk.session;
      download(`${game.patience.id}-${deal.id ?? 'cards'}${RECORD_EXTENSION}`, formatRecord(core.desk.session));
    },
    openFile,
    openLink,
    download,
  };
}
