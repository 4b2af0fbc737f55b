import type { Commands } from './commands.ts';
import type { Core } from './core.ts';
import type { Incoming } from './incoming.ts';

/** The door to what takes games into the app and out of it: the work is fetched when there is some. */
export type Share = Incoming;

export function share(core: Core, commands: Commands, win: Window, toChooser: () => void): Share {
  /** One for all links and files: it knows which was asked for last. */
  let incoming: Incoming | undefined;
  async function use(act: (it: Incoming) => Promise<void>): Promise<void> {
    const there = await import('./incoming.ts').catch(() => undefined);
    incoming ??= there?.incoming(core, commands, win, toChooser);
    if (incoming) await act(incoming);
    else core.notLoaded(() => void use(act));
  }
  return {
    openFile: (file) => use((it) => it.openFile(file)),
    openLink: (hash) => use((it) => it.openLink(hash)),
    download: (name, text) => use((it) => it.download(name, text)),
  };
}
