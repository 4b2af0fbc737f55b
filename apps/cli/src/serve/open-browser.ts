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

/** The address as the opener has to hear it: the shell of Windows takes a bare `&` for the end of the command. */
export function addressFor(platform: string, url: string): string {
  return platform === 'win32' ? url.replaceAll('&', '^&') : url;
}

/** Opens the address in the player's browser where there is one. Never fails: the address is printed anyway. */
export function openBrowser(url: string): void {
  const [command, ...args] = openerFor(process.platform, process.env) ?? [];
  if (command === undefined) return;
  const child = spawn(command, [...args, addressFor(process.platform, url)], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
