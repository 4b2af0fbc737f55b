// Measures the solver on fixed deals, and what a second worker adds.
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { dealNumber, dealTable, findPatience, openGame } from 'pasyans';
import { planFor, Rooms, solveTable } from 'pasyans/solve';

const DEALS = 100;
const MEMORY = 2 ** 28;

/** What is solved, and nodes for a deal: enough to tell, few enough for the whole to take a minute or two. */
const STUDIES = [
  { id: 'potocki', options: { 'ace-rows': 'automatic', redeals: '0' }, nodes: 3_000_000 },
  { id: 'gaps', options: {}, nodes: 30_000 },
  { id: 'will-it-come-true', options: {}, nodes: 30_000 },
  { id: 'egyptian-pyramid', options: {}, nodes: 30_000 },
  { id: 'square', options: {}, nodes: 30_000 },
  { id: 'open-store', options: {}, nodes: 30_000 },
];

/** The study that two workers share: every deal is decided, by searching alone. */
const SHARED = { ...STUDIES[0], deals: 20 };

/** Solves deals `first`, `first + step`, ... and counts. */
function solveDeals({ id, options, nodes }, first, last, step) {
  const game = openGame(findPatience(id), options).value;
  const plan = planFor(game);
  const rooms = new Rooms(MEMORY);
  const counts = { won: 0, lost: 0, unknown: 0, nodes: 0 };
  for (let deal = first; deal <= last; deal += step) {
    const verdict = solveTable(plan, dealTable(game, dealNumber(game.rules.pack, deal)), { nodes, memory: MEMORY }, rooms);
    counts[verdict.verdict]++;
    counts.nodes += verdict.nodes;
  }
  return counts;
}

/** Nodes per second and decided deals per CPU second for each study, the total of nodes, peak memory, and two workers against one. */
export async function benchSolver() {
  const studies = {};
  let signature = 0;
  for (const study of STUDIES) {
    const start = process.cpuUsage();
    const counts = solveDeals(study, 1, DEALS, 1);
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1e6;
    signature += counts.nodes;
    studies[study.id] = {
      options: study.options,
      nodesADeal: study.nodes,
      ...counts,
      nodesPerSecond: Math.round(counts.nodes / seconds),
      decidedPerSecond: Number(((counts.won + counts.lost) / seconds).toFixed(2)),
    };
  }
  const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  return { deals: DEALS, studies, signature, peakMegabytes, twoWorkersToOne: await twoToOne() };
}

/** How many times quicker two workers do what one does: the median of three, one and two in turn. */
async function twoToOne() {
  const ratios = [];
  for (let round = 0; round < 3; round++) ratios.push((await seconds(1)) / (await seconds(2)));
  return Number(ratios.sort((a, b) => a - b)[1].toFixed(2));
}

/** Seconds that so many workers take for the shared study, from when all are ready. */
async function seconds(workers) {
  const crew = Array.from({ length: workers }, () => new Worker(fileURLToPath(import.meta.url), { workerData: SHARED }));
  const next = (worker) => new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await Promise.all(crew.map(next));
  const start = performance.now();
  const done = crew.map(next);
  crew.forEach((worker, i) => {
    worker.postMessage({ first: 1 + i, step: workers });
  });
  await Promise.all(done);
  const took = (performance.now() - start) / 1000;
  await Promise.all(crew.map((worker) => worker.terminate()));
  return took;
}

if (!isMainThread) {
  parentPort.once('message', ({ first, step }) => parentPort.postMessage(solveDeals(workerData, first, workerData.deals, step)));
  parentPort.postMessage('ready');
}
