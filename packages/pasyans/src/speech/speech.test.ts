import { describe, expect, it } from 'vitest';
import { cardSign, dealNumber, type Face, parseFace, Session } from '../engine/index.ts';
import { openToy } from '../engine/toy.testkit.ts';
import {
  cardTaken,
  cardWords,
  counted,
  ruleName,
  sayBoard,
  sayEvents,
  sayMove,
  sayOutcome,
  sayPile,
  sayReason,
  sayWholePile,
} from './index.ts';

const face = (code: string): Face => parseFace(code) as Face;
const MOVES = { ru: { one: 'ход', few: 'хода', many: 'ходов' }, en: { one: 'move', many: 'moves' } };

describe('words', () => {
  it.each([
    [1, '1 ход'],
    [2, '2 хода'],
    [5, '5 ходов'],
    [11, '11 ходов'],
    [21, '21 ход'],
    [22, '22 хода'],
    [112, '112 ходов'],
  ])('counts %i in Russian', (n, said) => {
    expect(counted(n, MOVES.ru, 'ru')).toBe(said);
  });

  it('counts in English', () => {
    expect([counted(1, MOVES.en, 'en'), counted(12000, MOVES.en, 'en')]).toEqual(['1 move', '12,000 moves']);
  });

  it('names every card in signs and in words', () => {
    expect(['QH', '10S', 'AC'].map((code) => cardSign(face(code), 'ru'))).toEqual(['Д♥', '10♠', 'Т♣']);
    expect(['QH', '10S', 'AC'].map((code) => cardSign(face(code), 'en'))).toEqual(['Q♥', '10♠', 'A♣']);
    expect([cardWords(face('7D'), 'ru'), cardWords(face('KC'), 'en')]).toEqual(['семёрка бубен', 'king of clubs']);
  });

  it('names rules as the rules page numbers them', () => {
    expect([ruleName('R5', 'ru'), ruleName('C11', 'en')]).toEqual(['правило 5', 'common rule 11']);
    expect(sayReason({ rule: 'R5', text: { ru: 'Места нет.', en: 'No room.' } }, 'ru')).toBe('Места нет (правило 5).');
  });
});

describe('say', () => {
  const game = openToy({ goal: '4' });
  const session = new Session(game, dealNumber(game.rules.pack, 1));

  it('tells a pile: empty, closed, one card, several', () => {
    expect(sayPile(game, session.seen(), 0, 'ru')).toBe('Стопка 0: 8 карт, все закрыты');
    expect(sayPile(game, session.seen(), 1, 'en')).toBe('Pile 1: empty');
    expect(sayBoard(game, session.seen(), 'en')).toHaveLength(4);
  });

  it('counts the one closed card of a pile of many, and calls the card of a place closed', () => {
    const { piles, ...rest } = session.seen();
    const one = { ...rest, piles: piles.map((pile) => pile.slice(0, 1)) };
    const place = { ...game, rules: { ...game.rules, piles: game.rules.piles.map((pile) => ({ ...pile, most: 1 })) } };
    expect([sayPile(game, one, 0, 'ru'), sayPile(game, one, 0, 'en')]).toEqual(['Стопка 0: 1 карта, закрыта', 'Pile 0: 1 card, face down']);
    expect(sayPile(place, one, 0, 'ru')).toBe('Стопка 0: закрыта');
  });

  it('tells a move before and, as one sentence, what came of it; closed cards stay unnamed', () => {
    expect(sayMove(game, session.table, session.legal().at(0), 'en')).toBe('turn a card from the stock');
    const drawn = session.play(session.legal().at(0));
    if (!drawn.ok) throw new Error('refused');
    const card = cardWords(session.table.top(1), 'ru');
    const said = sayEvents(game, session.table, drawn.events, 'ru');
    expect(said).toBe(`${card.charAt(0).toUpperCase()}${card.slice(1)} — стопка 1.`);
    expect(sayPile(game, session.seen(), 1, 'ru')).toBe(`Стопка 1: ${card}`);
    const home = session.legal().at(1);
    expect(sayMove(game, session.table, home, 'ru')).toMatch(
      new RegExp(`^положить ${cardTaken(session.table.top(1), 'ru')} — стопка [23]$`),
    );
    session.play(session.legal().at(0));
    expect(sayWholePile(game, session.seen(), 1, 'ru')).toContain(`${card}, `);
    expect(sayEvents(game, session.table, [], 'en')).toBe('Nothing changed.');
  });

  it('tells the end', () => {
    expect(sayOutcome(game, undefined, 'ru')).toBeUndefined();
    expect(sayOutcome(game, { result: 'won', win: 'plain' }, 'ru')).toBe('Пасьянс сошёлся.');
    expect(sayOutcome(game, { result: 'won', win: 3 }, 'en')).toBe('The patience came out: class 3.');
    expect(sayOutcome(game, { result: 'lost' }, 'ru')).toBe('Пасьянс не сошёлся: ходов больше нет.');
  });
});
