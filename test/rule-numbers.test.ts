import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulesText } from 'pasyans/texts';
import { describe, expect, it } from 'vitest';
import { everything } from './kit/every.ts';

const games = fileURLToPath(new URL('../packages/pasyans/src/games/', import.meta.url));
const files = [...readdirSync(games), ...readdirSync(`${games}shared`).map((name) => `shared/${name}`)];

/** The titles of a patience's own tests: `wish.test.ts`, `potocki.redeal.test.ts`. */
function testTitles(id: string): string {
  const own = files.filter((name) => name.startsWith(`${id}.`) && name.endsWith('.test.ts'));
  return own.map((name) => readFileSync(games + name, 'utf8')).join('\n');
}

describe.each(everything)('rules of $id', ({ id, options }) => {
  it('has a page whose every rule number is cited by a test of its own', async () => {
    const text = await rulesText(id);
    expect(text?.id).toBe(id);
    const tests = testTitles(id);
    const uncited = text?.rules.map((rule) => rule.id).filter((rule) => !new RegExp(`\\b${rule}\\b`).test(tests));
    expect(uncited).toEqual([]);
  });

  it('says in both languages what every option and value means', () => {
    for (const { label, about, values } of Object.values(options)) {
      for (const said of [label, about, ...values.map((value) => value.label)]) {
        expect(said.ru).not.toBe('');
        expect(said.en).not.toBe('');
        expect(said.en).not.toMatch(/\p{Script=Cyrillic}/u);
        // Whoever shows a value marks what goes beyond the source: said here as well it would stand twice.
        expect(said === about ? '' : said.ru + said.en).not.toMatch(/вольн|relaxed/);
      }
    }
  });
});
