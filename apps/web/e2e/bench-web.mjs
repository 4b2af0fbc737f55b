// `npm run -s bench:web -- [--json] [--runs N] [--slower N,N] [--trace FOLDER]`: how soon the first card lies on the table, how long the page
// is busy while one plays and deals, how soon it answers a touch, and whether a card follows the finger.
//
// A phone with this machine's processor and with one four times slower. All times in milliseconds, each the median of the runs:
// `longest` of a task by the clock (measure on an idle machine), `processor` what the page's thread really worked at its hardest (says
// something on a busy machine too). `--trace` keeps the traces of the last run for the browser's performance panel.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import {
  CARRY,
  DRAW,
  dealNumber,
  findPatience,
  formatLink,
  fromOf,
  kindOf,
  openGame,
  patiences,
  RECYCLE,
  REDEAL,
  Session,
  toOf,
} from 'pasyans';
import { ensureChromium } from '../../../scripts/lib/chromium.mjs';
import { at } from '../../../scripts/lib/paths.mjs';
import { serveFolder } from '../../cli/dist/serve/static-server.js';
import { fingerOf } from './bench/finger.mjs';
import { listen } from './bench/listening.mjs';
import { traced } from './bench/tracing.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'ru-RU' };
const DEALS = 5;
const DRAGGED = 120;
/** A picture that comes later than this was missed: a screen shows one every 16.7 ms. */
const LATE = 20;
/** One patience of each kind, and how many moves are played. */
const PLAN = [
  { id: 'will-it-come-true', moves: 60 },
  { id: 'potocki', moves: 60 },
  { id: 'wish', moves: 40 },
  { id: 'vorozhba', moves: 40 },
];

const round = (ms) => Math.round(ms * 10) / 10;
const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Any legal moves, but always the same ones. */
function playAny(session, most) {
  for (let n = 0; n < most && session.legal().count > 0; n++) session.play(session.legal().at((n * 7919) % session.legal().count));
  return session;
}

const gameOf = (id) => openGame(findPatience(id), {}).value;

/** The deal that goes on longest, up to so many moves. */
function longGame(id, most) {
  const game = gameOf(id);
  let longest;
  for (let number = 1; number <= 500; number++) {
    const session = playAny(new Session(game, dealNumber(game.rules.pack, number)), most);
    if (session.moves.length > (longest?.moves.length ?? 0)) longest = session;
    if (session.moves.length === most) break;
  }
  return longest;
}

/** The patience of two packs that lays out the most: its highest pile is what is not dealt. */
function widestOfTwoPacks() {
  const laid = patiences.map(({ id }) => {
    const game = gameOf(id);
    const { table } = new Session(game, dealNumber(game.rules.pack, 1));
    const heights = Array.from({ length: table.piles }, (_, pile) => table.height(pile));
    const cards = heights.reduce((sum, height) => sum + height, 0);
    return { id, laid: cards === 104 ? cards - Math.max(...heights) : 0 };
  });
  return laid.sort((a, b) => b.laid - a.laid)[0].id;
}

async function make(finger, m) {
  const pile = (n) => `[data-pile="${n}"]`;
  switch (kindOf(m)) {
    case CARRY:
      await finger.tap(pile(fromOf(m)));
      return finger.tap(pile(toOf(m)));
    case DRAW:
      return finger.tap(pile(fromOf(m)));
    case RECYCLE:
      return finger.tap(pile(toOf(m)));
    case REDEAL:
      return finger.tap('[data-testid="redeal"]');
    default:
      return finger.tap('[data-testid="step"]');
  }
}

async function dealAnew(finger) {
  await finger.tap('[data-testid="new-deal"]');
  await finger.tap('[data-testid="question"] .choices button');
  // Until all cards lie.
  await finger.rest(900);
}

async function openPage(browser, address, { slower, listening = false }) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  if (listening) await page.addInitScript(listen);
  const finger = await fingerOf(page);
  await finger.slowDown(slower);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await finger.rest(1500);
  const heard = () => page.evaluate(() => window.takeHeard());
  return { page, finger, heard, close: () => context.close() };
}

async function firstCard(browser, url, slower) {
  const { heard, close } = await openPage(browser, url, { slower, listening: true });
  const { firstCard: ms } = await heard();
  await close();
  return { ms: round(ms) };
}

/** Plays a game and deals anew a few times; then plays it again, heard. */
async function playing(browser, url, { id, moves }, { slower, traceTo }) {
  const game = longGame(id, moves);
  const address = `${url}#${formatLink(game, { at: 0 })}`;
  const { page, finger, close } = await openPage(browser, address, { slower });
  const how = { detailed: traceTo !== undefined };
  const play = await traced(browser, page, () => each(game.moves, (m) => make(finger, m)), how);
  const deal = await traced(browser, page, () => each([...Array(DEALS)], () => dealAnew(finger)), how);
  await close();
  if (traceTo) for (const [name, { text }] of Object.entries({ play, deal })) writeFileSync(`${traceTo}/${id}-${name}.json`, text);
  const answers = await answering(browser, address, game.moves, slower);
  return { moves: game.moves.length, ...answers, ...named('playing', play), ...named('dealing', deal) };
}

/** How soon each touch of a game is answered. */
async function answering(browser, address, moves, slower) {
  const { finger, heard, close } = await openPage(browser, address, { slower, listening: true });
  await heard();
  await each(moves, (m) => make(finger, m));
  const { answers, paints } = await heard();
  await close();
  return {
    touches: answers.length,
    framesMost: Math.max(...answers.map(({ frames }) => frames)),
    answerMedian: round(median(answers.map(({ ms }) => ms))),
    answerMost: round(Math.max(...answers.map(({ ms }) => ms))),
    paintMost: Math.max(0, ...paints),
  };
}

async function each(list, work) {
  for (const one of list) await work(one);
}

const named = (name, { longest, processor, spentOn }) => ({
  [`${name}Longest`]: longest,
  [`${name}Processor`]: processor,
  [`${name}SpentOn`]: spentOn,
});

async function dealingTwoPacks(browser, url, slower) {
  const id = widestOfTwoPacks();
  const game = gameOf(id);
  const address = `${url}#${formatLink(new Session(game, dealNumber(game.rules.pack, 1)))}`;
  const { page, finger, close } = await openPage(browser, address, { slower });
  const { longest, processor, spentOn } = await traced(browser, page, () => each([...Array(DEALS)], () => dealAnew(finger)));
  await close();
  return { longest, processor, spentOn };
}

/** A card that may be carried somewhere, held by a finger that goes about. */
async function dragging(browser, url, slower) {
  const rules = gameOf('potocki');
  const game = new Session(rules, dealNumber(rules.rules.pack, 1));
  const carry = [...Array(game.legal().count).keys()].map((n) => game.legal().at(n)).find((m) => kindOf(m) === CARRY);
  const { finger, heard, close } = await openPage(browser, `${url}#${formatLink(game)}`, { slower, listening: true });
  await heard();
  await finger.dragAbout(`[data-pile="${fromOf(carry)}"]`, DRAGGED);
  const { frames } = await heard();
  await close();
  return { frames: frames.length, late: frames.filter((ms) => ms > LATE).length, most: round(Math.max(...frames)) };
}

/** Of numbers the median; of the rest what the last run says. */
function together(runs) {
  const last = runs.at(-1);
  return Object.fromEntries(
    Object.keys(last).map((key) => [key, typeof last[key] === 'number' ? median(runs.map((run) => run[key])) : last[key]]),
  );
}

function print(report) {
  for (const [rate, { firstCard: first, dealingTwoPacks: two, dragging: drag, games }] of Object.entries(report.slower)) {
    console.log(`processor ${rate} times slower`);
    console.log(`  first card after ${first.ms} ms; longest task while dealing two packs ${two.longest} ms (processor ${two.processor})`);
    console.log(`  while dragging ${drag.late} of ${drag.frames} frames took more than ${LATE} ms, the longest ${drag.most}`);
    for (const [id, { playingLongest, playingProcessor, dealingLongest, dealingProcessor, framesMost }] of Object.entries(games))
      console.log(
        `  ${id}: longest task while playing ${playingLongest} ms (processor ${playingProcessor}), while dealing ${dealingLongest} (${dealingProcessor}); answers within ${framesMost} frames`,
      );
  }
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    slower: { type: 'string', default: '1,4' },
    trace: { type: 'string' },
  },
});
const runs = Number(values.runs);
const rates = values.slower.split(',').map(Number);
if (!(runs >= 1) || rates.some((rate) => !(rate >= 1))) throw new Error('bench:web: --runs and --slower are numbers of 1 and more');
if (values.trace) mkdirSync(values.trace, { recursive: true });
const server = await serveFolder(at('apps/web/dist'), 0);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const report = { runs, load: round(loadavg()[0]), slower: {} };
  for (const slower of rates) {
    const repeat = async (work) => {
      const all = [];
      for (let run = 0; run < runs; run++) all.push(await work());
      return together(all);
    };
    const games = {};
    for (const game of PLAN) games[game.id] = await repeat(() => playing(browser, server.url, game, { slower, traceTo: values.trace }));
    report.slower[slower] = {
      firstCard: await repeat(() => firstCard(browser, server.url, slower)),
      dealingTwoPacks: await repeat(() => dealingTwoPacks(browser, server.url, slower)),
      dragging: await repeat(() => dragging(browser, server.url, slower)),
      games,
    };
  }
  if (values.json) console.log(JSON.stringify(report, undefined, 2));
  else print(report);
} finally {
  await browser.close();
  await server.close();
}
