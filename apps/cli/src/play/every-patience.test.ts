import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPatience, formatMove, formatRecord, parseRecord, patiences, RECORD_EXTENSION, Session } from 'pasyans';
import { describe, expect, test } from 'vitest';
import { freshFolder, run } from '../run.testkit.ts';

/** Every patience at the terminal: how the won games of the goldens begin and end, typed move by move. */

const [FIRST, LAST] = [3, 4];

function read(path: string | URL): Session {
  const record = parseRecord(readFileSync(path, 'utf8'), findPatience);
  if (!record.ok) throw new Error(record.fault.text.en);
  return record.value.session;
}

/** The next moves of a game as they are typed; the session goes along. */
function typed(here: Session, whole: Session, count: number): readonly string[] {
  return whole.moves.slice(here.here.depth, here.here.depth + count).map((m) => {
    const text = formatMove(whole.game, here.table, m);
    here.play(m);
    return text;
  });
}

describe.each(patiences.map(({ id }, i) => ({ id, lang: i % 2 === 0 ? 'ru' : 'en' }) as const))('$id in $lang', ({ id, lang }) => {
  const file = `${id}${RECORD_EXTENSION}`;
  const whole = read(new URL(`../../../../test/goldens/records/${file}`, import.meta.url));
  const options = Object.entries(whole.game.options).flatMap(([name, value]) => ['--opt', `${name}=${value}`]);

  test('begins by its first moves, and keeps them', async () => {
    const moves = typed(new Session(whole.game, whole.deal), whole, FIRST);
    const home = freshFolder();
    const args = ['play', id, '--deal', String(whole.deal.id), '--lang', lang, ...options];
    const { code, err } = await run(args, { home, input: `${moves.join('\n')}\n` });
    expect([code, err]).toEqual([0, '']);
    expect(read(join(home, 'games', file)).moves).toEqual(whole.moves.slice(0, FIRST));
  });

  test('comes to its end by its last moves, which can be taken back', async () => {
    const here = new Session(whole.game, whole.deal);
    typed(here, whole, whole.moves.length - LAST);
    const home = freshFolder();
    mkdirSync(join(home, 'games'));
    writeFileSync(join(home, 'games', file), formatRecord(here));
    const input = [...typed(here, whole, LAST), 'undo', 'redo', ''].join('\n');
    const { code, out, err } = await run(['play', id, '--lang', lang], { home, input });
    expect([code, err]).toEqual([0, '']);
    expect(here.outcome()?.result).toBe('won');
    const won = lang === 'ru' ? /Пасьянс сошёлся/g : /patience came out/g;
    expect(out.match(won)?.length).toBeGreaterThan(1);
  });
});
