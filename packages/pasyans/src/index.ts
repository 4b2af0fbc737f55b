/** Pasyans: the old Russian patiences as a library. Everything here is pure: no DOM, no Node, no clock, no chance but the deal. */
export * from './engine/index.ts';
export { findPatience, patiences, yardsticks } from './games/registry.ts';
export { decimalText, exactOdds, fractionText } from './odds/exact/exact-odds.ts';
export * from './reading/index.ts';
export * from './record/index.ts';
/** A word about play in circles needs nothing of what the player behind hints knows: apps that only speak get it here. */
export { nothingNewSince, sayNothingNew } from './sense/nothing-new.ts';
export * from './speech/index.ts';
