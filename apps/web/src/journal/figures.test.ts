import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type End, gamesOf } from './end.ts';
import { figuresOf } from './figures.ts';
import { anEnd } from './journal.testkit.ts';

/** Ends one after another, of games named one after another. */
const inTurn = (ends: readonly End['end'][], more: Partial<End> = {}): readonly End[] =>
  ends.map((end, i) => anEnd({ id: `g${i}`, at: i, end, ...more }));

describe('one game', () => {
  it('counts once, by the best of its ends, in whatever order they were written', () => {
    const ends = ['lost', 'abandoned', 'class-3', 'class-2', 'lost'] as const;
    for (let turn = 0; turn < ends.length; turn++) {
      const turned = [...ends.slice(turn), ...ends.slice(0, turn)].map((end, at) => anEnd({ end, at }));
      expect(gamesOf(turned)).toMatchObject([{ end: 'class-2' }]);
    }
    expect(gamesOf([anEnd({ end: 'brilliant' }), anEnd({ end: 'won' })])).toMatchObject([{ end: 'brilliant' }]);
    expect(gamesOf([anEnd({ end: 'lost' }), anEnd({ end: 'abandoned' })])).toMatchObject([{ end: 'lost' }]);
  });
});

describe('the figures', () => {
  it('count wins, plays and wins in a row; abandoned games stand apart and break no row', () => {
    const [figures] = figuresOf(inTurn(['won', 'won', 'abandoned', 'won', 'lost', 'class-1', 'abandoned', 'brilliant']));
    expect(figures).toMatchObject({ plays: 6, won: 5, streak: 2, longest: 3, abandoned: 2, taken: 0 });
  });

  it('note what was taken back and hold it against nobody', () => {
    const plain = figuresOf(inTurn(['won', 'lost']))[0];
    expect(figuresOf(inTurn(['won', 'lost'], { undos: 7, peeked: true }))).toEqual([{ ...plain, tookBack: 2 }]);
  });

  it('keep relaxed games, other options and earlier rules apart (scenario 12)', () => {
    const games = [
      ...inTurn(['won', 'lost'], { options: { passes: '1' } }),
      ...inTurn(['won', 'won', 'won'], { options: { passes: 'any' }, relaxed: true }).map((end) => ({ ...end, id: `r${end.id}` })),
      anEnd({ id: 'other', options: { passes: '2' } }),
      anEnd({ id: 'older', options: { passes: '1' }, rev: 3 }),
    ];
    const found = figuresOf(games).map(({ options, rev, relaxed, plays, won }) => [options['passes'], rev, relaxed, plays, won]);
    expect(found).toEqual([
      ['1', 3, false, 1, 1],
      ['1', 1, false, 2, 1],
      ['2', 1, false, 1, 1],
      ['any', 1, true, 3, 3],
    ]);
  });

  it('take options for the same in whatever order they stand', () => {
    const games = [anEnd({ options: { a: '1', b: '2' } }), anEnd({ id: 'b', options: { b: '2', a: '1' } })];
    expect(figuresOf(games)).toMatchObject([{ plays: 2 }]);
  });

  it('leave games that came with moves in them out of all figures but their own', () => {
    const games = [...inTurn(['won', 'lost']), anEnd({ id: 't', at: 9, taken: true })];
    expect(figuresOf(games)).toMatchObject([{ plays: 2, won: 1, streak: 0, taken: 1 }]);
  });

  it('never come to more wins than plays (scenario 90)', () => {
    const anyEnds = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        end: fc.constantFrom<End['end']>('won', 'lost', 'abandoned', 'class-1', 'class-2', 'brilliant'),
        at: fc.nat(20),
        taken: fc.boolean(),
        undos: fc.nat(3),
      }),
    );
    fc.assert(
      fc.property(anyEnds, (ends) => {
        for (const { plays, won, streak, longest, abandoned, taken } of figuresOf(gamesOf(ends.map(anEnd)))) {
          expect(won).toBeLessThanOrEqual(plays);
          expect(streak).toBeLessThanOrEqual(longest);
          expect(longest).toBeLessThanOrEqual(won);
          expect(plays + abandoned + taken).toBeLessThanOrEqual(4);
        }
      }),
    );
  });
});
