import { type Lang, number } from 'pasyans';
import { type Chunk, type Counts, countsOf } from 'pasyans/odds';
import { plainSigns } from '../draw/glyphs.ts';
import type { Look } from '../draw/look.ts';
import { shareText } from './words.ts';

/** Milliseconds between two drawings: often enough for eyes. */
const REDRAW_MS = 100;

/** One line at a terminal that tells how far a study has come. */
export class Progress {
  readonly #look: Look;
  readonly #wanted: number;
  readonly #write: ((text: string) => void) | undefined;
  readonly #began = performance.now();
  readonly #before: number;
  readonly #label: string;
  #drawn = 0;

  /** `before`: how many deals were there already, `wanted`: how many there will be. Without `write` nothing is told. `label` says what it is about. */
  constructor(look: Look, before: number, wanted: number, write: ((text: string) => void) | undefined, label = '') {
    this.#look = look;
    this.#before = before;
    this.#wanted = wanted;
    this.#write = write;
    this.#label = label === '' ? '' : `${label} · `;
  }

  /** Draws what is known by now, unless that was done a moment ago. */
  show(chunks: readonly Chunk[]): void {
    const now = performance.now();
    if (!this.#write || now - this.#drawn < REDRAW_MS) return;
    this.#drawn = now;
    const counts = countsOf(chunks);
    const left = ((now - this.#began) / (counts.deals - this.#before)) * (this.#wanted - counts.deals);
    this.#write(`\r${plainSigns(this.#label + progressLine(counts, this.#wanted, left, this.#look.lang), this.#look)}\x1b[K`);
  }

  /** Takes the line away. */
  end(): void {
    if (this.#drawn > 0) this.#write?.('\r\x1b[K');
  }
}

/** `leftMs`: milliseconds still to go. */
export function progressLine(counts: Counts, wanted: number, leftMs: number, lang: Lang): string {
  const far = `${number(counts.deals, lang)} ${lang === 'ru' ? 'из' : 'of'} ${number(wanted, lang)}`;
  return `${far} · ${shareText(counts, lang)} · ${lang === 'ru' ? 'осталось' : 'left'} ${duration(leftMs)}`;
}

/** `1:02:03` or `2:03`: hours, minutes, seconds. */
function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
