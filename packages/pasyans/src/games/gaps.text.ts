import type { GameText } from './game-text.ts';

/** Rules page of Gaps. */
export const text: GameText = {
  id: 'gaps',
  story: {
    ru:
      'Не старинный русский пасьянс, а мерка. По этой игре опубликованы проверенные числа, и те, кто пишет решатели, сверяют с ними ' +
      'свою работу. Здесь она стоит затем же: чтобы нашему решателю можно было верить и в остальном.',
    en:
      'Not an old Russian patience but a yardstick. There are published and checked figures for this game, and whoever writes a solver ' +
      'compares with them. It stands here for the same end: that our solver can be trusted with the other games too.',
  },
  aim: {
    ru: 'Выстроить четыре ряда: в каждом одна масть по порядку от двойки до короля.',
    en: 'To put four rows in order, each of one suit, from the two to the king.',
  },
  picture: {
    ru: [
      '  место',
      '  2  3  4  5  6  7  8  9 10 11 12 13 14',
      '  x  x  x  _  x  x  x  x  x  x  x  x  x',
      '  x  x  x  x  x  x  x  x  _  x  x  x  x',
      '  x  _  x  x  x  x  x  x  x  x  x  x  x',
      '  x  x  x  x  x  x  x  x  x  x  x  x  _',
      '',
      '  x открытая карта    _ пустое место',
    ].join('\n'),
    en: [
      '  place',
      '  2  3  4  5  6  7  8  9 10 11 12 13 14',
      '  x  x  x  _  x  x  x  x  x  x  x  x  x',
      '  x  x  x  x  x  x  x  x  _  x  x  x  x',
      '  x  _  x  x  x  x  x  x  x  x  x  x  x',
      '  x  x  x  x  x  x  x  x  x  x  x  x  _',
      '',
      '  x open card    _ gap',
    ].join('\n'),
  },
  play: {
    ru:
      'Все 52 карты лежат открыто, в четыре ряда. Тузов вынимают; четыре пустых места остаются там, где они лежали.\n\n' +
      'На пустое место переносят следующую карту той же масти, что соседка слева: за семёркой червей — восьмёрку червей. В начало ряда ' +
      'годится любая двойка. Справа от короля и справа от другого пустого места не кладут ничего. Ходов нет, а ряды не готовы — ' +
      'пасьянс не сошёлся: сдача одна.',
    en:
      'All 52 cards lie face up in four rows. The aces are taken out; four gaps remain where they lay.\n\n' +
      'A gap takes the next higher card of the suit of its left neighbour: after the seven of hearts, the eight of hearts. Any two may ' +
      'start a row. Nothing goes behind a king or behind another gap. When no move is left and the rows are not in order, the patience ' +
      'is lost: there is one deal only.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'inherited',
      text: {
        ru: 'Все карты сдают открыто: четыре ряда по тринадцать, слева направо, ряд за рядом; места считают со второго.',
        en: 'All cards are dealt face up: four rows of thirteen, from the left, row after row; the places are counted from 2.',
      },
      why: {
        ru: 'Счёт со второго места — чтобы в обоих видах игры двойка лежала на втором, тройка на третьем месте и так далее.',
        en: 'Counted from 2, so that in both variants the two belongs on place 2, the three on place 3, and so on.',
      },
    },
    {
      id: 'R2',
      mark: 'inherited',
      text: {
        ru:
          'Тузов вынимают, другие карты не сдвигают: четыре места пустеют. Тузы лежат в стороне и в игре не участвуют. В основном виде ' +
          'игры они стоят слева от рядов, сверху вниз ♥ ♦ ♣ ♠.',
        en:
          'The aces are taken out and nothing moves up: four gaps remain. The aces lie aside, out of the game. In the basic variant they ' +
          'stand to the left of the rows, ♥ ♦ ♣ ♠ from the top.',
      },
    },
    {
      id: 'R3',
      mark: 'inherited',
      text: {
        ru: 'Пустое начало ряда занимает любая двойка, и из другого ряда тоже. В основном виде — только двойка масти своего туза.',
        en: 'An empty beginning of a row takes any two, from another row too. In the basic variant only the two of the suit of its ace.',
      },
    },
    {
      id: 'R4',
      mark: 'inherited',
      text: {
        ru: 'Прочие пустые места занимает карта той же масти, что соседка слева, на одно достоинство старше, из любого ряда.',
        en: 'Any other gap takes the next higher card of the suit of its left neighbour, from any row.',
      },
    },
    {
      id: 'R5',
      mark: 'inherited',
      text: {
        ru: 'Справа от короля и справа от другого пустого места не кладут ничего.',
        en: 'A gap behind a king or behind another gap takes no card.',
      },
    },
    {
      id: 'R6',
      mark: 'inherited',
      text: {
        ru: 'Ряды раздельны: конец одного не сосед начала другого. В основном виде тузов больше не трогают.',
        en: 'Rows are apart: the end of one is no neighbour of the beginning of the next. In the basic variant the aces stay.',
      },
    },
    {
      id: 'R7',
      mark: 'inherited',
      text: {
        ru: 'Пасьянс сошёлся, когда в каждом ряду лежит одна масть от двойки до короля, по порядку и с начала ряда.',
        en: 'The patience is won when each row holds one suit from two to king, in order, from the beginning of the row.',
      },
    },
    {
      id: 'R8',
      mark: 'inherited',
      text: {
        ru: 'Сдача одна: не пересдают.',
        en: 'There is one deal: no redeals.',
      },
    },
  ],
  realCards: {
    ru: 'Нужна полная колода из 52 карт и большой стол: тринадцать карт в ряд. Выньте тузов, не смыкая рядов.',
    en: 'You need a full pack of 52 cards and a big table: thirteen cards in a row. Take out the aces without closing the rows.',
  },
  source: {
    ru:
      'Старого русского источника у этой игры нет. Оба вида исследовали Бернар Эльмстеттер и Тристан Казнав в 2004 году, а затем Чарли ' +
      'Блейк и Иэн Джент: по их числам, при известных всех картах сходится около 86 сдач из ста, в основном виде — около 25.',
    en:
      'This game has no old Russian source. Both variants were studied by Bernard Helmstetter and Tristan Cazenave in 2004, then by ' +
      'Charlie Blake and Ian Gent: by their figures, with all cards known, about 86 deals of a hundred can be won, and about 25 in the ' +
      'basic variant.',
  },
  otherNames: {
    ru: 'Игру с пересдачами зовут также «Монтана». Её старинный русский родич — «Паганини».',
    en: 'With redeals the game is also called Montana. Its old Russian relative is «Паганини».',
  },
};
