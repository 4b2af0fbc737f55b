import type { End } from './end.ts';

/** An end of a game; what is not told is of no account. */
export const anEnd = (more: Partial<End> = {}): End => ({
  id: 'a',
  end: 'won',
  patience: 'wish',
  rev: 1,
  options: {},
  relaxed: false,
  deal: 5,
  at: 1000,
  moves: 9,
  undos: 0,
  peeked: false,
  taken: false,
  record: 'pasyans 1\nmoves:\n',
  ...more,
});
