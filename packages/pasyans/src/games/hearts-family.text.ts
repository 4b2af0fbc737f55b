import type { GameText } from './game-text.ts';

/** Rules page of The Hearts Family. */
export const text: GameText = {
  id: 'hearts-family',
  story: {
    ru:
      '«Червонное семейство» — ближайшая родня «Ворожбы», старинного гадания, известного в России с начала XIX века. Разница в одном: ' +
      'масть не выпадает случаем, она всегда червонная.\n\n' +
      'На старой странице этой разновидности отведена всего одна строка. Решать здесь нечего: загадайте желание и следите за картами.',
    en:
      'The Hearts Family is a sister of Vorozhba, the old Russian divination known at the start of the nineteenth century. There is ' +
      'one difference: the suit is not left to chance, it is always hearts.\n\n' +
      'The old page gives this variety a single line. There is nothing to decide: make a wish and watch the cards.',
  },
  aim: {
    ru:
      'Чтобы к концу остались одни заветные карты — десятка, валет, дама, король и туз червей, считая и открытую тридцать шестую, если ' +
      'она из них.',
    en:
      'To be left at the end with the target cards alone: the ten, jack, queen, king and ace of hearts, counting the open thirty-sixth ' +
      'card if it is one of them.',
  },
  picture: {
    ru: [' [7]   [7]   [7]   [7]   [7]      9♠', '  1     2     3     4     5       36', '', '          10♥ В♥ Д♥ К♥ Т♥'].join('\n'),
    en: [' [7]   [7]   [7]   [7]   [7]      9♠', '  1     2     3     4     5       36', '', '          10♥ J♥ Q♥ K♥ A♥'].join('\n'),
  },
  play: {
    ru:
      'Загадайте желание. Разложите тридцать пять карт рубашкой вверх в пять стопок, по одной карте на каждую по очереди, — выйдет по ' +
      'семь. Тридцать шестую откройте и положите рядом. Масти она не назначает: заветны всегда червонные десятка, валет, дама, король ' +
      'и туз.\n\n' +
      'Слева направо переворачивайте стопки лицом вверх и снимайте карты, пока сверху не окажется заветная. Снятое ушло навсегда. ' +
      'Заветная и всё под нею остаётся. Стопка без заветных исчезает.\n\n' +
      'Соберите остатки с конца: последнюю стопку на предпоследнюю, и так до первой. Переверните пачку рубашкой вверх и, не тасуя, ' +
      'разложите на четыре стопки. Повторите всё снова, потом с тремя стопками, с двумя и с одной.\n\n' +
      'Если в последней стопке после очистки нет ничего, кроме заветных карт, желание сбудется. Чужие карты — препятствия на пути к ' +
      'нему.',
    en:
      'Make a wish. Deal thirty-five cards face down into five piles, one card to each pile in turn, which makes seven in each. Turn ' +
      'up the thirty-sixth and lay it beside them. It does not choose the suit: the target cards are always the ten, jack, queen, king ' +
      'and ace of hearts.\n\n' +
      'From left to right, turn the piles face up and take off cards until a target is on top. What is taken off is gone for good. The ' +
      'target and everything beneath it stays. A pile without a target disappears.\n\n' +
      'Gather what remains from the end: the last pile on the one before it, and so on to the first. Turn the packet face down and, ' +
      'without shuffling, deal it into four piles. Do it all again, then with three piles, with two, and with one.\n\n' +
      'If nothing but target cards is left in the last pile once it is cleared, the wish will come true. Other cards are obstacles on ' +
      'the way to it.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'inherited',
      text: {
        ru:
          'Всё идёт, как в «Ворожбе», кроме сказанного ниже. Пять закрытых стопок по семь карт; каждую переворачивают и снимают ' +
          'верхние карты до заветной; остатки собирают с конца, кладут рубашкой вверх и, не тасуя, раздают на четыре стопки, на три, ' +
          'две и одну. Если поровну не делится, лишние карты получают первые стопки. Проходят все пять этапов. Лишние карты, ' +
          'оставшиеся в конце, — препятствия.',
        en:
          'All goes as in Vorozhba, except as said below. Five closed piles of seven; each is turned over and its top cards taken off ' +
          'down to a target; the rest is gathered from the end, turned face down and dealt, unshuffled, into four piles, three, two ' +
          'and one. If the cards do not divide evenly, the first piles get the extra ones. All five stages are played. Other cards ' +
          'left at the end are obstacles.',
      },
      why: {
        ru:
          'Источник лишь отсылает к «Ворожбе». Раздачу по одной карте и здесь можно заменить раздачей пачками: старый текст о способе ' +
          'молчит, а исход от него зависит.',
        en:
          'The source merely points to Vorozhba. Here too you may deal in packets instead of one card at a time: the old text does not ' +
          'say which, and the outcome depends on it.',
      },
    },
    {
      id: 'R2',
      mark: 'reading',
      text: {
        ru:
          'Базовая масть всегда черви; заветные карты — десятка, валет, дама, король и туз червей. Тридцать шестую карту открывают. ' +
          'Если она заветная, её прибавляют в конце; если нет, она в игре не участвует.',
        en:
          'Hearts are the base suit every time; the ten, jack, queen, king and ace of hearts are the targets. The thirty-sixth card is ' +
          'turned up. If it is a target it is counted at the end; if not, it takes no part.',
      },
      why: {
        ru:
          'В источнике сказано только, что извлекают одни червонные карты. Мы понимаем это как «Ворожбу» с постоянной мастью. Есть и ' +
          'другое чтение: заветны все девять червей, ведь «семейством» в старину звали полную масть; его можно выбрать в настройках. ' +
          'Если же понять строку буквально, так что червей именно отбрасывают, цель становится недостижимой; так мы не играем.',
        en:
          'All the source says is that nothing but hearts is taken out. We take it as Vorozhba with a fixed suit. Another reading ' +
          'makes all nine hearts the targets, for a complete suit was once called a family; the options offer it. Taken word for word, ' +
          'with the hearts being thrown away, the aim could never be reached; that reading is not offered.',
      },
    },
    {
      id: 'R3',
      mark: 'reading',
      text: {
        ru: 'Пасьянс сошёлся, если остались ровно все заветные карты, считая и тридцать шестую, когда она из их числа.',
        en: 'The patience has come out if exactly the target cards are left, counting the thirty-sixth when it is one of them.',
      },
      why: {
        ru:
          'Об условии выигрыша в строке источника нет ни слова, мы берём его из «Ворожбы». С выбором всей масти карт должно остаться ' +
          'девять, иначе — пять.',
        en:
          "The source's line does not mention winning; we take the condition from Vorozhba. With the whole suit chosen nine cards must " +
          'be left, otherwise five.',
      },
    },
  ],
  realCards: {
    ru:
      'Возьмите 36 карт, от шестёрок до тузов, и перетасуйте. Раздайте пять стопок рубашкой вверх, карта за картой; последнюю, ' +
      'тридцать шестую, откройте и отложите. Если она заветная, не забудьте в конце прибавить её к оставшимся.\n\n' +
      'Левую стопку переверните в руке, снимите лишнее сверху, остаток положите на место лицом вверх; так со всеми. Потом правую ' +
      'стопку кладите на соседнюю слева, и так до конца ряда. Пачку переверните рубашкой вверх, не меняя порядка карт, и раздайте на ' +
      'одну стопку меньше.\n\n' +
      'Отброшенные карты держите подальше от стола: с лежащими на столе их легко спутать.',
    en:
      'Take 36 cards, sixes to aces, and shuffle. Deal five piles face down, card by card; turn up the last, the thirty-sixth, and set ' +
      'it aside. If it is a target, remember to count it at the end.\n\n' +
      'Turn the left pile over in your hand, take off what is not wanted and lay the rest back face up; so with them all. Then lay the ' +
      'pile on the right upon its neighbour to the left, and so on along the row. Turn the packet face down without disturbing its ' +
      'order and deal one pile fewer.\n\n' +
      'Keep the discarded cards well away: they are easily mixed up with those on the table.',
  },
  source: {
    ru:
      'Старая русская страница о пасьянсе «Ворожба»: в конце варианта «а» есть строка о разновидности «Червонное семейство». Заглавие ' +
      'подлинное. Строка дошла целой, но так коротка, что её приходится толковать.',
    en:
      'An old Russian page on the patience «Ворожба» (Vorozhba): at the end of variant «а» there is one line on the variety «Червонное ' +
      'семейство» (The Hearts Family). The title is genuine. The line is undamaged, but so short that it has to be interpreted.',
  },
  otherNames: {
    ru: 'Родня — «Ворожба», «Слепой», «Четыре туза»; в Англии на 52 картах раскладывают похожий «Королевский флеш».',
    en: 'Its relations are Vorozhba, The Blind One and Four Aces; the English Royal Flush, with 52 cards, is similar.',
  },
};
