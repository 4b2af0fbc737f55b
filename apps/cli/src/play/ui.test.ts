import { Desk, dealNumber, findPatience, formatMove, type Options, openGame, type Patience, Session } from 'pasyans';
import { describe, expect, test } from 'vitest';
import type { Look } from '../draw/look.ts';
import { freshFolder } from '../run.testkit.ts';
import { COMMANDS } from './commands.ts';
import { frame } from './frame.ts';
import { type PlayFlags, Sitting, sitDown } from './sitting.ts';
import { type Key, openUi, press, type Ui, type Wish } from './ui.ts';

const LOOK: Look = { lang: 'ru', ascii: false, colours: false };

/** A player at the screen: `keys` are names of keys (`right`, `return`), `^z`, or text to type letter by letter. */
class Player {
  readonly sitting: Sitting;
  readonly ui: Ui;
  readonly look: Look;

  constructor(id: string, deal: number, options: Options = {}, look: Look = LOOK, sitting = seated(id, deal, options, look)) {
    this.look = look;
    this.sitting = sitting;
    this.ui = openUi(this.sitting);
  }

  press(...keys: readonly string[]): Wish {
    let wish: Wish;
    for (const key of keys) wish = press(this.ui, this.sitting, this.look, keyOf(key));
    return wish;
  }

  type(text: string): void {
    this.press(...Array.from(text), 'return');
  }

  screen(columns = 80, rows = 24): readonly string[] {
    return frame(this.ui, this.sitting, this.look, { columns, rows });
  }

  get text(): string {
    return this.screen().join('\n');
  }

  get depth(): number {
    return this.sitting.session.here.depth;
  }
}

function seated(id: string, deal: number, options: Options, { lang }: Look): Sitting {
  const game = openGame(findPatience(id) as Patience, options);
  if (!game.ok) throw new Error(game.fault.text.en);
  const session = new Session(game.value, dealNumber(game.value.rules.pack, deal));
  return new Sitting(new Desk(session), lang, freshFolder(), true, []);
}

function keyOf(key: string): Key {
  if (key.startsWith('^')) return { name: key.slice(1), ctrl: true, text: '\u0001' };
  if (key === 'S-tab') return { name: 'tab', shift: true };
  return key.length > 1 ? { name: key } : { text: key };
}

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

describe('the frame', () => {
  test.each([
    [80, 24],
    [200, 60],
    [77, 15],
    [40, 10],
    [20, 3],
    [1, 1],
  ])('fits %i×%i', (columns, rows) => {
    for (const look of [LOOK, { ...LOOK, lang: 'en', ascii: true } as const]) {
      const player = new Player('potocki', 5, {}, look);
      for (const keys of [[], ['return'], ['?'], ['q', 'm'], ['q', 'A', ...'D'.repeat(300)]]) {
        player.press(...keys);
        const lines = player.screen(columns, rows);
        expect(lines.length).toBeLessThanOrEqual(rows);
        if (columns >= 40) for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
      }
    }
  });

  test('a status too long for the title has the line below, to its last number', () => {
    const [title, status] = new Player('will-it-come-true', 3, {}, { ...LOOK, lang: 'en' }).screen();
    expect(title).toMatch(/deal 3 · 0 moves$/);
    expect(status).toMatch(/^ Times the waste may still be turned over: \S+$/);
    const [whole, gap] = new Player('will-it-come-true', 3, {}, { ...LOOK, lang: 'en' }).screen(120);
    expect([whole?.endsWith(status as string), gap]).toEqual([true, '']);
  });

  test('a small window says how much is needed', () => {
    expect(new Player('potocki', 5).screen(60, 20).join(' ')).toMatch(/Окно мало: нужно \d+×\d+/);
  });
});
