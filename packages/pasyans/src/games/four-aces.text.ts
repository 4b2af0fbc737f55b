import type { GameText } from './game-text.ts';

/** Rules page of Four Aces. */
export const text: GameText = {
  id: 'four-aces',
  story: {
    ru:
      '«Четыре туза» — вторая разновидность «Ворожбы», русского гадания, которое помнят с начала XIX века. Из всей семьи именно этот ' +
      'пасьянс ещё изредка раскладывают и теперь.\n\n' +
      'Он проще «Ворожбы»: базовой масти нет, нужны одни тузы. Выбирать ничего не приходится, всё решает порядок карт.',
    en:
      'Four Aces is the second form of Vorozhba, the Russian divination remembered since the start of the nineteenth century. Of the ' +
      'whole family it is the one still laid out now and then.\n\n' +
      'It is simpler than Vorozhba: there is no base suit, only the aces are wanted. There is nothing to choose; the order of the ' +
      'cards decides everything.',
  },
  aim: {
    ru: 'Чтобы из всей колоды остались четыре туза и ни одной карты больше.',
    en: 'To be left with the four aces out of the whole pack, and not a card more.',
  },
  picture: {
    ru: [' [9]   [9]   [9]   [9]', '  1     2     3     4', '', '    Т♥   Т♦   Т♣   Т♠'].join('\n'),
    en: [' [9]   [9]   [9]   [9]', '  1     2     3     4', '', '    A♥   A♦   A♣   A♠'].join('\n'),
  },
  play: {
    ru:
      'Загадайте желание. Разложите всю колоду рубашкой вверх в четыре стопки, по карте на каждую по очереди: выйдет по девять.\n\n' +
      'Первую стопку переверните лицом вверх и снимайте карты, пока не покажется туз. Снятое ушло из игры, а туз и всё под ним ' +
      'остаётся. Переверните вторую стопку, положите её лицом вверх на остаток первой и опять снимайте до туза. Так же поступите с ' +
      'третьей и с четвёртой. Нет в стопке туза — она уйдёт вся, и снимать перестают у туза, который уже лежал под нею.\n\n' +
      'Получившуюся пачку переверните рубашкой вверх и, не тасуя, разложите на три стопки. Очистите их точно так же, одну за другой. ' +
      'Потом разложите на две и, наконец, на одну.\n\n' +
      'Остались четыре туза — пасьянс сошёлся, и желание сбудется. Остались и другие карты — это препятствия, о них и говорит гадание.',
    en:
      'Make a wish. Deal the whole pack face down into four piles, one card to each in turn, which makes nine in each.\n\n' +
      'Turn the first pile face up and take off cards until an ace shows. What is taken off is out of the game; the ace and everything ' +
      'beneath it stays. Turn the second pile over, put it face up upon the remains of the first, and again take off cards down to an ' +
      'ace. Do the same with the third and the fourth. If a pile has no ace it goes altogether, and you stop at the ace already lying ' +
      'beneath it.\n\n' +
      'Turn the resulting packet face down and, without shuffling, deal it into three piles. Clear them one after another in the same ' +
      'way. Then deal two piles, and at last one.\n\n' +
      'If four aces are left, the patience has come out and the wish will be granted. If other cards are left too, they are obstacles, ' +
      'and it is of them that the cards speak.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'reading',
      text: {
        ru: 'Всю колоду раскладывают рубашкой вверх в четыре стопки по девять карт, по одной карте на каждую стопку по очереди.',
        en: 'All thirty-six cards go face down into four piles, nine in each, dealt round a card at a time.',
      },
      why: {
        ru:
          'Что карт не остаётся и стопок четыре, сказано в источнике. Как раздавать, не сказано. Можно отсчитать по девять карт ' +
          'подряд; такая раздача есть в настройках, и исход сильно от неё зависит.',
        en:
          'The source says that there are four piles and no card is over. It does not say how to deal. You might count off nine cards ' +
          'at a time; the options offer that, and the outcome depends strongly on it.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru: 'Заветные карты — четыре туза. Ни базовой масти, ни лишней карты здесь нет.',
        en: 'The target cards are the four aces. There is neither a base suit nor a card left over.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru: 'Первую стопку переворачивают и отбрасывают верхние карты, пока сверху не окажется туз.',
        en: 'The first pile is turned over and its top cards are thrown away, one after another, until you come to an ace.',
      },
    },
    {
      id: 'R4',
      mark: 'reading',
      text: {
        ru:
          'Вторую стопку переворачивают, кладут лицом вверх на остаток первой и снова отбрасывают карты до туза; затем третью и ' +
          'четвёртую. Стопка без туза уходит целиком, а под ней снимать уже нечего: там сверху лежит туз.',
        en:
          'The second pile is turned over and put, face up, upon the remains of the first; then its cards go, down to an ace. The ' +
          'third and the fourth follow likewise. A pile without an ace goes entirely, and nothing beneath is touched: an ace lies on ' +
          'top there.',
      },
      why: {
        ru:
          'В старой фразе стоит местоимение, которое по грамматике относится к тузу, а не к стопке: выходит, будто перекладывают туза. ' +
          'Мы понимаем, что кладут следующую стопку. И так и этак складывается одна и та же пачка. Если же туза не было и в стопках ' +
          'перед ней, стопка просто ложится на пустое место.',
        en:
          'The old sentence has a pronoun which by grammar belongs to the ace and not to the pile, as if the ace were moved. We take ' +
          'it that the next pile is laid down. Both give the same packet. If there was no ace in the earlier piles either, the pile ' +
          'simply lies on an empty place.',
      },
    },
    {
      id: 'R5',
      mark: 'text',
      text: {
        ru:
          'Пачку переворачивают рубашкой вверх и, не тасуя, раздают на три стопки, затем на две и на одну. Каждый раз стопки очищают ' +
          'тем же способом. Первыми идут карты первой стопки, внутри неё — начиная с нижней из уцелевших.',
        en:
          'The packet is turned face down. Without shuffling you deal three piles, next time two, at last one, and clear them each ' +
          'time in the same manner. The cards of the first pile come first, and within it the lowest of those left.',
      },
    },
    {
      id: 'R6',
      mark: 'reading',
      text: {
        ru: 'Если карты не делятся поровну, лишние получают первые стопки, по одной. Четыре карты на три стопки — это 2, 1 и 1.',
        en: 'If the cards do not divide evenly, the first piles get the extra ones, one each. Four cards in three piles make 2, 1 and 1.',
      },
      why: {
        ru: 'В источнике о неравных стопках ничего нет. Мы делаем, как в «Ворожбе».',
        en: 'The source says nothing about uneven piles. We do as in Vorozhba.',
      },
    },
    {
      id: 'R7',
      mark: 'text',
      text: {
        ru: 'Игра кончается, когда очищена единственная стопка. Пасьянс сошёлся, если в ней только четыре туза.',
        en: 'Play ends once the single pile has been cleared. The patience has come out if it holds only the four aces.',
      },
    },
    {
      id: 'R8',
      mark: 'inherited',
      text: {
        ru: 'Если остались и другие карты, они указывают на препятствия, как в «Ворожбе».',
        en: 'If other cards are left as well, they are obstacles, as in Vorozhba.',
      },
      why: {
        ru: 'Источник называет этот пасьянс подобным «Ворожбе», оттуда и толкование. Значений карт в нём нет; мы даём их по традиции.',
        en:
          'The source calls this patience similar to Vorozhba, and the interpretation comes from there. It gives no meanings of cards; ' +
          'we give them by tradition.',
      },
    },
  ],
  realCards: {
    ru:
      'Возьмите 36 карт, от шестёрок до тузов, и хорошо перетасуйте. Раздайте рубашкой вверх четыре стопки, карта за картой по кругу.\n\n' +
      'Первую стопку переверните и очистите сверху до туза. Вторую возьмите в руку, переверните, положите на первую и снимайте, пока ' +
      'не откроется туз. Так соберётся одна пачка. Если туз лежал в стопке последним, уйдут восемь карт — это не ошибка.\n\n' +
      'Пачку переверните рубашкой вверх, ничего не меняя местами, и раздайте на три стопки, потом на две, потом на одну. Отброшенное ' +
      'складывайте подальше, чтобы не замешалось.',
    en:
      'Take 36 cards, sixes to aces, and shuffle well. Deal four piles face down, card by card in turn.\n\n' +
      'Turn the first pile over and clear it down to an ace. Take the second in your hand, turn it over, lay it on the first and take ' +
      'off cards until an ace appears. So a single packet forms. If the ace was the last card of a pile, eight cards go; that is no ' +
      'mistake.\n\n' +
      'Turn the packet face down, changing nothing, and deal it into three piles, then two, then one. Put the discarded cards well ' +
      'away, so that none slips back.',
  },
  source: {
    ru:
      'Старая русская страница о пасьянсе «Ворожба», вариант «б», под собственным заглавием «Четыре туза». Текст сохранился целиком. В ' +
      'одной фразе неловкое местоимение; о нём сказано в правиле о второй стопке.',
    en:
      'An old Russian page on the patience «Ворожба» (Vorozhba), variant «б», under its own title «Четыре туза» (Four Aces). The text ' +
      'has come down whole. One sentence has an awkward pronoun; see the rule about the second pile.',
  },
  otherNames: {
    ru: 'Родня — «Ворожба», «Червонное семейство», «Слепой». Так же устроен английский «Королевский флеш» на 52 картах.',
    en: 'Its relations are Vorozhba, The Hearts Family and The Blind One. The English Royal Flush, with 52 cards, works in the same way.',
  },
};
