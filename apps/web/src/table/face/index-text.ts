import type { FaceIndices, FaceRank } from './types.ts';

const LETTERS = {
  ru: { 1: 'Т', 11: 'В', 12: 'Д', 13: 'К' },
  en: { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' },
} as const;

/** What is printed in the corner of a card of this rank. */
export function indexText(rank: FaceRank, indices: FaceIndices): string {
  const letters: Readonly<Partial<Record<FaceRank, string>>> = LETTERS[indices];
  return letters[rank] ?? String(rank);
}
