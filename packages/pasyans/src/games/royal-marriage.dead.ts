import type { Card, State } from '../engine/index.ts';
import { agree, ROW, type Rule, STOCK } from './royal-marriage.row.ts';

const MOST = 52;

/**
 * With the stock out, a row is lost if what stands between its ends cannot vanish; and that can be known for certain.
 *
 * Argument. Let `vanish(i, j)` say that all cards strictly between i and j can go while i and j stay. If they are
 * neighbours, nothing has to go. Else some discard is the last one: a card a or two cards a, b, which then stand between i and
 * j, everything else between them having gone before. What stood between i and a has gone while both stayed, and so between a and
 * b, and between b and j; and these stretches do not meddle with each other, since a discard asks only for the cards beside it.
 * So vanish(i, j) holds exactly when there is such a last discard, and stretches can be taken in order of length.
 */
export function royalDead(rule: Rule): (s: State) => boolean {
  // One byte for each pair: 1 when the stretch between can vanish.
  const vanish = new Uint8Array(MOST * MOST);
  const row = new Uint8Array(MOST);
  return (s) => {
    if (s.height(STOCK) > 0) return false;
    const height = s.height(ROW);
    for (let i = 0; i < height; i++) row[i] = s.at(ROW, i);
    for (let i = 0; i + 1 < height; i++) vanish[i * MOST + i + 1] = 1;
    for (let length = 2; length < height; length++) {
      for (let i = 0; i + length < height; i++) vanish[i * MOST + i + length] = canGo(row, vanish, i, i + length, rule) ? 1 : 0;
    }
    return height > 2 && vanish[height - 1] === 0;
  };
}

/** Whether a last discard leaves i and j side by side. */
function canGo(row: ArrayLike<Card>, vanish: Uint8Array, i: number, j: number, rule: Rule): boolean {
  const ends = agree(row[i] as Card, row[j] as Card);
  if (!ends && rule === 'classic') return false;
  for (let a = i + 1; a < j; a++) {
    if (vanish[i * MOST + a] === 0) continue;
    if (ends && vanish[a * MOST + j] === 1) return true;
    for (let b = a + 1; b < j; b++) {
      if (vanish[a * MOST + b] === 0 || vanish[b * MOST + j] === 0) continue;
      if (rule === 'classic' || agree(row[a] as Card, row[b] as Card)) return true;
    }
  }
  return false;
}
