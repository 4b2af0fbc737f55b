import { type Card, KING, makeCard, type PileSpec, QUEEN, rankOf, type State, suitOf } from '../engine/index.ts';
import { OUT_NAMES, STOCK_NAMES } from './shared/pile-names.ts';

/** Piles by number: the stock, the wedding row with the queen of hearts at its left end, the discards. */
export const STOCK = 0;
export const ROW = 1;
export const OUT = 2;

export const BRIDE: Card = makeCard(0, QUEEN);
export const GROOM: Card = makeCard(0, KING);

/** How many cards usually stand to the right of the queen (R2). */
export const USUAL = 12;

/** What may be discarded: the outer cards agree, or (pairs) two neighbours agree themselves. */
export type Rule = 'classic' | 'pairs';

const isRoyal = (card: Card): boolean => card === BRIDE || card === GROOM;

/** R3: equal suit or equal rank. */
export const agree = (a: Card, b: Card): boolean => a >= 0 && b >= 0 && (suitOf(a) === suitOf(b) || rankOf(a) === rankOf(b));

/** R3, R4: the `n` cards from height `at` on may be discarded. */
export function mayGo(s: State, at: number, n: number, rule: Rule): boolean {
  if (!areHumble(s, at, n)) return false;
  return rule === 'pairs' && n === 2 ? agree(s.at(ROW, at), s.at(ROW, at + 1)) : n <= 2 && agree(s.at(ROW, at - 1), s.at(ROW, at + n));
}

/** R4: bride and groom are not among them. */
export function areHumble(s: State, at: number, n: number): boolean {
  for (let i = at; i < at + n; i++) if (isRoyal(s.at(ROW, i))) return false;
  return true;
}

/** Calls `found` with every discard there is, from left to right, single cards before pairs; stops when it answers true. */
export function eachDiscard(s: State, rule: Rule, found: (at: number, n: number) => boolean): boolean {
  const height = s.height(ROW);
  for (let at = 0; at < height; at++) {
    for (let n = 1; n <= 2 && at + n <= height; n++) if (mayGo(s, at, n, rule) && found(at, n)) return true;
  }
  return false;
}

/** Room for the row, in cards: for the whole pack, or for twice the usual length. A longer row lies closer together. */
const ROOMS = {
  whole: { wide: { w: 13, h: 4 }, tall: { w: 7, h: 6 } },
  usual: { wide: { w: 8, h: 3 }, tall: { w: 6, h: 5 } },
} as const;

/** Wide: stock and discards at the right of the row's lines. Tall: above them. */
export function layOut(room: keyof typeof ROOMS): readonly PileSpec[] {
  const { wide, tall } = ROOMS[room];
  const side = wide.w + 0.3;
  return [
    { name: 'stock', role: 'stock', ...STOCK_NAMES, at: { wide: { x: side, y: 0 }, tall: { x: 0, y: 0 } } },
    {
      name: 'row',
      role: 'tableau',
      label: { ru: 'Ряд', en: 'Row' },
      onto: { ru: 'в ряд', en: 'to the row' },
      at: { wide: { x: 0, y: 0, ...wide }, tall: { x: 0, y: 1.2, ...tall } },
      fan: 'wrap',
    },
    {
      name: 'out',
      role: 'discard',
      ...OUT_NAMES,
      at: { wide: { x: side, y: 1.1 }, tall: { x: tall.w - 1, y: 0 } },
    },
  ];
}
