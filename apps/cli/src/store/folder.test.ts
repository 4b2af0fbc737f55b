import { expect, test } from 'vitest';
import { dataFolder } from './folder.ts';

test.each([
  [{ PASYANS_HOME: '/данные/пасьянс' }, 'linux', '/данные/пасьянс'],
  [{}, 'linux', '/home/anna/.local/state/pasyans'],
  [{ XDG_STATE_HOME: '/state' }, 'linux', '/state/pasyans'],
  [{ XDG_STATE_HOME: 'state' }, 'linux', '/home/anna/.local/state/pasyans'],
  [{}, 'darwin', '/home/anna/Library/Application Support/Pasyans'],
  [{ APPDATA: 'C:\\Users\\Анна\\AppData\\Roaming' }, 'win32', 'C:\\Users\\Анна\\AppData\\Roaming\\Pasyans'],
])('%j on %s', (env, platform, folder) => expect(dataFolder(env, platform, '/home/anna')).toBe(folder));
