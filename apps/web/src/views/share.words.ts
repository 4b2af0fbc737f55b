import { counted, type Lang } from 'pasyans';
import type { LinkKind } from '../ctrl/link-kinds.ts';

/** The words of sharing a game, and of a deal on paper. */
export interface ShareWords {
  readonly deal: (title: string, deal: string) => string;
  readonly ownCards: (title: string) => string;
  /** The same of a table laid out by hand. */
  readonly laidByHand: (title: string) => string;
  readonly won: string;
  readonly lost: string;
  readonly moves: (n: number) => string;
  readonly fresh: string;
  readonly pictureAbout: string;
  readonly linkTo: string;
  readonly links: Readonly<Record<LinkKind, string>>;
  readonly copyText: string;
  readonly copyLink: string;
  readonly share: string;
  readonly saveFile: string;
  readonly openFile: string;
  readonly linkOpened: string;
  readonly fileOpened: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly openFailed: (why: string) => string;
  readonly linkDamaged: (why: string) => string;
  /** Of an address in the manner of a page's that leads to none. */
  readonly noSuchPage: string;
  readonly paper: string;
  readonly print: string;
  readonly paperTitle: (title: string) => string;
  readonly stack: string;
  readonly laidOut: string;
  readonly closed: string;
  readonly sameDeal: string;
}

const MOVES = { ru: { one: 'ход', few: 'хода', many: 'ходов' }, en: { one: 'move', many: 'moves' } };

export const shareWords: Readonly<Record<Lang, ShareWords>> = {
  ru: {
    copied: 'Скопировано.',
    copyFailed: 'Скопировать не удалось.',
    openFailed: (why: string) => `Открыть не удалось: ${why}`,
    linkDamaged: (why: string) => `Ссылку прочитать не удалось: ${why}`,
    noSuchPage: 'Такой страницы нет.',
    deal: (title, deal) => `Пасьянс «${title}», расклад № ${deal}`,
    ownCards: (title) => `Пасьянс «${title}», свои карты`,
    laidByHand: (title) => `Пасьянс «${title}», карты с настоящего стола`,
    won: 'сошёлся',
    lost: 'не сошёлся',
    moves: (n) => `сыграно ${counted(n, MOVES.ru, 'ru')}`,
    fresh: 'ещё не начат',
    pictureAbout: '■ — на своём месте или вышла, □ — лежит открытой, ▤ — закрыта.',
    linkTo: 'Ссылка ведёт',
    links: { deal: 'к раскладу, без ходов', replay: 'к началу, с ходами впереди', here: 'сюда, как лежит сейчас' },
    copyText: 'Скопировать с рассказом',
    copyLink: 'Скопировать ссылку',
    share: 'Поделиться…',
    saveFile: 'Сохранить в файл',
    openFile: 'Открыть файл…',
    linkOpened: 'Партия из ссылки. Прежняя сохранена: к ней ведёт «Вернуть» в начале расклада.',
    fileOpened: 'Открыта партия из файла. Прежняя сохранена.',
    paper: 'Расклад на бумаге…',
    print: 'Напечатать',
    paperTitle: (title) => `Расклад на бумаге: ${title}`,
    stack: 'Сложите колоду рубашкой вверх так, чтобы сверху оказалась первая карта списка, под ней вторая, и раскладывайте по правилам.',
    laidOut: 'На столе после раздачи',
    closed: 'Карты в скобках лежат рубашкой вверх; последняя названная — верхняя.',
    sameDeal: 'Этот же расклад на экране:',
  },
  en: {
    copied: 'Copied.',
    copyFailed: 'Copying failed.',
    openFailed: (why: string) => `It could not be opened: ${why}`,
    linkDamaged: (why: string) => `The link could not be read: ${why}`,
    noSuchPage: 'There is no such page.',
    deal: (title, deal) => `The patience “${title}”, deal no. ${deal}`,
    ownCards: (title) => `The patience “${title}”, with cards of one's own`,
    laidByHand: (title) => `The patience “${title}”, with the cards of a real table`,
    won: 'it came out',
    lost: 'it did not come out',
    moves: (n) => `${counted(n, MOVES.en, 'en')} played`,
    fresh: 'not begun yet',
    pictureAbout: '■ in its place or out, □ lying open, ▤ closed.',
    linkTo: 'The link leads',
    links: { deal: 'to the deal, without moves', replay: 'to the start, the moves ahead', here: 'here, as it lies now' },
    copyText: 'Copy with the words',
    copyLink: 'Copy link',
    share: 'Share…',
    saveFile: 'Save to a file',
    openFile: 'Open a file…',
    linkOpened: 'The game of the link. The one before is kept: Undo at the start of the deal leads to it.',
    fileOpened: 'The game of the file is on the table. The one before is kept.',
    paper: 'The deal on paper…',
    print: 'Print',
    paperTitle: (title) => `On paper: ${title}`,
    stack: 'Stack the pack face down so that the first card of the list is on top, the second under it, and lay out by the rules.',
    laidOut: 'On the table after the deal',
    closed: 'Cards in brackets lie face down; the last one named is on top.',
    sameDeal: 'The same deal on a screen:',
  },
};
