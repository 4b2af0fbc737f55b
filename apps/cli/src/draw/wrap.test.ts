import { expect, test } from 'vitest';
import { wrap } from './wrap.ts';

test('breaks at spaces, keeps beginnings, cuts what is too long', () => {
  expect(wrap('туз червей, дама пик', 12)).toEqual(['туз червей,', 'дама пик']);
  expect(wrap('  a bb ccc', 6, '    ')).toEqual(['  a bb', '    cc', 'c']);
  expect(wrap('one\n\ntwo', 10)).toEqual(['one', '', 'two']);
  expect(wrap('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
});
