// `npm run goldens`: writes what play comes to, for tests to hold on to: test/goldens/perft.json, one won game of
// every patience, and readings of finished games. Run it only when a rule was meant to change, and read the difference before it is committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  below,
  CARRY,
  cardCode,
  careless,
  DISCARD,
  dealNumber,
  dealTable,
  eachValue,
  formatRecord,
  kindOf,
  openGame,
  PLUCK,
  patiences,
  perft,
  RECORD_EXTENSION,
  randomFrom,
  Session,
  SOAK_LIMIT,
  toOf,
  yardsticks,
} from 'pasyans';
import { planFor, solveTable } from 'pasyans/solve';
import { at } from './lib/paths.mjs';
import { readingGoldens } from './lib/reading-goldens.mjs';

const FOLDER = at('test/goldens');
const DEALS = [1, 2, 3];
/** Deeper while the lines of one deal number fewer than this: enough to meet every kind of move, quick enough to recount. */
const MOST_LINES = 20_000;
const MOST_DEPTH = 20;
/** How many moves are played, by each way of playing, to find a game that is won. */
const MOST_TRIED = 150_000;
/** How many deals, and how far, the solver tries where no such play wins. */
const MOST_SOLVED = 12;
const BUDGET = { nodes: 700_000, memory: 2 ** 26 };

const nameOf = (patience, options) => [patience.id, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' ');

/** The number of lines of 1, 2, 3, ... moves. */
function lines(game, id) {
  const table = dealTable(game, dealNumber(game.rules.pack, id));
  const counts = [];
  let all = 0;
  while (counts.length < MOST_DEPTH) {
    const count = perft(game, table, counts.length + 1);
    all += count;
    if (count === 0 || (all > MOST_LINES && counts.length > 0)) break;
    counts.push(count);
  }
  return counts;
}

function playOn(session, choose) {
  for (let legal = session.legal(); legal.count > 0 && session.here.depth < SOAK_LIMIT; legal = session.legal())
    session.play(choose(legal));
  return session;
}

/** A careless player that still takes what goes out or home. */
function eager(game, random) {
  const home = (m) => {
    const kind = kindOf(m);
    return kind === DISCARD || kind === PLUCK || (kind === CARRY && game.rules.piles[toOf(m)].role === 'foundation');
  };
  return (legal) => {
    const all = legal.toArray();
    const some = all.filter(home);
    const among = some.length > 0 ? some : all;
    return among[below(random, among.length)];
  };
}

const carelessly = (_, id) => careless(randomFrom(id, 1));
const eagerly = (game, id) => eager(game, randomFrom(id, 2));

const played = (game, id, how = carelessly) => playOn(new Session(game, dealNumber(game.rules.pack, id)), how(game, id));

/** How a patience that plays itself ends: the number of steps, the end, and what it tells. */
function ending(game, id) {
  const session = played(game, id);
  const { obstacles, ...facts } = game.rules.facts?.(session.table) ?? {};
  return {
    steps: session.here.depth,
    end: session.outcome().result,
    ...facts,
    ...(obstacles && { obstacles: obstacles.map(cardCode).join(' ') }),
  };
}

function counted(game) {
  const of = game.choice === 'zero' ? ending : lines;
  return Object.fromEntries(DEALS.map((id) => [id, of(game, id)]));
}

/** The first deal that careless play wins, or else eager play. */
function wonByPlay(game) {
  for (const how of [carelessly, eagerly]) {
    for (let id = 1, tried = 0; tried < MOST_TRIED; id++) {
      const session = played(game, id, how);
      tried += session.here.depth;
      if (session.outcome()?.result === 'won') return session;
    }
  }
  return undefined;
}

/** The first deal that the solver wins. */
function wonBySolver(game) {
  for (let id = 1; id <= MOST_SOLVED; id++) {
    const session = new Session(game, dealNumber(game.rules.pack, id));
    const found = solveTable(planFor(game), session.table, BUDGET);
    if (found.verdict !== 'won') continue;
    for (const m of found.line) session.play(m);
    return session;
  }
  return undefined;
}

/** A won game with the usual options, or else with another value of one of them. */
function wonGame(patience) {
  const usual = wonByPlay(openGame(patience).value);
  if (usual) return usual;
  for (const options of eachValue(patience.options)) {
    const session = wonBySolver(openGame(patience, options).value);
    if (session) return session;
  }
  throw new Error(`nobody wins ${patience.id}`);
}

/** JSON with one line a deal, so that a changed number is a changed line. */
function asText(goldens) {
  const oneLine = (value) =>
    JSON.stringify(value)
      .replaceAll('{', '{ ')
      .replaceAll('}', ' }')
      .replaceAll(/[:,](?=["{\d])/g, '$& ');
  const games = Object.entries(goldens).map(([name, deals]) => {
    const rows = Object.entries(deals).map(([id, found]) => `    "${id}": ${oneLine(found)}`);
    return `  "${name}": {\n${rows.join(',\n')}\n  }`;
  });
  return `{\n${games.join(',\n')}\n}\n`;
}

mkdirSync(`${FOLDER}/records`, { recursive: true });
mkdirSync(`${FOLDER}/readings`, { recursive: true });
const goldens = {};
for (const patience of [...patiences, ...yardsticks]) {
  for (const options of eachValue(patience.options)) goldens[nameOf(patience, options)] = counted(openGame(patience, options).value);
  const session = wonGame(patience);
  writeFileSync(`${FOLDER}/records/${patience.id}${RECORD_EXTENSION}`, formatRecord(session, { note: 'won' }));
  const readings = readingGoldens(patience, (game, id) => played(game, id, eagerly));
  if (readings) writeFileSync(`${FOLDER}/readings/${patience.id}.txt`, readings);
  console.log(`${patience.id}: deal ${session.deal.id} won in ${session.here.depth} moves`);
}
writeFileSync(`${FOLDER}/perft.json`, asText(goldens));
