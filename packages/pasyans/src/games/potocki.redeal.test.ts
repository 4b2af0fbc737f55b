import { describe, expect, it } from 'vitest';
import {
  cardCode,
  dealNumber,
  dealTable,
  type Game,
  legalMoves,
  PACK_52,
  playMove,
  Session,
  type Table,
  writeLayout,
} from '../engine/index.ts';
import { BLOCKED, BLOCKED_FURTHER, BLOCKED_OTHERWISE, rowsOf } from './potocki.testkit.ts';
import { potocki } from './potocki.ts';
import { lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';

const game = open(potocki);
const relaxed = open(potocki, { redeals: 'unlimited' });

/** The position after a redeal from a layout. */
function redealt(game: Game, layout: string, seed: number): string {
  const t = lay(game, layout, seed);
  play(game, t, 'redeal');
  return writeLayout(game, t);
}

/** Plays first legal moves until only a redeal, or nothing, is left. */
function block(game: Game, t: Table): void {
  for (let moves = legalMoves(game, t); moves.count > 0; moves = legalMoves(game, t)) {
    if (legal(game, t).includes('redeal')) return;
    playMove(game, t, moves.at(0));
  }
}

describe('Potocki: reproducible redeals', () => {
  it('R14: the shuffle of version 1 deals these cards for ever', () => {
    expect(redealt(game, BLOCKED, 1).trim().split('\n')).toEqual([
      ...rowsOf(
        'AH -- JH QD 10D 6H 8H 5H KH 10H KD QH 7H 7D',
        'AD 2D 3D 4D 5D -- 4H 9D 3H 6D 8D 2H KC JD',
        'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC -- 9H',
        'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS --',
      ).split('\n'),
      'redeals = 1',
    ]);
  });

  it('R14, T9: the same set gives the same cards, however it came to lie; another set gives others, again the same ones', () => {
    for (const seed of [1, 2, 4294967295]) {
      const once = redealt(game, BLOCKED, seed);
      expect(redealt(game, BLOCKED_OTHERWISE, seed)).toBe(once);
      const further = redealt(game, BLOCKED_FURTHER, seed);
      expect(redealt(game, BLOCKED_FURTHER, seed)).toBe(further);
      // The last ten cards of row 1 are dealt in both cases, and fall otherwise.
      expect(further.split('\n').slice(5, 14)).not.toEqual(once.split('\n').slice(5, 14));
    }
  });

  it('R14: another deal and another redeal give other cards', () => {
    const once = redealt(game, BLOCKED, 1);
    expect(redealt(game, BLOCKED, 2)).not.toBe(once);
    expect(redealt(game, `${BLOCKED}\nredeals = 1`, 1).replace('redeals = 2', 'redeals = 1')).not.toBe(once);
  });

  it('R14, T9: undo behind a redeal and redo, restart and a fresh replay give the same cards', () => {
    for (let id = 1; id <= 10; id++) {
      const session = new Session(game, dealNumber(PACK_52, id));
      while (session.table.counter(0) < 2 && session.legal().count > 0) session.play(session.legal().at(0));
      const end = writeLayout(game, session.table);
      const moves = session.line;
      while (session.undo());
      while (session.redo());
      expect(writeLayout(game, session.table)).toBe(end);
      session.restart();
      for (const m of moves) expect(session.play(m).ok).toBe(true);
      expect(writeLayout(game, session.table)).toBe(end);
      const fresh = new Session(open(potocki), dealNumber(PACK_52, id));
      for (const m of moves) fresh.play(m);
      expect(writeLayout(game, fresh.table)).toBe(end);
    }
  });

  it('T11: with unlimited redeals the third and later ones are reproducible too, and differ', () => {
    const seen = [2, 3, 50].map((made) => {
      const layout = `${BLOCKED}\nredeals = ${made}`;
      const first = redealt(relaxed, layout, 7);
      expect(redealt(relaxed, layout, 7)).toBe(first);
      expect(first).toContain(`redeals = ${made + 1}`);
      return first.replace(/redeals = \d+/, '');
    });
    expect(new Set(seen).size).toBe(3);
  });

  it('scenario 44: a redeal changes the order, never the cards, and undoing it restores every card', () => {
    for (let id = 1; id <= 20; id++) {
      const t = dealTable(game, dealNumber(PACK_52, id));
      block(game, t);
      const before = writeLayout(game, t);
      const mark = t.mark();
      if (result(game, t) === 'won') continue;
      play(game, t, 'redeal');
      const after = writeLayout(game, t);
      expect(codes(after)).toEqual(PACK_52.cards.map(cardCode).sort());
      expect(after).not.toBe(before);
      t.undoTo(mark);
      expect(writeLayout(game, t)).toBe(before);
    }
  });

  it('scenarios 22, 46, 48: exactly as many redeals as the option says, counted once each, in moves, refusal and status alike', () => {
    for (const most of ['0', '1', '2']) {
      const game = open(potocki, { redeals: most, 'ace-rows': 'automatic' });
      const t = dealTable(game, dealNumber(PACK_52, 3));
      const marks: number[] = [];
      for (let made = 0; made <= Number(most); made++) {
        block(game, t);
        expect([t.counter(0), game.rules.status?.(t)?.en]).toEqual([made, `Redeals left: ${Number(most) - made}`]);
        expect(legal(game, t)).toEqual(made < Number(most) ? ['redeal'] : []);
        marks.push(t.mark());
        if (made < Number(most)) play(game, t, 'redeal');
      }
      expect([result(game, t), refused(game, t, 'redeal')?.[0]]).toEqual(['lost', 'C11']);
      for (const [made, mark] of [...marks.entries()].reverse()) {
        t.undoTo(mark);
        expect(t.counter(0)).toBe(made);
      }
    }
  });

  it('scenario 12: beyond the source’s redeals only in the relaxed game, which can be undone too', () => {
    const t = lay(relaxed, `${BLOCKED}\nredeals = 2`);
    const before = writeLayout(relaxed, t);
    play(relaxed, t, 'redeal');
    block(relaxed, t);
    t.undoTo(0);
    expect(writeLayout(relaxed, t)).toBe(before);
    expect(potocki.options['redeals']?.values.filter((value) => value.relaxed).map((value) => value.value)).toEqual(['unlimited']);
  });

  it('scenario 58: a redeal of the fewest cards there can be is another position, even when they fall alike', () => {
    const two = BLOCKED.replace(/^r[12].*$/gm, '').trim();
    const hearts = Array.from({ length: 11 }, (_, i) => `r1.${i + 1}: ${i === 0 ? 'A' : i === 10 ? 'J' : i + 1}H`);
    const diamonds = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').map((rank, i) => `r2.${i + 1}: ${rank}D`);
    const rest = two.replace('r3.13: KH', 'r3.13: KC');
    const t = lay(game, [...hearts, 'r1.12: KH', 'r1.14: QH', ...diamonds, rest].join('\n'), 3);
    expect(legal(game, t)).toEqual(['redeal']);
    const key = [t.keyLo, t.keyHi];
    play(game, t, 'redeal');
    expect([t.counter(0), t.keyLo === key[0] && t.keyHi === key[1]]).toEqual([1, false]);
    block(game, t);
    expect(result(game, t)).toBe('won');
  });
});

function codes(layout: string): string[] {
  return [...layout.matchAll(/: (\w+)/g)].map((found) => found[1] as string).sort();
}
