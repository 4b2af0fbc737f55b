import type { Lang } from 'pasyans';

/** The words of a wish and of its seal. */
interface RitualWords {
  // Refusals: one sentence each, for the eye and the ear
  readonly noUndo: string;
  readonly noNumber: string;
  readonly noRecord: string;
  readonly noVerdict: string;
  // Before
  readonly title: string;
  readonly think: string;
  readonly field: string;
  readonly fieldAbout: string;
  readonly shuffled: string;
  readonly sealShort: (signs: string) => string;
  readonly sealWhole: string;
  readonly sealAbout: string;
  readonly noSeal: string;
  readonly undoOff: string;
  readonly undoOn: string;
  readonly begin: string;
  readonly noFortune: (title: string) => string;
  readonly choose: string;
  // After
  readonly wished: (wish: string) => string;
  readonly openedTitle: string;
  readonly opened: (deal: string) => string;
  readonly checkIt: string;
  // The page about seals
  readonly sealTitle: string;
  readonly what: readonly string[];
  readonly howTitle: string;
  readonly how: readonly string[];
  readonly command: string;
  readonly limits: string;
  readonly here: string;
  readonly hereSecret: string;
  readonly formTitle: string;
  readonly hash: string;
  readonly hashAbout: string;
  readonly content: string;
  readonly check: string;
  readonly fits: string;
  readonly misfits: (hash: string) => string;
  readonly unknown: string;
  readonly layOut: string;
  readonly copySeal: string;
}

export const ritualWords: Readonly<Record<Lang, RitualWords>> = {
  ru: {
    noUndo: 'Когда гадают, ходы не возвращают; разрешить возврат можно в настройках.',
    noNumber: 'Номер этого расклада под печатью: он откроется, когда пасьянс окончится.',
    noRecord: 'Ссылка и запись назвали бы расклад, а он под печатью: их можно взять, когда пасьянс окончится.',
    noVerdict: 'Сойдётся ли, знают только карты: пока гадают, программа в закрытые не заглядывает.',
    title: 'Загадайте желание',
    think: 'Подумайте о том, чего хотите, и не торопитесь. Говорить об этом никому не нужно.',
    field: 'Желание, если хочется его записать',
    fieldAbout: 'Запись останется на этом устройстве.',
    shuffled: 'Карты перетасованы и запечатаны.',
    sealShort: (signs) => `Печать: ${signs}`,
    sealWhole: 'Вся печать',
    sealAbout: 'Что такое печать и как её проверить',
    noSeal:
      'Запечатать расклад здесь нельзя: страница открыта без защищённого соединения, и браузер не считает отпечатков. Гадать это не мешает.',
    undoOff: 'Ходы в гадании не возвращают.',
    undoOn: 'Возврат ходов вы разрешили. Ответ, ради которого карту закрыли снова, будет отмечен: «с возвратом».',
    begin: 'К картам',
    noFortune: (title) => `«${title}» желаний не исполняет: этот пасьянс раскладывают для удовольствия.`,
    choose: 'Выбрать гадание',
    wished: (wish) => `Загадано: ${wish}`,
    openedTitle: 'Печать вскрыта',
    opened: (deal) => `Печать вскрыта: это был расклад №\u00a0${deal}.`,
    checkIt: 'Проверить печать',
    sealTitle: 'Печать на раскладе',
    what: [
      'Прежде чем пойдут карты, программа тасует колоду, записывает расклад одной строкой и показывает печать — отпечаток этой строки. Подменить расклад потом нельзя: другая строка даст другую печать.',
      'Узнать карты по печати тоже нельзя. В строку вложена случайная прибавка, её зовут солью; без неё расклады можно было бы перебрать по номерам.',
      'Когда пасьянс окончен, печать вскрывается: строка видна целиком, и проверить её может каждый.',
    ],
    howTitle: 'Как проверить',
    how: [
      'До первой карты запишите начало печати: хватит двенадцати знаков.',
      'Разложите пасьянс до конца и возьмите строку из вскрытой печати.',
      'Посчитайте её отпечаток SHA-256 — здесь, внизу страницы, или любой другой программой — и сравните с записанным.',
      'Разложите расклад из строки ещё раз: карты лягут так же.',
    ],
    command: 'В терминале отпечаток считает такая команда:',
    limits:
      'Печать доказывает, что расклад не менялся с той минуты, когда вы её увидели. Сама программа расклад знает: иначе ей нечего было бы выкладывать.',
    here: 'Печать на столе',
    hereSecret: 'Вскроется, когда пасьянс окончится.',
    formTitle: 'Проверить здесь',
    hash: 'Печать',
    hashAbout: 'Вся или только начало, не короче восьми знаков.',
    content: 'Строка из вскрытой печати',
    check: 'Проверить',
    fits: 'Печать подлинная: строка даёт тот же отпечаток.',
    misfits: (hash) => `Печать не сходится: отпечаток этой строки — ${hash}.`,
    unknown: 'Этот браузер здесь отпечатков не считает: проверьте командой, которая стоит выше.',
    layOut: 'Разложить этот расклад',
    copySeal: 'Скопировать печать',
  },
  en: {
    noUndo: 'Nothing is taken back while the cards tell a fortune; the settings can allow it.',
    noNumber: 'The number of this deal is under seal: it is opened when the patience is over.',
    noRecord: 'A link or a record would tell the deal, and that is under seal: they can be had when the patience is over.',
    noVerdict: 'Whether it comes out only the cards know: while they tell a fortune the program does not look under them.',
    title: 'Make a wish',
    think: 'Think of what you wish for, and take your time. Nobody needs to be told.',
    field: 'The wish, if you like to write it down',
    fieldAbout: 'What you write stays on this device.',
    shuffled: 'The cards are shuffled and sealed.',
    sealShort: (signs) => `Seal: ${signs}`,
    sealWhole: 'The whole seal',
    sealAbout: 'What a seal is and how to check it',
    noSeal:
      'The deal cannot be sealed here: the page was opened without a secure connection, and the browser reckons no hashes. The cards can be asked all the same.',
    undoOff: 'Nothing is taken back while the cards tell a fortune.',
    undoOn: 'You have allowed taking moves back. An answer for which a card was closed again is marked “with take-back”.',
    begin: 'To the cards',
    noFortune: (title) => `${title} grants no wishes: it is laid out for pleasure.`,
    choose: 'Choose a fortune-telling patience',
    wished: (wish) => `The wish: ${wish}`,
    openedTitle: 'The seal is opened',
    opened: (deal) => `The seal is opened: this was deal no.\u00a0${deal}.`,
    checkIt: 'Check the seal',
    sealTitle: 'The seal on a deal',
    what: [
      'Before the cards are set going, the program shuffles, writes the deal down in one line and shows a seal: the hash of that line. The deal cannot be exchanged afterwards, for another line would give another seal.',
      'Nor does the seal give the cards away. A random addition, called salt, is part of the line; without it the deals could be tried number by number.',
      'When the patience is over the seal is opened: the line is shown, and everybody can check it.',
    ],
    howTitle: 'How to check',
    how: [
      'Before the first card, note the beginning of the seal: twelve signs will do.',
      'Play to the end and take the line out of the opened seal.',
      'Reckon its SHA-256, below on this page or with any other program, and compare it with what you noted.',
      'Lay out the deal of the line once more: the cards fall the same way.',
    ],
    command: 'In a terminal this command reckons it:',
    limits:
      'A seal proves that the deal has not changed since you saw it. The program itself knows the deal: else it could not lay it out.',
    here: 'The seal on the table',
    hereSecret: 'It is opened when the patience is over.',
    formTitle: 'Check it here',
    hash: 'The seal',
    hashAbout: 'All of it or its beginning, eight signs at least.',
    content: 'The line of the opened seal',
    check: 'Check',
    fits: 'The seal is genuine: the line has the same hash.',
    misfits: (hash) => `The seal does not fit: the hash of this line is ${hash}.`,
    unknown: 'This browser reckons no hashes here: check with the command above.',
    layOut: 'Lay out this deal',
    copySeal: 'Copy the seal',
  },
};
