import type { Lang } from 'pasyans';

/** Sentences that only the ear gets. */
interface ToldWords {
  readonly takeMore: string;
  readonly nothingTaken: string;
  readonly noMore: string;
  readonly noFewer: string;
  readonly nothingToDeal: string;
  readonly undone: (move: string) => string;
  readonly redone: (move: string) => string;
}

export const toldWords: Readonly<Record<Lang, ToldWords>> = {
  ru: {
    takeMore: 'Плюс — взять и карту под ней.',
    nothingTaken: 'Сначала возьмите карту: Enter.',
    noMore: 'Больше карт отсюда не взять.',
    noFewer: 'Меньше карт отсюда не взять.',
    nothingToDeal: 'Раздавать сейчас нечего.',
    undone: (move) => `Ход возвращён: ${move}.`,
    redone: (move) => `Ход сделан снова: ${move}.`,
  },
  en: {
    takeMore: 'Plus takes the card under it as well.',
    nothingTaken: 'Pick up a card first: Enter.',
    noMore: 'No more cards can be taken from here.',
    noFewer: 'No fewer cards can be taken from here.',
    nothingToDeal: 'There is nothing to deal now.',
    undone: (move) => `Taken back: ${move}.`,
    redone: (move) => `Played again: ${move}.`,
  },
};
