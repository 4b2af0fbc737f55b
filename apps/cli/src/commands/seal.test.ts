import { expect, test } from 'vitest';
import { ENGLISH, run, runJson } from '../run.testkit.ts';

const LINE = 'pasyans seal 1 v=1&p=will-it-come-true&r=1&o=passes:2&d=6&s=1 00112233445566778899aabbccddeeff';
const HASH = 'cbacb256a864cc5a7e014dff63c249924b39a3ed3a2ee25da8ee1136d4ff5e74';

test('a genuine seal is told with its deal, whole or by the beginning of its hash, in both languages', async () => {
  expect(await run(['seal', LINE, '--check', HASH], ENGLISH)).toEqual({
    code: 0,
    out: 'The seal is genuine: the line has the same hash.\nWill It Come True? · deal 6\nPasses through the stock: two\n',
    err: '',
  });
  const { code, out } = await run(['seal', '-', '--check', 'CBAC B256 A864'], { input: `  ${LINE.replace(' 0', '\n0')}\n` });
  expect([code, out.split('\n')[0]]).toEqual([0, 'Печать подлинная: строка даёт тот же отпечаток.']);
  expect(await runJson(['seal', LINE, '--check', HASH])).toMatchObject({ fits: true, hash: HASH, id: 'will-it-come-true', deal: 6 });
});

test('a seal that does not fit is told, and ends with 1', async () => {
  const other = LINE.replace('d=6', 'd=7');
  const { code, out, err } = await run(['seal', other, '--check', HASH], ENGLISH);
  expect([code, err, out]).toEqual([
    1,
    '',
    expect.stringMatching(/^The seal does not fit: the hash of this line is [0-9a-f]{64}\n.*deal 7\n/),
  ]);
  const json = await run(['seal', other, '--check', HASH, '--json']);
  expect([json.code, JSON.parse(json.out)]).toEqual([1, expect.objectContaining({ fits: false, deal: 7 })]);
});

test('a deal that cannot be laid out here may still be sealed well', async () => {
  const line = 'pasyans seal 1 v=1&p=nobody-knows-it&r=1&d=6&s=1 00112233445566778899aabbccddeeff';
  const { out } = await run(['seal', line, '--check', '00000000', '--json'], ENGLISH);
  const { hash } = JSON.parse(out) as { hash: string };
  const { code, err } = await run(['seal', line, '--check', hash], ENGLISH);
  expect([code, err]).toEqual([0, 'pasyans: Link, character 7: there is no patience "nobody-knows-it" here.\n']);
});

test.each([
  [[LINE], '--check is missing: the hash that was shown before the first card'],
  [[LINE, '--check', 'abc'], '"abc" is not a hash; 8 to 64 hexadecimal signs were expected: 0-9 and a-f.'],
  [['wish 5', '--check', HASH], '"wish 5" is not an opened seal; a whole line "pasyans seal 1 DEAL SALT" was expected.'],
  [
    [LINE.replace('seal 1', 'seal 9'), '--check', HASH],
    'this is a seal of version 9; this program reads versions up to 1. Update the program.',
  ],
])('%j is refused in one line', async (args, told) => {
  expect(await run(['seal', ...args], ENGLISH)).toEqual({ code: 2, out: '', err: `pasyans: ${told}\n` });
});
