/** Pasyans: the old Russian patiences as a library. Everything here is pure: no DOM, no Node, no clock, no chance but the deal. */
export * from './engine/index.ts';
export * from './speech/index.ts';
