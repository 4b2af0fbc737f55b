import {
  careless,
  dealTable,
  emptyTable,
  MoveBuffer,
  outcomeOf,
  playOut,
  type Random,
  randomFrom,
  runOut,
  SOAK_LIMIT,
} from '../engine/index.ts';
import { hashText } from './hash.ts';
import type { PlayerKind, Verdict } from './player.ts';

/** A player who finds no end has given up by now, which counts as lost (rules, C11). In moves. */
export const GIVES_UP_AFTER = SOAK_LIMIT;

const CARELESS = 'careless';

const LOST: Verdict = { result: 'lost' };

/** The careless player's dice: apart from the shuffle and from other players' dice of the same deal. `seed` is 32 bits, the deal's number. */
export function carelessDice(seed: number): Random {
  return randomFrom(seed, hashText(CARELESS));
}

/** Takes any legal move, each as likely as the others; the dice are thrown from the deal's number and the player's name. */
export const carelessPlayer: PlayerKind = {
  name: CARELESS,
  version: 1,
  open(game) {
    const table = emptyTable(game);
    const scratch = new MoveBuffer();
    return {
      play(deal) {
        dealTable(game, deal, table);
        playOut(game, table, careless(carelessDice(deal.seed)), GIVES_UP_AFTER, scratch);
        return outcomeOf(game, table, scratch) ?? LOST;
      },
    };
  },
};

/** The solver of a patience that plays itself: there is nothing to search, it is simply the play. */
export const plainPlay: PlayerKind = {
  name: 'solver',
  version: 1,
  open(game) {
    const table = emptyTable(game);
    const scratch = new MoveBuffer();
    return {
      play(deal) {
        const win = game.rules.won(runOut(game, deal, table, scratch));
        return win === undefined ? LOST : { result: 'won', win };
      },
    };
  },
};
