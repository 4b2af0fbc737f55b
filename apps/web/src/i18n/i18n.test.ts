import { describe, expect, it } from 'vitest';
import { toldWords } from '../ctrl/told.words.ts';
import { en } from './en.ts';
import { guessLang, loadCatalogue } from './index.ts';
import { ru } from './ru.ts';

describe('languages', () => {
  it('begin with Russian for whoever reads it', () => {
    expect(guessLang(['ru-RU', 'en'])).toBe('ru');
    expect(guessLang(['en-GB', 'uk'])).toBe('ru');
    expect(guessLang([])).toBe('ru');
    expect(guessLang(['en-US', 'de'])).toBe('en');
  });

  it('are two', async () => {
    expect(await loadCatalogue('ru')).toBe(ru);
    expect(await loadCatalogue('en')).toBe(en);
  });

  it('count in Russian as Russian counts', () => {
    expect([1, 2, 5, 21].map((n) => toldWords.ru.movesNow(n))).toEqual([
      'Сейчас есть 1 ход:',
      'Сейчас есть 2 хода:',
      'Сейчас есть 5 ходов:',
      'Сейчас есть 21 ход:',
    ]);
  });
});
