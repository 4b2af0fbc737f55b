/** Positions, moves and what they did, in sentences. */
export { cardWords } from './card-words.ts';
export { cardTaken, listed, sayAwaited } from './cases.ts';
export { CARDS, CARDS_TAKEN, counted, type Forms, formOf, number } from './plural.ts';
export { ruleName } from './rule-name.ts';
export { sayBoard, sayWholePile } from './say-board.ts';
export { sayLooked, sayOutcome } from './say-end.ts';
export { sayFacts } from './say-facts.ts';
export { sayHeld } from './say-held.ts';
export { sayMove } from './say-move.ts';
export { pileLabel, sayCard, sayPile, sentence } from './say-pile.ts';
export { sayEvents } from './say-played.ts';
export { sayReason } from './say-reason.ts';
export { sayWays } from './say-way.ts';
export { spellCards } from './spell.ts';
