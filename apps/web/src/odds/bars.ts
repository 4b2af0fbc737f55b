import type { Game, Lang, Patience, Text } from 'pasyans';
import type { CompactRow } from 'pasyans/odds';
import type { ShareBar } from '../plots/share-bars.tsx';
import { exactShare, PLAYERS, type Player } from './headline.ts';
import { oddsWords } from './odds.words.ts';
import { oftenOf } from './often.ts';

/** Who can play a game: where nothing is decided there is but one way. */
export const playersOf = ({ choice }: Game): readonly Player[] => (choice === 'zero' ? ['solver'] : PLAYERS);

/** What a player is called on the pages of a game. */
export function nameOf(player: Player, { choice }: Game, lang: Lang): string {
  return choice === 'zero' ? oddsWords[lang].itself : oddsWords[lang].players[player];
}

/** The row of a game and a player; `undefined` where nobody has counted. */
export function rowOf(rows: readonly CompactRow[], { options }: Game, player: Player): CompactRow | undefined {
  return rows.find((row) => row.player === player && Object.entries(options).every(([name, value]) => row.options[name] === value));
}

/** The row that shows a game by the measure of a player; where that player has not played, an exact one holds for all. */
export function measured(rows: readonly CompactRow[], game: Game, player: Player): CompactRow | undefined {
  return (
    rowOf(rows, game, player) ??
    playersOf(game)
      .map((other) => rowOf(rows, game, other))
      .find((row) => row?.exact !== undefined)
  );
}

/** A row as a bar under some name. */
export function barOf(label: string, row: CompactRow | undefined, lang: Lang): ShareBar {
  if (!row) return { label, words: oddsWords[lang].uncounted };
  const { won, unknown, deals, interval } = row;
  return {
    label,
    words: oftenOf(row, lang),
    counted: { won: won / deals, unknown: unknown / deals, interval },
    exact: exactShare(row),
  };
}

/** A value of an option, and the game in which it alone is changed. */
export interface Change {
  readonly label: Text;
  readonly usual: boolean;
  readonly relaxed: boolean;
  readonly game: Game;
}

/** Every value of an option, the usual one first. `open` opens the patience with options; the others are at their defaults. */
export function changesOf(patience: Patience, name: string, open: (options: Readonly<Record<string, string>>) => Game): readonly Change[] {
  const { values = [] } = patience.options[name] ?? {};
  return values.map(({ value, label, relaxed = false }, i) => ({ label, usual: i === 0, relaxed, game: open({ [name]: value }) }));
}

/** Whose games show best what an option changes: those of the first of these players who has played most of its values. */
export function measureOf(rows: readonly CompactRow[], changes: readonly Change[]): Player {
  const played = (player: Player): number => changes.filter(({ game }) => rowOf(rows, game, player) !== undefined).length;
  const order: readonly Player[] = ['sensible', 'solver', 'careless'];
  return order.reduce((best, player) => (played(player) > played(best) ? player : best));
}
