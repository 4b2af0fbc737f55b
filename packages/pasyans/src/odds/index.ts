/** How often a patience comes out: studies over many deals, their results as text, intervals, the odds book. Pure: knows neither patience nor machine. */
export { BOOK_EXTENSION, type BookFile, type BookRow, commandOf, formatBook, parseBook, placeOf } from './book-row.ts';
export { type Offer, type Standing, standingOf } from './book-state.ts';
export { type CompactRow, compactBook, compactRow } from './compact.ts';
export { countedShare, type End } from './counted-share.ts';
export { type Chunk, type Counts, countsOf, playChunk, WINS, type WinCounts } from './counts.ts';
export { clopperPearson, type Interval, interval, widened, wilson } from './interval.ts';
export { type Merged, mergeResults, type NamedResults } from './merge.ts';
export { readPlan } from './plan.ts';
export type { DealPlayer, PlayerKind, Verdict } from './player.ts';
export { carelessDice, carelessPlayer, GIVES_UP_AFTER, plainPlay } from './players.ts';
export { type Pool, type PoolOptions, type Port, startPool } from './pool.ts';
export * from './ranges.ts';
export { chunkLine, formatResults, headerLine, parseResults, RESULT_EXTENSION, type ResultFile } from './result-file.ts';
export { playSlice } from './slice.ts';
export { anyDifference, difference, makeStudy, type Study } from './study.ts';
