import { expect, it } from 'vitest';
import { spellCards } from './index.ts';

it.each([
  ['На Д♠ ложится только В♦.', 'На даму пик ложится только валет бубен.'],
  ['Сюда подходит только 10♥: сверху лежит 9♥.', 'Сюда подходит только десятка червей: сверху лежит девятка червей.'],
  ['К♣ кладут только в столбец своего достоинства.', 'Короля треф кладут только в столбец своего достоинства.'],
  ['Пары для Т♠ среди последних карт сейчас нет.', 'Пары для туза пик среди последних карт сейчас нет.'],
  ['Пары для 7♠ и для Д♥ сейчас нет.', 'Пары для семёрки пик и для дамы червей сейчас нет.'],
  ['По бокам стоят Т♣ и 2♦.', 'По бокам стоят туз треф и двойка бубен.'],
  ['4♠ и 5♠ разного достоинства.', 'Четвёрка пик и пятёрка пик разного достоинства.'],
  ['Ходов нет.', 'Ходов нет.'],
])('%s', (signs, words) => {
  expect(spellCards(signs, 'ru')).toBe(words);
});

it('spells English cards with their article', () => {
  expect(spellCards('Only 10♥ fits here: Q♠ is on top.', 'en')).toBe('Only the ten of hearts fits here: the queen of spades is on top.');
  expect(spellCards('A♣ and 2♦ agree in nothing.', 'en')).toBe('The ace of clubs and the two of diamonds agree in nothing.');
});
