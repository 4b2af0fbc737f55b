import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/** The command that opens an address on this desktop; none on a server, in CI or over a bare terminal. */
export function openerFor(platform: string, env: Environment): readonly string[] | undefined {
  if (env['CI']) return undefined;
  if (platform === 'darwin') return ['open'];
  // An empty title: `start` takes a first quoted argument for the window's title.
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : undefined;
}

/** Opens the address in the player's browser where there is one. Never fails: the address is printed anyway. */
export function openBrowser(url: string): void {
  const [command, ...args] = openerFor(process.platform, process.env) ?? [];
  if (command === undefined) return;
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
