import { counted, type Lang, number } from 'pasyans';

/** The words about whether a game can still be won: fetched when somebody asks. */

const MOVES = { ru: { one: 'ход', few: 'хода', many: 'ходов' }, en: { one: 'move', many: 'moves' } };
const POSITIONS = { ru: { one: 'положение', few: 'положения', many: 'положений' }, en: { one: 'position', many: 'positions' } };
const PLACES = { ru: { one: 'место', few: 'места', many: 'мест' }, en: { one: 'place', many: 'places' } };
const STEPS = { ru: { one: 'шаг', few: 'шага', many: 'шагов' }, en: { one: 'step', many: 'steps' } };

/** What the search knows beyond what the player sees. It is told: no player could play by it. */
export type Sight = 'cards' | 'redeals' | 'nothing';

const ru = {
  // Said by whoever helps
  thinking: 'Думаю…',
  helpFailed: 'Подсказать не удалось: браузер не дал запустить помощника. На столе всё как было; попробуйте ещё раз.',
  noHelp: 'Решать здесь нечего: карты идут сами или пасьянс окончен.',
  sight: {
    cards: 'Ответ знает и закрытые карты.',
    redeals: 'Ответ знает и будущие пересдачи.',
    nothing: '',
  } satisfies Record<Sight, string>,
  searching: 'Ищу путь до конца.',
  done: (nodes: number, most: number) => `${number(nodes, 'ru')} из ${counted(most, STEPS.ru, 'ru')}`,
  won: (moves: number) => `Ещё сойдётся: до конца ${counted(moves, MOVES.ru, 'ru')}.`,
  lost: 'Уже не сойдётся: проверены все пути.',
  unknown: { nodes: 'Неизвестно: путь не нашёлся, но проверено не всё.', memory: 'Неизвестно: на поиск не хватило памяти.' },
  lookedAt: (positions: number) => `Просмотрено ${counted(positions, POSITIONS.ru, 'ru')}.`,
  next: 'Сделать ход',
  toEnd: 'Доиграть',
  further: 'Искать дальше',
  lookBack: 'Где ещё сходилось?',
  lookingBack: 'Ищу, до какого хода ещё сходилось.',
  looked: (places: number) => `Проверено ${counted(places, PLACES.ru, 'ru')}.`,
  goBack: 'Вернуться туда',
  turning: {
    never: 'Этот расклад не мог сойтись: проверены все пути.',
    notFound: 'Неизвестно: такого хода не нашлось, но проверено не всё.',
    still: 'Отсюда ещё сходится: ничего не потеряно.',
    atTheDeal: 'Сходилось с самого начала расклада.',
    after: (move: number, of: number) => `Ещё сходилось после хода ${move} из ${of}.`,
    decided: (move: number) => `Ход ${move} всё решил.`,
    notKnownAfter: 'Сходилось ли и позже, неизвестно.',
  },
};

const en = {
  // Said by whoever helps
  thinking: 'Thinking…',
  helpFailed: 'No help this time: the browser did not start the helper. The table is as it was; try again.',
  noHelp: 'There is nothing to decide here: the cards play themselves, or the game is over.',
  sight: {
    cards: 'The answer knows the covered cards too.',
    redeals: 'The answer knows the redeals to come.',
    nothing: '',
  } satisfies Record<Sight, string>,
  searching: 'Looking for a way to the end.',
  done: (nodes: number, most: number) => `${number(nodes, 'en')} of ${counted(most, STEPS.en, 'en')}`,
  won: (moves: number) => `It can still come out: ${counted(moves, MOVES.en, 'en')} to the end.`,
  lost: 'It cannot come out any more: every way was tried.',
  unknown: {
    nodes: 'Not known: no way was found, but not all was tried.',
    memory: 'Not known: there was not enough memory for the search.',
  },
  lookedAt: (positions: number) => `Looked at ${counted(positions, POSITIONS.en, 'en')}.`,
  next: 'Next move',
  toEnd: 'Play it out',
  further: 'Look further',
  lookBack: 'Where could it be won?',
  lookingBack: 'Looking for the last move after which it could be won.',
  looked: (places: number) => `${counted(places, PLACES.en, 'en')} tried.`,
  goBack: 'Go back there',
  turning: {
    never: 'This deal could not come out: every way was tried.',
    notFound: 'Not known: no such move was found, but not all was tried.',
    still: 'It can still come out from here: nothing is lost.',
    atTheDeal: 'It could come out from the deal on.',
    after: (move: number, of: number) => `It could still come out after move ${move} of ${of}.`,
    decided: (move: number) => `Move ${move} decided it.`,
    notKnownAfter: 'Whether later too is not known.',
  },
} satisfies typeof ru;

export const verdictWords: Readonly<Record<Lang, typeof ru>> = { ru, en };
