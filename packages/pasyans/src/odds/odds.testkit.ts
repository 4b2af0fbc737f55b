import { dealNumber, type Game, type Options, openGame } from '../engine/index.ts';
import { findPatience, patiences } from '../games/registry.ts';
import { playersOf } from '../odds.ts';
import type { Offer } from './book-state.ts';
import type { Chunk } from './counts.ts';
import { playChunk } from './counts.ts';
import type { PlayerKind } from './player.ts';
import type { DealRange } from './ranges.ts';
import { makeStudy, type Study } from './study.ts';

export function gameOf(id: string, options: Options = {}): Game {
  const patience = patiences.find((one) => one.id === id);
  const game = patience && openGame(patience, options);
  if (!game?.ok) throw new Error(`no game ${id}`);
  return game.value;
}

export function kindOf(game: Game, name: string): PlayerKind {
  const kind = playersOf(game).find((one) => one.name === name);
  if (!kind) throw new Error(`no player ${name}`);
  return kind;
}

/** What the program plays. */
export const offer: Offer = { patiences, find: findPatience, playersOf };

/** A searching player who leaves every deal undecided whose number its budget divides. */
export const hesitant: PlayerKind = {
  name: 'hesitant',
  version: 1,
  budget: 10,
  open: (game, budget = 1) => ({
    play: ({ id = 0, cards }) => {
      if (id % budget === 0) return { result: 'unknown' };
      return cards[0] === dealNumber(game.rules.pack, 1).cards[0] ? { result: 'won', win: 2 } : { result: 'lost' };
    },
  }),
};

/** A study and a way to play its chunks. */
export interface Bench {
  readonly study: Study;
  readonly play: (range: DealRange) => Chunk;
}

export function bench(game: Game, kind: PlayerKind, deals: DealRange, budget?: number): Bench {
  const study = makeStudy(game, kind, deals, budget);
  if (!study.ok) throw new Error(study.fault.text.en);
  const player = kind.open(game, study.value.budget);
  return { study: study.value, play: (range) => playChunk(game, player, range) };
}
