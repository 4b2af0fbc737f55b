import { cardCode, type Deal, defaultOptions, type Session, SHUFFLE_VERSION } from '../engine/index.ts';
import type { Key } from './fields.ts';
import { writeLine } from './write-moves.ts';

/** The latest version of links; every version up to it is read. */
export const LINK_VERSION = 2;

/** Short names of the parameters. */
export const SHORT: Readonly<Record<Key, string>> = {
  patience: 'p',
  rev: 'r',
  options: 'o',
  deal: 'd',
  cards: 'c',
  layout: 'l',
  seed: 'n',
  shuffle: 's',
  at: 'at',
};

/** What a link may say besides the game. */
export interface LinkExtras {
  /** How many moves are played when the link is opened; without it, those played now. Cut to what there is. */
  readonly at?: number | undefined;
}

/**
 * Writes the fragment of a link, without `#`: the deal and the line of play with what redo leads to; branches, bookmarks
 * and notes stay behind. Options at their defaults are left out.
 */
export function formatLink(session: Session, extras: LinkExtras = {}): string {
  const line = session.line;
  const at = Math.min(Math.max(0, Math.trunc(extras.at ?? session.here.depth)), line.length);
  const played = [
    [SHORT.at, at === line.length ? '' : String(at)],
    ['m', writeLine(session, line).join('_')],
  ] as const;
  return join([...dealParts(session), ...played]);
}

/** Writes the fragment of a link to the deal alone, without a move: the game as it was before the first card was touched. */
export function formatDealLink(session: Pick<Session, 'game' | 'deal'>): string {
  return join(dealParts(session));
}

type Part = readonly [name: string, value: string];

function dealParts({ game, deal }: Pick<Session, 'game' | 'deal'>): readonly Part[] {
  const defaults = defaultOptions(game.patience.options);
  const options = Object.keys(defaults).filter((name) => game.options[name] !== defaults[name]);
  return [
    ['v', String(deal.laid ? LINK_VERSION : 1)],
    [SHORT.patience, game.patience.id],
    [SHORT.rev, String(game.patience.rev)],
    [SHORT.options, options.map((name) => `${name}:${encodeURIComponent(game.options[name] ?? '')}`).join(',')],
    ...whichDeal(deal),
    [SHORT.shuffle, String(SHUFFLE_VERSION)],
  ];
}

function whichDeal({ id, seed, cards, laid }: Deal): readonly Part[] {
  if (laid)
    return [
      [SHORT.layout, laid.lines.map(writeRow).join(',')],
      [SHORT.seed, String(seed)],
    ];
  return id === undefined ? [[SHORT.cards, cards.map(cardCode).join('.')]] : [[SHORT.deal, String(id)]];
}

/** A line of layout text in signs that a link may hold: `f1: 6C [7C]` as `f1:6C.~7C`, `pass = 1` as `pass=1`. */
function writeRow(line: string): string {
  return line
    .replace(': ', ':')
    .replace(' = ', '=')
    .replace(/\[(\w+)\]/g, '~$1')
    .replace(/ /g, '.');
}

/** Back: `writeRow` undone, for unknown cards (`~?`) too. */
export function readRow(row: string): string {
  // Names of piles have dots of their own.
  const [name = '', ...cards] = row.split(':');
  return [name, ...cards.map((some) => some.replace(/~([\w?]+)/g, '[$1]').replace(/\./g, ' '))].join(': ');
}

function join(parts: readonly Part[]): string {
  return parts
    .filter(([, value]) => value !== '')
    .map((part) => part.join('='))
    .join('&');
}
