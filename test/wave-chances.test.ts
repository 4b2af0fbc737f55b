import {
  careless,
  dealOrder,
  dealTable,
  emptyTable,
  findPatience,
  MoveBuffer,
  type Options,
  type Patience,
  playOut,
  randomFrom,
  runOut,
} from 'pasyans';
import { expect, it } from 'vitest';
import { openOrThrow } from './kit/every.ts';

const DEALS = 200_000;

function share(id: string, options: Options): number {
  const game = openOrThrow(findPatience(id) as Patience, options);
  const { pack } = game.rules;
  const cards = new Uint8Array(pack.cards.length);
  const table = emptyTable(game);
  const scratch = new MoveBuffer();
  let won = 0;
  for (let id = 1; id <= DEALS; id++) {
    runOut(game, { seed: id, cards: dealOrder(pack, id, cards) }, table, scratch);
    if (game.rules.won(table) !== undefined) won++;
  }
  return won / DEALS;
}

/** The same with the rows chosen carelessly. */
function shareByHand(deals: number): number {
  const game = openOrThrow(findPatience('wish-20') as Patience, { 'row-choice': 'player' });
  const table = emptyTable(game);
  const scratch = new MoveBuffer();
  const choose = careless(randomFrom(1));
  let won = 0;
  for (let id = 1; id <= deals; id++) {
    dealTable(game, { seed: id, cards: dealOrder(game.rules.pack, id) }, table);
    playOut(game, table, choose, 100, scratch);
    if (game.rules.won(table) !== undefined) won++;
  }
  return won / deals;
}

const error = (chance: number, deals: number): number => Math.sqrt((chance * (1 - chance)) / deals);

// The cards come open in a random order, so the chance is that of a fit card being the last: 4 of 36, 4 of 20, 1 of 36, 4 of 32.
it.each<[string, string, Options, number]>([
  ['wish', 'wish', {}, 1 / 9],
  ['wish-20', 'wish-20', {}, 1 / 5],
  ['running-wave', 'running-wave', {}, 1 / 36],
  ['fatal, fixed rows', 'fatal', { 'row-suits': 'fixed' }, 1 / 8],
  ['fatal, rows by first card', 'fatal', { 'row-suits': 'first-card' }, 1 / 8],
])('D6: the share won of deals 1 to 200000 agrees with the exact chance: %s', { timeout: 120_000 }, (_, id, options, chance) => {
  expect(Math.abs(share(id, options) - chance)).toBeLessThan(4 * error(chance, DEALS));
});

it('D6: choosing the rows of wish-20 does not change the chance, in deals 1 to 20000', () => {
  expect(Math.abs(shareByHand(20_000) - 1 / 5)).toBeLessThan(4 * error(1 / 5, 20_000));
});
