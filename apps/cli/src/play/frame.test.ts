import { describe, expect, test } from 'vitest';
import { LOOK, Player } from './player.testkit.ts';

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
