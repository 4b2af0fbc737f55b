import { describe, expect, it } from 'vitest';
import { isRelaxed, openGame } from './game.ts';
import { eachValue, readOptions } from './option.ts';
import { definePatience } from './patience.ts';
import { openToy, toy } from './toy.testkit.ts';

describe('options', () => {
  it('complete themselves with defaults: the first values', () => {
    expect(readOptions(toy.options, {})).toEqual({ ok: true, value: { goal: '8' } });
  });

  it.each([
    [{ gaol: '8' }, 'unknown-option', 'goal'],
    [{ goal: '9' }, 'unknown-value', '8, 4'],
    [{ constructor: '8' }, 'unknown-option', 'goal'],
  ])('refuse %j, naming what there is', (given, code, named) => {
    const read = openGame(toy, given as Record<string, string>);
    expect(read).toMatchObject({ ok: false, fault: { code } });
    expect(!read.ok && read.fault.text.en).toContain(named);
  });

  it('say so where a patience has none', () => {
    const read = readOptions({}, { goal: '8' });
    expect(!read.ok && read.fault.text).toEqual({
      ru: 'Нет настройки «goal»; у этого пасьянса настроек нет.',
      en: 'No option "goal"; this patience has none.',
    });
  });

  it('list the defaults and then every other value once', () => {
    expect(eachValue(toy.options)).toEqual([{ goal: '8' }, { goal: '4' }]);
  });

  it('mark a freedom the source does not give', () => {
    expect([isRelaxed(openToy()), isRelaxed(openToy({ goal: '4' }))]).toEqual([false, true]);
  });
});

describe('definePatience', () => {
  it('throws for a broken definition', () => {
    expect(() => definePatience({ ...toy, id: 'Toy' })).toThrow('lower-case');
    expect(() => definePatience({ ...toy, rev: 0 })).toThrow('rev');
    const rules = toy.rules({ goal: '8' });
    const twice = definePatience({ ...toy, rules: () => ({ ...rules, piles: [...rules.piles, ...rules.piles] }) });
    expect(() => openGame(twice)).toThrow('stands twice');
    const small = definePatience({ ...toy, rules: () => ({ ...rules, piles: rules.piles.map((pile) => ({ ...pile, most: 3 })) }) });
    expect(() => openGame(small)).toThrow('whole pack');
  });
});
