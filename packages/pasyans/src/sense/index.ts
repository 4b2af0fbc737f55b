/** The sensible player: what a practised person would play who sees what a player sees, and why. */
export { type Hint, hintFor } from './hint.ts';
export { Thinker, type Thought } from './thinker.ts';
