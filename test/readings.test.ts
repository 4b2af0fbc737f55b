// The same record, the same reading: what finished games of every patience that speaks are read as, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import {
  careless,
  dealNumber,
  findPatience,
  formatRecord,
  type Lang,
  parseRecord,
  randomFrom,
  reading,
  readingLines,
  Session,
  sayOutcome,
  toldBy,
} from 'pasyans';
import { describe, expect, it } from 'vitest';
import { cases } from './kit/every.ts';

const FOLDER = new URL('goldens/readings/', import.meta.url);
const EXTENSION = '.txt';
const LANGS: readonly Lang[] = ['ru', 'en'];

interface Golden {
  readonly name: string;
  readonly record: string;
  readonly read: Readonly<Record<Lang, string>>;
}

const goldens = readdirSync(FOLDER).map((file) => ({
  id: file.slice(0, -EXTENSION.length),
  all: parseGoldens(readFileSync(new URL(file, FOLDER), 'utf8')),
}));

function parseGoldens(text: string): readonly Golden[] {
  const [, ...parts] = text.split(/^== /m);
  return parts.map((part) => {
    const [head = '', ru = '', en = ''] = part.split(/^-- (?:ru|en)\n/m);
    const line = head.indexOf('\n');
    return { name: head.slice(0, line), record: head.slice(line + 1), read: { ru: ru.trim(), en: en.trim() } };
  });
}

function opened(record: string): Session {
  const read = parseRecord(record, findPatience);
  if (!read.ok) throw new Error(read.fault.text.en);
  return read.value.session;
}

function readAs(session: Session, lang: Lang): string {
  const told = toldBy(session);
  if (!told) throw new Error('the game is not over');
  return [sayOutcome(session.game, told.outcome, lang), ...readingLines(reading(told.facts, lang, told.outcome))].join('\n');
}

it('every patience that gives facts has goldens with different answers', () => {
  const speaking = new Set(cases.filter(({ game }) => game.rules.facts).map(({ game }) => game.patience.id));
  expect([...speaking].filter((id) => !goldens.some((golden) => golden.id === id))).toEqual([]);
  for (const { id, all } of goldens) {
    for (const lang of LANGS) {
      const answers = new Set(all.map(({ read }) => read[lang]));
      expect([id, answers.size]).toEqual([id, all.length]);
      expect(answers.size).toBeGreaterThan(1);
    }
  }
});

describe.each(goldens)('$id', ({ id, all }) => {
  it.each(all)('$name', ({ record, read }) => {
    const session = opened(record);
    expect(session.game.patience.id).toBe(id);
    for (const lang of LANGS) expect(readAs(session, lang)).toBe(read[lang]);
  });
});

describe.each(cases.filter(({ game }) => game.rules.facts))('$name', ({ game }) => {
  it('is read from its record as at the table', () => {
    for (let id = 1; id <= 8; id++) {
      const session = new Session(game, dealNumber(game.rules.pack, id));
      const choose = careless(randomFrom(id, 1));
      for (let legal = session.legal(); legal.count > 0; legal = session.legal()) session.play(choose(legal));
      const again = opened(formatRecord(session));
      for (const lang of LANGS) expect(readAs(again, lang)).toBe(readAs(session, lang));
    }
  });
});
