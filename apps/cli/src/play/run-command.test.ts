import { formatMove } from 'pasyans';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../run.testkit.ts';
import { COMMANDS } from './commands.ts';
import { Player } from './player.testkit.ts';

describe('a hint', () => {
  test.each([
    ['potocki', 5],
    ['royal-marriage', 7],
    ['triads', 7],
    ['will-it-come-true', 7],
  ])('%s: is said and marked, and Enter makes its move', (id, deal) => {
    const player = new Player(id, deal);
    for (let moves = 1; moves <= 4; moves++) {
      player.press('h');
      expect(player.depth).toBe(moves - 1);
      const token = /^(\S+) {2}/.exec(player.ui.said[0] ?? '')?.[1];
      player.press('return');
      expect(player.depth).toBe(moves);
      const { session } = player.sitting;
      session.undo();
      expect(formatMove(session.game, session.table, session.here.ahead?.move ?? 0)).toBe(token);
      session.redo();
    }
  });

  test('Escape lets it be', () => {
    const player = new Player('potocki', 5);
    player.press('р', 'escape');
    expect([player.ui.held, player.ui.picked.length, player.depth]).toEqual([undefined, 0, 0]);
  });
});

describe('commands', () => {
  test('undo, redo, restart, by letters of both keyboards and Ctrl', () => {
    const player = new Player('wish', 7);
    player.press('n', 'т', 'return', 'u', 'г', '^z');
    expect(player.depth).toBe(0);
    player.press('r', 'к', '^y');
    expect(player.depth).toBe(3);
    player.press('a');
    expect(player.depth).toBe(0);
    player.press('r', 'r', 'r', 'r');
    expect([player.depth, player.text.includes('Вперёд некуда.')]).toEqual([3, true]);
  });

  test('to the end, with the reading; again on a page', () => {
    const player = new Player('wish', 7);
    player.press('e');
    expect(player.text).toContain('Желание исполнится через 2 года, 2 месяца и 2 дня.');
    player.press('return');
    expect(player.text).toContain('Пасьянс уже окончен (общее правило 11).');
    player.press('o');
    expect(player.text).toContain('Закрытыми остались 6 карт; срок считают со дня расклада.');
    player.press('x');
    expect(player.text).toContain('расклад 7');
  });

  test('a new deal is undone and redone', () => {
    const player = new Player('potocki', 5);
    player.type('AD-r2.1');
    player.press('x');
    const other = player.sitting.session.deal.id;
    expect(other).not.toBe(5);
    player.press('u');
    expect([player.sitting.session.deal.id, player.depth]).toEqual([5, 1]);
    player.press('r');
    expect(player.sitting.session.deal.id).toBe(other);
  });

  test('pages: help names every key, moves are listed, the board is read', () => {
    const player = new Player('potocki', 5);
    player.press('?');
    const pages = [player.text];
    for (let i = 0; i < 30; i++) {
      player.press('down');
      pages.push(player.text);
    }
    for (const { key, about } of COMMANDS) expect(pages.some((page) => page.includes(`${key} `) && page.includes(about.ru))).toBe(true);
    player.press('pageup', 'pagedown', 'escape', 'm');
    expect(player.text).toContain('AH-r1.1  положить туза червей в ряд 1, на место 1');
    player.press('q', 'b');
    expect(player.text).toContain('Туз червей: туз червей');
    player.press('q', 'i', 'p');
    expect(player.text).toMatch(/r1\.1 +r1\.2/);
  });

  test('saving asks for a file and never writes over one', () => {
    const player = new Player('potocki', 5);
    const file = `${freshFolder()}/партия.pasyans`;
    player.press('s');
    expect(player.text).toContain('Файл: potocki-5.pasyans_');
    player.press('escape', 's', ...Array.from({ length: 17 }, () => 'backspace'));
    player.type(file);
    expect(player.ui.said[0]).toContain('Партия записана');
    player.press('s', ...Array.from({ length: 17 }, () => 'backspace'));
    player.type(file);
    expect(player.ui.said[0]).toContain('уже есть');
  });

  test('quitting', () => {
    const player = new Player('potocki', 5);
    expect([player.press('q'), player.press('й'), player.press('^c'), player.press('l')]).toEqual(['quit', 'quit', 'quit', 'rules']);
  });
});
