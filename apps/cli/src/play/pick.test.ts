import {
  type CardPlace,
  Desk,
  DRAW,
  dealNumber,
  definePatience,
  type Game,
  heightOf,
  move,
  OPEN,
  openGame,
  openTop,
  PACK_36,
  type Patience,
  PLUCK,
  pluck,
  Session,
  spot,
} from 'pasyans';
import { expect, test } from 'vitest';
import type { Look } from '../draw/look.ts';
import { freshFolder } from '../run.testkit.ts';
import { frame } from './frame.ts';
import { press } from './press.ts';
import { Sitting } from './sitting.ts';
import { openUi, type Ui } from './ui.ts';

const LOOK: Look = { lang: 'ru', ascii: false, colours: false };
const [STOCK, ROW, SPARE, OUT] = [0, 1, 2, 3];

/** A toy with a row of twenty cards: two neighbours of an even and an odd height may go out, the first one alone too. */
const toy: Patience = definePatience({
  id: 'toy-row',
  rev: 1,
  title: { ru: 'Ряд', en: 'Row' },
  about: { ru: 'Для проверки.', en: 'For testing.' },
  choice: 'hidden',
  tells: false,
  packs: ['36'],
  options: {},
  rules: () => ({
    pack: PACK_36,
    piles: [
      { name: 'stock', role: 'stock', label: { ru: 'Колода', en: 'Stock' }, at: spot(11, 0) },
      { name: 'row', role: 'tableau', label: { ru: 'Ряд', en: 'Row' }, at: spot(0, 0, 10, 3), fan: 'wrap' },
      { name: 'spare', role: 'reserve', label: { ru: 'Запас', en: 'Spare' }, at: spot(11, 1) },
      { name: 'out', role: 'discard', label: { ru: 'Сброс', en: 'Discards' }, at: spot(11, 2) },
    ],
    taking: [PLUCK, OPEN],
    deal(t) {
      t.shift(STOCK, SPARE, 1);
      t.flip(STOCK, ROW, 20);
    },
    moves(s, out) {
      if (s.height(ROW) > 0) out.push(pluck(ROW, 0, 1));
      for (let i = 0; i + 1 < s.height(ROW); i += 2) out.push(pluck(ROW, i, 2));
      if (!s.isUp(s.top(SPARE))) out.push(openTop(SPARE));
      else out.push(move(DRAW, STOCK, ROW, 1));
    },
    play(t, m) {
      if ((m & 15) === OPEN) return t.turn(SPARE, 0, true);
      if ((m & 15) === DRAW) return t.flip(STOCK, ROW, 1);
      const n = m >>> 20;
      const kept = Array.from({ length: t.height(ROW) }, (_, i) => i).filter((i) => i < heightOf(m) || i >= heightOf(m) + n);
      t.order(ROW, [...kept, ...Array.from({ length: n }, (_, i) => heightOf(m) + i)]);
      t.shift(ROW, OUT, n);
    },
    won: () => undefined,
    why: (_, m) => ({ rule: (m & 15) === DRAW ? 'R2' : 'R1', text: { ru: 'Нельзя.', en: 'No.' } }),
  }),
});

function player(): { ui: Ui; session: Session; keys: (...names: string[]) => void; lines: () => readonly string[] } {
  const { value: game } = openGame(toy) as { value: Game };
  const session = new Session(game, dealNumber(PACK_36, 7));
  const sitting = new Sitting(new Desk(session), 'ru', freshFolder(), false, []);
  const ui = openUi(sitting);
  const keys = (...names: string[]): void => {
    for (const name of names) press(ui, sitting, LOOK, { name });
  };
  return { ui, session, keys, lines: () => frame(ui, sitting, LOOK, { columns: 80, rows: 24 }) };
}

const picked = (ui: Ui): string => ui.picked.map(({ pile, index }: CardPlace) => `${pile}.${index}`).join(' ');

test('arrows walk along a row card by card and leave it at its ends', () => {
  const { ui, keys, lines } = player();
  ui.cursor = ROW;
  keys('right', 'right', 'down', 'left');
  expect([ui.cursor, ui.card]).toEqual([ROW, 13]);
  expect(lines().join('\n')).toContain('row · Ряд, 14 из 20: ');
  keys('right', 'right', 'right', 'right', 'right', 'right', 'right');
  expect(ui.cursor).not.toBe(ROW);
  keys('left');
  expect([ui.cursor, ui.card]).toEqual([ROW, 19]);
  ui.card = 10;
  keys('down');
  expect(ui.card).toBe(19);
});

test('Enter selects cards of a row and plays what is complete; marks stand at the cards', () => {
  const { ui, session, keys, lines } = player();
  ui.cursor = ROW;
  keys('return');
  expect([picked(ui), session.here.depth]).toEqual(['1.0', 0]);
  expect(lines()[2]).toMatch(/^ \{.{3}\}/);
  keys('right', 'right', 'right', 'return');
  expect([picked(ui), ui.said.join()]).toEqual(['1.3', 'Нельзя (правило 1).']);
  expect(lines()[2]).toMatch(/^ .{12}\{.{3}\}/);
  keys('left', 'return');
  expect([picked(ui), session.moves]).toEqual(['', [pluck(ROW, 2, 2)]]);
  expect(ui.said[0]).toMatch(/^Сброшены /);
  ui.card = 0;
  keys('return', 'return');
  expect(session.moves.at(-1)).toBe(pluck(ROW, 0, 1));
});

test('Enter turns up a closed card, draws, discards what is selected, and Esc lets it go', () => {
  const { ui, session, keys } = player();
  ui.cursor = STOCK;
  keys('return');
  expect(ui.said.join()).toBe('Нельзя (правило 2).');
  ui.cursor = SPARE;
  keys('return');
  ui.cursor = STOCK;
  keys('return');
  expect(session.moves).toEqual([openTop(SPARE), move(DRAW, STOCK, ROW, 1)]);
  ui.cursor = ROW;
  ui.card = 0;
  keys('return', 'escape');
  expect(picked(ui)).toBe('');
  keys('return');
  ui.cursor = OUT;
  keys('return');
  expect(session.moves.at(-1)).toBe(pluck(ROW, 0, 1));
});
