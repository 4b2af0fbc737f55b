import { type Signal, signal } from '@preact/signals';
import type { Lang } from 'pasyans';
import * as v from 'valibot';

const KEY = 'pasyans.settings';

/** Every field falls back by itself: one bad value never costs the others. */
const schemaFor = (lang: Lang) =>
  v.object({
    lang: v.fallback(v.picklist(['ru', 'en']), lang),
    theme: v.fallback(v.picklist(['auto', 'light', 'dark', 'contrast']), 'auto'),
    cloth: v.fallback(v.picklist(['green', 'blue', 'plum', 'wine', 'slate', 'linen']), 'green'),
    indices: v.fallback(v.picklist(['auto', 'ru', 'en']), 'auto'),
    faces: v.fallback(v.picklist(['normal', 'large']), 'normal'),
    back: v.fallback(v.picklist(['ornament', 'stitch', 'lattice', 'waves']), 'ornament'),
    /** By patience, where the player has decided. */
    fourColours: v.fallback(v.record(v.string(), v.boolean()), {}),
    leftHanded: v.fallback(v.boolean(), false),
    /** A card that has one place to go to goes there at the first touch. */
    oneTouch: v.fallback(v.boolean(), false),
    sounds: v.fallback(v.boolean(), false),
    showTargets: v.fallback(v.boolean(), false),
    pace: v.fallback(v.picklist(['none', 'quick', 'calm', 'slow']), 'calm'),
    /** Plays by itself, after every move, what can go to the foundations without harm; where nobody has proved it, nothing. */
    autoCollect: v.fallback(v.boolean(), false),
    /** Lets a player take moves back in a ritual; the answer then says so. */
    ritualUndo: v.fallback(v.boolean(), false),
    /** Single letters as commands; off for those who speak to their browser. */
    letterKeys: v.fallback(v.boolean(), true),
    /** The options last dealt with, by patience. */
    options: v.fallback(v.record(v.string(), v.record(v.string(), v.string())), {}),
    /** The patience last laid out. */
    last: v.fallback(v.optional(v.string()), undefined),
  });

export type Settings = v.InferOutput<ReturnType<typeof schemaFor>>;

/** Milliseconds a card flies. */
export const PACES: Readonly<Record<Settings['pace'], number>> = { none: 0, quick: 110, calm: 200, slow: 420 };

/** Reads settings from text; whatever cannot be read takes its default. */
export function readSettings(text: string | null, lang: Lang): Settings {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '{}');
  } catch {
    raw = {};
  }
  const parsed = v.safeParse(schemaFor(lang), raw);
  return parsed.success ? parsed.output : v.parse(schemaFor(lang), {});
}

/** The settings and the way to change them; they are kept where there is a place to keep them. */
export interface SettingsBox {
  readonly now: Signal<Settings>;
  change(part: Partial<Settings>): void;
}

export function settingsBox(storage: Storage | undefined, lang: Lang): SettingsBox {
  const now = signal(readSettings(read(storage), lang));
  return {
    now,
    change(part) {
      now.value = { ...now.value, ...part };
      try {
        storage?.setItem(KEY, JSON.stringify(now.value));
      } catch {
        // Settings that cannot be kept hold for this visit.
      }
    },
  };
}

function read(storage: Storage | undefined): string | null {
  try {
    return storage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}
