import { describe, expect, it } from 'vitest';
import {
  CARRY,
  cardCode,
  dealNumber,
  dealTable,
  eachValue,
  emptyTable,
  faceOf,
  legalMoves,
  move,
  type Options,
  PACK_52,
  playMove,
  randomFrom,
  rankOf,
  SOAK_LIMIT,
  soakPlay,
  suitOf,
  writeLayout,
} from '../engine/index.ts';
import { rowOf } from './olympus.testkit.ts';
import { olympus } from './olympus.ts';
import { dealOf, lay, legal, open, refused, result } from './shared/hand-layout.testkit.ts';

const game = open(olympus);
const from = (options: Options) => open(olympus, options);
const byOnes = from({ build: 'by-ones' });
const HILL = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9'];

describe('Olympus: faults that other programs had', () => {
  it.each([0, 1, 2, 3] as const)('scenario 30: every row takes its own cards in turn and refuses all others: suit %i', (suit) => {
    for (const first of [1, 2] as const) {
      const row = rowOf(suit, first);
      for (let n = 1; n <= row.length; n++) expect(fitting(row.slice(0, n))).toEqual(row.slice(n, n + 1));
    }
  });

  it('scenario 34: of all 52 x 52 pairs the hill takes those of one suit two ranks lower, or one (R4)', () => {
    const wrong: string[] = [];
    for (const [each, step] of [
      [game, 2],
      [byOnes, 1],
    ] as const) {
      const [h1, h2] = ['h1', 'h2'].map((name) => each.pileNumbers.get(name) as number) as [number, number];
      for (const a of PACK_52.cards) {
        for (const b of PACK_52.cards) {
          if (a === b) continue;
          const t = emptyTable(each);
          t.put(h1, a, true);
          t.put(h2, b, true);
          const wanted = suitOf(a) === suitOf(b) && rankOf(b) === rankOf(a) - step;
          if (legalMoves(each, t).has(move(CARRY, h2, h1, 1)) !== wanted) wrong.push(`${step}: ${a} ${b}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('scenario 32: a stacked pack is won with every option, and does not go on after it', () => {
    for (const options of eachValue(olympus.options)) {
      const each = from(options);
      const order = [...each.rules.pack.cards].sort((a, b) => rankOf(a) - rankOf(b) || faceOf(a) - faceOf(b));
      const t = dealTable(each, dealOf(each.rules.pack, order.map(cardCode).join(' ')));
      for (let moves = legalMoves(each, t); moves.count > 0; moves = legalMoves(each, t)) playMove(each, t, moves.at(0));
      expect([result(each, t), refused(each, t, 'draw')?.[0]]).toEqual(['won', 'C11']);
    }
  });

  it.each(eachValue(olympus.options))('ends in random play or stops at the stated length: %o', (options) => {
    const each = from(options);
    for (let id = 1; id <= 3; id++) {
      const { ended, moves } = soakPlay(each, dealNumber(each.rules.pack, id), randomFrom(id));
      expect(ended || moves === SOAK_LIMIT).toBe(true);
    }
  });

  it.each(eachValue(olympus.options))('C8, scenario 50: no decision comes while a place waits for a card that is there: %o', (options) => {
    const each = from(options);
    const hill = HILL.map((name) => each.pileNumbers.get(name) as number);
    for (let id = 1; id <= 3; id++) {
      const t = dealTable(each, dealNumber(each.rules.pack, id));
      const start = writeLayout(each, t);
      for (let moves = legalMoves(each, t), n = 0; moves.count > 0 && n < 300; moves = legalMoves(each, t), n++) {
        playMove(each, t, moves.at(0));
        const sources = t.height(0) + (options['form'] === 'classical' ? t.height(1) : 0);
        expect(sources > 0 && hill.some((place) => t.height(place) === 0)).toBe(false);
      }
      t.undoTo(0);
      expect(writeLayout(each, t)).toBe(start);
    }
  });
});

/** The cards of the pack that may go on a row with these cards, each tried alone on the hill. */
function fitting(row: readonly string[]): string[] {
  return PACK_52.cards.map(cardCode).filter((code) => {
    if (row.includes(code)) return false;
    const t = lay(game, `f${row[0]?.startsWith('A') ? 5 : 1}: ${row.join(' ')}\nh1: ${code}`);
    return legal(game, t).some((name) => name.startsWith('h1-f'));
  });
}
