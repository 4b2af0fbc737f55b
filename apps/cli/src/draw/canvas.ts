import { type Ink, type Look, paint } from './look.ts';

/** A sheet of characters with an ink for each: what is put later lies on top. Every character is one column wide. */
export class Canvas {
  readonly #texts: string[][] = [];
  readonly #inks: Ink[][] = [];

  get height(): number {
    return this.#texts.length;
  }

  get width(): number {
    return Math.max(0, ...this.#texts.map((line) => line.length));
  }

  put(column: number, line: number, text: string, ink: Ink): void {
    while (this.#texts.length <= line) {
      this.#texts.push([]);
      this.#inks.push([]);
    }
    const texts = this.#texts[line] as string[];
    const inks = this.#inks[line] as Ink[];
    while (texts.length < column) {
      texts.push(' ');
      inks.push('plain');
    }
    Array.from(text).forEach((char, i) => {
      texts[column + i] = char;
      inks[column + i] = ink;
    });
  }

  /** The lines painted, without spaces at their ends. */
  lines(look: Look): readonly string[] {
    return this.#texts.map((texts, line) => paintRuns(texts, this.#inks[line] as Ink[], look).trimEnd());
  }
}

function paintRuns(texts: readonly string[], inks: readonly Ink[], look: Look): string {
  let painted = '';
  for (let start = 0; start < texts.length; ) {
    let end = start + 1;
    while (end < texts.length && inks[end] === inks[start]) end++;
    painted += paint(texts.slice(start, end).join(''), inks[start] as Ink, look);
    start = end;
  }
  return painted;
}
