// Measures the speed of one patience at play, in a worker of its own.
import {
  careless,
  dealNumber,
  dealOrder,
  dealTable,
  emptyTable,
  findPatience,
  MoveBuffer,
  openGame,
  perft,
  playOut,
  randomFrom,
  runOut,
} from 'pasyans';
import { asWorker, inWorkers } from './workers.mjs';

export const ROUNDS = 7;
/** Long enough for a round to tell, short enough for the bench to take a minute or two without the solver. */
const ROUND_MS = 150;
const MOST_MOVES = 500;
const GAMES_A_DEAL = 20;
const PERFT_DEPTH = 3;

/** Runs `work` (which returns how many units it did) again and again for a round; gives units per second. */
function perSecond(work) {
  const start = performance.now();
  let units = 0;
  let now = start;
  while (now - start < ROUND_MS) {
    units += work();
    now = performance.now();
  }
  return (units * 1000) / (now - start);
}

/** Measures several works in turn, round by round, and gives the median of each. */
function interleaved(works) {
  const rounds = works.map(() => []);
  for (const work of works) perSecond(work);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, work] of works.entries()) rounds[i].push(perSecond(work));
  }
  return rounds;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

function benchZero(game) {
  const { pack } = game.rules;
  const order = new Uint8Array(pack.cards.length);
  const table = emptyTable(game);
  const scratch = new MoveBuffer();
  let id = 0;
  const shuffles = () => {
    for (let i = 0; i < 500; i++) dealOrder(pack, ++id >>> 0 || 1, order);
    return 500;
  };
  const plays = () => {
    for (let i = 0; i < 500; i++) {
      dealOrder(pack, ++id >>> 0 || 1, order);
      runOut(game, { seed: id, cards: order }, table, scratch);
    }
    return 500;
  };
  const [shuffled, played] = interleaved([shuffles, plays]);
  const ratio = median(shuffled.map((s, i) => s / played[i]));
  return {
    playsPerSecond: Math.round(median(played)),
    shufflesPerSecond: Math.round(median(shuffled)),
    playToShuffle: Number(ratio.toFixed(2)),
  };
}

/** Random play with undo: a whole random game and back, many times from each deal, so that dealing hardly counts. */
function benchChoice(game) {
  const table = emptyTable(game);
  const scratch = new MoveBuffer();
  const choose = careless(randomFrom(1));
  let id = 0;
  let steps = 0;
  const randomPlay = () => {
    dealTable(game, dealNumber(game.rules.pack, ++id), table);
    let moves = 0;
    for (let round = 0; round < GAMES_A_DEAL; round++) {
      moves += playOut(game, table, choose, MOST_MOVES, scratch);
      steps += table.mark();
      table.undoTo(0);
    }
    return moves;
  };
  const randomSteps = () => {
    steps = 0;
    randomPlay();
    return steps;
  };
  const [moves, made, nodes] = interleaved([randomPlay, randomSteps, () => perftNodes(game, table, ++id)]);
  return {
    movesPerSecond: Math.round(median(moves)),
    stepsPerSecond: Math.round(median(made)),
    perftNodesPerSecond: Math.round(median(nodes)),
  };
}

function perftNodes(game, table, id) {
  dealTable(game, dealNumber(game.rules.pack, id), table);
  let nodes = 0;
  for (let depth = 1; depth <= PERFT_DEPTH; depth++) nodes += perft(game, table, depth);
  return Math.max(1, nodes);
}

/** Gives `{ choice, figures }`: whether anything is decided in it, and the medians of its rounds. */
export async function benchPlay(id) {
  const [told] = await inWorkers(import.meta.url, id, [undefined]);
  return told;
}

asWorker((id) => {
  const game = openGame(findPatience(id)).value;
  return { choice: game.choice, figures: game.choice === 'zero' ? benchZero(game) : benchChoice(game) };
});
