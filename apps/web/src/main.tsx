import './theme/theme.css';
import './views/lines.css';
import './views/panels.css';
import './views/app.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { type Surroundings, startCtrl } from './ctrl/ctrl.ts';
import { listenToKeys } from './ctrl/keys.ts';
import type { Channel } from './ctrl/saving.ts';
import { settingsBox } from './ctrl/settings.ts';
import { startWorker } from './help/start.ts';
import { guessLang } from './i18n/index.ts';
import { database } from './storage/database.ts';
import { gameDb } from './storage/game-db.ts';
import { mirror } from './storage/mirror.ts';
import { shelf } from './storage/shelf.ts';
import { NotLoaded } from './views/not-loaded.tsx';

/** A storage of the browser; `undefined` where it refuses one even to be asked for. */
function storage(which: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[which];
  } catch {
    return undefined;
  }
}

function channel(): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, onPlayed: () => {} };
  const bus = new BroadcastChannel('pasyans');
  return {
    post: (id) => bus.postMessage(id),
    onPlayed: (listener) => bus.addEventListener('message', ({ data }) => listener(String(data))),
  };
}

/** Asks the browser, once a game has been finished here, not to throw the games away. */
const keepForGood = (): void => void navigator.storage?.persist?.().catch(() => false);

const device = storage('localStorage');
const base = database();
const around: Surroundings = {
  win: window,
  settings: settingsBox(device, guessLang(navigator.languages)),
  shelf: (onTrouble) => shelf({ db: gameDb(base), mirror: mirror(device), now: Date.now, onTrouble }),
  database: base,
  channel: channel(),
  tab: storage('sessionStorage'),
  device,
  now: Date.now,
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join(''),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0] as number,
  startWorker,
  onEnd: keepForGood,
};

const root = document.getElementById('app');
if (root) {
  try {
    const ctrl = await startCtrl(around);
    listenToKeys(ctrl, document);
    render(<App ctrl={ctrl} />, root);
    setTimeout(() => void import('./afterwards.ts').then((it) => it.afterwards(ctrl)));
  } catch (error) {
    render(<NotLoaded lang={around.settings.now.peek().lang} reload={() => location.reload()} />, root);
    throw error;
  }
}
