import type { GameText } from './game-text.ts';

/** Rules page of Nothing to Do. */
export const text: GameText = {
  id: 'nothing-to-do',
  story: {
    ru:
      'Пасьянс для свободного часа. По правилам это гадание «Сбудется — не сбудется», только мерку вы выбираете сами: колоду в 36 или ' +
      '32 карты и восемь, девять или десять карт в игре.\n\n' +
      'Больше карт в игре — легче сложить пасьянс. Можно начать с десяти мест и убавлять их, пока не станет по-настоящему трудно.',
    en:
      'A patience for an idle hour. Its rules are those of Will It Come True?, but you choose the measure yourself: a pack of 36 or 32 ' +
      'cards, and eight, nine or ten cards in play.\n\n' +
      'The more cards in play, the easier it is. You can begin with ten places and take some away until the patience becomes really hard.',
  },
  aim: {
    ru: 'Собрать всю колоду на четыре базовые стопки: в каждой одна масть по порядку вверх, начиная с базовой карты.',
    en: 'To bring the whole pack onto four foundations: each holds one suit in ascending order from its base card.',
  },
  picture: {
    ru: [
      '   [1]    (б)    [6]',
      '   [2]    (б)    [7]',
      '   [3]    (б)    [8]',
      '   [4]    (б)    [9]',
      '   [5]           [10]',
      '',
      '      [колода] [талон]',
      '',
      '   [1]–[10] места    (б) базовые карты',
    ].join('\n'),
    en: [
      '   [1]    (f)    [6]',
      '   [2]    (f)    [7]',
      '   [3]    (f)    [8]',
      '   [4]    (f)    [9]',
      '   [5]           [10]',
      '',
      '       [stock] [waste]',
      '',
      '   [1]–[10] places    (f) foundations',
    ].join('\n'),
  },
  play: {
    ru:
      'Выберите колоду и число мест. Верхнюю карту положите открытой в середину: она первая базовая. По сторонам столбиками выложите ' +
      'открытые карты, остальные пусть лежат рубашкой вверх — это колода.\n\n' +
      'На базовую карту кладут следующую по старшинству карту той же масти. После туза счёт начинается снова: с шестёрки, а в колоде из ' +
      '32 карт с семёрки. Остальные базовые карты — того же достоинства, что первая.\n\n' +
      'С мест и с верха талона карты идут только на базовые стопки. Опустевшее место сразу занимает карта из колоды, а когда колода ' +
      'кончилась — из талона. Если ничего не подходит или вы решили выждать, откройте следующую карту колоды на талон.',
    en:
      'Choose the pack and the number of places. Put the top card face up in the middle: it is the first base card. Lay open cards in ' +
      'columns on both sides and keep the rest face down as the stock.\n\n' +
      'On a base card goes the next higher card of its suit. After the ace the count begins again: with the six, or with the seven in ' +
      'the pack of 32. The other base cards have the rank of the first one.\n\n' +
      'Cards from the places and the top card of the waste go to the foundations only. An emptied place at once takes a card from the ' +
      'stock, or from the waste when the stock is out. If nothing fits, or you would rather wait, turn the next stock card to the waste.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'inherited',
      text: {
        ru:
          'Правила те же, что в гадании «Сбудется — не сбудется».\n\n' +
          'Верхняя карта колоды — первая базовая; три другие, того же достоинства, ложатся на следующие свободные стопки в середине. На ' +
          'базовые кладут в масть и вверх, по кругу.\n\n' +
          'Карта на месте лежит одна: её не накрывают, и уходит она только на базовую стопку. Колоду открывают на талон по одной карте, ' +
          'играет верхняя карта талона. Подходящую карту можно придержать.\n\n' +
          'Опустевшее место тотчас заполняет верхняя карта колоды, после неё — талона; нет ни того ни другого — место пустует. Колоду ' +
          'проходят один раз; настройка разрешает и второй проход, для него талон переворачивают, не тасуя.\n\n' +
          'Все карты на базовых стопках — пасьянс сошёлся и желание сбудется. Ходов нет, а карты остались — не сошёлся.',
        en:
          'Will It Come True? gives the rules.\n\n' +
          'The top card of the pack is the first base card; the other three, of the same rank, go to the next free foundations in the ' +
          'middle. You build in suit and upwards, round and round.\n\n' +
          'A card in a place lies alone: it is not covered, and it leaves only for a foundation. The stock is turned to the waste card by ' +
          'card, and the top card of the waste can be played. A card that fits may be held back.\n\n' +
          'An emptied place is filled at once by the top card of the stock, and later of the waste; when both are out, it stays empty. You ' +
          'go through the stock once; an option allows a second pass, for which the waste is turned over without shuffling.\n\n' +
          'All cards on the foundations: the patience has come out and the wish will come true. No move left, but cards remain: it has not.',
      },
      why: {
        ru:
          'Источник называет этот пасьянс простой переделкой того гадания, а меняет в нём только колоду и число карт. Где там решает наше ' +
          'прочтение или наше решение, оно действует и здесь; настройки пополнения, проходов и базовых карт те же.',
        en:
          'Our source calls this a simple modification of that patience and changes only the pack and the number of cards. Where a reading ' +
          'or a decision of ours settles something there, it holds here too; the options for refilling, passes and base cards are the same.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru:
          'Играют колодой в 36 или в 32 карты. В меньшей нет шестёрок: за тузом следует семёрка, в стопке восемь карт, а младшие карты, о ' +
          'которых говорит настройка, — семёрки.',
        en:
          'The pack has 36 or 32 cards. The smaller one has no sixes: the seven follows the ace, a foundation holds eight cards, and the ' +
          'lowest cards of which the option speaks are the sevens.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru:
          'В игре восемь, девять или десять открытых карт. Места сверх восьми удлиняют боковые столбики, сначала левый; считают их вниз ' +
          'по левому столбику, потом вниз по правому.',
        en:
          'Eight, nine or ten open cards are in play. Places beyond eight make the side columns longer, the left one first; they are ' +
          'numbered down the left column, then down the right one.',
      },
      why: {
        ru: 'Число карт названо в источнике. Где лежат девятая и десятая, он не говорит; столбики удлинили мы.',
        en: 'The source gives the number of cards. Where the ninth and the tenth lie it does not say; to lengthen the columns is our reading.',
      },
    },
  ],
  realCards: {
    ru:
      'Возьмите колоду в 36 карт; для малой уберите из неё шестёрки. Перетасуйте и положите первую карту открытой в середину, наверх ' +
      'столбика из четырёх базовых.\n\n' +
      'Слева и справа выложите столбики мест: при восьми — по четыре, при девяти — пять слева и четыре справа, при десяти — по пять. ' +
      'Колоду положите внизу, рядом оставьте место для талона. Пустые места заполняйте сразу, начиная с меньшего номера.',
    en:
      'Take a pack of 36 cards; for the small one remove the sixes. Shuffle and put the first card face up in the middle, at the top of ' +
      'the column of four base cards.\n\n' +
      'Lay the columns of places left and right: four and four for eight, five on the left and four on the right for nine, five and five ' +
      'for ten. Put the stock below and keep a place beside it for the waste. Fill empty places at once, the lowest number first.',
  },
  source: {
    ru:
      'Последний абзац русского текста о «Египетской пирамиде», без имени автора. Всего три фразы: чем этот пасьянс отличается от ' +
      '«Сбудется — не сбудется» и что с числом карт он легчает. Рисунка при тексте нет.',
    en:
      "The last paragraph of a Russian text on «Египетская пирамида» (Egyptian Pyramid), without an author's name. It has just three " +
      'sentences: how this patience differs from Will It Come True?, and that more cards make it easier. There is no picture.',
  },
  otherNames: {
    ru: 'Ближайшая родня — «Сбудется — не сбудется», старшая — «Египетская пирамида». Дальняя родня — пасьянс «Ковёр».',
    en:
      'The Russian title is «От нечего делать» (for want of anything to do). Its next of kin is Will It Come True?, the elder of the ' +
      'family is Egyptian Pyramid. A distant relative is Carpet.',
  },
};
