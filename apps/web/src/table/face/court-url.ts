import type { FaceRank, FaceSuit } from './types.ts';

/** Address of the picture of a jack, queen or king; `undefined` for a plain card. Made by scripts/courts.mjs. */
export function courtUrl(suit: FaceSuit, rank: FaceRank): string | undefined {
  return rank > 10 ? `${import.meta.env.BASE_URL}courts/${'jqk'[rank - 11]}${'hdcs'[suit]}.svg` : undefined;
}
