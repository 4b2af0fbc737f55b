import { describe, expect, test } from 'vitest';
import { freshFolder } from '../run.testkit.ts';
import { LOOK, Player } from './player.testkit.ts';
import { type PlayFlags, sitDown } from './sitting.ts';

describe('what is asked before every deal', () => {
  const sitting = (flags: PlayFlags = {}, look = LOOK): Player =>
    new Player('blind', 5, {}, look, sitDown('blind', flags, look.lang, freshFolder()));
  const suit = (player: Player): string | undefined => player.sitting.session.game.options['suit'];

  test('stands in place of the first table; the answer deals', () => {
    const player = sitting({ deal: '5' });
    expect(player.text).toContain('Загадайте желание. Масть, которую вы называете до раздачи.');
    expect(player.text).toContain('♠ пики (S)');
    expect(player.text).toContain('Enter — ♥ черви · Ctrl-C — выход');
    expect(player.text).not.toContain('▒▒');
    player.press('escape');
    expect(player.sitting.asks).toBeDefined();
    player.type('пики');
    expect([player.sitting.asks, suit(player), player.sitting.session.deal.id]).toEqual([undefined, 'S', 5]);
    expect(player.text).toContain('♠ 6–Т');
    expect(player.text).toContain('Загадайте желание. Enter — следующий шаг');
    player.press('u');
    expect(player.text).toContain('Назад некуда');
  });

  test('Enter alone takes the default; Ctrl-C leaves; the value of a flag is not asked for', () => {
    const player = sitting();
    expect(player.press('^c')).toBe('quit');
    player.press('return');
    expect([player.sitting.asks, suit(player)]).toEqual([undefined, 'H']);
    const named = sitting({ opt: ['suit=D'] });
    expect([named.sitting.asks, suit(named)]).toEqual([undefined, 'D']);
  });

  test('a wrong answer is told and the question stays', () => {
    const player = sitting({}, { ...LOOK, lang: 'en' });
    player.type('q');
    expect(player.text).toContain('There is no such answer: "q".');
    player.press('x', 'backspace', 's');
    expect(player.text).toContain('Suit: s_');
    player.press('return');
    expect(suit(player)).toBe('S');
  });

  test('is asked again at a new deal; Escape goes back to the table, Enter keeps the present value', () => {
    const player = new Player('blind', 5, { suit: 'C' });
    player.press('n', 'x');
    expect(player.text).toContain('Enter — ♣ трефы · Esc — к столу');
    player.press('escape');
    expect([player.sitting.session.deal.id, player.depth]).toEqual([5, 1]);
    player.press('x', 'return');
    expect(player.text).toContain('Новый расклад:');
    expect([suit(player), player.depth]).toEqual(['C', 0]);
    player.press('x');
    player.type('D');
    expect(suit(player)).toBe('D');
    player.press('u', 'u');
    expect([suit(player), player.sitting.session.deal.id, player.depth]).toEqual(['C', 5, 1]);
  });

  test('fits into a small window', () => {
    const small = sitting().screen(30, 8);
    expect(small).toHaveLength(8);
    expect(Math.max(...small.map((line) => line.length))).toBeLessThanOrEqual(30);
  });
});

describe('cards by arrows and Enter', () => {
  test('twice on a card makes its only move; several are named', () => {
    const player = new Player('potocki', 5, { 'ace-rows': 'automatic' });
    player.ui.cursor = player.sitting.session.game.pileNumbers.get('r1.7') as number;
    player.press('return');
    expect(player.text).toContain('>10♦<'.replace('>', '{').replace('<', '}'));
    player.press('return');
    expect([player.depth, player.ui.held]).toEqual([1, undefined]);
    const aces = new Player('potocki', 5);
    aces.press('return', 'return');
    expect(aces.text).toContain('Карта может пойти: AH-r1.1, AH-r2.1, AH-r3.1, AH-r4.1.');
  });

  test('take, go to a target with Tab, put', () => {
    const player = new Player('potocki', 5);
    player.press('return', 'tab', 'tab', 'return');
    expect(player.text).toContain('Туз червей — в ряд 2, на место 1.');
    expect(player.depth).toBe(1);
  });

  test('a refused put says the rule and keeps the card in hand; Esc lays it back', () => {
    const player = new Player('potocki', 5);
    player.press('return', 'right', 'right', 'return');
    expect(player.text).toMatch(/\(правило \d+\)/);
    expect(player.ui.held).toBeDefined();
    player.press('escape');
    expect(player.ui.held).toBeUndefined();
    expect(player.depth).toBe(0);
  });

  test('an empty place fetches the card that fits; a dead one says why', () => {
    const player = new Player('potocki', 5, { 'ace-rows': 'automatic' });
    const { pileNumbers } = player.sitting.session.game;
    player.ui.cursor = pileNumbers.get('r3.5') as number;
    player.press('space');
    expect(player.text).toContain('Десятка бубен — в ряд 3, на место 5');
    const dead = new Player('potocki', 3, { 'ace-rows': 'automatic' });
    const gap = dead.sitting.session.seen().piles.findIndex((cards, pile) => pile > 5 && cards.length === 0);
    dead.ui.cursor = gap;
    dead.press('space');
    expect(dead.ui.said).toHaveLength(1);
  });

  test('Enter on the stock turns a card; when it is out, asks to turn the waste', () => {
    const player = new Player('will-it-come-true', 3, { passes: '2' });
    player.press('return');
    expect(player.text).toContain(' — в талон.');
    player.press(...Array.from({ length: 40 }, () => 'd'), 'return');
    expect(player.text).toContain('Переворотов талона осталось: 0');
    player.press('d', 't');
    expect(player.text).toMatch(/\((общее )?правило \d+\)/);
  });

  test('a card on a foundation is not lifted', () => {
    const player = new Player('will-it-come-true', 3);
    player.ui.cursor = player.sitting.session.game.pileNumbers.get('f1') as number;
    player.press('return');
    expect(player.ui.held).toBeUndefined();
    expect(player.text).toContain('Карта на базовой стопке там и остаётся');
  });

  test('arrows and Tab reach every pile', () => {
    for (const id of ['potocki', 'will-it-come-true', 'wish']) {
      const player = new Player(id, 5);
      const met = new Set<number>();
      for (let i = 0; i < 80; i++) {
        player.press(i % 2 ? 'tab' : 'tab');
        met.add(player.ui.cursor);
      }
      const shown = player.sitting.session.game.rules.piles.filter(
        (spec, pile) => !spec.fleeting || player.sitting.session.table.height(pile) > 0,
      );
      expect(met.size).toBe(shown.length);
      player.press('S-tab', 'left', 'right', 'up', 'down');
    }
  });
});

describe('typed moves', () => {
  test.each(['AD-r2.1', 'Тб-r2.1', 'Т♦-r2.1', ':ad-r2.1', ':тб-r2.1'])('%s', (text) => {
    const player = new Player('potocki', 5);
    player.type(text);
    expect([player.depth, player.text.includes('Туз бубен — в ряд 2, на место 1.')]).toEqual([1, true]);
  });

  test('are shown while typed, corrected and dropped', () => {
    const player = new Player('potocki', 5);
    player.press('A', 'D', '-');
    expect(player.text).toContain('Ход: AD-_');
    player.press('backspace', 'backspace');
    expect(player.text).toContain('Ход: A_');
    // Letters of commands are letters here.
    player.press('q');
    expect(player.text).toContain('Ход: Aq_');
    player.press('escape');
    expect(player.text).not.toContain('Ход:');
  });

  test('say what is wrong with them', () => {
    const player = new Player('potocki', 5);
    player.type('ZZ');
    expect(player.text).toContain('«ZZ» — не ход');
    player.type('KS-r1.2');
    expect(player.text).toMatch(/\(правило \d+\)/);
    expect(player.depth).toBe(0);
  });
});
