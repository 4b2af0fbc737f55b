import { counted, type Lang } from 'pasyans';
import type { Filter } from './chooser-find.ts';

const MOVES = { ru: { one: 'ход', few: 'хода', many: 'ходов' }, en: { one: 'move', many: 'moves' } } as const;
/** «около 31 хода», «около 35 ходов». */
const ABOUT_MOVES = { one: 'хода', many: 'ходов' };
const PATIENCES = { ru: { one: 'пасьянс', few: 'пасьянса', many: 'пасьянсов' }, en: { one: 'patience', many: 'patiences' } } as const;

interface ChooserWords {
  readonly title: string;
  readonly search: string;
  readonly filterLabel: string;
  readonly filters: Readonly<Record<Filter, string>>;
  readonly found: (n: number) => string;
  readonly nothingFound: string;
  readonly showAll: string;
  readonly also: (names: string) => string;
  readonly packs: (names: readonly string[]) => string;
  readonly choice: Readonly<Record<'zero' | 'open' | 'hidden', string>>;
  readonly tells: string;
  readonly length: Readonly<Record<'short' | 'middling' | 'long', string>>;
  /** How far a game is; without a move on its line, what was played lies ahead. */
  readonly moves: (n: number) => string;
  readonly aboutMoves: (n: number) => string;
  readonly odds: string;
  readonly unfinished: string;
  readonly forget: string;
  readonly onTable: string;
  readonly begun: string;
  readonly today: string;
  readonly todayAbout: string;
  readonly todayDeal: (deal: string) => string;
  readonly todayIs: (title: string) => string;
  readonly surprise: string;
  readonly lay: string;
  readonly goOn: string;
  readonly allOdds: string;
}

/** The words of the chooser and of the patience of the day. */
export const chooserWords: Readonly<Record<Lang, ChooserWords>> = {
  ru: {
    title: 'Пасьянсы',
    search: 'Найти пасьянс',
    filterLabel: 'Какие показать',
    filters: {
      fate: 'гадания',
      luck: 'без выбора',
      skill: 'есть выбор',
      open: 'всё открыто',
      short: 'короткие',
      'one-pack': 'одна колода',
      often: 'часто сходятся',
    },
    found: (n) => `Показано: ${counted(n, PATIENCES.ru, 'ru')}.`,
    nothingFound: 'Такого пасьянса здесь нет.',
    showAll: 'Показать все',
    also: (names) => `Другие имена и родня: ${names}`,
    packs: (names) => names.map((n) => (n.startsWith('2x') ? `две колоды по ${n.slice(2)}` : `колода ${n}`)).join(' или '),
    choice: { zero: 'без выбора', open: 'всё открыто, нужен расчёт', hidden: 'выбор и удача' },
    tells: 'гадание',
    length: { short: 'короткий', middling: 'средний', long: 'долгий' },
    moves: (n) => (n === 0 ? 'снова в начале, ходы впереди' : counted(n, MOVES.ru, 'ru')),
    aboutMoves: (n) => `около ${counted(n, ABOUT_MOVES, 'ru')}`,
    odds: 'Как часто сходится',
    unfinished: 'Неоконченные',
    forget: 'Убрать из списка',
    onTable: 'на столе',
    begun: 'начат',
    today: 'Пасьянс дня',
    todayAbout: 'Сегодня у всех один и тот же пасьянс и один и тот же расклад; завтра будет другой.',
    todayDeal: (deal) => `Расклад № ${deal} — это сегодняшнее число.`,
    todayIs: (title) => `Сегодня — «${title}»`,
    surprise: 'Наугад',
    lay: 'Разложить',
    goOn: 'Продолжить',
    allOdds: 'Как часто сходятся все пасьянсы',
  },
  en: {
    title: 'Patiences',
    search: 'Find a patience',
    filterLabel: 'Which to show',
    filters: {
      fate: 'fortune',
      luck: 'no choice',
      skill: 'with choice',
      open: 'all open',
      short: 'short',
      'one-pack': 'one pack',
      often: 'often comes out',
    },
    found: (n) => `Shown: ${counted(n, PATIENCES.en, 'en')}.`,
    nothingFound: 'There is no such patience here.',
    showAll: 'Show all',
    also: (names) => `Other names and relatives: ${names}`,
    packs: (names) => names.map((n) => (n.startsWith('2x') ? `two packs of ${n.slice(2)}` : `pack of ${n}`)).join(' or '),
    choice: { zero: 'no choice', open: 'all open, needs thought', hidden: 'choice and luck' },
    tells: 'fortune-telling',
    length: { short: 'short', middling: 'middling', long: 'long' },
    moves: (n) => (n === 0 ? 'at the start again, its moves ahead' : counted(n, MOVES.en, 'en')),
    aboutMoves: (n) => `about ${counted(n, MOVES.en, 'en')}`,
    odds: 'How often it comes out',
    unfinished: 'Unfinished',
    forget: 'Remove from the list',
    onTable: 'on the table',
    begun: 'begun',
    today: 'Patience of the day',
    todayAbout: 'Today everybody has the same patience and the same deal; tomorrow brings another.',
    todayDeal: (deal) => `Deal no. ${deal} is today's date.`,
    todayIs: (title) => `Today: ${title}`,
    surprise: 'Surprise me',
    lay: 'Lay it out',
    goOn: 'Go on',
    allOdds: 'How often all patiences come out',
  },
};
