import { type ExactOdds, exactFrom } from '../../engine/index.ts';
import { PLACEMENTS } from './packet-counts.ts';
import type { PacketCase } from './packet-placements.ts';

/** Of all placements of the targets, how many end with 0, 1, 2, ... strangers; from the table that `exact-odds.mjs` counts. */
function counted({ packets, cards, targets, dealing }: PacketCase): readonly number[] {
  const counts = PLACEMENTS[dealing][`${packets} packets, ${cards} cards, ${targets} targets`];
  if (!counts) throw new Error(`not counted: ${targets} targets among ${cards} cards in ${packets} packets`);
  return counts;
}

/** Counts of several kinds of deals together, each placement of a kind standing for `weight` equally likely cases. */
export function packetOdds(kinds: readonly { readonly weight: bigint; readonly of: PacketCase }[]): ExactOdds {
  const parts = kinds.map(({ weight, of }) => counted(of).map((count) => weight * BigInt(count)));
  const length = Math.max(...parts.map((part) => part.length));
  const counts = Array.from({ length }, (_, strangers) => parts.reduce((sum, part) => sum + (part[strangers] ?? 0n), 0n));
  return exactFrom({
    holds: 'always',
    left: 'obstacles',
    counts,
    why: {
      ru: 'Исход зависит только от того, где в колоде лежат заветные карты: сыграны и сосчитаны все их размещения до единого.',
      en: 'Nothing matters but where in the pack the target cards lie: every single placing of them has been played and counted.',
    },
  });
}

/**
 * The odds with a thirty-sixth card laid aside that does not change the targets. Each set of places in the whole pack
 * is equally likely: those with the last place leave one target fewer to be dealt.
 */
export function lastAsideOdds(game: Omit<PacketCase, 'cards'>): ExactOdds {
  const of = { ...game, cards: 35 };
  return packetOdds([
    { weight: 1n, of: { ...of, targets: game.targets - 1 } },
    { weight: 1n, of },
  ]);
}
