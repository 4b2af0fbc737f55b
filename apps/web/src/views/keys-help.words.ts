import type { Lang } from 'pasyans';

/** What the keys do. */
interface KeysWords {
  readonly undo: string;
  readonly redo: string;
  readonly step: string;
  readonly runOut: string;
  readonly new: string;
  readonly restart: string;
  readonly collect: string;
  readonly collectSafely: string;
  readonly dealOn: string;
  readonly previous: string;
  readonly next: string;
  readonly moves: string;
  readonly hint: string;
  readonly judge: string;
  readonly board: string;
  readonly pile: string;
  readonly repeat: string;
  readonly rules: string;
  readonly chooser: string;
  readonly help: string;
  readonly arrows: string;
  readonly enter: string;
  readonly escape: string;
  readonly facts: string;
  readonly more: string;
  readonly home: string;
  readonly tab: string;
}

export const keysWords: Readonly<Record<Lang, KeysWords>> = {
  ru: {
    undo: 'вернуть ход',
    redo: 'вперёд',
    step: 'следующий шаг (в пасьянсах без выбора)',
    runOut: 'до конца',
    new: 'новый расклад',
    restart: 'сначала',
    collect: 'собрать',
    collectSafely: 'собрать только то, что не повредит',
    dealOn: 'раздавать, пока карта не подойдёт; пересдать',
    previous: 'предыдущий номер расклада',
    next: 'следующий номер расклада',
    moves: 'какие есть ходы',
    hint: 'подсказка',
    judge: 'сойдётся ли ещё',
    board: 'прочитать весь стол',
    pile: 'прочитать эту стопку',
    repeat: 'повторить последнее',
    rules: 'правила',
    chooser: 'все пасьянсы',
    help: 'этот список',
    arrows: 'по столу',
    enter: 'взять и положить карту',
    escape: 'положить обратно, закрыть',
    facts: 'что известно об этой партии: базовая карта, пересдачи, сколько ходов',
    more: 'взять на карту больше, на карту меньше',
    home: 'к началу и к концу ряда; с Ctrl — всего стола',
    tab: 'к командам и обратно к столу',
  },
  en: {
    undo: 'take a move back',
    redo: 'forward again',
    step: 'the next step (patiences without choice)',
    runOut: 'to the end',
    new: 'new deal',
    restart: 'restart',
    collect: 'collect',
    collectSafely: 'collect only what cannot hurt',
    dealOn: 'deal on until a card fits; redeal',
    previous: 'the deal numbered one lower',
    next: 'the deal numbered one higher',
    moves: 'which moves there are',
    hint: 'hint',
    judge: 'can it still come out',
    board: 'read the whole table',
    pile: 'read this pile',
    repeat: 'repeat the last sentence',
    rules: 'rules',
    chooser: 'all patiences',
    help: 'this list',
    arrows: 'about the table',
    enter: 'pick up and put down a card',
    escape: 'put back, close',
    facts: 'what is known of this game: base card, redeals, number of moves',
    more: 'take one card more, one card fewer',
    home: 'to the beginning and the end of the row; with Ctrl of the whole table',
    tab: 'to the commands and back to the table',
  },
};
