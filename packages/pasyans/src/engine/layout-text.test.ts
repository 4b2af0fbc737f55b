import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLayout, writeLayout } from './layout-text.ts';
import { openToy } from './toy.testkit.ts';

const game = openToy();
const WHOLE = 'stock: [6H] [7H] [6D]\nwaste: 7D\nred: 6C 7C\nblack: 6S 7S\ndrawn = 5\n';

describe('layout text', () => {
  it('reads and writes a position: order, faces, counters', () => {
    const table = readLayout(game, WHOLE);
    if (!table.ok) throw new Error(table.fault.text.en);
    expect(writeLayout(game, table.value)).toBe(WHOLE);
    expect(table.value.isUp(table.value.top(0))).toBe(false);
  });

  it('takes comments, blank lines, lower case and any spacing', () => {
    const read = readLayout(game, '# a table\n\n  waste :  7d   6H  # two\n', { partial: true });
    expect(read.ok && writeLayout(game, read.value)).toBe('waste: 7D 6H\n');
  });

  it('takes cards in Russian letters and in signs, among the codes; writes codes', () => {
    const russian = 'stock: [6ч] [7♥\ufe0f] [6б]\nwaste: 7D\nred: 6К 7к\nblack: 6♠ 7П\ndrawn = 5\n';
    const read = readLayout(game, russian);
    expect(read.ok && writeLayout(game, read.value)).toBe(WHOLE);
  });

  it('names cards in the letters of each language', () => {
    const read = readLayout(openToy(), 'stock: 6т 7Т');
    expect(read).toMatchObject({
      ok: false,
      fault: { text: { ru: expect.stringContaining('6♥ 7♥'), en: expect.stringContaining('6H 7H') } },
    });
  });

  it.each([
    ['stock: 6ч [6♥]', 'card-twice', 1, 11, '[6♥]'],
    ['stock: 6ч 7я', 'not-a-card', 1, 11, '7я'],
    ['waste: Тп', 'not-a-card', 1, 8, 'Тп'],
    ['stok: 6H', 'unknown-pile', 1, 1, 'stok'],
    ['stock: 6H\n  stok: 5H', 'unknown-pile', 2, 3, 'stok'],
    ['stock: 6H\nwaste: 5H', 'not-a-card', 2, 8, '5H'],
    ['stock: 6H XX', 'not-a-card', 1, 11, 'XX'],
    ['stock: 6H [6H]', 'card-twice', 1, 11, '[6H]'],
    ['stock: 6H\nstock: 7H', 'name-twice', 2, 1, 'stock'],
    ['stock 6H', 'layout-line', 1, 1, 'stock 6H'],
    ['drawn = x', 'not-a-number', 1, 9, 'x'],
    ['drawn =', 'not-a-number', 1, 8, ''],
    ['pulled = 1', 'unknown-counter', 1, 1, 'pulled'],
    ['drawn = 99999999999', 'not-a-number', 1, 9, '99999999999'],
  ])('says what is wrong and where: %j', (text, code, line, column, token) => {
    const read = readLayout(game, text, { partial: true });
    expect(read).toMatchObject({ ok: false, fault: { code, line, column, token } });
    if (!read.ok) expect(read.fault.text.en).toContain(token);
  });

  it('names missing cards unless the position may be partial', () => {
    expect(readLayout(game, 'stock: 6H')).toMatchObject({ ok: false, fault: { code: 'card-missing' } });
    expect(readLayout(game, 'stock: 6H', { partial: true }).ok).toBe(true);
  });

  it('never throws, whatever it is given', () => {
    const piece = fc.constantFrom('stock', 'waste:', '=', '[', ']', '6H', '[7D]', '\n', ' ', '#', '-1', '\u0000', 'ы');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const read = readLayout(game, text, { partial: true });
          if (!read.ok) expect(read.fault.text.ru).not.toBe('');
        },
      ),
    );
  });
});
