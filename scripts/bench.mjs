// Measures the machine's speed at play. Every figure is the median of interleaved rounds of one run on one core, and
// ratios compare things measured in the same rounds: other people's load falls on both.
import { parseArgs } from 'node:util';
import { patiences } from 'pasyans';
import { benchPlay, ROUNDS } from './lib/bench-play.mjs';
import { benchSolver } from './lib/bench-solver.mjs';

async function run() {
  const values = parseArgs({ options: { json: { type: 'boolean' } } }).values;
  const report = { node: process.version, rounds: ROUNDS, zeroChoice: {}, choice: {} };
  for (const { id } of patiences) {
    const { choice, figures } = await benchPlay(id);
    report[choice === 'zero' ? 'zeroChoice' : 'choice'][id] = figures;
  }
  report.solver = await benchSolver();
  if (values.json) console.log(JSON.stringify(report, undefined, 2));
  else print(report);
}

function print(report) {
  for (const [id, b] of Object.entries(report.zeroChoice)) {
    console.log(`${id}: ${b.playsPerSecond} plays/s, ${b.playToShuffle} times the bare shuffle`);
  }
  for (const [id, b] of Object.entries(report.choice)) {
    console.log(`${id}: ${b.movesPerSecond} moves/s and ${b.stepsPerSecond} steps/s with undo, perft ${b.perftNodesPerSecond} nodes/s`);
  }
  printSolver(report.solver);
}

function printSolver({ deals, studies, signature, peakMegabytes, twoWorkersToOne }) {
  for (const [id, b] of Object.entries(studies)) {
    const { won, lost, unknown, nodesPerSecond, decidedPerSecond } = b;
    console.log(
      `solve ${id} 1..${deals}: ${won} won, ${lost} lost, ${unknown} unknown; ${nodesPerSecond} nodes/s, ${decidedPerSecond} decided/s`,
    );
  }
  console.log(`solver: signature ${signature} nodes, peak ${peakMegabytes} MB, two workers ${twoWorkersToOne} times one`);
}

try {
  await run();
} catch (error) {
  console.error(`bench: ${error.message}`);
  process.exitCode = 2;
}
