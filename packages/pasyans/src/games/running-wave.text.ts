import type { GameText } from './game-text.ts';

/** Rules page of Running Wave, a working title. */
export const text: GameText = {
  id: 'running-wave',
  story: {
    ru:
      'Второй вид старинного гадания «Желание», пришедшего в Россию из Франции. Старая страница замечает, что этот вид почти не ' +
      'встречается.\n\n' +
      'Масти здесь расставлены заранее, и по картам пробегает всего одна волна. Остановилась она — и ответ готов. Выбирать ничего не ' +
      'нужно.',
    en:
      'The second form of the old fortune-telling patience Wish, which came to Russia from France. The old page remarks that this form ' +
      'is hardly ever met with.\n\n' +
      'The suits have their rows beforehand, and only one wave runs through the cards. When it stops, the answer is there. There is ' +
      'nothing to choose.',
  },
  aim: {
    ru: 'Чтобы волна открыла все карты до единой. Тогда шестёрка червей найдётся самой последней.',
    en: 'That the wave open every single card. The six of hearts will then be the very last to be found.',
  },
  picture: {
    ru: [
      '       6   7   8   9  10   В   Д   К     Т',
      '1 ♥   [*] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   годы',
      '2 ♦   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   месяцы',
      '3 ♣   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   недели',
      '4 ♠   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   дни',
    ].join('\n'),
    en: [
      '       6   7   8   9  10   J   Q   K     A',
      '1 ♥   [*] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   years',
      '2 ♦   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   months',
      '3 ♣   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   weeks',
      '4 ♠   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   days',
    ].join('\n'),
  },
  play: {
    ru:
      'Загадайте желание. Разложите тридцать шесть карт рубашкой вверх в четыре ряда по девять. Верхний ряд отведён червам, второй ' +
      'бубнам, третий трефам, нижний пикам. В каждом ряду места идут по старшинству, от шестёрки слева до туза справа.\n\n' +
      'Откройте левую карту верхнего ряда (на рисунке она со звёздочкой): там место шестёрки червей. Отнесите открытую карту на её ' +
      'место, а лежавшую там откройте и несите дальше. Так волна и бежит, пока не появится шестёрка червей. Она ложится на пустое ' +
      'место в начале, и волна замирает.\n\n' +
      'Если все карты открыты, пасьянс сошёлся: желание сбудется. Если нет, сосчитайте закрытые: в верхнем ряду годы, во втором ' +
      'месяцы, в третьем недели, в нижнем дни. Сложив их, узнаете срок.',
    en:
      'Make a wish. Lay thirty-six cards face down in four rows of nine. The top row is for hearts, the second for diamonds, the third ' +
      'for clubs, the bottom one for spades. In each row the places go by rank, from the six on the left to the ace on the right.\n\n' +
      'Open the card at the left of the top row (starred in the picture): that is the place of the six of hearts. Take the opened card ' +
      'to its own place, open the card lying there and carry it on. So the wave runs until the six of hearts appears. It goes to the ' +
      'empty place at the beginning, and the wave is still.\n\n' +
      'If all the cards are open, the patience has come out and the wish will come true. If not, count the closed ones: in the top row ' +
      'years, in the second months, in the third weeks, in the bottom row days. Added together they give the term.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'inherited',
      text: {
        ru:
          'Раскладка — как в «Желании»: загадав желание, кладут тридцать шесть карт рубашкой вверх в четыре ряда по девять, слева ' +
          'направо и сверху вниз. Места в ряду идут от шестёрки слева до туза справа.',
        en:
          'The layout is that of Wish: after the wish is made, thirty-six cards go face down in four rows of nine, from left to right ' +
          'and from the top row down. The places in a row go from the six on the left to the ace on the right.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru: 'Верхний ряд — черви, второй — бубны, третий — трефы, четвёртый — пики.',
        en: 'The top row is hearts, the second diamonds, the third clubs, the fourth spades.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru:
          'Открывают карту на месте шестёрки червей, то есть крайнюю слева в верхнем ряду. Её кладут на своё место, лежавшую там ' +
          'открывают, и так дальше, одной сплошной волной.',
        en:
          "The first card to be opened lies on the six of hearts' place, leftmost in the top row. It is put where it belongs, the card " +
          'it displaces is opened, and so on in one unbroken wave.',
      },
    },
    {
      id: 'R4',
      mark: 'reading',
      text: {
        ru: 'Волна кончается, когда появляется шестёрка червей: она ложится на пустое место, с которого начали. Тузы волну не останавливают.',
        en: 'The six of hearts stops the wave: it goes to the empty place where you began. Aces do not stop it.',
      },
      why: {
        ru:
          'По букве источника волна идёт до карты, которая подходит к месту, откуда её взяли. Но так может случиться лишь с самой ' +
          'первой картой. Последние слова текста, в скобках, говорят, что при удаче шестёрка червей откроется последней; они и ' +
          'подтверждают наше понимание.',
        en:
          'By the letter of the source the wave runs until a card belongs to the very place from which it came. But that can happen ' +
          "only with the first card. The text's closing words, in brackets, say that in a lucky game the six of hearts is the last to " +
          'be opened, and they confirm our reading.',
      },
    },
    {
      id: 'R5',
      mark: 'text',
      text: {
        ru: 'Пасьянс сошёлся, если открыты все тридцать шесть карт, а значит, шестёрка червей пришла последней.',
        en: 'The patience has come out if all thirty-six cards are open; in that case the six of hearts was the last.',
      },
    },
    {
      id: 'R6',
      mark: 'reading',
      text: {
        ru: 'По закрытым картам считают срок, как в «Желании»: верхний ряд — годы, второй — месяцы, третий — недели, четвёртый — дни.',
        en: 'Closed cards are counted as in Wish: the top row gives years, the second months, the third weeks, the fourth days.',
      },
      why: {
        ru:
          'Вступление старой страницы обещает сказать, когда сбудется желание, в обоих видах игры, но здесь счёт не повторён. Можно ' +
          'понять и так, что пасьянс отвечает только «да» или «нет»; для этого есть настройка.',
        en:
          'The introduction on the old page promises to say when the wish will come true in both forms of the game, but the count is ' +
          'not repeated here. It can also be read as answering only yes or no; there is an option for that.',
      },
    },
  ],
  realCards: {
    ru:
      'Возьмите 36 карт, от шестёрок до тузов, перетасуйте и разложите рубашкой вверх четыре ряда по девять. Слева от рядов положите ' +
      'бумажки с мастями: черви, бубны, трефы, пики; сверху — полоску с достоинствами.\n\n' +
      'Откройте левую верхнюю карту, и пойдёт волна. На каждом месте сначала выньте закрытую карту, потом кладите открытую. Как только ' +
      'в руке окажется шестёрка червей, положите её на пустое место и остановитесь. Закрытых карт не трогайте, пока не сосчитаете их в ' +
      'каждом ряду.',
    en:
      'Take 36 cards, sixes to aces, shuffle, and lay four rows of nine face down. To the left of the rows put slips of paper with the ' +
      'suits: hearts, diamonds, clubs, spades; above them a strip with the ranks.\n\n' +
      'Open the top left card, and the wave begins. At each place draw out the closed card first, then lay the open one down. As soon ' +
      'as the six of hearts is in your hand, lay it on the empty place and stop. Leave the closed cards alone until you have counted ' +
      'them in each row.',
  },
  source: {
    ru:
      'Старая русская страница о пасьянсе «Желание», вариант «б»: три последних абзаца. Заглавие варианта утрачено. «Бегущая волна» — ' +
      'наше рабочее название; так, в кавычках, сказано о перекладывании карт в самом тексте.',
    en:
      'An old Russian page on the patience «Желание» (Wish), variant «б»: its last three paragraphs. The heading of the variant is ' +
      'lost. Running Wave is our working title; the text itself uses these words, in quotation marks, for the way the cards are moved.',
  },
  otherNames: {
    ru: 'Название рабочее; подлинное заглавие не сохранилось. Ближайшая родня — «Желание» с той же страницы и русский пасьянс «Потёмки».',
    en:
      'The title is a working one; the true title has not survived. Nearest of kin are Wish, from the same page, and the Russian ' +
      'patience «Потёмки».',
  },
  chance: {
    ru:
      'Ровно один случай из тридцати шести. Карты открываются в случайном порядке, и сходится пасьянс только тогда, когда шестёрка ' +
      'червей окажется последней из тридцати шести.',
    en:
      'Exactly one in thirty-six. The cards come to light in random order, and the patience comes out only when the six of hearts is ' +
      'the last of the thirty-six.',
  },
};
