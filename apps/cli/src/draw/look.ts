import type { Lang } from 'pasyans';
import pc from 'picocolors';

/** How things are drawn on this terminal. */
export interface Look {
  readonly lang: Lang;
  /** Suits as letters, no signs outside the alphabet. */
  readonly ascii: boolean;
  readonly colours: boolean;
  /** How wide the terminal is; absent where what is printed goes elsewhere and no line is broken. */
  readonly columns?: number | undefined;
}

/** What a piece of the drawing is; colours follow from it and only add to what can be told without them. */
export type Ink = 'plain' | 'title' | 'red' | 'black' | 'back' | 'empty' | 'sign' | 'mark' | 'quiet';

type Environment = Readonly<Record<string, string | undefined>>;

/** Colours go to a terminal that has them, unless NO_COLOR says no (no-color.org). */
export function wantsColours(isTerminal: boolean, env: Environment): boolean {
  return isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
}

const COLOURS = pc.createColors(true);

const INKS: Readonly<Record<Ink, (text: string) => string>> = {
  plain: (text) => text,
  title: COLOURS.bold,
  red: (text) => COLOURS.bgWhiteBright(COLOURS.red(text)),
  black: (text) => COLOURS.bgWhiteBright(COLOURS.black(text)),
  back: (text) => COLOURS.bgBlue(COLOURS.whiteBright(text)),
  empty: COLOURS.dim,
  sign: COLOURS.cyan,
  mark: (text) => COLOURS.bold(COLOURS.yellow(text)),
  quiet: COLOURS.dim,
};

export function paint(text: string, ink: Ink, look: Look): string {
  return look.colours && text.trim() !== '' ? INKS[ink](text) : text;
}
