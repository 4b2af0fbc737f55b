import { type End, isWon } from './end.ts';

/** What came of all games of one patience by one set of options and one revision of its rules. */
export interface Figures {
  readonly patience: string;
  readonly options: Readonly<Record<string, string>>;
  readonly rev: number;
  readonly relaxed: boolean;
  /** Games finished: won and lost. */
  readonly plays: number;
  readonly won: number;
  /** Wins in a row up to now, and the most there were. */
  readonly streak: number;
  readonly longest: number;
  /** Of the plays, those in which something was taken back; counted like all others. */
  readonly tookBack: number;
  /** Begun and given up. */
  readonly abandoned: number;
  /** Games that came with moves in them or began at a table laid out by hand: not one's own from a deal on, and in none of the other figures. */
  readonly taken: number;
}

/** The figures of games, each game given once: by patience as it was last played, then the options played most, relaxed ones last. */
export function figuresOf(games: readonly End[]): readonly Figures[] {
  const groups = new Map<string, End[]>();
  for (const game of games) groups.set(keyOf(game), [...(groups.get(keyOf(game)) ?? []), game]);
  const order = [...new Set([...games].sort((a, b) => b.at - a.at).map(({ patience }) => patience))];
  const figures = [...groups.values()].map(figuresOfGroup);
  return figures.sort(
    (a, b) =>
      order.indexOf(a.patience) - order.indexOf(b.patience) || Number(a.relaxed) - Number(b.relaxed) || b.rev - a.rev || b.plays - a.plays,
  );
}

function keyOf({ patience, rev, options }: End): string {
  return JSON.stringify([patience, rev, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

function figuresOfGroup(games: readonly End[]): Figures {
  const { patience, rev, options, relaxed } = games[0] as End;
  const own = games.filter(({ taken }) => !taken);
  const finished = own.filter(({ end }) => end !== 'abandoned').sort((a, b) => a.at - b.at);
  return {
    ...{ patience, rev, options, relaxed },
    plays: finished.length,
    won: finished.filter(isWon).length,
    ...streaks(finished),
    tookBack: finished.filter(({ undos }) => undos > 0).length,
    abandoned: own.length - finished.length,
    taken: games.length - own.length,
  };
}

/** `finished`: oldest first. */
function streaks(finished: readonly End[]): Pick<Figures, 'streak' | 'longest'> {
  let [streak, longest] = [0, 0];
  for (const game of finished) {
    streak = isWon(game) ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}
