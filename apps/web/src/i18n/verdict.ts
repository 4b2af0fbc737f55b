import { counted, type Lang, number } from 'pasyans';

/** The words about whether a game can still be won: fetched when somebody asks. */

const MOVES = { ru: { one: 'ход', few: 'хода', many: 'ходов' }, en: { one: 'move', many: 'moves' } };
const POSITIONS = { ru: { one: 'положение', few: 'положения', many: 'положений' }, en: { one: 'position', many: 'positions' } };
const STEPS = { ru: { one: 'шаг', few: 'шага', many: 'шагов' }, en: { one: 'step', many: 'steps' } };

/** What the search knows beyond what the player sees. */
export type Sight = 'cards' | 'redeals' | 'nothing';

const ru = {
  sight: {
    cards: 'Ответ знает и закрытые карты.',
    redeals: 'Ответ знает наперёд, как лягут карты при пересдаче.',
    nothing: 'Все карты и так на виду.',
  } satisfies Record<Sight, string>,
  searching: 'Ищу путь до конца.',
  done: (nodes: number, most: number) => `${number(nodes, 'ru')} из ${counted(most, STEPS.ru, 'ru')}`,
  won: (moves: number) => `Ещё сойдётся: до конца ${counted(moves, MOVES.ru, 'ru')}.`,
  lost: 'Уже не сойдётся: проверены все пути.',
  unknown: { nodes: 'Неизвестно: путь не нашёлся, но проверено не всё.', memory: 'Неизвестно: на поиск не хватило памяти.' },
  lookedAt: (positions: number, nodes: number) =>
    `Просмотрено: ${counted(positions, POSITIONS.ru, 'ru')} за ${counted(nodes, STEPS.ru, 'ru')}.`,
  next: 'Сделать ход',
  toEnd: 'Доиграть',
  further: 'Искать дальше',
};

const en = {
  sight: {
    cards: 'The answer knows the covered cards too.',
    redeals: 'The answer knows beforehand how the cards will be redealt.',
    nothing: 'All cards are seen as it is.',
  } satisfies Record<Sight, string>,
  searching: 'Looking for a way to the end.',
  done: (nodes: number, most: number) => `${number(nodes, 'en')} of ${counted(most, STEPS.en, 'en')}`,
  won: (moves: number) => `It can still come out: ${counted(moves, MOVES.en, 'en')} to the end.`,
  lost: 'It cannot come out any more: every way was tried.',
  unknown: {
    nodes: 'Not known: no way was found, but not all was tried.',
    memory: 'Not known: there was not enough memory for the search.',
  },
  lookedAt: (positions: number, nodes: number) =>
    `Looked at ${counted(positions, POSITIONS.en, 'en')} in ${counted(nodes, STEPS.en, 'en')}.`,
  next: 'Make a move',
  toEnd: 'Play to the end',
  further: 'Look further',
} satisfies typeof ru;

export const verdictWords: Readonly<Record<Lang, typeof ru>> = { ru, en };
