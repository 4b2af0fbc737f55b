import { formatDealLink, formatLink, formatRecord, RECORD_EXTENSION } from 'pasyans';
import { shareWords } from '../views/share.words.ts';
import { copied } from './clipboard.ts';
import type { Core } from './core.ts';
import { download } from './download.ts';
import type { LinkKind } from './link-kinds.ts';
import { isSealed, refuseInRitual } from './sealed.ts';

/** Taking the game on the table out of the app. */
export interface Sharing {
  /** The address that opens the game on the table; `undefined` while its deal is under seal. */
  link(kind?: LinkKind): string | undefined;
  copy(text: string): Promise<void>;
  /** Hands a text and an address to the system's own sheet; present only where there is one. */
  readonly sheet: ((text: string, url: string) => Promise<void>) | undefined;
  saveFile(): void;
}

export function sharing(core: Core, win: Window): Sharing {
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
      download(win, `${game.patience.id}-${deal.id ?? 'cards'}${RECORD_EXTENSION}`, formatRecord(core.desk.session));
    },
  };
}
