import type { Game } from '../engine/index.ts';
import { type Chunk, joined, playChunk } from './counts.ts';
import type { DealPlayer } from './player.ts';

/** Few enough to be read, many enough to show a change of rules or player. */
const MOST_DEALS = 20;
/** Milliseconds that playing a slice again may take, as measured when it is chosen. */
const MOST_MS = 50;
/** So many deals are tried for a cheap one to begin with. */
const TRIES = 5;

/** A chunk and what it cost. */
interface Timed {
  readonly chunk: Chunk;
  readonly ms: number;
}

/**
 * Chooses neighbouring deals of a finished study that are cheap to play again, and plays them. Which ones depends on the clock
 * (`now`, in milliseconds); what came of them does not.
 */
export function playSlice(game: Game, player: DealPlayer, whole: Chunk, now: () => number): Chunk {
  const timed = (id: number): Timed => {
    const began = now();
    const chunk = playChunk(game, player, { from: id, to: id });
    return { chunk, ms: now() - began };
  };
  let { chunk, ms } = cheapStart(whole, timed);
  const last = Math.min(whole.to, chunk.from + MOST_DEALS - 1);
  while (chunk.to < last && ms < MOST_MS) {
    const next = timed(chunk.to + 1);
    ms += next.ms;
    if (ms < MOST_MS) chunk = joined(chunk, next.chunk);
  }
  return chunk;
}

/** The first cheap deal, or the cheapest of the first few; a decided one where there is any, for the others cost the whole budget. */
function cheapStart(whole: Chunk, timed: (id: number) => Timed): Timed {
  const undecided = new Set(whole.unknown);
  let best: Timed | undefined;
  for (let id = whole.from, tries = 0; id <= whole.to && tries < TRIES; id++) {
    if (undecided.has(id)) continue;
    tries++;
    const next = timed(id);
    if (!best || next.ms < best.ms) best = next;
    if (next.ms < MOST_MS / 2) break;
  }
  return best ?? timed(whole.from);
}
