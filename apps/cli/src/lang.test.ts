import { expect, test } from 'vitest';
import { askedLang, localeLang } from './lang.ts';

test.each([
  [{}, 'ru'],
  [{ LANG: '' }, 'ru'],
  [{ LANG: 'C' }, 'ru'],
  [{ LANG: 'C.UTF-8' }, 'ru'],
  [{ LANG: 'POSIX' }, 'ru'],
  [{ LANG: 'ru_RU.UTF-8' }, 'ru'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'rue_UA' }, 'en'],
  [{ LANG: 'de' }, 'en'],
  [{ LANG: 'en_US', LC_ALL: 'ru' }, 'ru'],
  [{ LANG: 'ru_RU', LC_MESSAGES: 'en_US' }, 'en'],
])('locale %j speaks %s', (env, lang) => expect(localeLang(env)).toBe(lang));

test('--lang is found wherever it stands', () => {
  expect(askedLang(['deal', '--lang', 'en', 'x'])).toBe('en');
  expect(askedLang(['--lang=ru', 'list'])).toBe('ru');
  expect(askedLang(['list', '--lang'])).toBeUndefined();
  expect(askedLang(['replay', '--', '--lang=en'])).toBeUndefined();
});
