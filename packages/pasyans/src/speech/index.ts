/** Positions, moves and what they did, in sentences. */
export { cardSign, cardWords } from './card-words.ts';
export { CARDS, counted, type Forms, number } from './plural.ts';
export * from './say.ts';
