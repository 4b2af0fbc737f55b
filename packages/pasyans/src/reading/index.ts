/** What a finished fortune-telling patience says, in words. */
export { type Obstacle, type Reading, reading } from './reading.ts';
