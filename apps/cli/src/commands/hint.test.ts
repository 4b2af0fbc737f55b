import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, run, runJson } from '../run.testkit.ts';

test('a move as it is typed, and why; the same every time and in both languages', async () => {
  const { out, code } = await run(['hint', 'triads', '--deal', '5']);
  expect(code).toBe(0);
  expect(out).toMatch(/^x\S+\nСбросить .+: .+\.\n$/);
  expect((await run(['hint', 'triads', '--deal', '5'])).out).toBe(out);
  expect((await run(['hint', 'triads', '--deal', '5', '--lang', 'en'])).out).toMatch(/^x\S+\nDiscard .+: .+\.\n$/);
});

test('the position of a record: its last move is not taken back; at the end there is no move', async () => {
  const record = (await run(['auto', 'triads', '--deal', '5', '--player', 'sensible', '--record'])).out;
  expect(await runJson(['hint', 'triads', '--from', '-'], { input: record })).toMatchObject({
    move: null,
    reason: null,
    id: 'triads',
    deal: 5,
  });
  const first = record.replace(/^at: .*\n/m, '').replace(/moves:\n.*$/s, 'moves:\n');
  const hinted = await runJson(['hint', 'triads', '--from', '-'], { input: first });
  expect(record).toContain(`1. ${String(hinted['move'])}`);
  expect(hinted['reason']).toMatchObject({ ru: expect.any(String), en: expect.any(String) });
});

test('a table laid by hand', async () => {
  const file = join(freshFolder(), 'стол.txt');
  writeFileSync(file, 'f1: 5H\nwaste: 4H\nstock: [KH] [KD]\n');
  expect(await runJson(['hint', 'cotillion', '--partial', '--from', file])).toMatchObject({ move: '4H-f1', deal: null });
});

test('what cannot be used is refused in one line', async () => {
  const { code, err } = await run(['hint', 'triads', '--deal', '5', '--from', '-']);
  expect([code, err]).toEqual([2, expect.stringMatching(/^pasyans: --from .+\n$/)]);
});

test('auto plays the game that a study of the sensible player plays', async () => {
  const played = await Promise.all(
    Array.from({ length: 6 }, (_, i) => runJson(['auto', 'triads', '--deal', String(i + 1), '--player', 'sensible'])),
  );
  const study = await runJson(['odds', 'triads', '--deals', '1..6', '--player', 'sensible']);
  expect(study['won']).toBe(played.filter(({ outcome }) => outcome === 'won').length);
  expect(played[0]).toMatchObject({ player: 'sensible', seed: null });
  expect(await run(['auto', 'triads', '--deal', '1', '--player', 'sensible', '--seed', '3'])).toMatchObject({ code: 2 });
});
