import { CARDS, type Collecting, counted, type Lang } from 'pasyans';

/** What is told as a number only. */
export type Tally = 'collected' | 'stepsMade' | 'dealtOn' | 'linePlayed';

const MOVES = {
  ru: { one: 'ход', few: 'хода', many: 'ходов' },
  en: { one: 'move', many: 'moves' },
};

/** Sentences of the ear, and of the list of moves. */
interface ToldWords extends Readonly<Record<Tally, (n: number) => string>> {
  readonly movesNow: (n: number) => string;
  readonly takeMore: string;
  readonly nothingTaken: string;
  readonly noMore: string;
  readonly noFewer: string;
  readonly nothingToDeal: string;
  readonly nothingToCollect: string;
  readonly noCollecting: Readonly<Record<Collecting, string>>;
  readonly selected: (cards: string) => string;
  /** Without the move where nothing is chosen. */
  readonly undone: (move?: string) => string;
  readonly redone: string;
}

export const toldWords: Readonly<Record<Lang, ToldWords>> = {
  ru: {
    collected: (n: number) => `Собрано: ${counted(n, CARDS.ru, 'ru')}.`,
    stepsMade: (n: number) => `Сделано: ${counted(n, { one: 'шаг', few: 'шага', many: 'шагов' }, 'ru')}.`,
    dealtOn: (n: number) => `Роздано: ${counted(n, CARDS.ru, 'ru')}.`,
    linePlayed: (n: number) => `Сыграно: ${counted(n, MOVES.ru, 'ru')}.`,
    movesNow: (n) => (n === 0 ? 'Ходов нет.' : `Сейчас есть ${counted(n, MOVES.ru, 'ru')}:`),
    takeMore: 'Плюс — взять и карту под ней.',
    nothingTaken: 'Сначала возьмите карту: Enter.',
    noMore: 'Больше карт отсюда не взять.',
    noFewer: 'Меньше карт отсюда не взять.',
    nothingToDeal: 'Раздавать сейчас нечего.',
    nothingToCollect: 'Собирать пока нечего.',
    noCollecting: {
      all: 'В этом пасьянсе собирать нечего: на базовые стопки карты здесь не идут.',
      harmless: 'Что собирать здесь всегда безвредно, никто не доказал: решайте сами.',
    },
    selected: (cards) => `Выбрано: ${cards}.`,
    undone: (move) => (move === undefined ? 'Ход возвращён.' : `Ход возвращён: ${move}.`),
    redone: 'Ход сделан снова.',
  },
  en: {
    collected: (n: number) => `Collected: ${counted(n, CARDS.en, 'en')}.`,
    stepsMade: (n: number) => `Done: ${counted(n, { one: 'step', many: 'steps' }, 'en')}.`,
    dealtOn: (n: number) => `Dealt: ${counted(n, CARDS.en, 'en')}.`,
    linePlayed: (n: number) => `Played: ${counted(n, MOVES.en, 'en')}.`,
    movesNow: (n) => (n === 0 ? 'No moves.' : `${counted(n, MOVES.en, 'en')} now:`),
    takeMore: 'Plus takes the card under it as well.',
    nothingTaken: 'Pick up a card first: Enter.',
    noMore: 'No more cards can be taken from here.',
    noFewer: 'No fewer cards can be taken from here.',
    nothingToDeal: 'There is nothing to deal now.',
    nothingToCollect: 'Nothing to collect yet.',
    noCollecting: {
      all: 'This patience has nothing to collect: its cards do not go to foundations.',
      harmless: 'Nobody has proved of this patience that collecting never hurts: here you decide yourself.',
    },
    selected: (cards) => `Selected: ${cards}.`,
    undone: (move) => (move === undefined ? 'Move taken back.' : `Taken back: ${move}.`),
    redone: 'Played again.',
  },
};
