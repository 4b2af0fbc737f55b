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
    ['v', String(LINK_VERSION)],
    [SHORT.patience, game.patience.id],
    [SHORT.rev, String(game.patience.rev)],
    [SHORT.options, options.map((name) => `${name}:${encodeURIComponent(game.options[name] ?? '')}`).join(',')],
    deal.id === undefined ? [SHORT.cards, deal.cards.map(cardCode).join('.')] : [SHORT.deal, String(deal.id)],
    [SHORT.shuffle, String(SHUFFLE_VERSION)],
  ];
}

function join(parts: readonly Part[]): string {
  return parts
    .filter(([, value]) => value !== '')
    .map((part) => part.join('='))
    .join('&');
}
