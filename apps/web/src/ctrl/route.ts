import { type Signal, signal } from '@preact/signals';
import { patienceIds } from 'pasyans/catalogue';

/** What may lie over the table. The table itself is home: no panel. */
const NAMES = [
  'chooser',
  'rules',
  'settings',
  'options',
  'deal',
  'keys',
  'record',
  'moves',
  'marks',
  'menu',
  'odds',
  'today',
  'journal',
  'statistics',
  'ritual',
  'seal',
  'paper',
  'layout',
] as const;

export type PanelName = (typeof NAMES)[number];

export interface Panel {
  readonly name: PanelName;
  /** The patience a page is about; without it, rules and wishes are about the one on the table, odds and journal about all. */
  readonly patience?: string;
  /** The rule to show first. */
  readonly rule?: string;
}

export interface Route {
  readonly panel: Signal<Panel | undefined>;
  /** Opens a panel; the browser's way back closes it. */
  go(panel: Panel): void;
  close(): void;
  /** Leaves all panels, however many lead to this one: for whoever has found what to lay out. */
  home(): void;
  /** Takes a link out of the address: a reload must not open it a second time over what was played since. */
  forgetLink(): void;
}

/** `#/rules/wish/R4` as a panel; `undefined` for everything that is none, such as the rules of a patience that nobody knows. */
export function readPanel(hash: string): Panel | undefined {
  const [name, patience, rule] = hash.replace(/^#\//, '').split('/');
  const known = NAMES.find((one) => one === name);
  if (!isPage(hash) || !known || (patience && !patienceIds.includes(patience))) return undefined;
  const plain = (part: string | undefined): part is string => part !== undefined && /^[A-Za-z0-9-]+$/.test(part);
  return { name: known, ...(patience ? { patience } : {}), ...(plain(rule) ? { rule } : {}) };
}

export function writePanel({ name, patience, rule }: Panel): string {
  return `#/${[name, patience, patience && rule].filter(Boolean).join('/')}`;
}

/** True for every fragment that is no place of the app: a link to a game, what is left of one, or a page that is not there; each has to be said. */
export const isForeign = (hash: string): boolean => !/^#?\/?$/.test(hash) && readPanel(hash) === undefined;

/** True for an address in the manner of a panel's. */
export const isPage = (hash: string): boolean => hash.startsWith('#/');

/** Panels live in the address, so that the way back and a reload do what one expects. `onForeign` hears what is no place of the app. */
export function route(win: Window, onForeign: (hash: string) => void): Route {
  const panel = signal(readPanel(win.location.hash));
  /** Set while the browser is on its way back, which it goes in its own time: whether all panels are left, and what has been opened since. */
  let back: { readonly home: boolean; readonly next?: Panel } | undefined;
  const bare = (): string => win.location.pathname + win.location.search;

  /** How many panels were opened one from another, this one included; 0 for one that the app was opened with. */
  const depth = (): number => Number(win.history.state?.panels ?? 0);

  function forgetLink(): void {
    win.history.replaceState(undefined, '', bare());
    panel.value = undefined;
  }

  function hear(): void {
    const { hash } = win.location;
    const done = back;
    back = undefined;
    if (done?.home) forgetLink();
    else if (isForeign(hash)) {
      forgetLink();
      onForeign(hash);
    } else panel.value = readPanel(hash);
    if (done?.next) go(done.next);
  }

  function go(next: Panel): void {
    // Entered now, it would be what the way back leads away from.
    if (back) back = { ...back, next };
    // The menu leads on; the way back from there is the table.
    else if (panel.peek()?.name === 'menu') win.history.replaceState(win.history.state, '', writePanel(next));
    else win.history.pushState({ panels: depth() + 1 }, '', writePanel(next));
    panel.value = next;
  }

  function leave(home: boolean): void {
    const by = home ? depth() : Math.min(depth(), 1);
    panel.value = undefined;
    if (by === 0) {
      forgetLink();
      return;
    }
    const under = back !== undefined;
    back = { home };
    if (!under) win.history.go(-by);
  }

  win.addEventListener('popstate', hear);
  // Comes after the other, and is no way back.
  win.addEventListener('hashchange', () => back || hear());
  return {
    panel,
    go,
    close: () => panel.peek() && leave(false),
    home: () => leave(true),
    forgetLink,
  };
}
