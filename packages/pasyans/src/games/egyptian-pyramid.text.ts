import type { GameText } from './game-text.ts';

/** Rules page of Egyptian Pyramid. */
export const text: GameText = {
  id: 'egyptian-pyramid',
  story: {
    ru:
      'Один из старых русских пасьянсов: его раскладывали ещё в начале девятнадцатого века. Имя дала фигура — открытые карты ложатся ' +
      'двумя склонами, как у пирамиды, а базовые стопки стоят по сторонам, будто стража.\n\n' +
      'Это игра долгая и для терпеливых: сто четыре карты, восемь стопок и один-единственный проход колоды. От неё пошли и трудный ' +
      '«Чёртов мост», и гадание «Сбудется — не сбудется», в котором она жива до сих пор.',
    en:
      'One of the old Russian patiences: it was already played in the early nineteenth century. The figure gave it its name: the open ' +
      'cards lie in two slopes, as of a pyramid, and the foundations stand at its sides like guards.\n\n' +
      "It is a long game for patient people: a hundred and four cards, eight foundations and a single pass of the stock. Both the hard Devil's " +
      'Bridge and Will It Come True?, in which it lives on to this day, descend from it.',
  },
  aim: {
    ru: 'Собрать обе колоды на восемь базовых стопок: в каждой одна масть, тринадцать карт по порядку вверх, начиная с базовой.',
    en: 'To bring both packs onto eight foundations: each holds one suit, thirteen cards in ascending order from its base card.',
  },
  picture: {
    ru: [
      '  (б)            [1] [5]            (б)',
      '  (б)         [2]       [6]         (б)',
      '  (б)      [3]             [7]      (б)',
      '  (б)   [4]                   [8]   (б)',
      '',
      '            [колода] [талон]',
      '',
      '  [1]–[8] столбцы    (б) базовые стопки',
    ].join('\n'),
    en: [
      '  (f)            [1] [5]            (f)',
      '  (f)         [2]       [6]         (f)',
      '  (f)      [3]             [7]      (f)',
      '  (f)   [4]                   [8]   (f)',
      '',
      '             [stock] [waste]',
      '',
      '  [1]–[8] columns    (f) foundations',
    ].join('\n'),
  },
  play: {
    ru:
      'Смешайте две полные колоды. Верхняя карта — первая базовая: положите её открытой сбоку. Следующие восемь откройте двумя склонами, ' +
      'по четыре на каждый. Остальное — колода, рубашкой вверх.\n\n' +
      'На базовую карту кладут следующую карту той же масти, потом следующую, пока их не станет тринадцать; за королём идёт туз, за тузом ' +
      'двойка. Ещё семь карт того же достоинства станут базовыми, когда выйдут.\n\n' +
      'Склоны растут вниз. Последнюю карту одного столбца можно положить на последнюю карту другого, если она на ступень младше; масть ' +
      'не важна. Так освобождают нужные карты. Столбец опустел — на его место сама ложится карта из колоды. Из колоды открывают по одной ' +
      'карте на талон, и верхняя карта талона тоже играет: на базовую стопку или на столбец. Второго прохода нет, поэтому каждую карту ' +
      'талона жаль терять.',
    en:
      'Mix two full packs. The top card is the first base card: put it face up at the side. Open the next eight in two slopes of four. ' +
      'The rest is the closed stock.\n\n' +
      'On a base card goes the next card of its suit, then the next, until there are thirteen; the ace follows the king, the two follows ' +
      'the ace. Seven more cards of the same rank will be base cards when they turn up.\n\n' +
      'The slopes grow downwards. The last card of a column may be laid on the last card of another if it is one rank lower, whatever the ' +
      'suit. So you free the cards you need. When a column is gone, a card from the stock takes its place by itself. You turn the stock to ' +
      'the waste card by card, and the top of the waste plays too: to a foundation or to a column. There is no second pass, so every card ' +
      'that sinks into the waste is a pity.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'text',
      text: {
        ru:
          'Верхняя карта колоды — первая базовая; её достоинство станет базовым для всех восьми стопок. Остальные семь базовых карт ' +
          'выкладывают по мере того, как они выходят.',
        en:
          'The top card of the pack is the first base card; its rank is the base rank of all eight foundations. The other seven base cards ' +
          'are laid out as they turn up.',
      },
      why: {
        ru:
          'Вместо первой карты источник разрешает взять из колоды карту любого достоинства, чаще всего короля или туза: это настройка. Мы ' +
          'берём карту этого достоинства, лежащую ближе всех к верху колоды, а семь других ждём в игре.',
        en:
          'Instead of the first card the source lets you take a card of any rank from the pack, mostly a king or an ace: that is an option. ' +
          'We take the card of that rank nearest to the top of the pack and wait for the other seven in play.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru:
          'Затем восемь открытых карт образуют пирамиду: с первой по четвёртую вниз по левому склону, с пятой по восьмую — по правому. ' +
          'Основание треугольника не выкладывают. Остальные 95 карт — колода, рубашкой вверх.',
        en:
          'Then eight open cards form the pyramid: 1 to 4 down the left slope, 5 to 8 down the right one. The base line of the triangle is ' +
          'not laid. The other 95 cards are the stock, face down.',
      },
      why: {
        ru:
          'По источнику карт может быть и больше, это облегчение; в настройках их от восьми до двенадцати. Порядок нумерации и место ' +
          'нечётной карты — на вершине — выбрали мы.',
        en:
          'The source allows more cards to make it easier; the options go from eight to twelve. The order of the numbers, and the place of ' +
          'an odd card at the apex, are our choice.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru:
          'На базовые карты кладут в масть, по порядку вверх и по кругу: за королём туз, за тузом двойка. В стопке тринадцать карт, на ' +
          'каждую масть приходятся две стопки. Базовую карту кладут на любое свободное базовое место.',
        en:
          'Foundations are built in suit, upwards and round and round: the ace follows the king, the two follows the ace. A foundation holds ' +
          'thirteen cards, and every suit has two of them. A base card goes to any free foundation place.',
      },
      why: {
        ru: 'В масть и вверх — слова источника. Круг и тринадцать карт следуют из того, что начать можно с любого достоинства.',
        en: 'In suit and upwards: so the source. The round and the thirteen cards follow, because any rank may be the first.',
      },
    },
    {
      id: 'R4',
      mark: 'text',
      text: {
        ru: 'Карту можно положить на последнюю карту другого столбца, если она на ступень младше. Масть не важна.',
        en: 'A card may be laid on the last card of another column if it is one rank lower. Suits do not matter.',
      },
    },
    {
      id: 'R5',
      mark: 'reading',
      text: {
        ru: 'И в столбцах младшая — карта базового достоинства: на неё не кладут ничего. Король ложится на туза, если базовая карта не туз.',
        en: 'In columns, too, the base rank is the lowest: nothing is laid on it. A king goes on an ace unless aces are the base.',
      },
      why: {
        ru:
          'Источник говорит о нисходящем порядке, но не говорит, где он кончается. Мы считаем от базовой карты, как и на стопках. Другие ' +
          'прочтения: туз всегда младший; или круг без конца.',
        en:
          'The source speaks of a descending order but not of its end. We count from the base card, as on the foundations. Other readings: ' +
          'the ace is always lowest; or an endless round.',
      },
    },
    {
      id: 'R6',
      mark: 'reading',
      text: {
        ru: 'Переносят по одной карте, последнюю в столбце или верхнюю в талоне.',
        en: 'Cards move one at a time: the last one of a column or the top one of the waste.',
      },
      why: {
        ru:
          'Сказано лишь, что карты столбцов перекладывают. Можно понять и так, что карта идёт вместе со всеми, что лежат на ней, хоть целым ' +
          'столбцом: это настройка, с нею пасьянс много легче.',
        en:
          'It is only said that cards of the columns are moved. That can also mean that a card takes all that lie on it along, up to the whole ' +
          'column: this is an option and makes the patience much easier.',
      },
    },
    {
      id: 'R7',
      mark: 'text',
      text: {
        ru: 'Карту колоды открывают на талон. Верхняя карта талона может пойти на базовую стопку или на столбец.',
        en: 'A card of the stock is turned to the waste. The top card of the waste may go to a foundation or to a column.',
      },
      why: {
        ru:
          'Для трудности источник предлагает открывать по три карты: это настройка. Играет тогда последняя из трёх, а следующая — когда та ' +
          'ушла; меньше трёх осталось — открывают все.',
        en:
          'To make it harder, the source proposes three cards at a time: an option. Then the last of the three plays, and the next one when ' +
          'that is gone; with fewer than three left, all are turned.',
      },
    },
    {
      id: 'R8',
      mark: 'decided',
      text: {
        ru: 'Ни один ход не обязателен: подходящую карту можно придержать.',
        en: 'No move is ever forced; a card that fits may be held back.',
      },
    },
    {
      id: 'R9',
      mark: 'text',
      text: {
        ru:
          'Пустое место заполняет карта из колоды: сама и сразу, до следующего хода. Когда колоды нет, место занимает верхняя карта талона; ' +
          'нет и её — место остаётся пустым. Рукой туда не кладут.',
        en:
          'An empty place is refilled from the stock: by itself and at once, before the next move. When the stock is out, the top card of the ' +
          'waste takes the place; if there is none either, it stays empty. No card is laid there by hand.',
      },
      why: {
        ru:
          'Что места пополняет колода, сказано; что сразу и что после неё черёд талона — наше прочтение. В настройках есть строгий порядок, ' +
          'только из колоды (почти безнадёжно), и обратный, сначала из талона. Другие прочтения: заполнять, когда хочется, или после целого ' +
          'ряда ходов.',
        en:
          'That the stock refills the places is said; that it does so at once, and that the waste follows it, is our reading. The options have ' +
          'the strict way, from the stock only (nearly hopeless), and the reverse, from the waste first. Other readings: refilling at will, or ' +
          'after a whole series of moves.',
      },
    },
    {
      id: 'R10',
      mark: 'text',
      text: {
        ru: 'В столбце не бывает больше шестнадцати карт.',
        en: 'A column never holds more than sixteen cards.',
      },
      why: {
        ru: 'Так в источнике. При нашем прочтении пятого правила длиннее тринадцати столбец и не вырастет.',
        en: 'So the source. With our reading of rule 5 a column cannot grow beyond thirteen anyway.',
      },
    },
    {
      id: 'R11',
      mark: 'text',
      text: {
        ru: 'Колоду проходят один раз; талон не переворачивают.',
        en: 'The stock is gone through once; the waste is not turned over.',
      },
    },
    {
      id: 'R12',
      mark: 'text',
      text: {
        ru: 'Все 104 карты на базовых стопках — пасьянс сошёлся. Ходов больше нет, а карты остались — не сошёлся.',
        en: 'All 104 cards on the foundations: the patience has come out. No move left, but cards remain: it has not.',
      },
    },
  ],
  realCards: {
    ru:
      'Нужны две полные колоды по 52 карты без джокеров и просторный стол. Смешайте их; удобно, когда рубашки разные: после игры колоды ' +
      'легко разобрать.\n\n' +
      'Первую карту положите слева сверху, под ней оставьте место для трёх, и столько же, на четыре, справа. Между ними выложите левый ' +
      'склон сверху вниз, потом правый. Столбцы растут к вам: каждая карта ложится чуть ниже предыдущей. Колода и талон — внизу, под ' +
      'вершиной.\n\n' +
      'Не привыкли считать по кругу — выньте заранее короля или туза и начните с него.',
    en:
      'You need two full packs of 52 cards without jokers and a large table. Mix them; different backs are handy, the packs are then easily ' +
      'parted after the game.\n\n' +
      'Put the first card at the top left, keep room for three below it and for four on the right. Between them lay the left slope from top ' +
      'to bottom, then the right one. Columns grow towards you: each card lies a little below the one before. Stock and waste lie at the ' +
      'bottom, under the apex.\n\n' +
      'If you are not used to counting in a round, take out a king or an ace beforehand and begin with it.',
  },
  source: {
    ru:
      'Русский текст без имени автора; «Пирамида» в нём главная, остальные пасьянсы — её родня. Сохранился он целиком, в одной фразе ' +
      'сбилось слово, но смысл ясен. Рисунка при нём нет, наш сделан по описанию.',
    en:
      "A Russian text without an author's name; the Pyramid is its chief subject, the other patiences in it are relatives. It is complete; in " +
      'one sentence a word has slipped, but the sense is clear. It has no picture; ours follows the description.',
  },
  otherNames: {
    ru:
      'Младшие сёстры — «Чёртов мост», «Сбудется — не сбудется», «От нечего делать». Родня в других странах — «Конгресс» («Кабинет ' +
      'президента») и «Парламент».',
    en:
      "The Russian title is «Египетская пирамида». The younger sisters are Devil's Bridge, Will It Come True? and Nothing to Do. Relatives " +
      "elsewhere are Congress (President's Cabinet) and Parliament.",
  },
};
