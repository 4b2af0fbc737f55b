import { isAbsolute, join, posix, win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the program keeps the player's games: PASYANS_HOME, or the place that the system has for such things. */
export function dataFolder(env: Environment, platform: string, home: string): string {
  const own = env['PASYANS_HOME'];
  if (own) return own;
  if (platform === 'win32') return win32.join(env['APPDATA'] || win32.join(home, 'AppData', 'Roaming'), 'Pasyans');
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'Pasyans');
  const state = env['XDG_STATE_HOME'];
  return join(state && isAbsolute(state) ? state : join(home, '.local', 'state'), 'pasyans');
}
