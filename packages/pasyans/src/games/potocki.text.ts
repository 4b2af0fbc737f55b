import type { GameText } from './game-text.ts';

/** Rules page of Potocki, known as Paganini. */
export const text: GameText = {
  id: 'potocki',
  story: {
    ru:
      'Польский магнат Адам Потоцкий, если верить преданию, ничем не развлекался охотнее, чем этим пасьянсом. А о скрипаче Паганини ' +
      'рассказывают, будто других пасьянсов он и не раскладывал; отсюда второе имя игры.\n\n' +
      'Под каким заглавием пасьянс был напечатан, неизвестно: оно утрачено. «Паганини» и «Простыня» — прозвища, которые приводит сам ' +
      'текст. Закрытых карт нет: до пересдачи всё видно сразу, и есть над чем подумать.',
    en:
      'Tradition has it that this was the favourite pastime of the Polish magnate Adam Potocki. And of Paganini, the violinist, ' +
      'people say that he laid out no other patience; hence the second name of the game.\n\n' +
      'Under what title it was printed we do not know: the title is lost. The text itself gives two by-names, «Паганини» (Paganini) and ' +
      '«Простыня» (the bed sheet). No card lies face down: until a redeal everything is seen at once, and there is much to think about.',
  },
  aim: {
    ru: 'Выстроить четыре ряда: в каждом одна масть по порядку от туза до короля.',
    en: 'To put four rows in order, each of one suit, from the ace to the king.',
  },
  picture: {
    ru: [
      ' место',
      '  1    2  3  4  5  6  7  8  9 10 11 12 13 14',
      '  Т |  x  x  x  _  x  x  x  x  x  x  x  x  x',
      '  Т |  x  x  x  x  x  x  x  x  _  x  x  x  x',
      '  Т |  x  _  x  x  x  x  x  x  x  x  x  x  x',
      '  Т |  x  x  x  x  x  x  x  x  x  x  x  x  _',
      '',
      '  Т туз    x открытая карта    _ пустое место',
    ].join('\n'),
    en: [
      ' place',
      '  1    2  3  4  5  6  7  8  9 10 11 12 13 14',
      '  A |  x  x  x  _  x  x  x  x  x  x  x  x  x',
      '  A |  x  x  x  x  x  x  x  x  _  x  x  x  x',
      '  A |  x  _  x  x  x  x  x  x  x  x  x  x  x',
      '  A |  x  x  x  x  x  x  x  x  x  x  x  x  _',
      '',
      '  A ace    x open card    _ gap',
    ].join('\n'),
  },
  play: {
    ru:
      'Все 52 карты лежат открыто, в четыре ряда. Выньте тузов и поставьте каждого в начало какого-нибудь ряда — какого, решаете вы. ' +
      'Там, где тузы лежали, останутся четыре пустых места.\n\n' +
      'Взгляните на карту слева от пустого места. Сюда годится только следующая карта той же масти: за семёркой червей — восьмёрка ' +
      'червей. Вы переносите её, и пустым становится место, откуда она ушла. Так ход за ходом и собираются ряды. За королём класть ' +
      'нечего: пустое место справа от него мертво, пока король не уйдёт.\n\n' +
      'Когда мертвы все четыре места, то, что уже выстроилось от тузов, остаётся лежать. Остальные карты собирают, тасуют и раздают ' +
      'снова. Это разрешается дважды. Не вышло и с третьей раздачи — пасьянс не сошёлся.',
    en:
      'All 52 cards lie face up in four rows. Take out the aces and put each one at the beginning of a row; which row, you decide. ' +
      'Where the aces lay, four gaps remain.\n\n' +
      'Look at the card to the left of a gap. Only the next card of the same suit may go there: after the seven of hearts, the eight ' +
      'of hearts. You move it, and the place it came from is the new gap. So, move by move, the rows come together. Nothing can ' +
      'follow a king: a gap to the right of one is dead until the king moves away.\n\n' +
      'When all four gaps are dead, the cards that already stand in order from the aces stay where they are. The others are gathered, ' +
      'shuffled and dealt again. This is allowed twice. If the third deal does not bring it out, the patience is lost.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'reading',
      text: {
        ru:
          'Все карты сдают открыто: четыре ряда, в каждом тринадцать карт. Кладут слева направо на места со второго по четырнадцатое, ' +
          'ряд за рядом.',
        en: 'All cards are dealt face up: four rows, thirteen in each. They go on places 2 to 14, from the left, one row after another.',
      },
      why: {
        ru: 'Четыре ряда по тринадцать — из источника. Порядка раздачи он не называет; на удачу порядок не влияет.',
        en: 'Four rows of thirteen are in the source. It gives no order of dealing, and the order makes no difference to your luck.',
      },
    },
    {
      id: 'R2',
      mark: 'reading',
      text: {
        ru: 'Тузов вынимают и ставят в начало рядов, на первое место. Где они лежали, место пустеет; другие карты не сдвигают.',
        en: 'The aces are taken out and put at the head of the rows, on place 1. Where they lay, gaps remain; nothing moves up.',
      },
      why: {
        ru:
          'Что тузы становятся первыми, сказано. Что для них прибавлен столбец, а пустые места не смыкаются, — наше прочтение. Дальше в ' +
          'тексте у ряда тринадцать карт и ещё пустое место, то есть четырнадцать мест; если сомкнуть ряды, столько не выйдет.',
        en:
          'That the aces come first is stated. That they get a column of their own and the gaps are not closed is our reading. Further ' +
          'on, a row has thirteen cards and a free place besides: fourteen places. Rows closed up would not have so many.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru: 'Какого туза в какой ряд поставить, решаете вы. Пока все четыре не поставлены, по одному на ряд, других ходов нет.',
        en: 'You choose the row for each ace, one ace to a row. Until all four stand, there is no other move.',
      },
      why: {
        ru: 'Выбор даёт источник; делать его ходами в начале решили мы. Можно поручить его программе: сверху вниз ♥ ♦ ♣ ♠.',
        en: 'The choice is in the source; making it by moves at the start is ours. An option does it for you: ♥ ♦ ♣ ♠ from the top.',
      },
    },
    {
      id: 'R4',
      mark: 'text',
      text: {
        ru:
          'На пустое место кладут карту той же масти, что соседка слева, и на одно достоинство старше. Взять её можно из любого ряда. ' +
          'Место, откуда она ушла, становится пустым.',
        en:
          'Look at the left neighbour of a gap: only the next higher card of its suit may be put there, from any row. Where it lay, a ' +
          'gap opens in its turn.',
      },
    },
    {
      id: 'R5',
      mark: 'reading',
      text: {
        ru: 'На пустое место справа от короля не кладут ничего. То же, если слева от него ещё одно пустое место.',
        en: 'A gap behind a king takes no card. Neither does a gap behind another gap.',
      },
      why: {
        ru: 'О короле говорит источник. О двух пустых местах рядом он молчит; но карту выбирает левая соседка, а тут её нет.',
        en: 'The king is in the source. On two gaps side by side it is silent; but the left neighbour names the card, and here is none.',
      },
    },
    {
      id: 'R6',
      mark: 'reading',
      text: {
        ru: 'Сосед второго места слева — туз своего ряда. Один ряд не продолжает другой. Поставленные тузы больше не трогают.',
        en: 'The left neighbour of the second place is always the ace of that row. No row continues another. Aces, once placed, stay.',
      },
      why: {
        ru: 'Источник этого не оговаривает. Другое прочтение — считать конец ряда соседом начала следующего; у нас ряды раздельны.',
        en: 'The source leaves it unsaid. One could also take the end of a row as the neighbour of the next row; we keep rows apart.',
      },
    },
    {
      id: 'R7',
      mark: 'text',
      text: {
        ru: 'Цель — чтобы в каждом ряду лежала одна масть от туза до короля.',
        en: 'The aim is that each row holds one suit, from the ace to the king.',
      },
    },
    {
      id: 'R8',
      mark: 'text',
      text: {
        ru:
          'Ходов не осталось, а цель не достигнута? Карты, ещё не вставшие по порядку, собирают, тасуют и раздают снова. Пересдать можно ' +
          'дважды: всего выходит три раздачи.',
        en:
          'When you can go no further, pick up every card that is not yet in order, shuffle them and lay them out anew. You may redeal ' +
          'twice, so there are three deals.',
      },
      why: {
        ru:
          'Здесь источник помещает пустые места слева от королей; надо понимать — справа, как и сказано чуть выше. Настройки предлагают ' +
          'также одну пересдачу, ни одной или сколько угодно; последнее — вольная игра, её итоги считают отдельно.',
        en:
          'Here the source puts the free places to the left of the kings; it must mean to the right, as it says just above. The options ' +
          'also offer one redeal, none, or as many as you like; the last is a relaxed game, counted separately.',
      },
    },
    {
      id: 'R9',
      mark: 'reading',
      text: {
        ru:
          'По порядку стоят туз на первом месте и карты его масти за ним без перерыва: двойка, тройка и дальше. Они остаются. Прочие ' +
          'собирают, даже если где-то в ряду они случайно легли подряд.',
        en:
          'In order are the ace on place 1 and the cards of its suit behind it without a break: two, three and so on. They stay. All ' +
          'others are gathered, even if some happen to follow one another in some other part of a row.',
      },
      why: {
        ru:
          'Источник говорит лишь о картах, ещё не разложенных по мастям. Другое прочтение — оставлять и цепочки из середины ряда; но ' +
          'место за порядком у ряда одно, и мы считаем от туза.',
        en:
          'The source speaks only of cards not yet laid out by suit. Another reading would leave sequences in the middle of a row too; ' +
          'but a row has one free place behind one sequence, and we count from the ace.',
      },
    },
    {
      id: 'R10',
      mark: 'reading',
      text: {
        ru:
          'Сразу за выстроенными картами оставляют одно пустое место, потом дополняют ряд до тринадцати карт: слева направо, ряд за ' +
          'рядом.',
        en: 'Behind the ordered cards comes one gap; then the row is completed to thirteen cards, from the left, one row after another.',
      },
      why: {
        ru: 'Тринадцать карт и пустое место — из источника. Порядок раздачи мы взяли тот же, что и в начале.',
        en: 'Thirteen cards and the free place are in the source. The order of dealing we take to be the same as at the start.',
      },
    },
    {
      id: 'R11',
      mark: 'reading',
      text: {
        ru: 'Готовый ряд, от туза до короля, карт не получает; его четырнадцатое место остаётся пустым и мёртвым.',
        en: 'A finished row, from ace to king, is passed over; the gap at its end is dead for good.',
      },
      why: {
        ru: 'О готовом ряде источник отдельно не говорит. В нём уже тринадцать карт, и добавлять нечего.',
        en: 'The source has no separate word on a finished row. It already has thirteen cards, so there is nothing to add.',
      },
    },
    {
      id: 'R12',
      mark: 'text',
      text: {
        ru: 'Пересдавать можно, только когда ни одного хода не осталось. Тузы остаются в своих рядах.',
        en: 'You may redeal only when no move is left. The aces stay in their rows.',
      },
    },
    {
      id: 'R13',
      mark: 'reading',
      text: {
        ru: 'Все четыре ряда готовы — пасьянс сошёлся; это проверяют прежде всего. Нет ни ходов, ни пересдач — не сошёлся.',
        en: 'All four rows are finished: the patience has come out; this is looked at first. No move and no redeal left: it has not.',
      },
      why: {
        ru: 'Обе развязки есть в источнике. Что смотреть сперва, он не говорит; но и в собранном пасьянсе ходов уже нет.',
        en: 'Both endings are in the source. It does not say which to look at first; but a finished patience has no moves left either.',
      },
    },
    {
      id: 'R14',
      mark: 'decided',
      text: {
        ru:
          'Как лягут карты при пересдаче, зависит только от номера расклада, от того, какая это пересдача, и от того, какие карты ' +
          'собраны. Вернитесь назад и повторите — те же карты лягут так же. Другие — иначе.',
        en:
          'Three things settle how a redeal falls: the deal id, how many redeals came before, and which cards you picked up. Go back and ' +
          'play it again: the same cards fall the same way, others differently.',
      },
      why: {
        ru: 'Источник просто велит тасовать. Нам важно, чтобы партию можно было повторить. Какими ходами вы к ней пришли, неважно.',
        en: 'The source just says to shuffle. We want a game that can be repeated. By which moves you came there does not matter.',
      },
    },
  ],
  realCards: {
    ru:
      'Нужны полная колода в 52 карты и большой стол: четырнадцать карт в ряд. С маленькими пасьянсными картами просторнее. Выложите ' +
      'четыре ряда по тринадцать, оставив слева столбец для тузов, и переставьте туда тузов. Пустые места не смыкайте; на каждое ' +
      'удобно положить пуговицу.\n\n' +
      'Пересдача вручную. 1. В каждом ряду оставьте туза и карты, которые идут за ним подряд, той же масти. 2. Все остальные снимите и ' +
      'хорошо перетасуйте. 3. В первом ряду пропустите одно место сразу за оставшимися картами и докладывайте дальше, пока карт в ряду ' +
      'не станет тринадцать. Остались туз, двойка и тройка — пропустите четвёртое место и положите десять карт. 4. Так же заполните ' +
      'второй, третий и четвёртый ряды; готовый ряд пропускайте. 5. Карты должны кончиться ровно в конце четвёртого ряда (или последнего ' +
      'неготового); если нет — где-то обсчитались. Пересдачи отмечайте: их две.',
    en:
      'You need a full pack of 52 cards and a big table: fourteen cards in a row. Small patience cards leave more room. Lay four ' +
      'rows of thirteen, keeping a column free on the left, and move the aces there. Do not close the gaps; a button on each is a ' +
      'good marker.\n\n' +
      'To redeal by hand: 1. In each row leave the ace and the cards that follow it in suit without a break. 2. Take up all the others ' +
      'and shuffle them well. 3. In the first row skip one place directly behind the cards that stayed, then lay cards until the row has ' +
      'thirteen. If ace, two and three stayed, skip the fourth place and lay ten cards. 4. Fill the second, third and fourth rows in the ' +
      'same way; pass over a finished row. 5. The cards must run out exactly at the end of the fourth row (or of the last unfinished ' +
      'one); if not, there was a miscount. Keep count of the redeals: there are two.',
  },
  source: {
    ru:
      'Последние абзацы главы о пасьянсах; над ней стоит «Владимир Менделев — Энциклопедия игр». Первые страницы главы и заглавия игр ' +
      'утрачены, рисунков нет. Описание этого пасьянса дошло без видимых потерь; в одном месте оно путает лево и право (правило 8).',
    en:
      'The last paragraphs of a chapter on patience, headed «Владимир Менделев — Энциклопедия игр» (Vladimir Mendelev, An Encyclopaedia ' +
      'of Games). The first pages of the chapter and the titles of the games are lost, and there are no pictures. The description of ' +
      'this patience came down without visible loss; in one place it mixes up left and right (rule 8).',
  },
  otherNames: {
    ru:
      '«Паганини», «Простыня»; по любителю из предания — и «пасьянс Потоцкого». Источник добавляет, что там, где говорят по-английски, ' +
      'пасьянс зовётся «космическим»; вероятно, так передано английское имя «Пустые места», где то же слово значит и «космос». Родня: «Голубая луна» («Рангун»), «Промежутки» ' +
      '(«Монтана»), «Красная луна». Игра «Паганини» в других программах — другая.',
    en:
      '«Паганини» (Paganini), «Простыня» (the bed sheet). The source adds that English speakers call it «космический» (cosmic), most ' +
      "likely the game's English name Spaces put into Russian. Relatives: Blue Moon (Rangoon), Gaps (Montana, Spaces), Red Moon. Some " +
      'programs have a Paganini of their own, which is something else.',
  },
};
