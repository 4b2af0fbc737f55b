import { describe, expect, test } from 'vitest';
import { offer } from './odds.testkit.ts';
import { readPlan } from './plan.ts';
import type { Study } from './study.ts';

function planned(text: string): readonly Study[] {
  const read = readPlan(text, offer);
  if (!read.ok) throw new Error(read.fault.text.en);
  return read.value;
}

const told = ({ patience, options, player, budget, deals }: Study): string =>
  [
    patience,
    ...Object.entries(options).map(([name, value]) => `${name}=${value}`),
    player,
    budget ?? '-',
    `${deals.from}..${deals.to}`,
  ].join(' ');

describe('a plan', () => {
  test('names studies; comments and empty lines say nothing', () => {
    expect(planned('# Book\n\nwish default solver 1..100 # simply the play\r\n').map(told)).toEqual(['wish solver - 1..100']);
  });

  test('each: the defaults, and every single value changed alone', () => {
    expect(planned('potocki each careless 5..10').map(told)).toEqual([
      'potocki ace-rows=player redeals=2 careless - 5..10',
      'potocki ace-rows=automatic redeals=2 careless - 5..10',
      'potocki ace-rows=player redeals=1 careless - 5..10',
      'potocki ace-rows=player redeals=0 careless - 5..10',
      'potocki ace-rows=player redeals=unlimited careless - 5..10',
    ]);
  });

  test('options by name, the others at their defaults', () => {
    expect(planned('potocki ace-rows=automatic,redeals=0 solver 1..2 700').map(told)).toEqual([
      'potocki ace-rows=automatic redeals=0 solver 700 1..2',
    ]);
  });

  test('wild cards: whatever plays itself, whatever does not; the yardsticks are named or not there', () => {
    const zero = planned('*zero each solver 1..10 5000');
    const choice = planned('*choice each solver 1..10 5000');
    expect(zero.every(({ budget }) => budget === undefined)).toBe(true);
    expect(choice.every(({ budget }) => budget === 5000)).toBe(true);
    expect(planned('* each solver 1..10 5000')).toHaveLength(zero.length + choice.length);
    expect(new Set([...zero, ...choice].map(({ patience }) => patience)).size).toBe(offer.patiences.length);
    expect(planned('gaps default solver 1..10')).toHaveLength(1);
  });

  test('of two lines about the same the later one holds, in the place of the first', () => {
    expect(planned('wish default solver 1..10\nfatal default solver 1..10\nwish default solver 1..99').map(told)).toEqual([
      'wish solver - 1..99',
      expect.stringMatching(/^fatal .* 1\.\.10$/),
    ]);
  });

  test.each([
    ['wish default', 'expected "patience options player deals [nodes]", but there are 2 words'],
    ['wish default solver 1..5 10 11', 'expected "patience options player deals [nodes]", but there are 6 words'],
    ['patience default solver 1..5', 'there is no patience "patience"; other than ids there are: *, *zero, *choice'],
    ['wish default nobody 1..5', 'there is no player "nobody" here; there are: careless, sensible, solver'],
    ['wish default solver 5..1', 'Deals are written A..B'],
    ['wish default solver 1..5 many', 'nodes are a whole number from 1 to 9999999999, but "many" was given'],
    ['wish default solver 1..5 100', 'The player "solver" has no budget'],
    ['potocki all solver 1..5', 'options are "default", "each" or "name=value,name=value", but "all" was given'],
    ['potocki redeals=9 solver 1..5', 'redeals'],
    ['*choice redeals=1 solver 1..5', 'redeals'],
  ])('%s is refused, with its line', (line, said) => {
    const read = readPlan(`# first\nwish default solver 1..5\n${line}\n`, offer);
    if (read.ok) throw new Error('it was read');
    expect(read.fault.line).toBe(3);
    expect(read.fault.text.en).toMatch(/^line 3: /);
    expect(read.fault.text.en).toContain(said);
    expect(read.fault.text.ru).toMatch(/^строка 3: .*[а-яё]/);
  });
});
