/** Pasyans: the old Russian patiences as a library. Everything here is pure: no DOM, no Node, no clock, no chance but the deal. */
export * from './engine/index.ts';
export { findPatience, patiences, yardsticks } from './games/registry.ts';
export { decimalText, exactOdds, fractionText } from './odds/exact/exact-odds.ts';
export * from './reading/index.ts';
export * from './record/index.ts';
export * from './speech/index.ts';
