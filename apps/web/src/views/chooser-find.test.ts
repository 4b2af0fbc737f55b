import { catalogue } from 'pasyans/catalogue';
import { describe, expect, it } from 'vitest';
import { FILTER_NAMES, type Filter, found, namesMeant, switched } from './chooser-find.ts';

const ids = (typed: string, on: readonly Filter[] = []): readonly string[] => found(catalogue, on, typed).map(({ id }) => id);
const heading = (id: string) => catalogue.find((one) => one.id === id) as (typeof catalogue)[number];

describe('the search', () => {
  it('knows both languages, whatever the page speaks', () => {
    expect(ids('квадрат')).toEqual(['square']);
    expect(ids('SQUARE')).toContain('square');
    expect(ids('devils bridge')).toEqual(['devils-bridge']);
    expect(ids("Devil's Bridge")).toEqual(['devils-bridge']);
    expect(ids('Devil’s Bridge')).toEqual(['devils-bridge']);
  });

  it('takes ё for е and е for ё', () => {
    expect(ids('чертов мост')).toEqual(['devils-bridge']);
    expect(ids('Чёртов мост')).toEqual(['devils-bridge']);
    expect(ids('потемки')).toEqual(ids('Потёмки'));
    expect(ids('потемки').length).toBeGreaterThan(0);
  });

  it('finds by other names in both languages, and says which', () => {
    expect(ids('Монтана')).toEqual(['potocki']);
    expect(ids('montana')).toEqual(['potocki']);
    expect(namesMeant(heading('potocki'), 'монтан')).toEqual(['Монтана']);
    expect(namesMeant(heading('potocki'), 'паганини')).toEqual([]);
    expect(namesMeant(heading('potocki'), ' ')).toEqual([]);
  });

  it('finds a Russian word in any of its cases', () => {
    for (const typed of ['пирамида', 'пирамиду', 'Пирамиды', 'пирамидой египетской']) expect(ids(typed)).toContain('egyptian-pyramid');
    expect(ids('гаданье').length).toBeGreaterThan(0);
    expect(namesMeant(heading('potocki'), 'монтану')).toEqual(['Монтана']);
  });

  it('wants every word, in any order, and minds no blanks or dashes', () => {
    expect(ids('  пирамида   египетская ')).toEqual(['egyptian-pyramid']);
    expect(ids('сбудется не сбудется')).toEqual(['will-it-come-true']);
    expect(ids('пирамида такой нет')).toEqual([]);
    expect(ids('')).toHaveLength(catalogue.length);
  });

  it('takes what is typed for text and nothing else', () => {
    for (const typed of ['.*', '<b>', '[', '\\']) expect(ids(typed)).toEqual([]);
  });
});

describe('the filters', () => {
  it.each(FILTER_NAMES)('%s finds some, not all', (name) => {
    const count = ids('', [name]).length;
    expect(count > 0 && count < catalogue.length).toBe(true);
  });

  it('are all to be met, together with what is typed', () => {
    const both = ids('', ['fate', 'short']);
    expect(both).toEqual(ids('', ['fate']).filter((id) => ids('', ['short']).includes(id)));
    expect(ids('желание', ['fate']).every((id) => ids('желание').includes(id))).toBe(true);
  });

  it('divide luck from skill without a rest', () => {
    expect([...ids('', ['luck']), ...ids('', ['skill'])].sort()).toEqual(catalogue.map(({ id }) => id).sort());
  });

  it('are switched on and off; what contradicts the last one goes', () => {
    expect(switched([], 'fate')).toEqual(['fate']);
    expect(switched(['fate', 'luck'], 'fate')).toEqual(['luck']);
    expect(switched(['fate', 'luck'], 'skill')).toEqual(['fate', 'skill']);
    expect(switched(['skill', 'open'], 'luck')).toEqual(['luck']);
    expect(switched(['luck'], 'open')).toEqual(['open']);
  });
});
