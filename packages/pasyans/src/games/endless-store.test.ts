import { describe, expect, it } from 'vitest';
import {
  CARRY,
  dealNumber,
  dealTable,
  eachValue,
  emptyTable,
  legalMoves,
  move,
  type Options,
  PACK_2X52,
  PACK_52,
  playMove,
  randomFrom,
  rankOf,
  Session,
  soakPlay,
  writeLayout,
} from '../engine/index.ts';
import { endlessStore } from './endless-store.ts';
import { cards, dealOf, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';

const game = open(endlessStore);
const from = (options: Options) => open(endlessStore, options);
const onePack = from({ packs: '1' });
const closed = from({ store: 'closed' });

const NINE = '2H 3H 4H 5H 6H 7H 8H 9H QS';
const suit = (s: string, last = 'K'): string => {
  const ranks = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
  const wanted = ranks.slice(0, ranks.indexOf(last) + 1);
  return wanted.map((rank) => rank + s).join(' ');
};
/** One pack: hearts, diamonds and clubs complete, spades up to the nine. */
const NEARLY = `f1: ${suit('H')}\nf2: ${suit('D')}\nf3: ${suit('C')}\nf4: ${suit('S', '9')}`;

describe('Endless Store: the deal', () => {
  it('R1: p1 to p9 are the open store, the last one playable; 95 cards are the closed stock', () => {
    const t = dealTable(game, dealOf(PACK_2X52, `${NINE} AC`));
    expect(cards(game, t, 'store')).toBe(NINE);
    expect(cards(game, t, 'stock').split(' ')).toHaveLength(95);
    expect(cards(game, t, 'stock')).toMatch(/^(\[\w+\] ?)+\[AC\]$/);
    expect(legal(game, t)).toEqual(['draw']);
    expect(refused(game, t, 'store-f1', 2)).toEqual(['C5', 'Берут только верхнюю карту, а на этой лежит: Д♠.']);
  });
});

describe('Endless Store: moves', () => {
  it('R2: aces begin the foundations in turn, whatever their suits', () => {
    const t = lay(game, 'f1: AH\nstore: AS\nwaste: AH\nstock: [9C]');
    expect(legal(game, t)).toEqual(['draw', 'store-f2', 'waste-f2']);
    expect(refused(game, t, 'store-f3')).toEqual(['R2', 'Тузы кладут по порядку: сперва на стопку 2.']);
    expect(game.rules.ghost?.(t, 4)).toEqual({ rank: 1 });
  });

  it('R2: foundations go up regardless of suit, one rank at a time', () => {
    const t = lay(game, 'f1: AH 2C\nf2: AD\nstore: 3S\nwaste: 2S\nstock: [9C]');
    expect(legal(game, t)).toEqual(['draw', 'store-f1', 'waste-f2', 'waste-store']);
    expect(refused(game, t, 'store-f2')).toEqual(['R2', 'На Т♦ здесь ложится двойка любой масти.']);
    expect(refused(game, t, 'waste-f3')).toEqual(['R2', 'Пустую базовую стопку начинает только туз; 2♠ сюда не подходит.']);
  });

  it('R3: cards are turned to the waste one at a time; its top card plays', () => {
    const t = lay(game, 'f1: AH\nstore: 9C\nwaste: 2D\nstock: [3C] [8D]');
    expect(legal(game, t)).toEqual(['draw', 'waste-f1']);
    play(game, t, 'draw');
    expect([cards(game, t, 'waste'), legal(game, t)]).toEqual(['2D 8D', ['draw', 'waste-store']]);
    expect(refused(game, t, 'waste-f1', 2)?.[0]).toBe('C5');
    expect([refused(game, t, 'store-waste')?.[0], refused(game, t, 'waste-stock')?.[0]]).toEqual(['R3', 'R3']);
    expect(refused(game, lay(game, 'f1: AH\nstore: 2C'), 'draw')).toEqual(['R3', 'Колода кончилась: открывать нечего.']);
  });

  it('R4: on the store goes the next lower rank from the waste', () => {
    const t = lay(game, 'f1: AH\nstore: KC 9C\nwaste: 8D\nstock: [3C]');
    play(game, t, 'waste-store');
    expect(cards(game, t, 'store')).toBe('KC 9C 8D');
    const skipped = lay(game, 'store: 9C\nwaste: 7D\nstock: [3C]');
    expect(refused(game, skipped, 'waste-store')).toEqual(['R4', 'На 9♣ в магазине ложится только восьмёрка.']);
  });

  it('R5: a card that fits may be held back', () => {
    expect(legal(game, lay(game, 'f1: AH\nstore: 2C\nwaste: 2D\nstock: [3C]'))).toContain('draw');
  });

  it('C6: foundations keep their cards', () => {
    const t = lay(game, 'f1: AH 2H\nf2: AD\nstore: 3C\nstock: [2C]');
    expect([refused(game, t, 'f1-f2')?.[0], refused(game, t, 'f1-store')?.[0]]).toEqual(['C6', 'C6']);
    expect(refused(game, t, 'redeal')?.[0]).toBe('C3');
  });
});

describe('Endless Store: the end', () => {
  it('R6: while cards are left outside the foundations, the store is never empty at a decision', () => {
    for (let id = 1; id <= 10; id++) {
      const t = dealTable(onePack, dealNumber(PACK_52, id));
      for (let moves = legalMoves(onePack, t); moves.count > 0; moves = legalMoves(onePack, t)) {
        expect(t.height(2)).toBeGreaterThan(0);
        playMove(onePack, t, moves.at(0));
      }
    }
  });

  it('R7, scenario 56: the table says in words how often the waste may still be turned over', () => {
    const said = (options: Options, pass: number) => from(options).rules.status?.(lay(from(options), `pass = ${pass}`))?.ru;
    expect([said({}, 0), said({}, 2), said({ passes: '4' }, 0)]).toEqual([
      'Переворотов талона осталось: 2',
      'Переворотов талона осталось: 0',
      'Переворотов талона осталось: 3',
    ]);
  });

  it('R8, scenario 6: with all cards on the foundations it is won, though no move is left', () => {
    const t = lay(onePack, `${NEARLY.replace('9S', '9S 10S JS QS')}\nstore: KS`);
    expect(result(onePack, t)).toBe('going on');
    play(onePack, t, 'store-f4');
    expect([result(onePack, t), legal(onePack, t), refused(onePack, t, 'draw')?.[0]]).toEqual(['won', [], 'C11']);
  });

  it('R8, C11: no move left and cards left is lost', () => {
    expect(result(game, lay(game, 'f1: AH\nstore: 9C\nwaste: 2D 3D\npass = 2'))).toBe('lost');
  });
});

describe('Endless Store: the list of positions that readers disagree on', () => {
  it("T1: the store's single card is played: the top of the waste comes in at once, in the same undo unit (R6)", () => {
    const t = lay(game, 'f1: AH\nstore: 2S\nwaste: 5C 9D\nstock: [3C]');
    play(game, t, 'store-f1');
    expect([cards(game, t, 'store'), cards(game, t, 'waste'), cards(game, t, 'stock')]).toEqual(['9D', '5C', '[3C]']);
    t.undoTo(0);
    expect([cards(game, t, 'store'), cards(game, t, 'waste')]).toEqual(['2S', '5C 9D']);
  });

  it('T2: the store is emptied with the waste empty: the next stock card comes in, open (R6)', () => {
    const t = lay(game, 'f1: AH\nstore: 2S\nstock: [3C] [9D]');
    play(game, t, 'store-f1');
    expect([cards(game, t, 'store'), cards(game, t, 'stock')]).toEqual(['9D', '[3C]']);
  });

  it('T3: a lower card laid on the store leaves before the one under it (R4)', () => {
    const t = lay(game, 'f1: AH 2H 3H\nstore: KC 5C\nwaste: 4D');
    play(game, t, 'waste-store', 'store-f1', 'store-f1');
    expect([cards(game, t, 'f1'), cards(game, t, 'store')]).toEqual(['AH 2H 3H 4D 5C', 'KC']);
  });

  it('T4: the nine gone, the new store is one card, not nine (R6)', () => {
    const session = new Session(onePack, dealOf(PACK_52, '9H 8H 7H 6H 5H 4H 3H 2H AH KS'));
    for (let i = 0; i < 9; i++) session.play(session.legal().at(0));
    expect([cards(onePack, session.table, 'f1'), cards(onePack, session.table, 'store')]).toEqual([suit('H', '9'), 'KS']);
    session.undo();
    expect(cards(onePack, session.table, 'store')).toBe('9H');
  });

  it('T5: any suit on store and foundations; nothing on an ace; equal rank refused (R2, R4)', () => {
    const said = (store: string, waste: string) =>
      refused(game, lay(game, `f1: AH\nstore: ${store}\nwaste: ${waste}\nstock: [3C]`), 'waste-store');
    expect(['8H', '8D', '8C', '8S'].map((card) => said('9S', card))).toEqual([undefined, undefined, undefined, undefined]);
    expect(said('AS', 'KS')).toEqual(['R4', 'Младше туза ничего нет: на него не кладут.']);
    expect(said('9S', '9H')?.[0]).toBe('R4');
    expect(said('9S', '10H')?.[0]).toBe('R4');
  });

  it('T6: one pack: four foundations, 43 cards in the stock; nothing follows a king (R2)', () => {
    const t = dealTable(onePack, dealOf(PACK_52, NINE));
    expect([cards(onePack, t, 'stock').split(' ').length, onePack.rules.piles.length]).toEqual([43, 7]);
    const full = lay(onePack, `f1: ${suit('H')}\nstore: AD\nstock: [2C]`);
    expect(legal(onePack, full)).toEqual(['draw', 'store-f2']);
    expect(refused(onePack, full, 'store-f1')).toEqual(['R2', 'Эта стопка уже собрана.']);
  });

  it.each([
    ['3', 'Третий проход уже идёт, четвёртого не бывает.'],
    ['4', 'Четвёртый проход уже идёт, пятого не бывает.'],
  ])('T7: turned over with the order kept, %s passes and no more (R7, C9)', (passes, words) => {
    const some = from({ passes });
    const t = lay(some, 'f1: AH\nstore: KC\nwaste: 7D\nstock: [3C] [9D]');
    expect(refused(some, t, 'turn')).toEqual(['C9', 'Талон переворачивают, только когда колода кончилась.']);
    for (let pass = 1; pass < Number(passes); pass++) {
      while (legal(some, t).includes('draw')) play(some, t, 'draw');
      expect(cards(some, t, 'waste')).toBe('7D 9D 3C');
      play(some, t, 'turn');
      expect(cards(some, t, 'stock')).toBe('[3C] [9D] [7D]');
    }
    while (legal(some, t).includes('draw')) play(some, t, 'draw');
    expect([cards(some, t, 'waste'), result(some, t)]).toEqual(['7D 9D 3C', 'lost']);
    expect(refused(some, lay(some, `f1: AH\nstore: 2C\nwaste: 7D\npass = ${Number(passes) - 1}`), 'turn')).toEqual(['R7', words]);
  });

  it('T8: closed: the eight covered cards are unknown until they are uncovered (R1)', () => {
    const session = new Session(closed, dealOf(PACK_2X52, '9H 8H 7H 6H 5H 4H 3H 2H AH'));
    const known = () => session.seen().piles[2]?.filter((card) => card.face !== undefined).length;
    expect([cards(closed, session.table, 'store'), known()]).toEqual(['[9H] [8H] [7H] [6H] [5H] [4H] [3H] [2H] AH', 1]);
    session.play(session.legal().at(0));
    expect([cards(closed, session.table, 'store'), known()]).toEqual(['[9H] [8H] [7H] [6H] [5H] [4H] [3H] 2H', 1]);
    session.undo();
    expect(known()).toBe(1);
  });

  it('T9: a queen held back in the first pass is played in the second (R5, R7)', () => {
    const t = lay(game, `f1: ${suit('H', 'J')}\nstore: 5C\nwaste: QD\nstock: [9C]`);
    play(game, t, 'draw', 'turn', 'draw', 'waste-f1');
    expect(cards(game, t, 'f1')).toBe(`${suit('H', 'J')} QD`);
  });

  it('T10: the waste becomes empty when its only card becomes the store (R6)', () => {
    const t = lay(game, 'f1: AH\nstore: 2S\nwaste: 9D\nstock: [3C]');
    play(game, t, 'store-f1');
    expect([cards(game, t, 'store'), cards(game, t, 'waste'), legal(game, t)]).toEqual(['9D', '', ['draw']]);
    expect(refused(game, lay(game, 'f1: AH\nstore: 2S'), 'turn')).toEqual(['C9', 'Талон пуст: переворачивать нечего.']);
  });
});

describe('Endless Store: verdicts of positions laid by hand', () => {
  it('is won when the store gives its cards in the order the foundation wants them', () => {
    expect(verdict(onePack, lay(onePack, `${NEARLY}\nstore: QS\nwaste: JS\nstock: [10S] [KS]\npass = 2`))).toBe('won');
  });

  it('is lost when the last pass ends with the king on the ten, and won with a pass more', () => {
    const covered = `${NEARLY}\nstore: QS\nwaste: JS 10S KS`;
    expect(verdict(onePack, lay(onePack, `${covered}\npass = 2`))).toBe('lost');
    expect(verdict(onePack, lay(onePack, `${covered}\npass = 1`))).toBe('won');
  });

  it('is lost when the store hides what its last card waits for', () => {
    expect(verdict(onePack, lay(onePack, `${NEARLY}\nstore: 10S KS\nwaste: JS\nstock: [QS]`))).toBe('lost');
  });
});

describe('Endless Store: faults that other programs had', () => {
  it('scenario 32: a stacked pack is won with every option, and does not go on after it', () => {
    for (const options of eachValue(endlessStore.options)) {
      const each = from(options);
      const store = '9H 8H 7H 6H 5H 4H 3H 2H AH';
      const rest = `10H JH QH KH ${suit('D')} ${suit('C')} ${suit('S')}`;
      const second = options['packs'] === '1' ? '' : ` ${suit('H')} ${suit('D')} ${suit('C')} ${suit('S')}`;
      const t = dealTable(each, dealOf(each.rules.pack, `${store} ${rest}${second}`));
      for (let moves = legalMoves(each, t); moves.count > 0; moves = legalMoves(each, t)) playMove(each, t, moves.at(0));
      expect([result(each, t), refused(each, t, 'draw')?.[0]]).toEqual(['won', 'C11']);
    }
  });

  it('scenario 34: of all 52 x 52 pairs foundation and store take those of the neighbouring rank (R2, R4)', () => {
    const wrong: string[] = [];
    for (const a of PACK_52.cards) {
      for (const b of PACK_52.cards) {
        const t = emptyTable(game);
        t.put(2, a, true);
        t.put(3, a + 52, true);
        t.put(1, b, true);
        const moves = legalMoves(game, t);
        const up = moves.has(move(CARRY, 1, 3, 1)) === (rankOf(b) === rankOf(a) + 1);
        const down = moves.has(move(CARRY, 1, 2, 1)) === (rankOf(b) === rankOf(a) - 1);
        if (!up || !down) wrong.push(`${a} ${b}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('scenario 58: turning over one single card is not standing still: the pass is part of the position', () => {
    const t = lay(game, 'f1: AH\nstore: KC\nwaste: 7D\npass = 1');
    const before = [t.keyLo, t.keyHi, cards(game, t, 'waste')];
    play(game, t, 'turn', 'draw');
    expect([cards(game, t, 'waste'), result(game, t)]).toEqual([before[2], 'lost']);
    expect([t.keyLo, t.keyHi]).not.toEqual([before[0], before[1]]);
  });

  it.each(eachValue(endlessStore.options))('ends in random play, and undoing everything leads to the deal: %o', (options) => {
    const each = from(options);
    for (let id = 1; id <= 3; id++) {
      const deal = dealNumber(each.rules.pack, id);
      expect(soakPlay(each, deal, randomFrom(id)).ended).toBe(true);
      const t = dealTable(each, deal);
      const start = writeLayout(each, t);
      for (let moves = legalMoves(each, t); moves.count > 0; moves = legalMoves(each, t)) playMove(each, t, moves.at(0));
      t.undoTo(0);
      expect(writeLayout(each, t)).toBe(start);
    }
  });
});
