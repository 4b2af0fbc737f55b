import { cardCode, defaultOptions, type Session, SHUFFLE_VERSION } from '../engine/index.ts';
import type { Key } from './open-game.ts';
import { writeLine } from './write-moves.ts';

/** The version of links that is written; every version up to it is read. */
export const LINK_VERSION = 1;

/** Short names of the parameters. */
export const SHORT: Readonly<Record<Key, string>> = {
  patience: 'p',
  rev: 'r',
  options: 'o',
  deal: 'd',
  cards: 'c',
  shuffle: 's',
  at: 'at',
};

export interface LinkExtras {
  /** How many moves are played when the link is opened; without it, those played now. Cut to what there is. */
  readonly at?: number | undefined;
}

/**
 * Writes the fragment of a link, without `#`: the deal and the line of play with what redo leads to; branches, bookmarks
 * and notes stay behind. Options at their defaults are left out.
 */
export function formatLink(session: Session, extras: LinkExtras = {}): string {
  const { game, deal } = session;
  const line = session.line;
  const at = Math.min(Math.max(0, Math.trunc(extras.at ?? session.here.depth)), line.length);
  const defaults = defaultOptions(game.patience.options);
  const options = Object.keys(defaults).filter((name) => game.options[name] !== defaults[name]);
  const parts: (readonly [string, string])[] = [
    ['v', String(LINK_VERSION)],
    [SHORT.patience, game.patience.id],
    [SHORT.rev, String(game.patience.rev)],
    [SHORT.options, options.map((name) => `${name}:${encodeURIComponent(game.options[name] ?? '')}`).join(',')],
    deal.id === undefined ? [SHORT.cards, deal.cards.map(cardCode).join('.')] : [SHORT.deal, String(deal.id)],
    [SHORT.shuffle, String(SHUFFLE_VERSION)],
    [SHORT.at, at === line.length ? '' : String(at)],
    ['m', writeLine(session, line).join('_')],
  ];
  return parts
    .filter(([, value]) => value !== '')
    .map((part) => part.join('='))
    .join('&');
}
