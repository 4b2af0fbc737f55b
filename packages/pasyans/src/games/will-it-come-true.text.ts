import type { GameText } from './game-text.ts';

/** Rules page of Will It Come True? */
export const text: GameText = {
  id: 'will-it-come-true',
  story: {
    ru:
      'Гадание на желание: загадали, разложили карты и смотрите, что они скажут. Сойдётся пасьянс — желание сбудется.\n\n' +
      'Это младшая сестра «Египетской пирамиды», которую раскладывают в России с начала девятнадцатого века. По словам источника, ' +
      'сегодня старый пасьянс чаще всего встречается как раз в этом виде: одна колода в 36 карт вместо двух полных, четыре базовые карты ' +
      'вместо восьми.',
    en:
      'A patience for asking about a wish: think of it, lay out the cards and see what they say. If the patience comes out, the wish ' +
      'will come true.\n\n' +
      'It is the younger sister of Egyptian Pyramid, which has been played in Russia since the early nineteenth century. According to ' +
      'our source, this is the form in which the old patience is mostly met today: one pack of 36 cards instead of two full ones, four ' +
      'base cards instead of eight.',
  },
  aim: {
    ru: 'Собрать всю колоду на четыре базовые стопки: в каждой одна масть, девять карт по порядку вверх, начиная с базовой.',
    en: 'To bring the whole pack onto four foundations: each holds one suit, nine cards in ascending order from its base card.',
  },
  picture: {
    ru: [
      '   [1]    (б)    [5]',
      '   [2]    (б)    [6]',
      '   [3]    (б)    [7]',
      '   [4]    (б)    [8]',
      '',
      '      [колода] [талон]',
      '',
      '   [1]–[8] места    (б) базовые карты',
    ].join('\n'),
    en: [
      '   [1]    (f)    [5]',
      '   [2]    (f)    [6]',
      '   [3]    (f)    [7]',
      '   [4]    (f)    [8]',
      '',
      '       [stock] [waste]',
      '',
      '   [1]–[8] places    (f) foundations',
    ].join('\n'),
  },
  play: {
    ru:
      'Загадайте желание. Верхнюю карту колоды положите открытой в середину: это первая базовая карта. По обе стороны от середины ' +
      'выложите столбиками по четыре открытые карты. Остальные лежат рубашкой вверх — это колода.\n\n' +
      'На базовую карту кладут следующую по старшинству карту той же масти, затем следующую, пока их не станет девять. После туза ' +
      'идёт шестёрка. Три другие базовые карты — того же достоинства, что и первая; они ложатся в середину, когда выйдут.\n\n' +
      'Карты с мест идут только на базовые стопки, друг на друга их не кладут. Место опустело — его тут же занимает верхняя карта ' +
      'колоды. Из колоды открывают по одной карте на талон, и верхняя карта талона тоже может пойти на базовую стопку. Когда колода ' +
      'кончится, пустые места пополняет талон. Спешить не надо: подходящую карту можно и придержать.',
    en:
      'Think of a wish. Put the top card of the pack face up in the middle: it is the first base card. On each side of the middle ' +
      'lay a column of four open cards. The rest lies face down and is the stock.\n\n' +
      'On a base card goes the next higher card of the same suit, then the next, until there are nine. After the ace comes the six. ' +
      'The three other base cards have the same rank as the first; they join it in the middle when they turn up.\n\n' +
      'Cards in the places go only to the foundations, never onto one another. When a place falls empty, the top card of the stock fills ' +
      'it at once. You turn cards from the stock one at a time onto the waste, and its top card, too, can be played to a foundation. ' +
      'When the stock is out, the waste fills the empty places. There is no hurry: a card that fits may be held back.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'inherited',
      text: {
        ru:
          'Верхняя карта колоды — первая базовая. Три другие базовые карты должны быть того же достоинства; каждая, когда выйдет, ' +
          'ложится на следующее свободное место в середине.',
        en:
          'The top card of the pack is the first base card. The other three must have the same rank; as each turns up, it goes to the ' +
          'next free foundation place in the middle.',
      },
      why: {
        ru:
          'Взято из «Египетской пирамиды»: о базовой карте этого гадания источник отдельно не говорит. В настройках есть и другие ' +
          'начала. Базовыми могут быть шестёрки: либо по мере выхода (тогда сразу выкладывают восемь мест, в колоде 28 карт), либо ' +
          'вынутые заранее и положенные в порядке ♥ ♦ ♣ ♠ (в колоде 24 карты). Вынуть заранее источник разрешает одну базовую карту; ' +
          'вынимать все четыре — наше послабление.',
        en:
          'Taken over from Egyptian Pyramid: the source says nothing separate about the base card here. The options offer other ' +
          'beginnings. The sixes can be the base cards, either as they turn up (the eight places are then laid at once, 28 cards in the ' +
          'stock) or taken out beforehand and laid in the order ♥ ♦ ♣ ♠ (24 cards in the stock). The source allows one base card to be ' +
          'taken out; taking all four is our easing.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru:
          'Затем восемь открытых карт ложатся на места: с первого по четвёртое слева, с пятого по восьмое справа, сверху вниз. Остальные ' +
          '27 карт — колода, рубашкой вверх.',
        en:
          'Then eight open cards go to the places: 1 to 4 on the left, 5 to 8 on the right, from top to bottom. The other 27 cards are ' +
          'the stock, face down.',
      },
    },
    {
      id: 'R3',
      mark: 'inherited',
      text: {
        ru:
          'На базовые карты кладут карты той же масти по порядку вверх. За тузом следует шестёрка, за ней семёрка — по кругу, пока в ' +
          'стопке не будет девяти карт.',
        en:
          'On each base card you build upwards in its own suit. The ace is followed by the six, then the seven, round and round until ' +
          'the foundation has nine cards.',
      },
      why: {
        ru:
          'Сказано: в масть и вверх. Что счёт идёт по кругу, мы выводим, как и в «Египетской пирамиде»: начать можно с любого ' +
          'достоинства, а лечь в стопку должна вся масть.',
        en:
          'The source says: in suit and upwards. That it goes round after the ace we conclude, as in Egyptian Pyramid: any rank may be ' +
          'the first, and the whole suit has to find its place.',
      },
    },
    {
      id: 'R4',
      mark: 'reading',
      text: {
        ru:
          'С места карта уходит только на базовую стопку. Поверх карты, лежащей на месте, не кладут ничего: ни с других мест, ни с ' +
          'талона.',
        en:
          'A card leaves its place only for a foundation. You may not cover it: neither with a card from another place nor with one from ' +
          'the waste.',
      },
      why: {
        ru:
          'Источник запрещает перекладывать карты с места на место, а о талоне молчит. В «Египетской пирамиде» карты талона кладут и на ' +
          'места. Мы понимаем запрет шире: на месте лежит одна карта. Другое прочтение — пускать на места карты талона — у нас не ' +
          'предлагается.',
        en:
          'The source forbids moving cards between the places and is silent about the waste. In Egyptian Pyramid waste cards may be laid ' +
          'on the places. We read the ban more widely: a place holds one card. The other reading, letting waste cards onto the places, ' +
          'is not offered.',
      },
    },
    {
      id: 'R5',
      mark: 'inherited',
      text: {
        ru: 'Верхнюю карту колоды открывают на талон, по одной. С талона играет только верхняя карта, и только на базовую стопку.',
        en:
          'The top card of the stock is turned onto the waste, one at a time. Of the waste only the top card can be played, and only to ' +
          'a foundation.',
      },
      why: {
        ru: 'Порядок «Египетской пирамиды». Как талон пополняет пустые места, сказано в правиле 7.',
        en: 'This is how Egyptian Pyramid does it. How the waste fills empty places is told in rule 7.',
      },
    },
    {
      id: 'R6',
      mark: 'decided',
      text: {
        ru:
          'Класть карту на базовую стопку никогда не обязательно. Пока место занято, новая карта на него не придёт; придерживая карту, ' +
          'вы решаете, куда и когда лягут следующие.',
        en:
          'You never have to play a card to a foundation. While a place is taken, no new card comes to it; by holding a card back you ' +
          'decide where and when the next ones come in.',
      },
      why: {
        ru: 'Источник об этом не говорит. Мы оставляем выбор за вами: он меняет ход пасьянса.',
        en: 'The source does not say. We leave the choice to you, because it changes how the patience goes.',
      },
    },
    {
      id: 'R7',
      mark: 'decided',
      text: {
        ru:
          'Пустое место заполняется само и сразу, до следующего хода: верхней картой колоды, а когда колоды нет — верхней картой талона. ' +
          'Нет ни того ни другого — место остаётся пустым.',
        en:
          'An empty place is refilled by itself, at once, before the next move: by the top card of the stock, or, when the stock is out, ' +
          'by the top card of the waste. When both are out, the place stays empty.',
      },
      why: {
        ru:
          'Пополнять места из колоды велит «Египетская пирамида». Что это делают сразу и что после колоды черёд талона, решили мы. В ' +
          'настройках есть ещё два порядка: только из колоды (строже к тексту и много труднее; без колоды место ждёт) и сначала из ' +
          'талона.',
        en:
          'Egyptian Pyramid has the places refilled from the stock. That it happens at once, and that the waste follows the stock, is ' +
          'our decision. The options have two more ways: from the stock only (closer to the text and much harder; without a stock the ' +
          'place waits) and from the waste first.',
      },
    },
    {
      id: 'R8',
      mark: 'reading',
      text: {
        ru:
          'Колоду проходят один раз. Настройка «два прохода» легче: когда колода кончилась, вы можете перевернуть весь талон, не тасуя, ' +
          '— он снова станет колодой. Места, ждавшие карту, заполняются тотчас.',
        en:
          'You go through the stock once. Two passes, an option, are easier: when the stock is out, you may turn the whole waste over ' +
          'without shuffling, and it is the stock again. Places that were waiting for a card are filled at once.',
      },
      why: {
        ru:
          'Один проход, а для облегчения два — так в источнике. Что карты не тасуют и что ждавшие места заполняются (ждут они только при ' +
          'пополнении из одной лишь колоды) — наше прочтение. Другое: место, не заполненное вовремя, остаётся пустым до конца.',
        en:
          'One pass, or two to make it easier: so says the source. That the cards are not shuffled, and that waiting places are filled ' +
          '(they wait only when refilled from the stock alone), is our reading. The other one: a place not filled in time stays empty to ' +
          'the end.',
      },
    },
    {
      id: 'R9',
      mark: 'text',
      text: {
        ru: 'Все 36 карт на базовых стопках — пасьянс сошёлся, желание сбудется. Ходов больше нет, а карты остались — не сошёлся.',
        en:
          'All 36 cards on the foundations: the patience has come out and the wish will come true. No move left, but cards remain: it ' +
          'has not.',
      },
      why: {
        ru: 'Источник говорит только о сбывшемся желании; ответ «не сбудется» подсказывает название.',
        en: 'The source speaks only of the wish fulfilled; the answer "it will not" is suggested by the title.',
      },
    },
  ],
  realCards: {
    ru:
      'Возьмите колоду в 36 карт, от шестёрок до тузов. Если под рукой полная, отложите двойки, тройки, четвёрки, пятёрки и ' +
      'джокеров. Перетасуйте.\n\n' +
      'Места нужно немного: три столбика по четыре карты. Первую карту положите открытой вверху среднего столбика. Потом выложите ' +
      'левый столбик сверху вниз и так же правый. Колоду положите внизу, рядом оставьте место для талона.\n\n' +
      'Пустое место заполняйте сразу, пока не забыли. Чем кончится стопка, подскажет её нижняя карта: последней ляжет та, что по кругу ' +
      'стоит прямо перед базовой. Начали с девятки — закончите восьмёркой, начали с шестёрки — тузом. Играете в два прохода — ' +
      'переверните талон целиком и не тасуйте.',
    en:
      'Take a pack of 36 cards, sixes to aces. If you have a full one, put the twos, threes, fours, fives and jokers aside. Shuffle.\n\n' +
      'You need little room: three columns of four cards. Put the first card face up at the top of the middle column. Then lay the ' +
      'left column from top to bottom, and the right one likewise. Put the stock below and keep a place beside it for the waste.\n\n' +
      'Fill an empty place straight away, before you forget. The bottom card of a foundation tells you how it will end: last comes the ' +
      'card that stands just before the base card in the round. Begin with a nine and you end with an eight; begin with a six and you ' +
      'end with an ace. If you play two passes, turn the whole waste over and do not shuffle.',
  },
  source: {
    ru:
      'Русский текст о пасьянсе «Египетская пирамида», без имени автора. Гаданию отведён короткий раздел в конце; потерь в нём не видно, ' +
      'но многое не досказано, и тогда мы смотрим, как это делается в «Пирамиде». Рисунка при тексте нет, наш сделан по описанию.',
    en:
      "A Russian text on the patience «Египетская пирамида» (Egyptian Pyramid), without an author's name. A short section near its end " +
      'is about this game; nothing seems to be lost from it, but much is left unsaid, and then we look at how the Pyramid does it. There ' +
      'is no picture; ours follows the description.',
  },
  otherNames: {
    ru:
      'Старшая сестра — «Египетская пирамида», вариант с выбором колоды и числа мест — «От нечего делать». Дальняя родня — пасьянс ' +
      '«Ковёр».',
    en:
      'The Russian title is «Сбудется — не сбудется» (it will come true — it will not). The elder sister is Egyptian Pyramid; a variant ' +
      'with a choice of pack and number of places is Nothing to Do. A distant relative is Carpet.',
  },
};
