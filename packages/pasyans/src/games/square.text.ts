import type { GameText } from './game-text.ts';

/** Rules page of Square. */
export const text: GameText = {
  id: 'square',
  story: {
    ru:
      'Старинный пасьянс на две колоды с простой картинкой — двенадцать стопок по сторонам квадрата, тузы слева, короли справа — и с ' +
      'непростой игрой. Пока карты раздаются, слушается вас одно основание, нижняя сторона. Потом оживает весь квадрат.\n\n' +
      'Редкая здесь вольность: карты можно переводить с тузов на королей и обратно, сколько нужно. В этих переводах и состоит искусство.',
    en:
      'An old patience for two packs with a plain picture, twelve piles round a square, aces on the left, kings on the right, and a ' +
      'game that is far from plain. While the cards are being dealt, only the base, the bottom side, obeys you. Then the whole square ' +
      'comes to life.\n\n' +
      'There is a rare freedom in it: cards may change over from the aces to the kings and back as often as you need. The art lies in ' +
      'these changes.',
  },
  aim: {
    ru: 'Собрать все 104 карты на тузов и королей: на тузов по возрастанию, на королей по убыванию, каждая масть отдельно.',
    en: 'To bring all 104 cards onto the aces and kings: upwards on the aces, downwards on the kings, each suit by itself.',
  },
  picture: {
    ru: [
      '  тузы                                короли',
      '              [4]  [5]  [6]',
      '   Т♥    [3]                 [7]       К♥',
      '   Т♦    [2]    [колода]     [8]       К♦',
      '   Т♣    [1]                 [9]       К♣',
      '   Т♠         [12] [11] [10]           К♠',
      '',
      '               основание',
    ].join('\n'),
    en: [
      '  aces                                kings',
      '              [4]  [5]  [6]',
      '   A♥    [3]                 [7]       K♥',
      '   A♦    [2]     [stock]     [8]       K♦',
      '   A♣    [1]                 [9]       K♣',
      '   A♠         [12] [11] [10]           K♠',
      '',
      '                the base',
    ].join('\n'),
  },
  play: {
    ru:
      'Карты двух колод открывают по одной и кладут на двенадцать мест: три на левую сторону снизу вверх, три на верхнюю, три на правую, ' +
      'три на основание — и снова с первого места, круг за кругом. По одному тузу каждой масти, когда они выйдут, ложатся слева, по ' +
      'одному королю — справа. На туза кладут двойку той же масти, тройку и дальше, на короля — даму, валета и дальше вниз.\n\n' +
      'Но пока колода не кончилась, туда идут карты только с основания. Сняли карту — на её место тотчас ложится следующая из колоды, и ' +
      'раздача продолжается там, где остановилась. Подошла карта на другой стороне — пусть ждёт.\n\n' +
      'Вся колода разложена, и играют верхние карты всех стопок. Кроме того, верхнюю карту можно перенести на другую стопку, на соседнюю ' +
      'по старшинству карту той же масти, или на пустое место. А с тузов на королей и с королей на тузов карты переходят, если там ' +
      'подходят.\n\n' +
      'Когда больше ничего не идёт, стопки собирают и, не тасуя, раскладывают квадрат снова, на тех же условиях. Раскладывают до трёх раз.',
    en:
      'The cards of two packs are turned one by one and laid on twelve places: three on the left side going up, three along the top, ' +
      'three down the right side, three on the base, and then from the first place again, round after round. One ace of each suit, as ' +
      'it turns up, goes to the left, one king of each suit to the right. On an ace goes the two of its suit, the three and so on, on a ' +
      'king the queen, the jack and so on down.\n\n' +
      'But until the pack is out, only cards of the base may go there. When you take one, the next card of the pack comes to its place ' +
      'at once, and dealing goes on where it had stopped. A card that would fit on another side has to wait.\n\n' +
      'When the whole pack is laid, the top cards of all piles play. Besides, a top card may be moved to another pile, onto the next ' +
      'higher or lower card of its suit, or to an empty place. And cards change from the aces to the kings and from the kings to the ' +
      'aces where they fit.\n\n' +
      'When nothing goes any more, the piles are gathered and the square is laid again, without shuffling, on the same terms. It may be ' +
      'laid three times.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'text',
      text: {
        ru: 'Колоду раскладывают по одной открытой карте на стопки с первой по двенадцатую, круг за кругом. Обратно в колоду карты не кладут.',
        en: 'The pack is dealt one open card at a time onto piles 1 to 12, round after round. No card goes back to the pack.',
      },
      why: {
        ru:
          'Стороны источник называет по порядку: левая, верхняя, правая, основание. Куда идти внутри стороны, должен был показать рисунок, ' +
          'а он утрачен. Мы идём по часовой стрелке, начиная с нижнего места слева.',
        en:
          'The source gives the order of the sides: left, top, right, base. Which way to go within a side was to be seen in a figure, and ' +
          'the figure is lost. We go clockwise from the lowest place on the left.',
      },
    },
    {
      id: 'R2',
      mark: 'reading',
      text: {
        ru:
          'Начальные карты — по одному тузу и одному королю каждой масти; тузы лежат слева, короли справа. На тузов кладут вверх до ' +
          'короля, на королей вниз до туза, всегда в масть: по тринадцать карт. Вторые тузы и короли — обычные карты.',
        en:
          'The base cards are one ace and one king of each suit, the aces on the left, the kings on the right. Aces are built up to the ' +
          'king and kings down to the ace, always in suit: thirteen cards each. The second aces and kings are ordinary cards.',
      },
      why: {
        ru:
          'Что начинают тузы и короли и в какую сторону растут стопки, сказано; сколько их — нет. За четырёх тузов и четырёх королей говорят ' +
          'полные семейства по тринадцать карт и родственные пасьянсы. Другое прочтение, в настройках: начинают все восемь тузов и восемь королей. ' +
          'Тогда стопка туза кончается самое большее дамой, стопка короля двойкой, а встретиться они могут где угодно.',
        en:
          'That aces and kings begin and which way they grow is stated; how many there are is not. Complete families of thirteen and the ' +
          'related games speak for four aces and four kings. The other reading, an option: all eight aces and eight kings begin. Then an ace pile ' +
          'ends at the queen at the latest, a king pile at the two, and they may meet anywhere.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru:
          'Пока колода раздаётся, на тузов и королей идут карты только с основания — со стопок 10, 11 и 12. Карты трёх других сторон ждут, ' +
          'пока не будет разложена вся колода.',
        en:
          'While the pack is being dealt, only cards of the base, piles 10, 11 and 12, may go to the aces and kings. Cards of the three ' +
          'other sides wait until the whole pack is laid.',
      },
      why: {
        ru:
          'Мы разрешаем взять с основания любую верхнюю карту в любое время раздачи. Другое прочтение — только ту, что легла сейчас; у ' +
          'нас его нет.',
        en: 'We let any top card of the base go at any moment of the deal. The other reading, only the card just laid, is not offered.',
      },
    },
    {
      id: 'R4',
      mark: 'text',
      text: {
        ru:
          'На место карты, взятой во время раздачи, сразу и сама собой ложится следующая карта колоды. Затем раздача идёт дальше с того ' +
          'места, где остановилась.',
        en:
          'The place of a card taken during the deal is filled at once, by itself, with the next card of the pack. Then dealing goes on ' +
          'where it had stopped.',
      },
    },
    {
      id: 'R5',
      mark: 'decided',
      text: {
        ru: 'Брать карту с основания не обязательно: можно раздавать дальше. Но следующий круг её накроет.',
        en: 'You need not play a card from the base: you may deal on. But the next round will cover it.',
      },
      why: {
        ru: 'Источник говорит «кладутся», но нигде не велит спешить. Ход — выложить одну карту; решать между картами можете вы. Команда «Раздать» выкладывает подряд и останавливается, когда карта, лёгшая на основание, подходит.',
        en: 'The source says that the cards "are laid" but never that you must. Laying one card is the move; between cards you decide. The Deal on command lays them one after another and stops when a card laid on the base fits.',
      },
    },
    {
      id: 'R6',
      mark: 'text',
      text: {
        ru: 'Раздача окончена, когда колода пуста, — легла ли последняя карта по порядку или на место взятой.',
        en: 'The deal is over when the pack is empty, whether its last card was laid in its turn or in place of another.',
      },
    },
    {
      id: 'R7',
      mark: 'text',
      text: {
        ru: 'После раздачи на тузов и королей идут верхние карты всех двенадцати стопок.',
        en: 'After the deal the top cards of all twelve piles may go to the aces and kings.',
      },
    },
    {
      id: 'R8',
      mark: 'reading',
      text: {
        ru:
          'После раздачи верхнюю карту можно перенести на другую стопку: на карту той же масти, которая на одно достоинство старше или ' +
          'младше. Туз и король не соседи.',
        en:
          'After the deal a top card may be moved to another pile: onto a card of its suit that is one rank higher or one rank lower. Ace ' +
          'and king are not neighbours.',
      },
      why: {
        ru:
          'Перекладывать с кучки на кучку «по мастям» источник разрешает, о достоинствах молчит. Стопки нужны и для подъёма, и для спуска, ' +
          'поэтому мы берём обе стороны. Другое прочтение — только в одну.',
        en:
          'The source allows moves from pile to pile "by suit" and is silent about ranks. Cards are needed for going up and for going ' +
          'down, so we take both directions. The other reading has one only.',
      },
    },
    {
      id: 'R9',
      mark: 'text',
      text: {
        ru:
          'После раздачи верхнюю карту можно перевести с туза на короля той же масти и обратно, если она там подходит. Начальная карта со ' +
          'своего места не уходит, и на стопки квадрата карты не возвращаются.',
        en:
          'After the deal a top card may change from the ace pile to the king pile of its suit, and back, where it fits. A base card never ' +
          'leaves its place, and no card comes back to the square.',
      },
      why: {
        ru: 'Переводы с одной начальной стороны на другую — из источника. Обе оговорки — наше прочтение: об ином он не говорит.',
        en: 'Changing from one side of the foundations to the other is in the source. The two limits are our reading: it grants no more.',
      },
    },
    {
      id: 'R10',
      mark: 'reading',
      text: {
        ru: 'После раздачи на пустое место можно положить любую верхнюю карту другой стопки. Заполнять его не обязательно.',
        en: 'After the deal an empty place may take the top card of any other pile. It need not be filled.',
      },
      why: {
        ru:
          'О пустых местах источник молчит. Другое прочтение, в настройках: они так и остаются пустыми. Мы пробовали: с четырьмя тузами ' +
          'и четырьмя королями пасьянс тогда почти не сходится.',
        en:
          'The source is silent about empty places. The other reading, an option: they stay empty. We tried it: with four aces and four ' +
          'kings the patience then hardly ever comes out.',
      },
    },
    {
      id: 'R11',
      mark: 'text',
      text: {
        ru:
          'Ничего больше не идёт — собирают стопки, начиная с первой, и, не тасуя, раскладывают квадрат снова на тех же условиях. Карты ' +
          'выходят так: первая стопка от нижней карты до верхней, за нею вторая и дальше; начинают с первого места. Всего три раздачи.',
        en:
          'When nothing goes any more, the piles are gathered, beginning with the first, and without shuffling the square is laid again on ' +
          'the same terms. The cards come in this order: the first pile from its lowest card to its top, then the second, and so on; the ' +
          'deal starts at the first place. Three deals in all.',
      },
      why: {
        ru:
          'Собирать с первой стопки и не тасовать велит источник. Какой стороной при этом лягут стопки, он не говорит: у нас ' +
          'их держат рубашкой вверх, и первой выходит нижняя карта первой стопки. Мало карт осталось — часть мест ничего не получит.',
        en:
          'Gathering from the first pile and not shuffling is in the source. It does not say which way up the piles go: ours are held ' +
          'face down, so that the lowest card of the first pile comes out first. When few cards are left, some places get none.',
      },
    },
    {
      id: 'R12',
      mark: 'reading',
      text: {
        ru: 'Собрать стопки можно в любую минуту после раздачи, пока не сделаны три. До конца раздачи — нельзя.',
        en: 'You may gather the piles at any time after the deal, until three have been made. Not before the deal is over.',
      },
      why: {
        ru:
          'По источнику собирают, когда и после переводов ничего не идёт. Простым правилом этого не проверишь, а карту можно и нарочно ' +
          'придержать. Другое прочтение — только когда ни одна верхняя карта не подходит.',
        en:
          'By the source you gather when nothing goes even after further moves. No simple rule can check that, and you may be holding a ' +
          'card back on purpose. The other reading: only when no top card fits.',
      },
    },
    {
      id: 'R13',
      mark: 'text',
      text: {
        ru: 'Все 104 карты на тузах и королях — пасьянс сошёлся. Ни хода, ни раздачи не осталось — не сошёлся.',
        en: 'All 104 cards on the aces and kings: the patience has come out. No move and no deal left: it has not.',
      },
      why: {
        ru: 'Карты можно носить туда и обратно без конца, так что безнадёжное положение не всегда видно сразу. Сдаться можно всегда.',
        en: 'Cards can go to and fro without end, so a hopeless position does not always show. You may give up at any time.',
      },
    },
  ],
  realCards: {
    ru:
      'Нужны две одинаковые полные колоды без джокеров; перетасуйте их как следует. Квадрат занимает пять карт в ширину и пять в ' +
      'высоту, углы пустые. Слева оставьте столбик для тузов, справа для королей. Колоду держите в руке.\n\n' +
      'Чуть сдвигайте карты в стопках: после раздачи считать придётся много, и полезно видеть, что под чем. Во время раздачи кладите на ' +
      'место взятой карты новую сразу, иначе собьётесь, чья очередь; пуговица у следующей стопки поможет.\n\n' +
      'Собирая, каждую стопку переворачивайте рубашкой вверх: сперва двенадцатую, на неё одиннадцатую и так до первой. Тогда сверху ' +
      'окажется нижняя карта первой стопки, с неё и начинайте.',
    en:
      'You need two full packs with the same back and no jokers, shuffled well. The square is five cards wide and five high, its ' +
      'corners empty. Keep a column free on the left for the aces and one on the right for the kings. Hold the pack in your hand.\n\n' +
      'Let the cards of a pile overlap a little: there is much to reckon after the deal, and it helps to see what lies under what. ' +
      'During the deal, replace a card you have taken straight away, or you will lose your place; a button beside the next pile helps.\n\n' +
      'To gather, turn each pile face down as you take it up: the twelfth first, the eleventh on top of it, and so on to the first. ' +
      'Now the lowest card of the first pile is on top of the pack, and you begin with it.',
  },
  source: {
    ru:
      'Русский текст без имени автора, тот же сборник, что и у «Котильона». Слова дошли целиком; рисунок, на который они ссылаются ' +
      '(«в фигуре 44»), утрачен, и о расположении мест мы судим по тексту.',
    en:
      "A Russian text without an author's name, from the same collection as Cotillion. The words are complete; the figure they refer to " +
      '("figure 44") is lost, and we judge the places by the text.',
  },
  otherNames: {
    ru: 'Других имён мы не знаем. Родня: «Четыре угла», «Людовик», «Остров Святой Елены» (он же «Любимец Наполеона»), «Коробчатый змей».',
    en:
      'The Russian title is «Квадрат» (square). Relatives: Les Quatre Coins (Four Corners), Louis, St. Helena (also Napoleon’s ' +
      'Favorite), Box Kite.',
  },
};
