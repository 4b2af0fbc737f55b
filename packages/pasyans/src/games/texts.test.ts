import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Text } from '../engine/text.ts';
import type { GameText, RuleMark, RuleText } from './game-text.ts';

const FOLDER = new URL('./', import.meta.url);
const SUFFIX = '.text.ts';
const MARKS: readonly RuleMark[] = ['text', 'reading', 'inherited', 'decided', 'reconstruction'];
/** Width of the character drawing, as promised by `GameText.picture`. */
const PICTURE_COLUMNS = 60;
/** What Russian text may hold in Latin letters: card codes, rule numbers, Roman numerals. */
const LATIN_ALLOWED = /^(?:(?:10|[2-9AJQK])[HDCS]|[RC]\d+|[IVXLC]+)$/;

/** The rules common to all patiences stand in the same folder, numbered C1.. and without a page around them. */
const COMMON = 'common';

const stems = (await readdir(FOLDER))
  .filter((name) => name.endsWith(SUFFIX))
  .map((name) => name.slice(0, -SUFFIX.length))
  .sort();

async function load<T>(stem: string): Promise<T> {
  return (await import(new URL(stem + SUFFIX, FOLDER).href)) as T;
}

/** Every prose text of a page with the name it has there; the picture is no prose. */
function proseOf({ story, aim, play, realCards, source, otherNames, chance }: GameText): [string, Text][] {
  const found: [string, Text | undefined][] = Object.entries({ story, aim, play, realCards, source, otherNames, chance });
  return found.filter((entry): entry is [string, Text] => entry[1] !== undefined);
}

function latinWords(text: string): string[] {
  return (text.match(/[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*/g) ?? []).filter((word) => !LATIN_ALLOWED.test(word));
}

function checkProse(prose: readonly [string, Text][]): void {
  it('is full in both languages, without stray blanks or stops', () => {
    for (const [name, text] of prose) {
      for (const words of [text.ru, text.en]) {
        expect(words, name).not.toBe('');
        expect(words, name).not.toMatch(/^\s|\s$| {2}|[^\n]\n[^\n]|\n{3}/);
        expect(words, name).not.toMatch(/[.,:;!?]\.|[,;:]{2}| [.,:;!?]/);
      }
    }
  });

  it('speaks Russian in Russian', () => {
    for (const [name, text] of prose) {
      expect(text.ru, name).toMatch(/[А-Яа-яЁё]/);
      expect(latinWords(text.ru), name).toEqual([]);
    }
  });

  it('speaks English in English, old titles in «» apart', () => {
    for (const [name, text] of prose) expect(text.en.replace(/«[^»]*»/g, ''), name).not.toMatch(/[А-Яа-яЁё]/);
  });
}

function checkRules(rules: readonly RuleText[], letter: string): void {
  it(`numbers its rules from ${letter}1 without a gap`, () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.map((rule) => rule.id)).toEqual(rules.map((_, index) => `${letter}${index + 1}`));
  });

  it('marks every rule, and gives a reason for every reading', () => {
    for (const rule of rules) {
      expect(MARKS, rule.id).toContain(rule.mark);
      if (rule.mark === 'reading') expect(rule.why, rule.id).toBeDefined();
    }
  });

  describe('in its rules', () => {
    const prose: [string, Text][] = [];
    for (const { id, text, why } of rules) {
      prose.push([id, text]);
      if (why) prose.push([`${id} why`, why]);
    }
    checkProse(prose);
  });
}

it('finds the texts', () => expect(stems).toContain('vorozhba'));

describe.each(stems.filter((stem) => stem !== COMMON))('rules text of %s', async (stem) => {
  const { text: page } = await load<{ text: GameText }>(stem);

  it('is named like its file', () => expect(page.id).toBe(stem));

  checkProse(proseOf(page));
  checkRules(page.rules, 'R');

  it('draws a picture that fits', () => {
    for (const drawing of [page.picture.ru, page.picture.en]) {
      expect(drawing.trim()).not.toBe('');
      for (const line of drawing.split('\n')) expect(line.length, line).toBeLessThanOrEqual(PICTURE_COLUMNS);
    }
    expect(page.picture.en.replace(/«[^»]*»/g, '')).not.toMatch(/[А-Яа-яЁё]/);
  });
});

describe.runIf(stems.includes(COMMON))('rules common to all patiences', async () => {
  const { commonRules } = stems.includes(COMMON) ? await load<{ commonRules: readonly RuleText[] }>(COMMON) : { commonRules: [] };
  checkRules(commonRules, 'C');
});
