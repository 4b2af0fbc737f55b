import type { GameText } from './game-text.ts';

/** Rules page of Devil's Bridge. */
export const text: GameText = {
  id: 'devils-bridge',
  story: {
    ru:
      'Мост перекинут с двух берегов: на одном четыре туза, на другом четыре короля. От тузов масти идут вверх, от королей — вниз, и две ' +
      'половины каждой масти движутся навстречу одна другой.\n\n' +
      'Этот вариант «Египетской пирамиды» не зря носит такое имя: он очень труден. Девятая карта в пирамиде — послабление, но столбцы ' +
      'растут вниз и накрывают как раз те карты, которых ждут короли. Сойдётся — радуйтесь, не сойдётся — не удивляйтесь.',
    en:
      'The bridge is built from two banks: four aces on one, four kings on the other. From the aces the suits go up, from the kings they ' +
      'go down, and the two halves of each suit move towards each other.\n\n' +
      'This variant of Egyptian Pyramid has earned its name: it is very hard. The ninth card of the pyramid makes things easier, but the ' +
      'columns grow downwards and bury the very cards that the kings are waiting for. Be glad when it comes out, and not surprised when ' +
      'it does not.',
  },
  aim: {
    ru: 'Собрать обе колоды на четырёх тузов и четырёх королей: на тузов в масть вверх до короля, на королей в масть вниз до туза.',
    en: 'To bring both packs onto four aces and four kings: on the aces in suit up to the king, on the kings in suit down to the ace.',
  },
  picture: {
    ru: [
      '  тузы              [9]            короли',
      '   Т♥            [1]   [5]           К♥',
      '   Т♦         [2]         [6]        К♦',
      '   Т♣      [3]               [7]     К♣',
      '   Т♠   [4]                     [8]  К♠',
      '',
      '              [колода] [талон]',
      '',
      '   [1]–[9] столбцы пирамиды',
    ].join('\n'),
    en: [
      '  aces              [9]            kings',
      '   A♥            [1]   [5]           K♥',
      '   A♦         [2]         [6]        K♦',
      '   A♣      [3]               [7]     K♣',
      '   A♠   [4]                     [8]  K♠',
      '',
      '               [stock] [waste]',
      '',
      '   [1]–[9] columns of the pyramid',
    ].join('\n'),
  },
  play: {
    ru:
      'Смешайте две полные колоды и выложите девять открытых карт: по четыре на склон и одну на вершину. Места слева и справа оставьте ' +
      'для тузов и королей, остальные карты положите колодой рубашкой вверх.\n\n' +
      'Туз, который выйдет первым в своей масти, начинает её левую стопку, король — правую. На тузов кладут двойку, тройку и так до ' +
      'короля, на королей даму, валета и так до туза, всё в масть. Каждой карты в двух колодах по две, так что масть собирают дважды: ' +
      'вверх и вниз.\n\n' +
      'Последнюю карту столбца можно положить на последнюю карту другого, если она на ступень младше; масть не важна. Опустевшее место ' +
      'само занимает карта из колоды, а после неё — с талона. Колоду открывают на талон по одной карте, один раз.',
    en:
      'Mix two full packs and lay nine open cards: four on each slope and one on the apex. Keep room on the left and right for aces and ' +
      'kings, and put the other cards down as a closed stock.\n\n' +
      'The first ace of a suit to turn up begins its pile on the left, the first king its pile on the right. On the aces go two, three ' +
      'and so on up to the king; on the kings queen, jack and so on down to the ace, all in suit. Two packs hold every card twice, so ' +
      'each suit is built twice: up and down.\n\n' +
      'The last card of a column may be laid on the last card of another one if it is one rank lower, whatever the suit. An emptied place ' +
      'is filled by itself from the stock, and later from the waste. The stock is turned to the waste card by card, once.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'inherited',
      text: {
        ru:
          'Кроме сказанного ниже, всё как в «Египетской пирамиде».\n\n' +
          'Переносят по одной карте, последнюю в столбце. Колоду открывают на талон по одной; верхняя карта талона идёт на базовую стопку ' +
          'или на столбец. Ходить подходящей картой не обязательно.\n\n' +
          'Пустое место тотчас заполняет верхняя карта колоды, а когда колоды нет — верхняя карта талона. Рукой на пустое место не кладут. ' +
          'Столбец никогда не бывает длиннее тринадцати карт.',
        en:
          'Except for what follows, everything is as in Egyptian Pyramid.\n\n' +
          'Cards move one at a time, the last one of a column. The stock is turned to the waste card by card; the top card of the waste goes ' +
          'to a foundation or a column. You never have to play a card that fits.\n\n' +
          'An empty place is filled at once by the top card of the stock, or, when the stock is out, by the top card of the waste. No card ' +
          'is laid there by hand. A column never holds more than thirteen cards.',
      },
      why: {
        ru:
          'Источник упоминает этот вариант в описании «Пирамиды» и называет только отличия. Наши решения о переносе карт и пополнении мест ' +
          'взяты оттуда же, но без настроек.',
        en:
          'Our source mentions this variant within its account of the Pyramid and names only the differences. Our decisions on moving cards ' +
          'and refilling are taken over too, but without options.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru: 'Выкладывают девять открытых карт; первой базовой карты нет. В колоде остаётся 95 карт.',
        en: 'Nine open cards are laid, and no first base card. 95 cards remain in the stock.',
      },
      why: {
        ru: 'Девять карт названы в источнике. Что девятая лежит на вершине, тузы слева, а короли справа, решили мы.',
        en: 'The source gives the nine cards. That the ninth lies at the apex, aces left and kings right, is our reading.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru:
          'Базовых карт восемь: четыре туза и четыре короля разных мастей. На тузов собирают только вверх, на королей только вниз, всегда ' +
          'в масть. В стопке тринадцать карт: туз кончает королём, король — тузом.',
        en:
          'There are eight base cards: four aces and four kings of different suits. The aces are built up only, the kings down only, always ' +
          'in suit. A pile holds thirteen cards: an ace pile ends with a king, a king pile with an ace.',
      },
      why: {
        ru: 'Направления и разные масти — из источника. «В масть» взято из «Пирамиды»; тринадцать карт отсюда следуют.',
        en: 'The directions and the different suits are in the source. "In suit" comes from the Pyramid; the thirteen cards follow from it.',
      },
    },
    {
      id: 'R4',
      mark: 'reading',
      text: {
        ru:
          'Базовые карты кладут, когда они выйдут. Туз начинает стопку своей масти, если её ещё нет; второй туз той же масти может лишь ' +
          'закончить стопку короля. С королями так же: второй король только кончает стопку туза.',
        en:
          'The base cards are played as they turn up. An ace begins the ace pile of its suit if there is none yet; the second ace of the ' +
          'suit can only end the king pile. The same goes for kings: the second one can only end the ace pile.',
      },
      why: {
        ru:
          'В «Пирамиде» базовые карты появляются по ходу игры, так мы понимаем и здесь. Другое прочтение — выложить все восемь заранее — ' +
          'есть в настройках: из каждой масти берут туза и короля, лежащих ближе к верху колоды, и в колоде остаётся 87 карт.',
        en:
          'In the Pyramid the base cards turn up in the course of play, and so we read it here. The other reading, laying all eight out ' +
          'beforehand, is an option: of each suit the ace and the king nearest to the top of the pack are taken, and 87 cards are left.',
      },
    },
    {
      id: 'R5',
      mark: 'reading',
      text: {
        ru:
          'В столбцах карта ложится на карту ступенью старше, любой масти. На туза не кладут ничего, а короля не положить ни на что: со ' +
          'своего места он уходит только на базовую стопку.',
        en:
          'In columns a card goes on one that is one rank higher, of any suit. Nothing is laid on an ace, and a king is laid on nothing: it ' +
          'leaves its place only for a foundation.',
      },
      why: {
        ru:
          'Из «Пирамиды»: вниз, без учёта масти. Там младшей бывает базовая карта; здесь базы две, и мы берём обычный порядок с тузом ' +
          'внизу. Другое прочтение — по кругу, король на туза.',
        en:
          'From the Pyramid: downwards, regardless of suit. There the base card is the lowest; here there are two bases, and we take the ' +
          'usual order with the ace low. Another reading goes round, with a king on an ace.',
      },
    },
    {
      id: 'R6',
      mark: 'reading',
      text: {
        ru: 'Со стопки туза на стопку короля и обратно карты не перекладывают.',
        en: 'Cards do not pass from an ace pile to a king pile or back.',
      },
      why: {
        ru: 'В иных пасьянсах со встречными стопками это разрешено. Источник о таких ходах молчит, и мы их не вводим.',
        en: 'Some patiences with piles that meet allow it. Our source does not mention such moves, so we do not add them.',
      },
    },
    {
      id: 'R7',
      mark: 'inherited',
      text: {
        ru:
          'Колоду проходят один раз. Настройка разрешает два прохода: когда колода кончилась, талон переворачивают целиком, не тасуя. Если ' +
          'весь талон ушёл на пустые места, переворачивать нечего.',
        en:
          'The stock is gone through once. An option allows two passes: when the stock is out, the whole waste is turned over without ' +
          'shuffling. If all of the waste has gone into empty places, there is nothing to turn.',
      },
      why: {
        ru: 'Один проход — из «Пирамиды». С ним игра почти безнадёжна, поэтому мы предлагаем и второй.',
        en: 'One pass comes from the Pyramid. With it the game is close to hopeless, so we offer a second one.',
      },
    },
    {
      id: 'R8',
      mark: 'decided',
      text: {
        ru: 'Карта подходит к обеим стопкам своей масти — выбираете вы.',
        en: 'When a card fits both piles of its suit, you choose.',
      },
    },
    {
      id: 'R9',
      mark: 'inherited',
      text: {
        ru: 'Все 104 карты на базовых стопках — пасьянс сошёлся. Ходов больше нет, а карты остались — не сошёлся.',
        en: 'All 104 cards on the foundations: the patience has come out. No move left, but cards remain: it has not.',
      },
    },
  ],
  realCards: {
    ru:
      'Нужны две полные колоды по 52 карты, лучше с разными рубашками, чтобы потом легко разобрать, и большой стол. Смешайте их.\n\n' +
      'Сначала выложите склоны: левый, четыре карты сверху вниз, потом правый; девятую карту положите на вершину последней. Столбцы растут ' +
      'к вам, каждая карта чуть ниже предыдущей. Слева держите место для тузов ♥ ♦ ♣ ♠, справа — для королей.\n\n' +
      'Прежде чем положить карту на столбец, посмотрите, не ждёт ли король той, что там лежит: накрытую придётся откапывать.',
    en:
      'You need two full packs of 52 cards, best with different backs so that they are easy to part again, and a large table. Mix them.\n\n' +
      'Lay the slopes first, the left one from top to bottom with four cards, then the right one, and put the ninth card on the apex last. ' +
      'Columns grow towards you, each card a little below the one before. Keep room for the aces ♥ ♦ ♣ ♠ on the left and for the kings on ' +
      'the right.\n\n' +
      'Before you lay a card on a column, look whether a king is waiting for what lies there: whatever you cover has to be dug out again.',
  },
  source: {
    ru:
      'Две фразы внутри русского текста о «Египетской пирамиде», без имени автора: в одной девять карт, в другой тузы и короли с их ' +
      'направлениями. Написано «Чертов мост», через «е». Рисунка нет, наш сделан по образцу «Пирамиды».',
    en:
      "Two sentences within a Russian text on «Египетская пирамида» (Egyptian Pyramid), without an author's name: one has the nine cards, " +
      'the other the aces and kings with their directions. There is no picture; ours follows the Pyramid.',
  },
  otherNames: {
    ru: 'Старшая сестра — «Египетская пирамида». Дальняя родня в других странах — «Конгресс» и «Парламент».',
    en:
      "The Russian title is «Чёртов мост» (the devil's bridge). The elder sister is Egyptian Pyramid; distant relatives elsewhere are " +
      'Congress and Parliament.',
  },
};
