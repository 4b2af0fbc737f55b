/** How often a patience comes out: studies over many deals, their results as text, intervals. Pure: knows neither patience nor machine. */
export { type Chunk, type Counts, countsOf, playChunk, WINS, type WinCounts } from './counts.ts';
export { clopperPearson, type Interval, interval, widened, wilson } from './interval.ts';
export { type Merged, mergeResults, type NamedResults } from './merge.ts';
export type { DealPlayer, PlayerKind, Verdict } from './player.ts';
export { carelessDice, carelessPlayer, GIVES_UP_AFTER, plainPlay } from './players.ts';
export { type Pool, type PoolOptions, type Port, startPool } from './pool.ts';
export * from './ranges.ts';
export { chunkLine, formatResults, headerLine, parseResults, RESULT_EXTENSION, type ResultFile } from './result-file.ts';
export { anyDifference, difference, makeStudy, type Study } from './study.ts';
