import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Desk, Lang, Move, Options, Patience, Session, Text } from 'pasyans';
import { type Catalogue, loadCatalogue } from '../i18n/index.ts';
import type { Ritual } from '../storage/ritual.ts';
import type { SettingsBox } from './settings.ts';
import type { Taken } from './touch.ts';

/** What is known of a game besides its session. */
export interface Meta {
  /** Names the deal on the screen, for as long as the page is open. */
  readonly key: string;
  /** Names the game on the shelf. Changes when another tab turns out to play the same one. */
  id: string;
  /** True when undo put back a card that had been seen. */
  peeked: boolean;
  /** How often it was saved. */
  serial: number;
  /** The record at the last save. */
  record?: string | undefined;
  /** Names the game it was opened over: where undo at the start of the deal leads, after a reload too. */
  over?: string | undefined;
  /** Names the new game that undo led back from to this one: where redo leads from here, after a reload too. */
  ahead?: string | undefined;
  /** True when a move made here has ended it. */
  ended: boolean;
  /** The name it had before another tab turned out to play the same one: its name in the journal. */
  copyOf?: string | undefined;
  /** True when it came with moves in it, or began at a table laid out by hand: the journal keeps it apart. */
  taken: boolean;
  /** How often something was taken back. */
  undos: number;
  /** Set where the game is played as a ritual: kept with it, and entered in the journal at its end. */
  ritual?: Ritual | undefined;
}

/** A sentence for the one live region. The serial makes two equal sentences two announcements. */
export interface Said {
  readonly text: string;
  readonly serial: number;
}

/** A quiet line near the bottom: a refusal with its rule, or a word about what happened. */
export interface Toast {
  readonly text: string;
  /** The rule to read more in. */
  readonly rule?: string;
  /** What may be done about it. */
  readonly act?: { readonly label: string; readonly run: () => void };
}

/** Something that has to be decided before play goes on. */
export type Question =
  | { readonly kind: 'move'; readonly moves: readonly Move[] }
  | { readonly kind: 'sure'; readonly move: Move; readonly text: Text }
  | {
      readonly kind: 'option';
      readonly patience: Patience;
      readonly option: string;
      readonly options: Options;
      readonly deal: number | undefined;
    };

/** A message that stays until it is dismissed. */
export interface Notice {
  readonly id: number;
  readonly text: (words: Catalogue) => string;
  /** What may be done about it, the likeliest first. */
  readonly acts: readonly { readonly label: (words: Catalogue) => string; readonly run: () => void }[];
}

/** The state of the app. Only the modules of this folder write it. */
export interface Core {
  readonly desk: Desk;
  readonly settings: SettingsBox;
  readonly lang: ReadonlySignal<Lang>;
  readonly words: ReadonlySignal<Catalogue>;
  /** The game on the table, for whoever has to be told of every change. */
  session(): Session;
  readonly held: Signal<Taken | undefined>;
  /** The card being dragged: for showing targets only. */
  readonly lifted: Signal<Taken | undefined>;
  readonly said: Signal<Said>;
  readonly toast: Signal<Toast | undefined>;
  readonly question: Signal<Question | undefined>;
  readonly notices: Signal<readonly Notice[]>;
  /** True while a patience without choice runs to its end by itself. */
  readonly running: Signal<boolean>;
  /** True when the player has put the result away to look at the table. */
  readonly resultHidden: Signal<boolean>;
  meta(session: Session): Meta;
  /** The session of this sitting that has this name. */
  byId(id: string): Session | undefined;
  /** Changes the language of everything, without touching the game. */
  speak(lang: Lang): Promise<void>;
  /** Tells everybody that the position, or the game, is another one. */
  changed(): void;
  say(text: string): void;
  show(toast: Toast): void;
  /** Gives the name to dismiss it by. What says the same takes the place of the one before. */
  notify(text: Notice['text'], ...acts: Notice['acts']): number;
  /** Says that something could not be fetched; `again` tries once more. */
  notLoaded(again: () => void): number;
  dismiss(id: number): void;
}

// Long enough to read two lines; WCAG asks for no more than that nothing is lost when it goes: it can be repeated.
const TOAST_MS = 9000;

const NEW = { peeked: false, serial: 0, ended: false, undos: 0 } as const;

export function createCore(desk: Desk, settings: SettingsBox, newId: () => string, first: Catalogue): Core {
  const words = signal(first);
  const version = signal(0);
  const metas = new Map<Session, Meta>();
  const lang = computed(() => settings.now.value.lang);
  let noticed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const core: Core = {
    desk,
    settings,
    lang,
    words,
    session() {
      // The session is the same object after a move: what is listened to is the count of changes.
      version.value;
      return desk.session;
    },
    held: signal(undefined),
    lifted: signal(undefined),
    said: signal({ text: '', serial: 0 }),
    toast: signal(undefined),
    question: signal(undefined),
    notices: signal([]),
    running: signal(false),
    resultHidden: signal(false),
    meta(of) {
      let meta = metas.get(of);
      if (!meta) {
        const id = newId();
        meta = { ...NEW, key: id, id, taken: of.deal.laid !== undefined };
        metas.set(of, meta);
      }
      return meta;
    },
    byId(id) {
      for (const [session, meta] of metas) if (meta.id === id) return session;
      return undefined;
    },
    async speak(wanted) {
      const catalogue = await loadCatalogue(wanted).catch(() => undefined);
      if (!catalogue) return void core.notify((now) => now.loadFailed);
      batch(() => {
        words.value = catalogue;
        settings.change({ lang: wanted });
      });
      core.say(catalogue.languageNames[wanted]);
    },
    changed() {
      version.value++;
    },
    say(text) {
      core.said.value = { text, serial: core.said.peek().serial + 1 };
    },
    show(toast) {
      clearTimeout(timer);
      core.toast.value = toast;
      timer = setTimeout(() => {
        core.toast.value = undefined;
      }, TOAST_MS);
    },
    notify(text, ...acts) {
      const now = words.peek();
      const said = text(now);
      const others = core.notices.peek().filter((notice) => notice.text(now) !== said);
      core.notices.value = [...others, { id: ++noticed, text, acts }];
      core.say(said);
      return noticed;
    },
    notLoaded(again) {
      return core.notify((words) => words.notLoaded, { label: (words) => words.tryAgain, run: again });
    },
    dismiss(id) {
      core.notices.value = core.notices.peek().filter((notice) => notice.id !== id);
    },
  };
  return core;
}
