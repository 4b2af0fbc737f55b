import { describe, expect, it } from 'vitest';
import { dealNumber, dealTable, outcomeOf, PACK_52, randomFrom, soakPlay, type Table } from '../engine/index.ts';
import { fourClasses } from './four-classes.ts';
import { cards, lay, open, refused, result } from './shared/hand-layout.testkit.ts';
import { moves, playTyped, refusedTyped } from './shared/taking.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';

const game = open(fourClasses);
const full = open(fourClasses, { form: 'full' });

const CLOSED = 'r1: [AH]\nr2: [AD]\nr3: [AC]\nr4: [AS]';
/** The four closed cards by name. */
const four = (codes: string): string =>
  codes
    .split(' ')
    .map((code, i) => `r${i + 1}: [${code}]`)
    .join('\n');
const facts = (t: Table, of = game): unknown => of.rules.facts?.(t);

describe('Four Classes: the deal', () => {
  it('R1: p1 to p48 lie open in rows over eight columns, p49 to p52 are closed', () => {
    const t = dealTable(game, { seed: 0, cards: [...PACK_52.cards] });
    expect([cards(game, t, 'c1'), cards(game, t, 'c8')]).toEqual(['AH 9H 4D QD 7C 2S', '8H 3D JD 6C AS 9S']);
    expect(['r1', 'r2', 'r3', 'r4'].map((name) => cards(game, t, name))).toEqual(['[10S]', '[JS]', '[QS]', '[KS]']);
    expect(cards(game, t, 'stock')).toBe('');
  });
});

describe('Four Classes: moves', () => {
  it('R2: two last cards of equal rank, of different columns, are discarded together', () => {
    const t = lay(game, `c1: 9H 5H\nc2: 5D\nc3: 5C 7C\nc4: KD\n${CLOSED}`);
    expect(moves(game, t)).toEqual(['x5H.5D']);
    expect(refusedTyped(game, t, 'x5H.KD')).toEqual(['R2', '5♥ и К♦ разного достоинства.']);
    expect(refusedTyped(game, t, 'x5H.5C')).toEqual(['R2', 'Свободна только последняя карта столбца, а на этой лежит: 7♣.']);
    expect(refused(game, t, 'c4-c1')).toEqual(['R2', 'Пары для К♦ среди последних карт сейчас нет.']);
    expect(refused(game, t, 'c1-c2')).toEqual(['R2', 'Карты не перекладывают: их сбрасывают парами.']);
    playTyped(game, t, 'x5H.5D');
    expect([cards(game, t, 'c1'), cards(game, t, 'c2'), cards(game, t, 'out')]).toEqual(['9H', '', '5H 5D']);
    expect(refusedTyped(game, t, 'x5H.KD')?.[1]).toBe('Сброшенные карты в игру не возвращаются.');
    expect(refused(game, t, 'out-c1')?.[1]).toBe('Сброшенные карты в игру не возвращаются.');
  });

  it('R2: three cards are no pair', () => {
    const t = lay(game, `c1: 5H\nc2: 5D\nc3: 5C\n${CLOSED}`);
    expect(refusedTyped(game, t, 'x5H.5D.5C')).toEqual(['R2', 'Сбрасывают по две карты.']);
  });

  it('R3: without a pair the next closed card is opened, in order, and nothing else is legal', () => {
    const t = lay(game, `c1: 9H\nc2: 5D\n${CLOSED}`);
    expect(moves(game, t)).toEqual(['open']);
    expect(refusedTyped(game, t, 'open@r2')).toEqual(['R3', 'Закрытые карты открывают по порядку, слева направо.']);
    expect(refusedTyped(game, t, 'open@c1')).toEqual(['R3', 'Открывают только четыре закрытые карты.']);
    playTyped(game, t, 'open');
    expect([cards(game, t, 'r1'), moves(game, t), game.rules.status?.(t)?.ru]).toEqual(['AH', ['open'], 'Реконструкция. Закрытых карт: 3']);
    expect(refusedTyped(game, t, 'open@r1')).toEqual(['R3', 'Эта карта уже открыта.']);
  });

  it('R4: an opened card fits or not; it is not discarded itself', () => {
    const t = lay(game, `c1: 9H\nc2: 5D\n${four('AH 5C 9C 9S')}`);
    playTyped(game, t, 'open');
    expect(refusedTyped(game, t, 'xAH.9H')).toEqual(['R4', 'Открытая карта здесь только показывает, подходит ли она; её не сбрасывают.']);
    expect(refused(game, t, 'r1-c1')?.[0]).toBe('R4');
  });

  it('R5, R6: the first card that fits ends the game, and its number is the class', () => {
    const t = lay(game, `c1: 9H\nc2: 5D\n${four('AH 5C 9C 9S')}`);
    playTyped(game, t, 'open');
    expect([outcomeOf(game, t), facts(t)]).toEqual([undefined, {}]);
    playTyped(game, t, 'open');
    expect([outcomeOf(game, t), facts(t), moves(game, t)]).toEqual([{ result: 'won', win: 2 }, { winClass: 2 }, []]);
    expect(refusedTyped(game, t, 'open')?.[0]).toBe('C11');
  });

  it('C3: nothing is dealt, turned over or dealt again', () => {
    const t = lay(game, `c1: 9H\nc2: 5D\n${CLOSED}`);
    for (const name of ['draw', 'turn', 'redeal']) expect(refused(game, t, name)?.[0]).toBe('C3');
  });

  it('ends whatever is played', () => {
    for (const of of [game, full]) {
      for (let id = 1; id <= 60; id++) expect(soakPlay(of, dealNumber(PACK_52, id), randomFrom(id)).ended).toBe(true);
    }
  });

  it('one small position can be won and one cannot, tried out to the end', () => {
    // The five of hearts must be one of the two, or the seven under it never comes free.
    const won = `c1: 7H 5H\nc2: 5D\nc3: 5C\nc4: KD\n${four('7C AD AC AS')}`;
    expect(moves(game, lay(game, won))).toEqual(['x5D.5C', 'x5H.5C', 'x5H.5D']);
    expect(verdict(game, lay(game, won))).toBe('won');
    const lost = lay(game, won);
    playTyped(game, lost, 'x5D.5C');
    expect(verdict(game, lost)).toBe('lost');
    expect(verdict(game, lay(game, `c1: 7H 5H\nc2: 5D\nc3: KC\n${four('AH AD AC AS')}`))).toBe('lost');
    expect(verdict(full, lay(full, `c1: 7H 5H\nc2: 5D\n${four('7C AD AC AS')}`))).toBe('won');
    expect(verdict(full, lay(full, `c1: 7H 5H\nc2: 5D\nc3: KD\n${four('7C AD AC AS')}`))).toBe('lost');
  });
});

describe('Four Classes: the list of positions that readers disagree on', () => {
  it('T1: opening is refused while a pair is left', () => {
    const t = lay(game, `c1: 5H\nc2: 5D\n${CLOSED}`);
    expect(refusedTyped(game, t, 'open')).toEqual(['R3', 'Пока есть пара, закрытых карт не открывают.']);
  });

  it('T2: card 1 fits: first class, and the others stay closed', () => {
    const t = lay(game, `c1: 9H\nc2: 5D\n${four('5C 9C 9S 9D')}`);
    playTyped(game, t, 'open');
    expect([facts(t), ['r2', 'r3', 'r4'].map((name) => cards(game, t, name))]).toEqual([{ winClass: 1 }, ['[9C]', '[9S]', '[9D]']]);
  });

  it('T3: only card 4 fits: fourth class', () => {
    const t = lay(game, `c1: 9H\nc2: 5D\n${four('AH AD AC 9S')}`);
    playTyped(game, t, 'open', 'open', 'open', 'open');
    expect([outcomeOf(game, t), facts(t)]).toEqual([{ result: 'won', win: 4 }, { winClass: 4 }]);
  });

  it('T4: none fits: lost, no class', () => {
    const t = lay(game, `c1: 9H\nc2: 5D\n${CLOSED}`);
    playTyped(game, t, 'open', 'open', 'open', 'open');
    expect([outcomeOf(game, t), facts(t)]).toEqual([{ result: 'lost' }, {}]);
  });

  it('T5: of three equal last cards any two may go; the third remains and may decide what fits', () => {
    const t = lay(game, `c1: 5H\nc2: KD 5D\nc3: 7C 5C\n${four('5S KC AC AS')}`);
    expect(moves(game, t)).toEqual(['x5D.5C', 'x5H.5C', 'x5H.5D']);
    const fifth = lay(game, `c1: 5H\nc2: KD 5D\nc3: 7C 5C\n${four('5S KC AC AS')}`);
    playTyped(game, t, 'x5D.5C', 'open');
    expect(facts(t)).toEqual({ winClass: 1 });
    playTyped(game, fifth, 'x5H.5C', 'open');
    expect(facts(fifth)).toEqual({ winClass: 1 });
    const none = lay(game, `c1: 5H\nc2: KD 5D\nc3: 7C 5C\n${four('7S KC AC AS')}`);
    playTyped(game, none, 'x5H.5D', 'open');
    expect([facts(none), result(game, none)]).toEqual([{}, 'going on']);
  });

  it('T6: columns cleared without opening: first class', () => {
    const t = lay(game, `c1: 5H\nc2: 5D\n${CLOSED}`);
    playTyped(game, t, 'x5H.5D');
    expect([outcomeOf(game, t), cards(game, t, 'r1')]).toEqual([{ result: 'won', win: 1 }, '[AH]']);
  });

  it('T7: an empty column offers no card to fit', () => {
    const t = lay(game, `c1: 5H\nc2: 5D\nc3: KC\n${four('5S AD AC AS')}`);
    playTyped(game, t, 'x5H.5D', 'open');
    expect([cards(game, t, 'c1'), result(game, t)]).toEqual(['', 'going on']);
  });

  it('T8: full: a card that does not fit stays open and pairs later; two of the four never pair; the next is opened only when blocked', () => {
    const t = lay(full, `c1: 7H 9H\nc2: 5D\nc3: KC\nc4: JC\n${four('7D 9C 7S AS')}`);
    playTyped(full, t, 'open', 'open');
    // The seven stays open; the nine fits, takes its partner and frees the seven of hearts.
    expect([cards(full, t, 'r1'), moves(full, t)]).toEqual(['7D', ['x9H.9C']]);
    expect(refusedTyped(full, t, 'open')).toEqual(['R3', 'Пока есть пара, закрытых карт не открывают.']);
    playTyped(full, t, 'x9H.9C');
    expect(moves(full, t)).toEqual(['x7H.7D']);
    playTyped(full, t, 'x7H.7D');
    expect([moves(full, t), cards(full, t, 'r1'), cards(full, t, 'r2')]).toEqual([['open'], '', '']);
    const two = lay(full, 'c1: KC\nr1: 7D\nr2: 7C\nr3: [7S]\nopened = 2');
    expect(moves(full, two)).toEqual(['open']);
    expect(refusedTyped(full, two, 'x7D.7C')).toEqual(['R4', 'Карты из четырёх закрытых друг с другом в пару не идут.']);
  });

  it('T8: full: only cleared columns win; the class is the number of cards opened, none counting as one', () => {
    const t = lay(full, `c1: 5H 9H\nc2: 9D\n${four('KD 5C AC AS')}`);
    playTyped(full, t, 'x9H.9D', 'open', 'open');
    expect([result(full, t), facts(t, full)]).toEqual(['going on', {}]);
    playTyped(full, t, 'x5H.5C');
    expect([outcomeOf(full, t), facts(t, full)]).toEqual([{ result: 'won', win: 2 }, { winClass: 2 }]);
    const unaided = lay(full, `c1: 9H\nc2: 9D\n${CLOSED}`);
    playTyped(full, unaided, 'x9H.9D');
    expect(outcomeOf(full, unaided)).toEqual({ result: 'won', win: 1 });
    const stuck = lay(full, 'c1: KC\nr1: 7D\nr2: 7C\nopened = 4');
    expect(result(full, stuck)).toBe('lost');
    expect(refusedTyped(full, lay(full, 'c1: KC\nc2: JC\nr1: 7D\nr2: [7C]\nopened = 1'), 'xKC.JC')?.[0]).toBe('R2');
  });

  it('T9: every view of it says that it is a reconstruction', async () => {
    const { text } = await import('./four-classes.text.ts');
    const { title, titleNote, resultNote, about } = fourClasses;
    const shown = [title, titleNote, resultNote, about, game.rules.status?.(lay(game, CLOSED)), text.story, text.source];
    for (const said of shown) {
      expect(said?.ru).toMatch(/реконструкция/i);
      expect(said?.en).toMatch(/reconstruction/i);
    }
    expect(text.rules.filter(({ mark }) => mark !== 'reconstruction').map(({ id }) => id)).toEqual(['R5']);
  });
});
