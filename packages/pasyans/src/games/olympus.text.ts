import type { GameText } from './game-text.ts';

/** Rules page of Olympus. */
export const text: GameText = {
  id: 'olympus',
  story: {
    ru:
      'Карты всходят на Олимп по двум склонам: чётные по левому, за двойками, нечётные по правому, за тузами. Внизу горка, где ' +
      'они ждут своей очереди. Если всё удалось, наверху сидят только короли и дамы.\n\n' +
      'Заглавие в источнике утрачено; «Олимпом» пасьянс назвали мы, по его же последней фразе.',
    en:
      'The cards climb Olympus by two slopes: the even ones by the left, after the twos, the odd ones by the right, after the ' +
      'aces. Below is a hill where they wait for their turn. If all goes well, only kings and queens sit on top.\n\n' +
      'The title is lost in the source; we call the game Olympus after its own last sentence.',
  },
  aim: {
    ru: 'Собрать все карты на склоны, каждую масть отдельно: на двойки 4, 6, 8, 10 и даму, на тузы 3, 5, 7, 9, валета и короля.',
    en:
      'To bring all cards onto the slopes, each suit by itself: 4, 6, 8, 10 and queen on the twos, 3, 5, 7, 9, jack and king on ' +
      'the aces.',
  },
  picture: {
    ru: [
      '               2♥  Т♥',
      '           2♦          Т♦          [колода]',
      '       2♣                  Т♣',
      '   2♠                          Т♠',
      '',
      '        [1] [2] [3] [4] [5]',
      '          [6] [7] [8] [9]      горка',
    ].join('\n'),
    en: [
      '               2♥  A♥',
      '           2♦          A♦          [stock]',
      '       2♣                  A♣',
      '   2♠                          A♠',
      '',
      '        [1] [2] [3] [4] [5]',
      '          [6] [7] [8] [9]      the hill',
    ].join('\n'),
  },
  play: {
    ru:
      'Выньте из колоды двойки и тузы и разложите их двумя наклонными рядами: слева двойки, справа тузы. Под ними положите ' +
      'девять открытых карт — горку. Остальные 35 карт — колода.\n\n' +
      'На двойки кладут чётные карты той же масти, на тузы нечётные, через одну вверх; валет считается за одиннадцать, дама за ' +
      'двенадцать, король за тринадцать. Карту, которой ещё рано на склон, можно положить на горку: на карту той же масти ' +
      'старше её на две. На девятку червей ляжет семёрка червей, на неё пятёрка, и переносят их вместе.\n\n' +
      'Опустевшее место горки тут же занимает карта из колоды. Иначе из колоды карт не берут, поэтому места надо освобождать. ' +
      'Колода кончилась — пустые места остаются пустыми.',
    en:
      'Take the twos and aces out of the pack and lay them in two slanting rows, twos on the left, aces on the right. Under ' +
      'them lay nine open cards: the hill. The other 35 cards are the stock.\n\n' +
      'On the twos go the even cards of the same suit, on the aces the odd ones, upwards by twos; the jack counts eleven, the ' +
      'queen twelve, the king thirteen. A card whose time on the slope has not come may be laid on the hill, on the card of its ' +
      'suit that is two ranks higher. The seven of hearts goes on the nine of hearts, the five on the seven, and they move ' +
      'together.\n\n' +
      'An emptied place of the hill is filled from the stock at once. No card comes from the stock in any other way, so places ' +
      'have to be cleared. When the stock is out, empty places stay empty.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'text',
      text: {
        ru: 'Восемь открытых карт лежат двумя наклонными рядами: слева двойки, справа тузы.',
        en: 'Eight open cards lie in two slanting rows: the twos on the left, the aces on the right.',
      },
      why: {
        ru:
          'Их отбирают из одной колоды в 52 карты: в ней как раз по четыре. Родственные пасьянсы берут две колоды и по восемь ' +
          'карт в ряду; это даёт настройка «форма». Порядок мастей сверху вниз, ♥ ♦ ♣ ♠, мы взяли общий для всех наших ' +
          'пасьянсов.',
        en:
          'They are sorted out of one pack of 52, which has exactly four of each. The related games take two packs and eight ' +
          'cards in each row; the option "form" offers this. The order of suits from the top, ♥ ♦ ♣ ♠, is the one we use ' +
          'everywhere.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru: 'Под ними девять открытых карт — горка. Остальные 35 карт — колода.',
        en: 'Under them nine open cards form the hill. The other 35 cards are the stock.',
      },
      why: {
        ru: 'Сколько карт остаётся в колоде, следует из правила 1. При двух колодах в ней 79 карт.',
        en: 'How many cards are left in the stock follows from rule 1. With two packs there are 79.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru:
          'На ряды кладут в масть и вверх: на двойки чётные карты (4, 6, 8, 10, дама), на тузы нечётные (3, 5, 7, 9, валет, ' + 'король).',
        en:
          'The rows are built upwards in suit: even cards on the twos (4, 6, 8, 10, queen), odd ones on the aces (3, 5, 7, 9, ' +
          'jack, king).',
      },
    },
    {
      id: 'R4',
      mark: 'text',
      text: {
        ru: 'На горке карты временно кладут друг на друга вниз в масть, через одну: на девятку червей семёрку червей.',
        en:
          'On the hill cards may be laid on one another for a time, downwards in suit, by twos: on the nine of hearts the seven ' +
          'of hearts.',
      },
      why: {
        ru:
          'Сказано: «по нисходящей в масть». Через одну мы кладём потому, что так устроены сами ряды и так делают во всех ' +
          'родственных пасьянсах. Буквальное прочтение, подряд, предлагает настройка: на девятку восьмёрку, на неё семёрку.',
        en:
          'The source says: descending, in suit. We build by twos because the rows do and because all relatives do. The literal ' +
          'reading, by ones, is an option: the eight on the nine, the seven on the eight.',
      },
    },
    {
      id: 'R5',
      mark: 'reading',
      text: {
        ru: 'Карту горки переносят вместе со всеми, что на ней лежат. На ряды кладут по одной.',
        en: 'A card of the hill moves together with all that lie on it. To the rows cards go one at a time.',
      },
      why: {
        ru:
          'Источник об этом молчит. Пустые места заполняются сразу, и, перенося карты по одной, всю цепочку не переложить ' +
          'никогда. Настройка разрешает и строгую игру, только по одной.',
        en:
          'The source is silent. Empty places are filled at once, so that card by card a run could never move as a whole. An ' +
          'option allows the strict game, single cards only.',
      },
    },
    {
      id: 'R6',
      mark: 'decided',
      text: {
        ru: 'Ни один ход не обязателен: карту, которая подходит, можно оставить на месте.',
        en: 'No move is forced: a card that fits may be left where it is.',
      },
    },
    {
      id: 'R7',
      mark: 'text',
      text: {
        ru:
          'Опустевшее место горки сразу занимает верхняя карта колоды. В игре одной колодой её иначе не открывают, и талона ' +
          'нет. В игре двумя колодами из неё открывают по одной карте на талон, верхняя карта талона идёт на ряды и на горку, и ' +
          'один раз талон переворачивают; пустые места заполняет колода, а после неё талон.',
        en:
          'An emptied place of the hill takes the top card of the stock at once. With one pack the stock is not turned in any ' +
          'other way, and there is no waste. With two packs cards are turned from it one at a time onto a waste, whose top card ' +
          'goes to the rows and to the hill; the waste is turned over once; empty places are filled from the stock and after it ' +
          'from the waste.',
      },
      why: {
        ru:
          'Источник говорит только, что горку пополняют из колоды, открывая карты по одной. Что пополняют лишь пустые места и ' +
          'сразу, — наше прочтение. С талоном пасьянс одной колодой нельзя было бы и проиграть, поэтому его там нет; игра двумя ' +
          'колодами следует родственным пасьянсам.',
        en:
          'The source says only that the hill is filled up from the stock, card by card. That only empty places are filled, and ' +
          'at once, is our reading. With a waste the game for one pack could hardly be lost, so there is none; the game for two ' +
          'packs follows the relatives.',
      },
    },
    {
      id: 'R8',
      mark: 'reading',
      text: {
        ru: 'Когда брать карты неоткуда, пустые места остаются пустыми. Рукой на пустое место не кладут никогда.',
        en: 'When there is nothing to fill them with, empty places stay empty. No card is ever laid on an empty place by hand.',
      },
      why: {
        ru: 'Об этом источник не говорит. Он знает одно пополнение, из колоды; мы не добавляем другого.',
        en: 'The source does not mention it. It knows one way of filling, from the stock; we add no other.',
      },
    },
    {
      id: 'R9',
      mark: 'text',
      text: {
        ru:
          'На рядах видны одни короли и дамы, то есть все карты лежат там, — пасьянс сошёлся. Ходов нет, а карты остались — не ' +
          'сошёлся.',
        en:
          'Only kings and queens are seen on the rows, that is, all cards lie there: the patience has come out. No move left ' +
          'but cards remain: it has not.',
      },
    },
  ],
  realCards: {
    ru:
      'Возьмите полную колоду в 52 карты, выньте четыре двойки и четырёх тузов, остальные перетасуйте. Ряды выложите уголком, ' +
      'как скаты крыши: масть против масти. Под ними положите девять карт в один ряд или в два, пять и четыре.\n\n' +
      'Карты на горке немного сдвигайте вниз, чтобы были видны все. Опустевшее место заполняйте сразу. Для большой игры ' +
      'возьмите две колоды и по восемь двоек и тузов, рядом с колодой оставьте место для талона и помните, что перевернуть его ' +
      'можно один раз.',
    en:
      'Take a full pack of 52 cards, take out the four twos and the four aces and shuffle the rest. Lay the rows like the sides ' +
      'of a roof, suit against suit. Under them lay nine cards in one row or in two, five and four.\n\n' +
      'Shift the cards on the hill a little downwards, so that all are seen. Fill an emptied place straight away. For the large ' +
      'game take two packs with eight twos and eight aces; keep a place for the waste beside the stock and remember that it may ' +
      'be turned over once.',
  },
  source: {
    ru:
      'Отрывок русской страницы с надписью «Владимир Менделев — Энциклопедия игр»: три коротких абзаца и заключительная фраза. ' +
      'Заглавие и рисунок («рис. 264») утрачены. Имя «Олимп» восстановлено, и весьма надёжно: им кончается сам текст, и под ним ' +
      'же известны родственные пасьянсы.',
    en:
      'A fragment of a Russian page headed «Владимир Менделев — Энциклопедия игр» (Vladimir Mendelev, An Encyclopaedia of ' +
      'Games). The title and the figure ("fig. 264") are lost. The name «Олимп» (Olympus) is recovered with high certainty: the ' +
      'text itself ends with it, and the relatives are known by it.',
  },
  otherNames: {
    ru: 'Заглавие восстановлено, в отрывке его нет. Родня: «Гора Олимп» и «Зевс», в них играют двумя колодами.',
    en: 'The title is recovered; the fragment has none. Relatives: Mount Olympus (Der Olymp) and Zeus, played with two packs.',
  },
};
