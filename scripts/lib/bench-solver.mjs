// Measures the solver on fixed deals, and what a second worker adds.
import { dealNumber, dealTable, findPatience, openGame } from 'pasyans';
import { planFor, Rooms, solveTable } from 'pasyans/solve';
import { asWorker, inWorkers } from './workers.mjs';

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
    const [{ cpuSeconds, counts }] = await inWorkers(import.meta.url, { ...study, deals: DEALS }, [{ first: 1, step: 1 }]);
    signature += counts.nodes;
    studies[study.id] = {
      options: study.options,
      nodesADeal: study.nodes,
      ...counts,
      nodesPerSecond: Math.round(counts.nodes / cpuSeconds),
      decidedPerSecond: Number(((counts.won + counts.lost) / cpuSeconds).toFixed(2)),
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

/** Seconds that so many workers take for the shared study, dealt out among them. */
async function seconds(workers) {
  const parts = Array.from({ length: workers }, (_, i) => ({ first: 1 + i, step: workers }));
  return Math.max(...(await inWorkers(import.meta.url, SHARED, parts)).map((done) => done.seconds));
}

asWorker((study, { first, step }) => {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const counts = solveDeals(study, first, study.deals, step);
  // Of the whole process: it counts only where one worker is at work.
  const { user, system } = process.cpuUsage(cpu);
  return { counts, seconds: (performance.now() - start) / 1000, cpuSeconds: (user + system) / 1e6 };
});
