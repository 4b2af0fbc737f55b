import type { Commands } from './commands.ts';
import type { Core } from './core.ts';
import type { Sharing } from './sharing.ts';

/** The door to what takes games into the app and out of it: the work is fetched when there is some. */
export type Share = Pick<Sharing, 'openFile' | 'openLink' | 'download'>;

export function share(core: Core, commands: Commands, win: Window): Share {
  async function use(act: (sharing: Sharing) => Promise<void>): Promise<void> {
    const there = await import('./sharing.ts').catch(() => undefined);
    if (there) await act(there.sharing(core, commands, win));
    else core.notLoaded(() => void use(act));
  }
  return {
    openFile: (file) => use((sharing) => sharing.openFile(file)),
    openLink: (hash) => use((sharing) => sharing.openLink(hash)),
    download: (name, text) => use((sharing) => sharing.download(name, text)),
  };
}
