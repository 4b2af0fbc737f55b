import type { Lang } from 'pasyans';

/** Sentences that only the ear gets. */
interface ToldWords {
  readonly takeMore: string;
  readonly nothingTaken: string;
  readonly noMore: string;
  readonly noFewer: string;
  readonly nothingToDeal: string;
  readonly selected: (cards: string) => string;
  /** Without the move where nothing is chosen. */
  readonly undone: (move?: string) => string;
  readonly redone: string;
}

export const toldWords: Readonly<Record<Lang, ToldWords>> = {
  ru: {
    takeMore: 'Плюс — взять и карту под ней.',
    nothingTaken: 'Сначала возьмите карту: Enter.',
    noMore: 'Больше карт отсюда не взять.',
    noFewer: 'Меньше карт отсюда не взять.',
    nothingToDeal: 'Раздавать сейчас нечего.',
    selected: (cards) => `Выбрано: ${cards}.`,
    undone: (move) => (move === undefined ? 'Ход возвращён.' : `Ход возвращён: ${move}.`),
    redone: 'Ход сделан снова.',
  },
  en: {
    takeMore: 'Plus takes the card under it as well.',
    nothingTaken: 'Pick up a card first: Enter.',
    noMore: 'No more cards can be taken from here.',
    noFewer: 'No fewer cards can be taken from here.',
    nothingToDeal: 'There is nothing to deal now.',
    selected: (cards) => `Selected: ${cards}.`,
    undone: (move) => (move === undefined ? 'Move taken back.' : `Taken back: ${move}.`),
    redone: 'Played again.',
  },
};
