import type { GameText } from './game-text.ts';

/** Rules page of Four Classes, a reconstruction. */
export const text: GameText = {
  id: 'four-classes',
  story: {
    ru:
      'Реконструкция: правила утрачены, сохранилась только шкала классов. От старого пасьянса дошли две последние строки: если подходит только ' +
      'четвёртая карта, это выигрыш четвёртого класса («но все-таки выигрыш!»); если ни одна из четырёх не подходит, пасьянс не ' +
      'сошёлся.\n\n' +
      'Всё прочее придумали мы, чтобы эти строки снова заговорили. За основу взят «Нестор», старинный пасьянс, где сбрасывают пары одного ' +
      'достоинства, а четыре последние карты ждут в стороне. Рабочее название — тоже наше.',
    en:
      'Reconstruction: the rules are lost, only a scale of classes survives. Two last lines of an old patience have come down to us: if only ' +
      'the fourth card fits, it is a win of the fourth class ("but still a win!"); if none of the four fits, the patience has not come ' +
      'out.\n\n' +
      'Everything else is our invention, made to let those lines speak again. It rests on Nestor, an old patience of discarding pairs of ' +
      'equal rank with four last cards waiting aside. The working title is ours too.',
  },
  aim: {
    ru: 'Сбросить сколько можно пар, а потом узнать, которая из четырёх закрытых карт первой подойдёт: её номер и есть класс выигрыша.',
    en: 'To discard all the pairs you can, and then to see which of four closed cards is the first to fit: its number is the class of the win.',
  },
  picture: {
    ru: [
      '  []  []  []  []  []  []  []  []',
      '  []  []  []  []  []  []  []  []    восемь открытых',
      '  ..  ..  ..  ..  ..  ..  ..  ..    столбцов по шесть',
      '  []  []  []  []  []  []  []  []',
      '',
      '  закрыты: [1] [2] [3] [4]',
    ].join('\n'),
    en: [
      '  []  []  []  []  []  []  []  []',
      '  []  []  []  []  []  []  []  []    eight open',
      '  ..  ..  ..  ..  ..  ..  ..  ..    columns of six',
      '  []  []  []  []  []  []  []  []',
      '',
      '  closed: [1] [2] [3] [4]',
    ].join('\n'),
  },
  play: {
    ru:
      'Разложите сорок восемь карт открыто в восемь столбцов по шесть. Четыре последние положите в ряд закрытыми.\n\n' +
      'Свободны последние карты столбцов. Две свободные карты одного достоинства сбрасывают вместе, и открываются те, что лежали под ' +
      'ними. Если на выбор три карты одного достоинства, подумайте, какую оставить.\n\n' +
      'Пар больше нет — откройте первую из четырёх. Есть среди последних карт столбцов равная ей — она подошла: выигрыш первого класса, ' +
      'игра окончена. Не подошла — откройте вторую, потом третью и четвёртую. Не подошла ни одна — пасьянс не сошёлся.',
    en:
      'Lay forty-eight cards face up in eight columns of six. Put the last four in a row, face down.\n\n' +
      'The last cards of the columns are free. Two free cards of equal rank are discarded together, which frees the cards under them. When ' +
      'three cards of one rank offer a choice, think which one to leave.\n\n' +
      'When no pair is left, turn up the first of the four. If its equal is among the last cards of the columns, it fits: a win of the ' +
      'first class, and the game is over. If not, turn up the second, then the third and the fourth. If none fits, the patience has not ' +
      'come out.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'reconstruction',
      text: {
        ru:
          'Колода — 52 карты. Сорок восемь раскладывают открыто, рядами, в восемь столбцов по шесть. Четыре последние — закрытые, с первой ' +
          'по четвёртую.',
        en: 'The pack has 52 cards. Forty-eight are laid face up, row by row, in eight columns of six. The last four are closed cards 1 to 4.',
      },
      why: {
        ru: 'Источник говорит о четырёх картах, больше ничего. Раскладка взята из «Нестора».',
        en: 'The source speaks of four cards and says no more. The layout is that of Nestor.',
      },
    },
    {
      id: 'R2',
      mark: 'reconstruction',
      text: {
        ru: 'Две последние карты разных столбцов, если они одного достоинства, сбрасывают вместе.',
        en: 'Two last cards of different columns are discarded together if they are of equal rank.',
      },
    },
    {
      id: 'R3',
      mark: 'reconstruction',
      text: {
        ru: 'Когда такой пары нет, и только тогда, открывают следующую закрытую карту, по порядку.',
        en: 'When there is no such pair, and only then, the next closed card is opened, in order.',
      },
    },
    {
      id: 'R4',
      mark: 'reconstruction',
      text: {
        ru:
          'Открытая карта подходит, если последняя карта какого-нибудь столбца того же достоинства. Её саму не сбрасывают; пустой столбец ' +
          'ни к чему не подходит.',
        en: 'An opened card fits if the last card of some column is of its rank. It is not discarded itself; an empty column fits nothing.',
      },
      why: {
        ru:
          'Настройка «играть, пока столбцы не опустеют» понимает дело иначе, по «Нестору»: подходящую карту сбрасывают с равной ей последней ' +
          'картой столбца (с какой, решаете вы) и играют дальше. Неподходящая остаётся открытой и может уйти в пару позже, но никогда с ' +
          'другой из четырёх. Сохранившаяся строка засчитывает карту, которая просто подошла, поэтому обычно у нас игра на этом кончается.',
        en:
          'The option to play until the columns are cleared takes it otherwise, after Nestor: a card that fits is discarded with an equal last ' +
          'card of a column (which one is for you to say), and play goes on. One that does not fit stays open and may go into a pair later, ' +
          'but never with another of the four. The line that survives counts a card that merely fits, so by default the game ends there.',
      },
    },
    {
      id: 'R5',
      mark: 'text',
      text: {
        ru:
          'Подошла первая из открытых — выигрыш первого класса, вторая — второго, третья — третьего, четвёртая — четвёртого. Ни одна из ' +
          'четырёх — пасьянс не сошёлся.',
        en:
          'If the first card opened fits, it is a win of the first class; if the second, of the second; the third, of the third; the fourth, ' +
          'of the fourth. If none of the four fits, the patience has not come out.',
      },
      why: {
        ru: 'О четвёртом классе и о проигрыше говорит источник; первые три класса мы дополнили по тому же образцу.',
        en: 'The fourth class and the loss are in the source; the first three classes we have filled in after the same pattern.',
      },
    },
    {
      id: 'R6',
      mark: 'reconstruction',
      text: {
        ru:
          'Игра кончается на первой подошедшей карте. Если столбцы опустели раньше, чем открыта хоть одна закрытая, это сразу выигрыш ' +
          'первого класса.',
        en:
          'The game ends with the first card that fits. If the columns are cleared before any closed card has been opened, that is a win of ' +
          'the first class at once.',
      },
      why: {
        ru:
          'В настройке «играть, пока столбцы не опустеют» сходится только пасьянс с пустыми столбцами; класс — число открытых к тому времени ' +
          'карт из четырёх, а если ни одной — первый.',
        en:
          'With the option to play until the columns are cleared, only cleared columns win; the class is the number of the four opened by ' +
          'then, and the first if none was.',
      },
    },
  ],
  realCards: {
    ru:
      'Возьмите полную колоду без джокеров. Раскладывайте ряд за рядом по восемь карт, каждый следующий ряд кладите чуть ниже, так чтобы ' +
      'верхние края карт были видны. Четыре оставшиеся положите отдельно рубашкой вверх.\n\n' +
      'Прежде чем сбросить пару, посмотрите, что под ней: один король из четырёх может запереть весь столбец.',
    en:
      'Take a full pack without jokers. Lay row after row of eight cards, each a little lower than the last, so that the upper edges of ' +
      'the cards can be seen. Put the four that remain apart, face down.\n\n' +
      'Before you discard a pair, look at what lies under it: one king of the four may lock a whole column.',
  },
  source: {
    ru:
      'Две строки в начале отрывка русской страницы с надписью «Владимир Менделев — Энциклопедия игр»; всё, что было перед ними, утрачено ' +
      'вместе с заглавием. Остальное — реконструкция.',
    en:
      'Two lines at the beginning of a fragment of a Russian page headed «Владимир Менделев — Энциклопедия игр» (Vladimir Mendelev, An ' +
      'Encyclopaedia of Games); all that stood before them is lost, the title too. The rest is reconstruction.',
  },
  otherNames: {
    ru: 'Настоящее имя неизвестно. Основа реконструкции — «Нестор», он же «Супружество».',
    en: 'Its true name is unknown. The reconstruction is built on Nestor, also called Matrimony.',
  },
};
