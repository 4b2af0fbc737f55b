import { counted, type Lang } from 'pasyans';
import type { End } from '../journal/end.ts';
import type { FaultKind, Refusal } from '../journal/file.ts';

/** The words of the journal's page. */
export interface JournalWords {
  readonly title: string;
  readonly about: string;
  readonly empty: string;
  readonly unreadable: string;
  readonly again: string;
  readonly filter: string;
  readonly all: string;
  readonly statistics: string;
  readonly end: Readonly<Record<End['end'], string>>;
  readonly deal: (deal: string) => string;
  readonly ownCards: string;
  readonly laidByHand: string;
  readonly moves: (n: number) => string;
  readonly undos: (n: number) => string;
  readonly peeked: string;
  readonly relaxed: string;
  readonly taken: string;
  readonly ritual: string;
  readonly seal: string;
  readonly content: string;
  readonly wish: (text: string) => string;
  readonly replay: string;
  readonly replayOf: (what: string) => string;
  readonly replayed: string;
  readonly copy: string;
  readonly copyOf: (what: string) => string;
  readonly copied: string;
  readonly notCopied: string;
  readonly strike: string;
  readonly strikeOf: (what: string) => string;
  readonly struck: string;
  readonly restore: string;
  readonly restored: string;
  readonly failed: string;
  readonly more: (n: number) => string;
  readonly unread: (n: number) => string;
  readonly keeping: string;
  readonly keepingAbout: string;
  readonly save: string;
  readonly saved: (n: number) => string;
  readonly open: string;
  readonly merged: (fresh: number, known: number) => string;
  readonly refused: Readonly<Record<Refusal, string>>;
  readonly damaged: string;
  readonly fault: (kind: FaultKind, line: number, field: string) => string;
  readonly moreFaults: (n: number) => string;
  readonly takeSound: (n: number) => string;
  readonly nothingSound: string;
  readonly hide: string;
  readonly leave: string;
  readonly left: string;
  readonly lasting: Readonly<Record<'yes' | 'no' | 'unknown', string>>;
  readonly askLasting: string;
}

const GAMES = { ru: { one: 'партия', few: 'партии', many: 'партий' }, en: { one: 'game', many: 'games' } };
const ROWS = { ru: { one: 'запись', few: 'записи', many: 'записей' }, en: { one: 'entry', many: 'entries' } };
const MOVES = { ru: { one: 'ход', few: 'хода', many: 'ходов' }, en: { one: 'move', many: 'moves' } };
const UNDOS = { ru: { one: 'возврат', few: 'возврата', many: 'возвратов' }, en: { one: 'take-back', many: 'take-backs' } };

export const journalWords: Readonly<Record<Lang, JournalWords>> = {
  ru: {
    title: 'Дневник',
    about: 'Все оконченные партии с их ответами. Дневник лежит только на этом устройстве и никуда не отправляется.',
    empty: 'Здесь пока пусто. Партия попадёт сюда сама, когда окончится.',
    unreadable: 'Дневник сейчас не читается. Записи целы; попробуйте ещё раз.',
    again: 'Ещё раз',
    filter: 'Какой пасьянс показать',
    all: 'Все пасьянсы',
    statistics: 'Статистика',
    end: {
      won: 'Сошёлся',
      brilliant: 'Сошёлся блестяще',
      'class-1': 'Сошёлся: 1-й класс',
      'class-2': 'Сошёлся: 2-й класс',
      'class-3': 'Сошёлся: 3-й класс',
      'class-4': 'Сошёлся: 4-й класс',
      lost: 'Не сошёлся',
      abandoned: 'Брошен',
    },
    deal: (deal) => `расклад № ${deal}`,
    ownCards: 'свои карты',
    laidByHand: 'карты с настоящего стола',
    moves: (n) => counted(n, MOVES.ru, 'ru'),
    undos: (n) => counted(n, UNDOS.ru, 'ru'),
    peeked: 'с подглядыванием',
    relaxed: 'вольная игра',
    taken: 'начат по записи или ссылке',
    ritual: 'гадание',
    seal: 'Печать расклада',
    content: 'Под печатью было:',
    wish: (text) => `Загадано: ${text}`,
    replay: 'Смотреть',
    replayOf: (what) => `Смотреть партию: ${what}`,
    replayed: 'Партия из дневника, как она кончилась. «Вернуть» ведёт по ней назад, «Вперёд» — снова вперёд.',
    copy: 'Копировать',
    copyOf: (what) => `Копировать запись партии: ${what}`,
    copied: 'Запись скопирована.',
    notCopied: 'Скопировать не удалось.',
    strike: 'Вычеркнуть',
    strikeOf: (what) => `Вычеркнуть из дневника: ${what}`,
    struck: 'Вычеркнуто из дневника.',
    restore: 'Вернуть запись',
    restored: 'Запись снова в дневнике.',
    failed: 'Не получилось: браузер не дал записать. В дневнике всё как было.',
    more: (n) => `Показать ещё ${counted(n, GAMES.ru, 'ru')}`,
    unread: (n) => `${counted(n, ROWS.ru, 'ru')} этой программе не понять: они повреждены или сделаны более новой. Они лежат нетронутыми.`,
    keeping: 'Хранение',
    keepingAbout:
      'Весь дневник помещается в один файл. Открытый на другом устройстве, он дополнит тамошний дневник и ничего в нём не изменит. В файле есть и желания, если вы их записывали.',
    save: 'Сохранить дневник в файл',
    saved: (n) => `Сохранено: ${counted(n, GAMES.ru, 'ru')}.`,
    open: 'Добавить из файла…',
    merged: (fresh, known) =>
      `Новых записей: ${fresh}.${known > 0 ? ` Остальные (${known}) здесь уже были или вычеркнуты и остались как есть.` : ''}`,
    refused: {
      'not-a-journal': 'Это не дневник: первая строка должна быть «pasyans-journal 1». Ничего не изменилось.',
      'later-version': 'Этот дневник сохранён более новой программой. Обновите страницу и попробуйте ещё раз. Ничего не изменилось.',
      'too-long': 'Файл слишком велик для дневника. Ничего не изменилось.',
    },
    damaged: 'Файл повреждён, поэтому из него пока ничего не взято.',
    fault: (kind, line, field) =>
      ({
        json: `Строка ${line} не читается.`,
        field: `В строке ${line} неверно или пропущено «${field}».`,
        twice: `Строка ${line} повторяет то, что уже было.`,
        cut: `После строки ${line} файл обрывается.`,
        count: `В последней строке (${line}) не то число записей: часть их пропала.`,
      })[kind],
    moreFaults: (n) => `И ещё: ${counted(n, { one: 'ошибка', few: 'ошибки', many: 'ошибок' }, 'ru')}.`,
    takeSound: (n) => `Взять то, что цело: ${counted(n, ROWS.ru, 'ru')}`,
    nothingSound: 'Целых записей в нём нет.',
    hide: 'Убрать сообщение',
    leave: 'Не брать ничего',
    left: 'Из файла ничего не взято.',
    lasting: {
      yes: 'Браузер обещал не удалять дневник, даже когда места станет мало.',
      no: 'Браузер ничего не обещал: когда места станет мало, он может удалить дневник. Файл надёжнее.',
      unknown: 'Обещает ли браузер хранить дневник, он не говорит. Файл надёжнее.',
    },
    askLasting: 'Попросить не удалять',
  },
  en: {
    title: 'Journal',
    about: 'All finished games with their answers. The journal lies on this device only and is sent nowhere.',
    empty: 'Nothing here yet. A game comes here by itself when it is over.',
    unreadable: 'The journal cannot be read just now. Its entries are untouched; try again.',
    again: 'Try again',
    filter: 'Which patience to show',
    all: 'All patiences',
    statistics: 'Statistics',
    end: {
      won: 'Came out',
      brilliant: 'Came out brilliantly',
      'class-1': 'Came out: class 1',
      'class-2': 'Came out: class 2',
      'class-3': 'Came out: class 3',
      'class-4': 'Came out: class 4',
      lost: 'Did not come out',
      abandoned: 'Abandoned',
    },
    deal: (deal) => `deal no. ${deal}`,
    ownCards: 'cards of your own',
    laidByHand: 'cards of a real table',
    moves: (n) => counted(n, MOVES.en, 'en'),
    undos: (n) => counted(n, UNDOS.en, 'en'),
    peeked: 'peeked at',
    relaxed: 'relaxed',
    taken: 'begun from a record or a link',
    ritual: 'divination',
    seal: 'Seal of the deal',
    content: 'Under the seal was:',
    wish: (text) => `The wish: ${text}`,
    replay: 'Look',
    replayOf: (what) => `Look at the game: ${what}`,
    replayed: 'The game from the journal, as it ended. Undo leads back through it, Redo forward again.',
    copy: 'Copy',
    copyOf: (what) => `Copy the record of the game: ${what}`,
    copied: 'The record is copied.',
    notCopied: 'Copying failed.',
    strike: 'Strike out',
    strikeOf: (what) => `Strike out of the journal: ${what}`,
    struck: 'Struck out of the journal.',
    restore: 'Put it back',
    restored: 'The entry is in the journal again.',
    failed: 'It did not work: the browser would not write. The journal is as it was.',
    more: (n) => `Show ${counted(n, { one: 'more game', many: 'more games' }, 'en')}`,
    unread: (n) =>
      `${counted(n, ROWS.en, 'en')} cannot be understood by this program: damaged, or made by a newer one. They are left untouched.`,
    keeping: 'Keeping it',
    keepingAbout:
      'The whole journal goes into one file. Opened on another device it adds to the journal there and changes nothing in it. Your wishes are in the file too, if you wrote them down.',
    save: 'Save the journal to a file',
    saved: (n) => `Saved: ${counted(n, GAMES.en, 'en')}.`,
    open: 'Add from a file…',
    merged: (fresh, known) =>
      `New entries: ${fresh}.${known > 0 ? ` The others (${known}) were here already, or struck out, and stay as they are.` : ''}`,
    refused: {
      'not-a-journal': 'This is not a journal: its first line should be "pasyans-journal 1". Nothing has changed.',
      'later-version': 'This journal was saved by a newer program. Reload the page and try again. Nothing has changed.',
      'too-long': 'The file is too large for a journal. Nothing has changed.',
    },
    damaged: 'The file is damaged, so nothing has been taken from it yet.',
    fault: (kind, line, field) =>
      ({
        json: `Line ${line} cannot be read.`,
        field: `In line ${line}, "${field}" is wrong or missing.`,
        twice: `Line ${line} repeats what stood above.`,
        cut: `The file breaks off after line ${line}.`,
        count: `The last line (${line}) counts another number of entries: some of them are lost.`,
      })[kind],
    moreFaults: (n) => `And ${counted(n, { one: 'more fault', many: 'more faults' }, 'en')}.`,
    takeSound: (n) => `Take what is sound: ${counted(n, ROWS.en, 'en')}`,
    nothingSound: 'There is no sound entry in it.',
    hide: 'Hide the message',
    leave: 'Take nothing',
    left: 'Nothing was taken from the file.',
    lasting: {
      yes: 'The browser has promised not to delete the journal even when room is short.',
      no: 'The browser has promised nothing: when room is short it may delete the journal. A file is safer.',
      unknown: 'The browser does not say whether it will keep the journal. A file is safer.',
    },
    askLasting: 'Ask it not to delete',
  },
};
