// `npm run perf [-- --runs N] [--slower N] [--trace FOLDER]`: how long the page is busy while one plays and deals, and how soon it answers a touch.
//
// A phone, with a processor four times slower than this one unless told otherwise. Prints JSON; all times in milliseconds,
// each the median of the runs: `longest` of a task by the clock (measure on an idle machine), `processor` what the page's
// thread really worked at its hardest (says something on a busy machine too, with `--slower 1`). `--trace` keeps the traces
// of the last run for the browser's performance panel.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CARRY, DRAW, dealNumber, findPatience, formatLink, fromOf, kindOf, openGame, RECYCLE, REDEAL, Session, toOf } from 'pasyans';
import { ensureChromium } from '../../../scripts/lib/chromium.mjs';
import { at } from '../../../scripts/lib/paths.mjs';
import { serveFolder } from '../../cli/dist/serve/static-server.js';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'ru-RU' };
const DEALS = 5;
/** A hand at ease: longer than a flight, so that every touch finds the page at rest. */
const PAUSE = 260;
const PLAN = [
  { id: 'will-it-come-true', moves: 60 },
  { id: 'potocki', moves: 60 },
  { id: 'wish', moves: 40 },
  { id: 'vorozhba', moves: 40 },
];
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const TRACED = [...CATEGORIES, 'blink.user_timing', 'disabled-by-default-v8.cpu_profiler'];

/** Any legal moves, but always the same ones. */
function playAny(session, most) {
  for (let n = 0; n < most && session.legal().count > 0; n++) session.play(session.legal().at((n * 7919) % session.legal().count));
  return session;
}

/** The deal that goes on longest, up to so many moves. */
function longGame(id, most) {
  const { value: game } = openGame(findPatience(id), {});
  let longest;
  for (let number = 1; number <= 500; number++) {
    const session = playAny(new Session(game, dealNumber(game.rules.pack, number)), most);
    if (session.moves.length > (longest?.moves.length ?? 0)) longest = session;
    if (session.moves.length === most) break;
  }
  return longest;
}

/** Listens inside the page: frames from the lifting of a finger to the first one with something new in it. */
function listen() {
  const answers = [];
  let press;
  const count = () => {
    if (!press) return;
    press.frames++;
    if (press.changed) {
      answers.push({ frames: press.frames, ms: performance.now() - press.time });
      press = undefined;
    } else requestAnimationFrame(count);
  };
  const begin = ({ timeStamp }) => {
    press = { frames: 0, time: timeStamp, changed: false };
    requestAnimationFrame(count);
  };
  addEventListener('pointerup', begin, true);
  const note = () => {
    if (press) press.changed = true;
  };
  const watched = { subtree: true, childList: true, attributes: true, characterData: true };
  document.addEventListener('DOMContentLoaded', () => new MutationObserver(note).observe(document.body, watched));
  const paints = [];
  const hear = (list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'pointerup') paints.push(duration);
  };
  new PerformanceObserver(hear).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.centreOf = (selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };
  window.takeAnswers = () => ({ answers: answers.splice(0), paints: paints.splice(0) });
}

/** A finger on something, and a while of rest. Playwright's own ways of finding things would be measured along with the page. */
async function tap(page, selector) {
  const found = await page.finger.send('Runtime.evaluate', { expression: `centreOf(${JSON.stringify(selector)})`, returnByValue: true });
  const at = found.result.value;
  if (at) {
    const send = (type, touchPoints) => page.finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [at]);
    await send('touchEnd', []);
  }
  await page.waitForTimeout(PAUSE);
}

const tapPile = (page, pile) => tap(page, `[data-pile="${pile}"]`);
const tapButton = (page, id) => tap(page, `[data-testid="${id}"]`);

async function make(page, m) {
  switch (kindOf(m)) {
    case CARRY:
      await tapPile(page, fromOf(m));
      return tapPile(page, toOf(m));
    case DRAW:
      return tapPile(page, fromOf(m));
    case RECYCLE:
      return tapPile(page, toOf(m));
    case REDEAL:
      return tapButton(page, 'redeal');
    default:
      return tapButton(page, 'step');
  }
}

async function dealAnew(page) {
  await tapButton(page, 'new-deal');
  await tap(page, '[data-testid="question"] .choices button');
  // Until all cards lie.
  await page.waitForTimeout(900);
}

/** The page's own work during something: every task of its main thread. */
async function traced(browser, page, categories, work) {
  await browser.startTracing(page, { categories });
  await work();
  const text = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(text);
  return { text, ...longest(traceEvents) };
}

/** The longest task, and what it was spent on: the time of each kind of work within it, without the work inside that. */
function longest(events) {
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread));
  const tasks = events.filter((event) => event.name === 'RunTask' && mains.has(thread(event)));
  // Other pages of the browser, such as one kept in reserve, do almost nothing.
  const busy = new Map();
  for (const task of tasks) busy.set(thread(task), (busy.get(thread(task)) ?? 0) + (task.dur ?? 0));
  const [ours] = [...busy].sort(([, a], [, b]) => b - a)[0] ?? [];
  // Before the first touch there is only what our own asking sets off.
  const isTouch = ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown';
  const begin = Math.min(...events.filter((event) => isTouch(event) && thread(event) === ours).map(({ ts }) => ts));
  const own = tasks
    .filter((task) => thread(task) === ours && task.ts + (task.dur ?? 0) >= begin)
    .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
  const worst = own[0];
  const within = events.filter(
    (e) => thread(e) === ours && e.ph === 'X' && e !== worst && e.ts >= worst.ts && e.ts + e.dur <= worst.ts + worst.dur,
  );
  const processor = Math.max(...own.map(({ tdur = 0 }) => tdur));
  return { longest: round(worst.dur / 1000), processor: round(processor / 1000), spentOn: selfTimes(within) };
}

const thread = ({ pid, tid }) => `${pid} ${tid}`;

function selfTimes(events) {
  const spent = {};
  const open = [];
  for (const event of events.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    const outer = open.at(-1);
    if (outer) spent[outer.name] -= event.dur / 1000;
    spent[event.name] = (spent[event.name] ?? 0) + event.dur / 1000;
    open.push(event);
  }
  const kinds = Object.entries(spent).filter(([, ms]) => ms >= 1);
  return Object.fromEntries(kinds.sort(([, a], [, b]) => b - a).map(([name, ms]) => [name, round(ms)]));
}

const round = (ms) => Math.round(ms * 10) / 10;
const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

async function measure(browser, url, { id, moves }, { slower, traceTo }) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(listen);
  const game = longGame(id, moves);
  await page.goto(`${url}#${formatLink(game, { at: 0 })}`);
  await page.waitForLoadState('networkidle');
  page.finger = await context.newCDPSession(page);
  await page.finger.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.waitForTimeout(1500);
  await page.evaluate(() => window.takeAnswers());
  const categories = traceTo ? TRACED : CATEGORIES;
  const playing = await traced(browser, page, categories, async () => {
    for (const m of game.moves) await make(page, m);
  });
  const { answers, paints } = await page.evaluate(() => window.takeAnswers());
  const dealing = await traced(browser, page, categories, async () => {
    for (let n = 0; n < DEALS; n++) await dealAnew(page);
  });
  await context.close();
  if (traceTo) for (const [name, { text }] of Object.entries({ playing, dealing })) writeFileSync(`${traceTo}/${id}-${name}.json`, text);
  return {
    moves: game.moves.length,
    touches: answers.length,
    framesMost: Math.max(...answers.map(({ frames }) => frames)),
    answerMedian: round(median(answers.map(({ ms }) => ms))),
    answerMost: round(Math.max(...answers.map(({ ms }) => ms))),
    paintMost: Math.max(0, ...paints),
    playingLongest: playing.longest,
    playingProcessor: playing.processor,
    playingSpentOn: playing.spentOn,
    dealingLongest: dealing.longest,
    dealingProcessor: dealing.processor,
    dealingSpentOn: dealing.spentOn,
  };
}

/** Of numbers the median; of the rest what the last run says. */
function together(runs) {
  const last = runs.at(-1);
  return Object.fromEntries(
    Object.keys(last).map((key) => [key, typeof last[key] === 'number' ? median(runs.map((run) => run[key])) : last[key]]),
  );
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, slower: { type: 'string', default: '4' }, trace: { type: 'string' } },
});
const [runs, slower, traceTo] = [Number(values.runs), Number(values.slower), values.trace];
if (traceTo) mkdirSync(traceTo, { recursive: true });
const server = await serveFolder(at('apps/web/dist'), 0);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const found = new Map(PLAN.map(({ id }) => [id, []]));
  for (let run = 0; run < runs; run++)
    for (const game of PLAN) found.get(game.id).push(await measure(browser, server.url, game, { slower, traceTo }));
  const games = Object.fromEntries([...found].map(([id, all]) => [id, together(all)]));
  console.log(JSON.stringify({ slower, runs, load: round(loadavg()[0]), games }, undefined, 2));
} finally {
  await browser.close();
  await server.close();
}
