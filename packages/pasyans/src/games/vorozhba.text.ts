import type { GameText } from './game-text.ts';

/** Rules page of Vorozhba (Divination). */
export const text: GameText = {
  id: 'vorozhba',
  story: {
    ru:
      'Эту ворожбу раскладывали в России уже в самом начале XIX века и видели в ней тайный, мистический смысл. Теперь её помнят ' +
      'немногие, да и то чаще в облике «Четырёх тузов».\n\n' +
      'Решать здесь ничего не нужно: всё заранее скрыто в порядке карт. Вы загадываете желание, а карты отвечают.',
    en:
      'People in Russia were laying out this patience at the very start of the nineteenth century, and saw a secret, mystical meaning ' +
      'in it. Few remember it now, and then mostly in the shape of Four Aces.\n\n' +
      'There is nothing to decide: everything is hidden in the order of the cards. You make a wish, and the cards answer.',
  },
  aim: {
    ru:
      'Дойти до конца так, чтобы из всех карт остались только десятка, валет, дама, король и туз базовой масти. Карта, открытая в ' +
      'начале, тоже идёт в счёт, если она из этих пяти.',
    en:
      'To come to the end with nothing left but the ten, jack, queen, king and ace of the base suit. The card turned up at the start ' +
      'counts too, if it is one of these five.',
  },
  picture: {
    ru: [' [7]   [7]   [7]   [7]   [7]      В♦', '  1     2     3     4     5       36'].join('\n'),
    en: [' [7]   [7]   [7]   [7]   [7]      J♦', '  1     2     3     4     5       36'].join('\n'),
  },
  play: {
    ru:
      'Загадайте желание. Тридцать пять карт ложатся рубашкой вверх в пять стопок: по одной карте на каждую, круг за кругом, пока в ' +
      'каждой не станет семь. Последнюю, тридцать шестую, откройте и положите рядом. Её масть — базовая. Десятка, валет, дама, король ' +
      'и туз этой масти — ваши заветные карты.\n\n' +
      'Начните с левой стопки. Переверните её целиком лицом вверх и снимайте карту за картой, пока сверху не покажется заветная. ' +
      'Снятое больше не вернётся. Заветная карта и всё, что лежит под нею, остаётся. Так же пройдите и остальные стопки. Где заветной ' +
      'не нашлось, там не останется ничего.\n\n' +
      'Теперь соберите уцелевшее с конца: последнюю стопку положите на предпоследнюю, обе вместе — на ту, что левее, и так до первой. ' +
      'Переверните собранное рубашкой вверх и, не тасуя, разложите на четыре стопки. Снова откройте их, снимите лишнее, соберите. ' +
      'Затем разложите на три стопки, на две и, наконец, на одну.\n\n' +
      'Очистив последнюю стопку, посмотрите, что в ней. Одни заветные карты — желание сбудется. Затесались чужие — это препятствия: по ' +
      'ним и гадают, что стоит на пути.',
    en:
      'Make a wish. Thirty-five cards go face down into five piles, one card to each pile, round after round, until there are seven in ' +
      'each. Turn up the last card, the thirty-sixth, and lay it beside them. Its suit is the base suit. The ten, jack, queen, king ' +
      'and ace of that suit are your target cards.\n\n' +
      'Begin with the pile on the left. Turn the whole pile face up and take off card after card until a target card shows on top. ' +
      'What you have taken off never comes back. The target card and everything beneath it stays. Go through the other piles in the ' +
      'same way. A pile with no target card in it disappears.\n\n' +
      'Now gather what is left, from the end: lay the last pile on the one before it, these two on the next to the left, and so on to ' +
      'the first. Turn the packet face down and, without shuffling, deal it into four piles. Open them again, take off what is not ' +
      'wanted, gather. Then deal three piles, then two, and at last one.\n\n' +
      'When the last pile has been cleared, see what is in it. Only target cards: the wish will come true. If strangers have slipped ' +
      'in, they are obstacles, and tell you what stands in the way.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'text',
      text: {
        ru: 'Прежде всего загадайте желание. На карты оно не влияет.',
        en: 'First of all make a wish. It does not change the cards.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru:
          'Тридцать пять карт кладут рубашкой вверх в пять стопок по семь. Тридцать шестую открывают и кладут отдельно: её масть ' +
          'становится базовой.',
        en:
          'Thirty-five cards are laid face down in five piles of seven. The thirty-sixth is turned up and laid apart: its suit becomes ' +
          'the base suit.',
      },
    },
    {
      id: 'R3',
      mark: 'reading',
      text: {
        ru: 'Карты раздают по одной на каждую стопку по очереди: первую карту на первую стопку, пятую на пятую, шестую снова на первую.',
        en:
          'The cards go round the piles, a single card to each: the first card to the first pile, the fifth to the fifth, the sixth to ' +
          'the first again.',
      },
      why: {
        ru:
          'Старый текст говорит лишь о пяти стопках по семь карт, а как их раздавать, умалчивает. Можно понять и так, что стопку ' +
          'отсчитывают сразу целиком: первые семь карт, потом следующие семь. Такую раздачу можно выбрать в настройках. Мы раздаём по ' +
          'очереди, потому что дальше карты не делятся на стопки поровну и потому что так раздают в родственном английском пасьянсе. ' +
          'Исход от этого зависит.',
        en:
          'The old text speaks only of five piles of seven cards and does not say how to deal them. It can also be read as counting ' +
          'off each pile at once: the first seven cards, then the next seven. The options let you deal that way. We deal in turn ' +
          'because later on the cards do not divide evenly into piles, and because the related English patience, Royal Flush, is dealt ' +
          'so. The outcome depends on it.',
      },
    },
    {
      id: 'R4',
      mark: 'reading',
      text: {
        ru:
          'Заветные карты — десятка, валет, дама, король и туз базовой масти. Открытую тридцать шестую карту больше не сдают. Если она ' +
          'заветная, в конце её прибавляют к остальным. Если это шестёрка, семёрка, восьмёрка или девятка, она своё дело сделала: в ' +
          'игре не участвует и препятствием не считается.',
        en:
          'The target cards are the ten, jack, queen, king and ace of the base suit. The open thirty-sixth card is not dealt any more. ' +
          'Should it be a target, it is counted with the others at the end. Should it be a six, seven, eight or nine, it has done its ' +
          'work: it takes no further part and is no obstacle.',
      },
      why: {
        ru:
          'В источнике сказано, какие карты заветные и что открытая карта идёт в счёт, если она не младше десятки. О младшей открытой ' +
          'карте там ничего нет; что она просто выходит из игры — наше прочтение.',
        en:
          'The source says which cards are the targets and that the open card counts if it is a ten or higher. It says nothing of a ' +
          'lower one; that it simply drops out is our reading.',
      },
    },
    {
      id: 'R5',
      mark: 'text',
      text: {
        ru: 'Стопки открывают по порядку, слева направо.',
        en: 'The piles are opened in order, from left to right.',
      },
    },
    {
      id: 'R6',
      mark: 'reading',
      text: {
        ru: 'Открыть стопку — значит перевернуть её всю лицом вверх. Сверху окажется карта, которая легла в неё первой.',
        en: 'Opening a pile means turning all of it face up, so that its first-dealt card comes to the top.',
      },
      why: {
        ru:
          'В источнике стопку «вскрывают», а каким образом, не сказано. Можно было бы снимать карты с закрытой стопки по одной, ' +
          'начиная с положенной последней. Но в варианте «б» той же страницы стопку прямо велено переворачивать, и мы поступаем так ' +
          'же. Настройки для другого прочтения нет.',
        en:
          'The source has the pile opened without saying how. One might take cards from the closed pile one by one, the last dealt ' +
          'first. But variant «б» on the same page expressly turns the pile over, and so do we. There is no option for the other ' +
          'reading.',
      },
    },
    {
      id: 'R7',
      mark: 'text',
      text: {
        ru:
          'Карты снимают сверху и отбрасывают, пока верхней не станет заветная. То, что под ней, не трогают, какие бы карты там ни ' +
          'были. Стопка без единой заветной карты уходит вся.',
        en:
          'Cards are taken off the top and thrown away; you stop as soon as a target shows. Whatever lies below the target stays ' +
          'untouched. A pile without any target card goes altogether.',
      },
    },
    {
      id: 'R8',
      mark: 'text',
      text: {
        ru:
          'Собирают с конца: последнюю стопку кладут на предпоследнюю, их — на стоящую перед ними, и так далее. Исчезнувшие стопки ' +
          'пропускают. Первая стопка оказывается в самом низу.',
        en:
          'Gather from the end: put the last pile upon its neighbour to the left, both upon the next, and so on. Vanished piles are ' +
          'passed over. The first pile comes to lie at the very bottom.',
      },
    },
    {
      id: 'R9',
      mark: 'reading',
      text: {
        ru:
          'Собранное переворачивают рубашкой вверх и не тасуют. Поэтому первыми пойдут карты первой стопки, за ними второй и так ' +
          'далее, а внутри стопки — начиная с той, что была положена в неё последней.',
        en:
          "The gathered packet is turned face down and not shuffled. So the first pile's cards are dealt first, then the second's and " +
          'so on; and within a pile the one dealt last leads.',
      },
      why: {
        ru:
          'Что тасовать нельзя, в источнике сказано; что пачку переворачивают рубашкой вверх, взято из варианта «б». Пример: в первой ' +
          'стопке сверху вниз лежат В♦, 6♠, 9♣, вторая исчезла, в третьей — К♦, 7♥. Дальше карты пойдут так: 9♣, 6♠, В♦, 7♥, К♦.',
        en:
          'That there is no shuffling is said in the source; that the packet is turned face down is taken from variant «б». An ' +
          'example: the first pile, from the top, is J♦, 6♠, 9♣, the second has vanished, the third is K♦, 7♥. The next order of ' +
          'dealing is 9♣, 6♠, J♦, 7♥, K♦.',
      },
    },
    {
      id: 'R10',
      mark: 'text',
      text: {
        ru: 'Собранные карты раскладывают на четыре стопки, точно так же открывают, очищают и собирают. Потом на три, на две и на одну.',
        en:
          'The gathered cards are dealt into four piles, which are opened, cleared and gathered in just the same way; then into three, ' +
          'two and one.',
      },
    },
    {
      id: 'R11',
      mark: 'reading',
      text: {
        ru:
          'Если поровну не выходит, лишние карты достаются первым стопкам, по одной на каждую. Тринадцать карт на четыре стопки — это ' +
          '4, 3, 3 и 3.',
        en:
          'If the cards do not divide evenly, the extra ones go to the first piles, one each. Thirteen cards in four piles make 4, 3, ' +
          '3 and 3.',
      },
      why: {
        ru: 'Об остатке старый текст молчит. При раздаче по очереди так выходит само собой; при раздаче пачками мы делим карты так же.',
        en:
          'The old text is silent about the remainder. Dealing in turn brings this about by itself; when dealing in packets we divide ' +
          'the cards in the same way.',
      },
    },
    {
      id: 'R12',
      mark: 'text',
      text: {
        ru:
          'Игра кончается, когда очищена единственная стопка последнего этапа. Проходят все этапы, даже если лишних карт не осталось ' +
          'уже раньше.',
        en:
          'The end comes when the last stage, with its one pile, has been cleared. Every stage is played through, even if nothing ' +
          'unwanted is left before that.',
      },
    },
    {
      id: 'R13',
      mark: 'text',
      text: {
        ru:
          'Пасьянс сошёлся, если остались ровно пять заветных карт, считая и открытую, когда она заветная. Заветную отбросить нельзя, ' +
          'поэтому смотрите лишь, нет ли в стопке чужой.',
        en:
          'The patience has come out if exactly the five target cards are left, counting the open card when it is one of them. A ' +
          'target is never thrown away, so you need only look whether a stranger is in the pile.',
      },
    },
    {
      id: 'R14',
      mark: 'text',
      text: {
        ru: 'Не сошёлся — значит, каждая лишняя карта в стопке указывает на препятствие. По ним и толкуют, что мешает желанию.',
        en: 'If it has not come out, each other card in the pile is an obstacle. They are read for what hinders the wish.',
      },
      why: {
        ru: 'Что означает каждая карта, источник не сообщает. Мы прилагаем толкования по традиции.',
        en: 'The source does not say what each card means. We add meanings by tradition.',
      },
    },
  ],
  realCards: {
    ru:
      'Нужна колода из 36 карт, от шестёрок до тузов. Хорошо перетасуйте её, думая о желании. Держите колоду рубашкой вверх и ' +
      'раздавайте сверху: пять стопок в ряд, карта за картой. Последнюю откройте и положите в стороне.\n\n' +
      'Возьмите левую стопку, переверните и, держа лицом вверх, снимайте карты сверху до заветной; снятые откладывайте прочь. Остаток ' +
      'верните на место лицом вверх. Очистив все стопки, берите правую и кладите на соседнюю слева, потом обе на следующую, пока не ' +
      'получится одна пачка. Переверните её рубашкой вверх всю сразу — и можно раздавать снова.\n\n' +
      'Удобно записать на бумажке базовую масть и число стопок: 5, 4, 3, 2, 1.',
    en:
      'You need a pack of 36 cards, sixes to aces; from a pack of 52 take out the twos, threes, fours and fives. Shuffle well, ' +
      'thinking of your wish. Hold the pack face down and deal from the top: five piles in a row, card by card. Turn up the last and ' +
      'lay it to one side.\n\n' +
      'Take the pile on the left, turn it over and, holding it face up, take cards from the top until you meet a target; put those ' +
      'aside for good. Lay the rest back in its place, face up. When all the piles are cleared, lay the one on the right upon its ' +
      'neighbour to the left, then both upon the next, until there is a single packet. Turn it face down in one piece, and you may ' +
      'deal again.\n\n' +
      'It helps to jot down the base suit and the numbers of piles: 5, 4, 3, 2, 1.',
  },
  source: {
    ru:
      'Старая русская страница о пасьянсе «Ворожба», вариант «а». Текст сохранился целиком, с заглавием. Неясны мелочи: как раздавать ' +
      'карты, как открывать стопку, как её переворачивать, — эти места у нас помечены. Таблицы значений карт в источнике нет.',
    en:
      'An old Russian page on the patience «Ворожба» (Vorozhba), variant «а». The text has come down whole, with its title. Small ' +
      'things are unclear: how the cards are dealt, how a pile is opened, which way the packet is turned; these places are marked. The ' +
      "source has no table of the cards' meanings.",
  },
  otherNames: {
    ru:
      'Ближайшая родня — «Червонное семейство», «Слепой» и «Четыре туза» с той же старой страницы. Похожий английский пасьянс на 52 ' +
      'картах называется «Королевский флеш».',
    en:
      'The name means divination. Nearest of kin are The Hearts Family, The Blind One and Four Aces, from the same old page. A similar ' +
      'English patience with 52 cards is called Royal Flush.',
  },
};
