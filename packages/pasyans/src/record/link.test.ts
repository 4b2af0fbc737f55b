import { describe, expect, it } from 'vitest';
import { findPatience } from '../games/registry.ts';
import { formatLink, parseLink, patienceOfLink } from './index.ts';
import { MOST_TEXT } from './limits.ts';
import { sessionOf, toyRuns } from './toy.testkit.ts';

const find = (id: string): ReturnType<typeof findPatience> => (id === toyRuns.id ? toyRuns : findPatience(id));

const LINK = 'v=1&p=toy-runs&r=3&d=5&s=1';

const spot = (fragment: string): readonly unknown[] => {
  const read = parseLink(fragment, find);
  if (read.ok) throw new Error('it was read');
  return [read.fault.code, read.fault.line, read.fault.column, read.fault.token];
};

it('is there from the first move on, options at their defaults left out', () => {
  expect(formatLink(sessionOf(toyRuns, 5))).toBe(LINK);
  const potocki = findPatience('potocki') as typeof toyRuns;
  expect(formatLink(sessionOf(potocki, 12345, { redeals: 'unlimited' }))).toBe('v=1&p=potocki&r=1&o=redeals:unlimited&d=12345&s=1');
  expect(formatLink(sessionOf(toyRuns, 5, { most: '1', form: '8' }))).toBe('v=1&p=toy-runs&r=3&o=most:1,form:8&d=5&s=1');
});

it('leaves branches, bookmarks and what was tried elsewhere behind', () => {
  const session = sessionOf(toyRuns, 5, { most: '1' });
  for (let i = 0; i < 4; i++) session.play(session.legal().at(0));
  session.undo();
  session.bookmark('x');
  expect(formatLink(session)).toBe('v=1&p=toy-runs&r=3&o=most:1&d=5&s=1&at=3&m=draw*4');
});

describe('reading', () => {
  it('takes parameters in any order, a leading #, and percent signs', () => {
    for (const fragment of [
      '#m=draw~1_res-t1&s=1&d=5&r=3&p=toy-runs&v=1',
      'v=1&p=toy%2Druns&r=3&d=5&s=1&m=draw%7E1_res%2dt1',
      '#v%3D1%26p%3Dtoy-runs%26r%3D3%26d%3D5%26s%3D1%26m%3Ddraw~1_res-t1',
    ]) {
      const read = parseLink(fragment, find);
      expect(read.ok && read.value.session.here.depth, fragment).toBe(2);
    }
  });

  it.each([
    ['', ['not-a-link', undefined, 1, '']],
    ['#', ['not-a-link', undefined, 1, '']],
    ['p=wish', ['not-a-link', undefined, 1, '']],
    ['v=x', ['not-a-link', undefined, 3, 'x']],
    ['v=3&p=toy-runs', ['later-version', undefined, 3, '3']],
    ['v=1&q=2', ['unknown-key', undefined, 5, 'q=2']],
    ['v=1&rules', ['unknown-key', undefined, 5, 'rules']],
    ['v=1&p=wish&p=wish', ['key-twice', undefined, 12, 'p=wish']],
    ['v=1&p=%E0%A4', ['bad-percent', undefined, 7, '%E0%A4']],
    ['%E0%A4', ['bad-percent', undefined, 1, '%E0%A4']],
    ['v=1&p=chess', ['unknown-patience', undefined, 7, 'chess']],
    ['v=1', ['missing-key', undefined, 4, 'p=']],
    [LINK.replace('r=3', 'r=4'), ['later-rev', undefined, 18, '4']],
    [LINK.replace('s=1', 's=9'), ['unknown-shuffle', undefined, 26, '9']],
    [`${LINK}&o=most:2`, ['unknown-value', undefined, 30, '2']],
    [`${LINK}&o=most=1`, ['option-shape', undefined, 30, 'most=1']],
    [`${LINK}&at=3&m=draw~1`, ['at-beyond', undefined, 31, '3']],
    [`#${LINK}&m=draw~1_res-t1_hop`, ['not-a-move', undefined, 45, 'hop']],
    [`${LINK}&m=draw~1*9999999999`, ['wrong-repetition', undefined, 30, 'draw~1*9999999999']],
    ['x'.repeat(MOST_TEXT + 1), ['too-long', undefined, 1, '']],
  ])('refuses %#', (fragment, expected) => {
    expect(spot(fragment)).toEqual(expected);
  });

  it('says where in the link', () => {
    const read = parseLink('v=3', find);
    expect(read.ok || read.fault.text).toEqual({
      ru: 'Ссылка, знак 3: это ссылка версии 3, а эта программа читает ссылки до версии 2. Обновите программу.',
      en: 'Link, character 3: this is a link of version 3; this program reads versions up to 2. Update the program.',
    });
  });
});

it('tells which patience a link is of, unless it is damaged', () => {
  for (const text of [LINK, `#${LINK}&m=nonsense`, '#v%3D1%26p%3Dtoy-runs']) expect(patienceOfLink(text), text).toBe('toy-runs');
  for (const text of ['', 'v=1', `${LINK}&p=wish`, 'p=%zz', 'x'.repeat(MOST_TEXT + 1)])
    expect(patienceOfLink(text), text.slice(0, 40)).toBeUndefined();
});
