import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const soak = (...args: readonly string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../scripts/soak.mjs', import.meta.url)), ...args], { encoding: 'utf8' });

it('plays one combination of options when it is named, else every option value', () => {
  const one = soak('--game', 'wish-20', '--opt', 'row-choice=player', '--plays', '3');
  expect([one.status, one.stdout]).toEqual([
    0,
    expect.stringMatching(/^wish-20 row-choice=player: 3 plays, \d+ moves\nsoak: no fault found\n$/),
  ]);
  expect(soak('--game', 'wish-20', '--plays', '3').stdout.split('\n')).toHaveLength(4);
});

it.each([
  [['--game', 'no-such'], 'there is no patience "no-such"'],
  [['--plays', '0'], '--plays takes a whole number from 1'],
  [['--opt', 'base=A'], '--opt wants one --game'],
  [['--game', 'fatal', '--opt', 'row-suits'], '--opt takes name=value'],
  [['--game', 'fatal', '--opt', 'row-suits=fixed', '--opt', 'row-suits=first-card'], '--opt names row-suits twice'],
  [['--game', 'fatal', '--opt', 'row-suits=none'], '"none"'],
])('%j is refused in one line', (args, told) => {
  const { status, stderr } = soak(...args);
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^soak: [^\n]+\n$/)]);
  expect(stderr).toContain(told);
});
