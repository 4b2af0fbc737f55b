import { type Fault, formatLink, formatRecord, RECORD_EXTENSION, RECORD_MIME } from 'pasyans';
import type { Commands } from './commands.ts';
import type { Core } from './core.ts';

/** Taking a game out of the app and into it. */
export interface Share {
  /** The address that opens the game on the table as it stands. */
  link(): string;
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
  const why = (fault: Fault): string => fault.text[core.lang.peek()];
  const link = (): string => `${win.location.origin}${win.location.pathname}#${formatLink(core.desk.session)}`;

  function download(name: string, text: string): void {
    const url = URL.createObjectURL(new Blob([text], { type: RECORD_MIME }));
    const anchor = win.document.createElement('a');
    anchor.href = url;
    anchor.download = name;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
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
          win.navigator.share({ title: core.desk.session.game.patience.title[core.lang.peek()], url: link() }).catch(() => {
            // The player closed the sheet.
          })
      : undefined,
    saveFile() {
      const { game, deal } = core.desk.session;
      download(`${game.patience.id}-${deal.id ?? 'cards'}${RECORD_EXTENSION}`, formatRecord(core.desk.session));
    },
    async openFile(file) {
      const words = core.words.peek();
      const { findPatience, parseRecord } = await import('./reader.ts');
      const read = parseRecord(await file.text(), findPatience);
      if (!read.ok) return core.notify((w) => w.openFailed(why(read.fault)));
      commands.open(read.value.session);
      core.show({ text: words.fileOpened });
    },
    async openLink(hash) {
      const { findPatience, parseLink } = await import('./reader.ts');
      const read = parseLink(hash, findPatience);
      if (!read.ok) return core.notify((w) => w.linkDamaged(why(read.fault)));
      // A deal nobody has touched is no game to speak of.
      const begun = core.session().root.children.length > 0;
      commands.open(read.value.session);
      if (begun) core.show({ text: core.words.peek().linkOpened });
    },
    download,
  };
}
