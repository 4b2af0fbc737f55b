import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  type Deal,
  dealNumber,
  FIRST_DEAL,
  findPatience,
  type Game,
  isRelaxed,
  LAST_DEAL,
  type Options,
  openGame,
  type Patience,
  parseDealId,
  patiences,
  type Result,
  SHUFFLE_VERSION,
  type Text,
  yardsticks,
} from 'pasyans';
import { plainSigns } from './draw/glyphs.ts';
import type { Look } from './draw/look.ts';
import { wrap } from './draw/wrap.ts';
import { Failure } from './failure.ts';
import { printable } from './printable.ts';

/** What the program finds around it. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What stands at stdin. */
  readonly input: Readable;
  /** Whether stdout is a terminal, and whether somebody sits at it with keys. */
  readonly drawsAtTerminal: boolean;
  readonly playsAtTerminal: boolean;
  /** How wide that terminal is. */
  readonly columns?: number | undefined;
  /** Writes to stdout. */
  readonly write: (text: string) => void;
  /** Draws at the terminal of stderr; absent where it is none. */
  readonly progress?: (text: string) => void;
}

/** What a command prints to and how. */
export interface Context extends Surroundings {
  readonly look: Look;
  /** Tells people something that is no result: a line on stderr. */
  readonly note: (text: Text) => void;
  /** The exit code of a command that did its work and found something wanting. */
  readonly ends: (code: number) => void;
}

/** The options that every command on a game takes. */
export interface GameFlags {
  readonly deal?: string;
  readonly opt?: readonly string[];
}

export interface Table {
  readonly game: Game;
  readonly deal: Deal;
}

/** The patience or yardstick of an id; fails with a list of those there are. */
export function patienceOf(id: string): Patience {
  const patience = findPatience(id);
  if (patience) return patience;
  const ids = [...patiences, ...yardsticks].map((one) => one.id).join(', ');
  throw new Failure({ ru: `нет пасьянса «${id}»; есть: ${ids}`, en: `there is no patience "${id}"; there are: ${ids}` });
}

/** Opens a game with the options as typed. */
export function openGameOf(id: string, opt: readonly string[] = []): Game {
  return need(openGame(patienceOf(id), readOpts(opt)));
}

/** Opens the game and the deal that the flags name; without `--deal` a deal drawn by lot. */
export function openTable(id: string, flags: GameFlags): Table {
  const game = openGameOf(id, flags.opt);
  return { game, deal: dealNumber(game.rules.pack, dealNamed(flags) ?? anyDeal()) };
}

/** The number after `--deal`, where it was given. */
export function dealNamed({ deal }: GameFlags): number | undefined {
  return deal === undefined ? undefined : need(parseDealId(deal));
}

/** A deal number drawn by lot. */
export function anyDeal(): number {
  return randomInt(FIRST_DEAL, LAST_DEAL + 1);
}

/** The value of a result, or a failure with the sentence of its fault. */
export function need<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Failure(result.fault.text);
}

/** A whole number in a range, as typed after a flag. */
export function wholeNumber(flag: string, text: string, least: number, most: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Failure({
    ru: `${flag} — целое число от ${least} до ${most}, а дано «${text}»`,
    en: `${flag} takes a whole number from ${least} to ${most}, but "${text}" was given`,
  });
}

/** The most that fits the ten digits of a whole number. */
const MOST_NODES = 9_999_999_999;

/** How many nodes a search may take, as typed after `--budget`. */
export function nodesOf(text: string): number {
  return wholeNumber('--budget', text, 1, MOST_NODES);
}

/** The options as typed after `--opt`, by name; whether there are such is not asked. */
export function readOpts(given: readonly string[]): Options {
  const options = new Map<string, string>();
  for (const text of given) {
    const cut = text.indexOf('=');
    if (cut < 1)
      throw new Failure({ ru: `--opt: ждали «имя=значение», а дано «${text}»`, en: `--opt takes name=value, but "${text}" was given` });
    const name = text.slice(0, cut);
    if (options.has(name)) throw new Failure({ ru: `--opt: «${name}» названо дважды`, en: `--opt: "${name}" is given twice` });
    options.set(name, text.slice(cut + 1));
  }
  return Object.fromEntries(options);
}

/** The identity of a game: with its moves it gives the same position everywhere (C2). */
export function identity({ game, deal }: Table): Readonly<Record<string, unknown>> {
  const { id, rev } = game.patience;
  return { id, rev, options: game.options, deal: deal.id ?? null, shuffle: SHUFFLE_VERSION };
}

/** Prints lines for people, at a terminal none wider than it. */
export function print({ look, write }: Context, lines: readonly string[]): void {
  const { columns } = look;
  // What is painted, titles and cards, is never wide; its escapes would be counted as letters.
  const fit = (line: string): readonly string[] => (columns === undefined || line.includes('\x1b') ? [line] : wrap(line, columns));
  const plain = lines.flatMap((line) => plainSigns(line, look).split('\n'));
  write(`${plain.flatMap(fit).join('\n')}\n`);
}

/** Prints one JSON object on a line of its own. */
export function printJson({ write }: Context, value: unknown): void {
  write(`${printable(JSON.stringify(value))}\n`);
}

/** «Желание · расклад 5», with what is not at its default. */
export function titleLine({ game, deal }: Table, look: Look): string {
  const { lang } = look;
  const parts = [game.patience.title[lang]];
  if (deal.id !== undefined) parts.push(`${lang === 'ru' ? 'расклад' : 'deal'} ${deal.id}`);
  else if (deal.laid) parts.push(lang === 'ru' ? 'выложено руками' : 'laid out by hand');
  else parts.push(lang === 'ru' ? 'расклад по картам' : 'deal given by cards');
  if (isRelaxed(game)) parts.push(lang === 'ru' ? 'вольная игра' : 'relaxed');
  return parts.join(' · ');
}

/** The options that are not at their defaults, in words. */
export function optionLines(game: Game, look: Look): readonly string[] {
  return Object.entries(game.patience.options).flatMap(([name, spec]) => {
    const chosen = spec.values.find((one) => one.value === game.options[name]);
    return chosen === undefined || chosen === spec.values[0] ? [] : [`${spec.label[look.lang]}: ${chosen.label[look.lang]}`];
  });
}
