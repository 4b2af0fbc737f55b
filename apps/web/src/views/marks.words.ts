import type { Lang } from 'pasyans';

/** The words about bookmarks and lines that were left. */
interface MarksWords {
  readonly title: string;
  readonly about: string;
  readonly name: string;
  /** What a bookmark is called when nobody thinks of a better name. */
  readonly usual: (moves: number) => string;
  readonly mark: string;
  readonly marked: (name: string) => string;
  readonly unmark: string;
  readonly unmarked: string;
  readonly none: string;
}

export const marksWords: Readonly<Record<Lang, MarksWords>> = {
  ru: {
    title: 'Закладки и ветки',
    about: 'Что взято назад и сыграно иначе, не пропадает: к любой ветке можно вернуться.',
    name: 'Закладка в этом месте игры',
    usual: (moves) => (moves === 0 ? 'Начало' : `Ход ${moves}`),
    mark: 'Отметить',
    marked: (name) => `Закладка поставлена: «${name}».`,
    unmark: 'Снять эту закладку',
    unmarked: 'Закладка снята.',
    none: 'Других мест, куда вернуться, пока нет.',
  },
  en: {
    title: 'Bookmarks and branches',
    about: 'What was taken back and played otherwise is not lost: you can go back to every branch.',
    name: 'A bookmark at this place of the game',
    usual: (moves) => (moves === 0 ? 'Start' : `Move ${moves}`),
    mark: 'Mark it',
    marked: (name) => `A bookmark is set: "${name}".`,
    unmark: 'Take this bookmark away',
    unmarked: 'The bookmark is taken away.',
    none: 'There are no other places to go back to yet.',
  },
};
