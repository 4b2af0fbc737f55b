// node scripts/run-built.mjs scripts/exact-odds.mjs [--count | --simulate DEALS]
//
// Writes data/odds/exact.json: the exact odds of every patience that has them, with every combination of its options.
// --count     first counts all placements of the targets of the packet patiences anew (some minutes): the library's table
//             packet-counts.ts, and data/odds/placements.json, where tests find them in slices.
// --simulate  writes nothing but plays deals 1 to DEALS of each row on the engine and compares.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import {
  careless,
  casesOf,
  dealOrder,
  dealTable,
  decimalText,
  emptyTable,
  exactOdds,
  fractionText,
  MoveBuffer,
  openGame,
  patiences,
  playOut,
  randomFrom,
} from 'pasyans';
import { countPlacements } from '../packages/pasyans/dist/games/shared/packet-placements.js';
import { at } from './lib/paths.mjs';

const COMMAND = 'node scripts/run-built.mjs scripts/exact-odds.mjs';
const TABLE = 'packages/pasyans/src/games/shared/packet-counts.ts';
const DIGITS = 10;
const MOST_MOVES = 500;
/** Standard errors; one figure of sixteen thousand is farther off by chance. */
const FAR = 4;

/** What the packet patiences and their options come to: packets, cards dealt, targets among them. */
const CASES = [5, 7].flatMap((packets) => [4, 5, 8, 9].map((targets) => ({ packets, cards: 35, targets })));
CASES.push({ packets: 4, cards: 36, targets: 4 });
const nameOf = ({ packets, cards, targets }) => `${packets} packets, ${cards} cards, ${targets} targets`;

function write(path, text) {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

/** Counts without the zeros at their end. */
const trimmed = (counts) => counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);

/** By dealing and case: the slices, one for each number of targets in the first packet. */
function countAll() {
  const slices = { 'in-turn': {}, packets: {} };
  for (const dealing of Object.keys(slices)) {
    for (const one of CASES) {
      const before = process.cpuUsage().user;
      slices[dealing][nameOf(one)] = countPlacements({ ...one, dealing }).map(trimmed);
      console.log(`${nameOf(one)}, ${dealing}: ${((process.cpuUsage().user - before) / 1e6).toFixed(1)} CPU seconds`);
    }
  }
  return slices;
}

/** The slices of a case together. */
function whole(slices) {
  const length = Math.max(...slices.map((slice) => slice.length));
  return Array.from({ length }, (_, strangers) => slices.reduce((sum, slice) => sum + (slice[strangers] ?? 0), 0));
}

function tableText(counted) {
  const lines = Object.entries(counted).map(([dealing, cases]) => {
    const rows = Object.entries(cases).map(([name, slices]) => `    '${name}': [${whole(slices).join(', ')}],`);
    return `  ${/^\w+$/.test(dealing) ? dealing : `'${dealing}'`}: {\n${rows.join('\n')}\n  },`;
  });
  return `// biome-ignore-all format: written by ${COMMAND} --count
import type { Dealing } from './packets.ts';

/** By dealing and case: how many placements of the targets end with 0, 1, 2, ... strangers among them. */
export const PLACEMENTS: Readonly<Record<Dealing, Readonly<Record<string, readonly number[]>>>> = {
${lines.join('\n')}
};
`;
}

function placementsText(counted) {
  const cases = Object.entries(counted).map(([dealing, byCase]) => {
    const rows = Object.entries(byCase).map(
      ([name, slices]) => `    "${name}": [\n${slices.map((slice) => `      ${JSON.stringify(slice)}`).join(',\n')}\n    ]`,
    );
    return `  "${dealing}": {\n${rows.join(',\n')}\n  }`;
  });
  return `{\n  "command": "${COMMAND} --count",\n${cases.join(',\n')}\n}\n`;
}

/** Every combination of a patience's option values, the defaults first. */
function combinations(specs) {
  return Object.entries(specs).reduce(
    (all, [name, { values }]) => all.flatMap((options) => values.map(({ value }) => ({ ...options, [name]: value }))),
    [{}],
  );
}

const gamesWithOdds = () =>
  patiences
    .flatMap((patience) => combinations(patience.options).map((options) => openGame(patience, options).value))
    .filter((game) => exactOdds(game) !== undefined);

function rowOf(game) {
  const { chance, mean, holds, left, counts } = exactOdds(game);
  return {
    patience: game.patience.id,
    rev: game.patience.rev,
    options: game.options,
    holds,
    chance: fractionText(chance),
    decimal: decimalText(chance, DIGITS),
    left,
    mean: fractionText(mean),
    cases: `${casesOf(exactOdds(game))}`,
    counts: counts.map(String),
  };
}

const exactText = () =>
  `{\n  "command": "${COMMAND}",\n  "rows": [\n${gamesWithOdds()
    .map((game) => `    ${JSON.stringify(rowOf(game))}`)
    .join(',\n')}\n  ]\n}\n`;

/** Plays deals 1 to `deals`; how many were won, and how many cards were left over in all. */
function play(game, deals) {
  const table = emptyTable(game);
  const { pack } = game.rules;
  const order = new Uint8Array(pack.cards.length);
  const scratch = new MoveBuffer();
  const choose = careless(randomFrom(1));
  let [won, left] = [0, 0];
  for (let id = 1; id <= deals; id++) {
    dealTable(game, { seed: id, cards: dealOrder(pack, id, order) }, table);
    playOut(game, table, choose, MOST_MOVES, scratch);
    if (game.rules.won(table) !== undefined) won++;
    const facts = game.rules.facts(table);
    left += facts.obstacles?.length ?? facts.closedCount;
  }
  return { won, left };
}

/** How many standard errors apart; what cannot vary must not differ at all. */
const apart = (difference, error) => (difference === 0 ? 0 : difference / error);

function compare(game, deals) {
  const { counts } = exactOdds(game);
  const cases = Number(casesOf({ counts }));
  const moment = (power) => counts.reduce((sum, count, left) => sum + Number(count) * left ** power, 0) / cases;
  const [chance, mean] = [Number(counts[0]) / cases, moment(1)];
  const { won, left } = play(game, deals);
  const ofChance = apart(won / deals - chance, Math.sqrt((chance * (1 - chance)) / deals));
  const ofMean = apart(left / deals - mean, Math.sqrt((moment(2) - mean ** 2) / deals));
  const name = [game.patience.id, ...Object.entries(game.options).map(([key, value]) => `${key}=${value}`)].join(' ');
  console.log(
    `${name}: won ${won} of ${deals}, expected ${(chance * deals).toFixed(0)} (${ofChance.toFixed(2)} standard errors); ` +
      `left over ${(left / deals).toFixed(4)}, expected ${mean.toFixed(4)} (${ofMean.toFixed(2)})`,
  );
  return Math.abs(ofChance) < FAR && Math.abs(ofMean) < FAR;
}

function run() {
  const { count, simulate } = parseArgs({ options: { count: { type: 'boolean' }, simulate: { type: 'string' } } }).values;
  if (simulate !== undefined) {
    const deals = Number(simulate);
    if (!Number.isInteger(deals) || deals < 1) throw new Error(`--simulate takes a number of deals, not "${simulate}"`);
    if (gamesWithOdds().filter((game) => !compare(game, deals)).length > 0) process.exitCode = 1;
  } else if (count) {
    const counted = countAll();
    write(TABLE, tableText(counted));
    write('data/odds/placements.json', placementsText(counted));
    // The library has to be built with the new table before it can tell the odds.
    process.exitCode = spawnSync(process.execPath, COMMAND.split(' ').slice(1), { cwd: at('.'), stdio: 'inherit' }).status ?? 2;
  } else {
    write('data/odds/exact.json', exactText());
  }
}

try {
  run();
} catch (error) {
  console.error(`exact-odds: ${error.message}`);
  process.exitCode = 2;
}
