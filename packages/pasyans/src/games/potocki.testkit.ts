import { cardCode, PACK_52 } from '../engine/index.ts';

/**
 * Layout text of four rows as a table shows them, place 1 first: `--` is a gap, `?` takes the next card that is not
 * named, by suit and rank.
 */
export function rowsOf(...rows: readonly string[]): string {
  const named = new Set(rows.flatMap((row) => row.split(' ')));
  const spare = PACK_52.cards.map(cardCode).filter((code) => !named.has(code));
  const lines = rows.flatMap((row, r) =>
    row.split(' ').map((token, i) => (token === '--' ? '' : `r${r + 1}.${i + 1}: ${token === '?' ? spare.shift() : token}`)),
  );
  return lines.filter((line) => line !== '').join('\n');
}

/** Blocked, with 1, 5, 12 and 13 cards in order: every gap lies behind a king. */
export const BLOCKED = rowsOf(
  'AH KC -- 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH',
  'AD 2D 3D 4D 5D KD -- 6D 7D 8D 9D 10D JD QD',
  'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KH --',
  'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS --',
);

/** As `BLOCKED` with the same cards in order and the same ones to gather, lying otherwise. */
export const BLOCKED_OTHERWISE = rowsOf(
  'AH KC -- QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H',
  'AD 2D 3D 4D 5D KH -- QD 6D 7D JD 8D 9D 10D',
  'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KD --',
  'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS --',
);

/** As `BLOCKED` with one card more in order. */
export const BLOCKED_FURTHER = rowsOf(
  'AH 2H KC -- 3H 4H 5H 6H 7H 8H 9H 10H JH QH',
  'AD 2D 3D 4D 5D KD -- 6D 7D 8D 9D 10D JD QD',
  'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KH --',
  'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS --',
);

/** One move before the end: the king of clubs waits behind the gap. */
export const LAST_MOVE = rowsOf(
  'AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH --',
  'AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD --',
  'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC -- KC',
  'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS --',
);
