/** What a finished patience says, in words, and how often it says so. */
export { type AnswerKind, type AnswerOdds, answerOdds, endToCount } from './answer-odds.ts';
export { sayAnswerOdds } from './odds-words.ts';
export { type Obstacle, type Reading, reading, readingAloud, readingLines } from './reading.ts';
export { type Told, toldBy } from './told.ts';
