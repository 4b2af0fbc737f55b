import type { Lang } from 'pasyans';

/** What hands can do on the table: fetched with the list of keys. */
interface GestureWords {
  readonly title: string;
  /** What the hand does, and what comes of it. */
  readonly list: readonly (readonly [gesture: string, does: string])[];
}

export const gestureWords: Readonly<Record<Lang, GestureWords>> = {
  ru: {
    title: 'Пальцами и мышью',
    list: [
      ['Коснуться карты, потом места', 'переложить карту'],
      ['Коснуться карты дважды', 'сделать её единственный ход или отнести на базовую стопку'],
      ['Перетащить', 'переложить карту со всем, что на ней лежит; важно, куда легла карта, а не палец'],
      ['Коснуться пустого места', 'позвать карту, которая сюда подходит'],
      ['Коснуться стола двумя пальцами', 'вернуть ход'],
      ['Подержать палец или мышь на тесной стопке', 'раскрыть её, чтобы увидеть и взять любую карту'],
    ],
  },
  en: {
    title: 'By finger and mouse',
    list: [
      ['Touch a card, then a place', 'carry the card there'],
      ['Touch a card twice', 'make its only move, or take it to a foundation'],
      ['Drag', 'carry a card with all that lies on it; where the card lies counts, not the finger'],
      ['Touch an empty place', 'call the card that fits there'],
      ['Tap the table with two fingers', 'take a move back'],
      ['Rest a finger or the mouse on a crowded pile', 'open it, to see and take any of its cards'],
    ],
  },
};
