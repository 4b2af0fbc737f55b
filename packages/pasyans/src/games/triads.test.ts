import { describe, expect, it } from 'vitest';
import {
  below,
  careless,
  dealNumber,
  dealTable,
  legalMoves,
  outcomeOf,
  PACK_52,
  playOut,
  randomFrom,
  rankOf,
  Session,
  soakPlay,
  writeLayout,
} from '../engine/index.ts';
import { cards, dealOf, lay, open, refused, result } from './shared/hand-layout.testkit.ts';
import { moves, playTyped, refusedTyped } from './shared/taking.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';
import { isTriad } from './triads.table.ts';
import { triads } from './triads.ts';

const game = open(triads);
const FANS = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'];

/** Six cards with no triad among them: the last one is the second reserve card, opened. */
const STUCK = 't1: 2H\nt2: 2D\nt3: 2C\nt4: 4H\nt5: 4D\ns2: 6H';

describe('Triads: the deal', () => {
  it('R1: p1 is put away closed, seven open fans of seven follow, p51 and p52 are the closed reserve', () => {
    const pack = PACK_52.cards.map((card) => card);
    const deal = { seed: 0, cards: pack };
    const t = dealTable(game, deal);
    expect(cards(game, t, 'aside')).toBe('[AH]');
    expect(cards(game, t, 't1')).toBe('2H 3H 4H 5H 6H 7H 8H');
    expect(cards(game, t, 't2')).toBe('9H 10H JH QH KH AD 2D');
    expect(FANS.map((fan) => cards(game, t, fan).split(' ').length)).toEqual(Array(7).fill(7));
    expect([cards(game, t, 's1'), cards(game, t, 's2'), cards(game, t, 'stock')]).toEqual(['[QS]', '[KS]', '']);
  });
});

describe('Triads: what is discarded', () => {
  it('R2: only the top card of a fan is free', () => {
    const t = lay(game, 't1: 9H 2S\nt2: 8D\nt3: 4C\nt4: KH\nt5: 5C\nt6: 5D');
    expect(moves(game, t)).toEqual(['xKH.5C.5D']);
    expect(refusedTyped(game, t, 'x9H.8D.4C')).toEqual(['R2', 'Свободна только верхняя карта веера, а на этой лежит: 2♠.']);
    playTyped(game, t, 'xKH.5C.5D');
    expect([cards(game, t, 't4'), cards(game, t, 't5'), cards(game, t, 'out')]).toEqual(['', '', 'KH 5C 5D']);
  });

  it('R3: two cards less the third must make thirteen; two cards or a single one are never discarded', () => {
    const t = lay(game, 't1: 9H\nt2: 8D\nt3: 5C\nt4: 2C\nt5: KH\nt6: 2D\nt7: 3S 3H\ns1: [6S]');
    expect(refusedTyped(game, t, 'x9H.8D.5C')).toEqual(['R3', '9♥, 8♦, 5♣: две карты без третьей дают 12, 6 или 4, а надо 13.']);
    expect(refusedTyped(game, t, 'x9H.8D')).toEqual(['R3', 'Карты сбрасывают по три.']);
    expect(refused(game, t, 't1-t2')).toEqual(['R3', '9♥ сейчас не входит ни в одну тройку свободных карт.']);
    expect(refused(game, t, 't5-t2')).toEqual(['R3', 'Карты не перекладывают: их сбрасывают по три.']);
    playTyped(game, t, 'x2C.KH.2D');
    expect(refused(game, t, 'out-t1')).toEqual(['R3', 'Сброшенные карты в игру не возвращаются.']);
    expect(refusedTyped(game, t, 'x2D.9H.8D')).toEqual(['R3', 'Сброшенные карты в игру не возвращаются.']);
  });

  it('R4: two tops and one opened reserve card may go; a card freed by the discard is no part of it', () => {
    const t = lay(game, 't1: 4C 9H\nt2: 8D\ns1: KH\nt3: 4S\nt4: 2S');
    expect(moves(game, t)).toEqual(['x9H.8D.4S']);
    const reserve = lay(game, 't1: 2C 5H\nt2: 5D\ns1: KH\nt3: 6S\nt4: 2S');
    expect(moves(game, reserve)).toEqual(['x5H.5D.KH']);
    playTyped(game, reserve, 'x5H.5D.KH');
    expect([cards(game, reserve, 's1'), cards(game, reserve, 't1')]).toEqual(['', '2C']);
  });

  it('R7: every triple of the moment may be chosen', () => {
    const t = lay(game, 't1: KH\nt2: KD\nt3: KC\nt4: 5H\nt5: 5D');
    expect(moves(game, t)).toEqual(['xKC.5H.5D', 'xKD.5H.5D', 'xKH.5H.5D', 'xKH.KD.KC']);
  });
});

describe('Triads: the reserve', () => {
  it('R5: it is opened only when no triple is left, the first card before the second', () => {
    const t = lay(game, 't1: 2H\nt2: 2D\nt3: 2C\nt4: 4H\ns1: [6C]\ns2: [KH]');
    expect(moves(game, t)).toEqual(['open']);
    expect(refusedTyped(game, t, 'open@s2')).toEqual(['R5', 'Сначала открывают первую карту резерва.']);
    expect(refusedTyped(game, t, 'open@t1')).toEqual(['R5', 'Открывают только карты резерва.']);
    playTyped(game, t, 'open');
    // The first is open and of no use: the second follows all the same.
    expect([cards(game, t, 's1'), moves(game, t)]).toEqual(['6C', ['open']]);
    expect(refusedTyped(game, t, 'open@s1')).toEqual(['R5', 'Эта карта уже открыта.']);
    playTyped(game, t, 'open');
    expect(moves(game, t)).toEqual(['x2D.2C.KH', 'x2H.2C.KH', 'x2H.2D.KH']);
  });

  it('R1: the card put away is never opened', () => {
    const t = lay(game, 'aside: [AH]\nt1: 2H\nt2: 2D\nt3: 2C\nt4: 4H\ns1: [6C]');
    expect(refusedTyped(game, t, 'open@aside')).toEqual(['R1', 'Отложенная карта в игре не участвует и остаётся закрытой.']);
  });

  it('C3: nothing is dealt, turned over or dealt again', () => {
    const t = lay(game, STUCK.replace('6H', '[6H]'));
    for (const name of ['draw', 'turn', 'redeal']) expect(refused(game, t, name)?.[0]).toBe('C3');
    expect(refusedTyped(game, t, 'open@t6')?.[0]).toBe('C13');
  });
});

describe('Triads: the end', () => {
  it('R8, R9: three left is won, and play may go on; nothing left is brilliant', () => {
    const t = lay(game, 't1: KH\nt2: 5H\nt3: 5D\nt4: 9H\nt5: 8D\nt6: 4C');
    expect(result(game, t)).toBe('going on');
    playTyped(game, t, 'x9H.8D.4C');
    expect([outcomeOf(game, t), moves(game, t)]).toEqual([{ result: 'won', win: 'plain' }, ['xKH.5H.5D']]);
    expect(game.rules.status?.(t)).toEqual({
      ru: 'Осталось карт: 3. Закрытых в резерве: 0',
      en: 'Cards left: 3. Closed in the reserve: 0',
    });
    playTyped(game, t, 'xKH.5H.5D');
    expect([outcomeOf(game, t), moves(game, t)]).toEqual([{ result: 'won', win: 'brilliant' }, []]);
  });

  it('R10: more than three left, no triple and no closed reserve card is lost', () => {
    expect(result(game, lay(game, STUCK))).toBe('lost');
    expect(result(game, lay(game, STUCK.replace('6H', '[6H]')))).toBe('going on');
    expect(refusedTyped(game, lay(game, STUCK), 'x2H.2D.2C')?.[0]).toBe('C11');
  });

  it('ends whatever is played', () => {
    for (let id = 1; id <= 60; id++) expect(soakPlay(game, dealNumber(PACK_52, id), randomFrom(id)).ended).toBe(true);
  });

  it('one small position can be won and one cannot, tried out to the end', () => {
    // The king must wait: if it takes the two fives at once, the ace keeps the third five covered.
    const won = 't1: 5H\nt2: 5D\nt3: KH\nt4: 9H\nt5: 5C AC\nt6: 3S 2S\nt7: 4S';
    expect(moves(game, lay(game, won))).toEqual(['x5D.9H.AC', 'x5H.5D.KH', 'x5H.9H.AC']);
    expect(verdict(game, lay(game, won))).toBe('won');
    const hasty = lay(game, won);
    playTyped(game, hasty, 'x5H.5D.KH');
    expect(result(game, hasty)).toBe('lost');
    expect(verdict(game, lay(game, 't1: 2H 5H\nt2: 2D 5D\nt3: KH\nt4: 4C\nt5: 6H\nt6: 2S\nt7: 2C'))).toBe('lost');
  });
});

describe('Triads: the list of positions that readers disagree on', () => {
  const three = (codes: string): string =>
    codes
      .split(' ')
      .map((code, i) => `t${i + 1}: ${code}`)
      .join('\n');

  it('T1: the examples of the text are triples, and so are two of a kind with a king, 7 7 A, J J 9', () => {
    for (const codes of ['9H 8D 4C', 'QH 7D 6C', '10H 4D AC', 'KH 5D 5C', '7H 7D AC', 'JH JD 9C', 'KH KD KC']) {
      expect(moves(game, lay(game, three(codes))), codes).toEqual([`x${codes.replace(/ /g, '.')}`]);
    }
  });

  it('T2: A A Q is none, A A K is one', () => {
    expect(moves(game, lay(game, three('AH AD QC')))).toEqual([]);
    expect(moves(game, lay(game, three('AH AD KC')))).toEqual(['xAH.AD.KC']);
  });

  it('T3: three cards of one fan are refused', () => {
    const t = lay(game, 't1: 9H 8D 4C\nt2: 2C\nt3: 2H\ns1: [6H]');
    expect(refusedTyped(game, t, 'x9H.8D.4C')).toEqual(['R2', 'Свободна только верхняя карта веера, а на этой лежит: 8♦, 4♣.']);
  });

  it('T4: opening the reserve is refused while a triple exists', () => {
    const t = lay(game, `${three('9H 8D 4C 2H')}\ns1: [6H]`);
    expect(refusedTyped(game, t, 'open')).toEqual(['R5', 'Пока из свободных карт складывается тройка, резерв не открывают.']);
    playTyped(game, t, 'x9H.8D.4C');
    expect(moves(game, t)).toEqual(['open']);
  });

  it('T5: both reserve cards in one triple are refused and count for nothing', () => {
    const t = lay(game, 't1: 4S\nt2: 2C\nt3: 2D\nt4: 2H KH\ns1: 9H\ns2: 8D');
    expect(moves(game, t)).toEqual(['x2C.2D.KH']);
    expect(refusedTyped(game, t, 'x9H.8D.4S')).toEqual(['R6', 'Обе карты резерва вместе в одну тройку не берут.']);
    playTyped(game, t, 'x2C.2D.KH');
    expect(result(game, t)).toBe('lost');
  });

  it('T6: six left, among them the opened second reserve card, and no triple: lost', () => {
    expect(result(game, lay(game, STUCK))).toBe('lost');
  });

  it('T7: three left, one of them a closed reserve card: won; it may still be opened', () => {
    const t = lay(game, 't1: 9H\nt2: 8D\ns2: [4C]');
    expect([outcomeOf(game, t), moves(game, t)]).toEqual([{ result: 'won', win: 'plain' }, ['open']]);
    playTyped(game, t, 'open', 'x9H.8D.4C');
    expect(outcomeOf(game, t)).toEqual({ result: 'won', win: 'brilliant' });
  });

  it('T8: three left that make a triple: won, and brilliant once they are discarded', () => {
    const t = lay(game, three('QH 7D 6C'));
    expect(outcomeOf(game, t)).toEqual({ result: 'won', win: 'plain' });
    playTyped(game, t, 'xQH.7D.6C');
    expect(outcomeOf(game, t)).toEqual({ result: 'won', win: 'brilliant' });
  });

  it('T9: six left with a triple: play goes on to three', () => {
    const t = lay(game, three('2H 2D 2C 9H 8D 4C'));
    expect([result(game, t), moves(game, t)]).toEqual(['going on', ['x9H.8D.4C']]);
    playTyped(game, t, 'x9H.8D.4C');
    expect([outcomeOf(game, t), moves(game, t)]).toEqual([{ result: 'won', win: 'plain' }, []]);
  });

  it('T10: the card put away is never seen; every triple is odd, so an even one put away rules out a brilliant win', () => {
    const session = new Session(game, dealOf(PACK_52, '2H'));
    const random = randomFrom(10);
    const aside = game.pileNumbers.get('aside') as number;
    while (session.legal().count > 0) {
      expect(session.seen().piles[aside]?.[0]).toEqual({ handle: 0 });
      session.play(session.legal().at(below(random, session.legal().count)));
    }
    const cardOf = (code: number): number => code - 1;
    for (let a = 1; a <= 13; a++) {
      for (let b = 1; b <= 13; b++) {
        for (let c = 1; c <= 13; c++) if (isTriad(cardOf(a), cardOf(b), cardOf(c))) expect((a + b + c) % 2).toBe(1);
      }
    }
    expect(PACK_52.cards.reduce((sum, card) => sum + rankOf(card), 0) % 2).toBe(0);
  });

  it('T11: undo over the opening of a reserve card closes it again', () => {
    for (let id = 1; id <= 40; id++) {
      const session = new Session(game, dealNumber(PACK_52, id));
      const before: string[] = [];
      const choose = careless(randomFrom(id));
      while (session.legal().count > 0) {
        before.push(writeLayout(game, session.table));
        session.play(choose(session.legal()));
      }
      for (const layout of before.reverse()) {
        session.undo();
        expect(writeLayout(game, session.table)).toBe(layout);
      }
    }
  });

  it('no play discards a card of the wrong sum', () => {
    const t = dealTable(game, dealNumber(PACK_52, 3));
    playOut(game, t, careless(randomFrom(3)), 100);
    const out = cards(game, t, 'out').split(' ').filter(Boolean);
    expect(out.length % 3).toBe(0);
    expect(legalMoves(game, t).count).toBe(0);
  });
});
