import type { GameText } from './game-text.ts';

/** Rules page of Wish. */
export const text: GameText = {
  id: 'wish',
  story: {
    ru:
      'Гадательный пасьянс, который пришёл в Россию из Франции «в середине прошлого века», как пишет старая страница; какого именно, ' +
      'из неё не видно. Там же сказано, что его раскладывают и по сей день.\n\n' +
      'Он отвечает не только «да» или «нет». Если карты открылись не все, он назначает срок — годы, месяцы, недели и дни. Выбирать ' +
      'ничего не нужно: каждая карта сама указывает следующую.',
    en:
      'A fortune-telling patience which came to Russia from France, as the old page has it, in the middle of the last century; which ' +
      'century it means the page does not show. It adds that people lay it out to this day.\n\n' +
      'It answers more than yes or no. If not all cards come to light, it names a term in years, months, weeks and days. There is ' +
      'nothing to choose: each card points to the next.',
  },
  aim: {
    ru:
      'Чтобы к той минуте, когда на место ляжет четвёртый туз, были открыты все тридцать шесть карт. Если часть карт осталась ' +
      'закрытой, по ним считают срок.',
    en: 'To have all thirty-six cards open by the time the fourth ace reaches its place. If some stay closed, they give the term.',
  },
  picture: {
    ru: [
      '     6   7   8   9  10   В   Д   К     Т',
      '1   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [*]   годы',
      '2   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   месяцы',
      '3   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   недели',
      '4   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   дни',
    ].join('\n'),
    en: [
      '     6   7   8   9  10   J   Q   K     A',
      '1   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [*]   years',
      '2   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   months',
      '3   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   weeks',
      '4   [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   [ ]   days',
    ].join('\n'),
  },
  play: {
    ru:
      'Загадайте желание. Разложите карты рубашкой вверх в четыре ряда по девять; последняя в каждом ряду лежит чуть в стороне. Места ' +
      'в ряду именные: слева шестёрка, потом семёрка и так далее, крайнее справа — место туза.\n\n' +
      'Откройте крайнюю правую карту верхнего ряда (на рисунке она со звёздочкой). Её масть займёт верхний ряд. Положите карту на ' +
      'место её достоинства, а ту, что лежала там, откройте и тоже несите на своё место. Новая масть занимает следующий сверху ' +
      'свободный ряд. Так цепочка бежит от карты к карте, пока не найдётся туз верхнего ряда: он ложится на пустое место, откуда ' +
      'начали.\n\n' +
      'Теперь взгляните на правый край ряда ниже. Если его туз ещё не лёг туда открытым, откройте лежащую там карту и начните новую ' +
      'цепочку. Если уже лёг — переходите к следующему ряду.\n\n' +
      'Когда все четыре туза на местах, игра окончена. Все карты открыты — желание сбудется теперь же. Остались закрытые — сосчитайте: ' +
      'в верхнем ряду это годы, во втором месяцы, в третьем недели, в четвёртом дни. Сложите всё вместе, и срок известен.',
    en:
      'Make a wish. Lay the cards face down in four rows of nine, the last of each row a little apart. Every place in a row has its ' +
      "name: the six on the left, then the seven and so on; the one at the far right is the ace's.\n\n" +
      'Open the card at the right-hand end of the top row (starred in the picture). Its suit will have the top row. Lay it on the ' +
      'place of its rank; open the card that lay there and take it to its own place in turn. A new suit takes the next free row from ' +
      'the top. So the chain runs from card to card until the ace of the top row is found: it goes to the empty place you started ' +
      'from.\n\n' +
      'Now look at the right-hand end of the row below. If its ace does not yet lie there face up, open the card on that place and ' +
      'begin a new chain. If it does, go on to the next row.\n\n' +
      'When all four aces are in their places the game is over. If every card is open, the wish will come true at once. If some are ' +
      'still closed, count them: in the top row they are years, in the second months, in the third weeks, in the fourth days. Add them ' +
      'all together, and you know the term.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'text',
      text: {
        ru: 'Загадывают желание. Тридцать шесть карт кладут рубашкой вверх в четыре ряда по девять, слева направо, начиная с верхнего ряда.',
        en:
          'A wish is made. The thirty-six cards are laid out backs up, nine to a row in four rows, from left to right, beginning with ' +
          'the top row.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru: 'Каждое место в ряду принадлежит одному достоинству: от шестёрки слева до туза справа.',
        en: 'Each place in a row belongs to one rank, from the six on the left to the ace on the right.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru: 'Первая цепочка начинается с карты, лежащей на месте туза в верхнем ряду.',
        en: 'The first chain begins with the card lying on the ace place of the top row.',
      },
    },
    {
      id: 'R4',
      mark: 'text',
      text: {
        ru:
          'Масть открытой карты занимает верхний из рядов, у которых масти ещё нет, если только у неё самой нет ряда. Поэтому верхний ' +
          'ряд всегда достаётся масти самой первой открытой карты.',
        en:
          'When a card of a new suit is opened, that suit is given the uppermost row still without one. A suit that has its row keeps ' +
          'it. So the top row always belongs to the suit of the very first card opened.',
      },
      why: {
        ru: 'В источнике это показано на примере двух мастей; остальные две, понятно, размещаются так же.',
        en: 'The source shows it by the example of two suits; the other two clearly follow in the same way.',
      },
    },
    {
      id: 'R5',
      mark: 'text',
      text: {
        ru:
          'Открытую карту кладут лицом вверх на её место: в ряд её масти, под её достоинство. Карту, которая там лежала, открывают ' +
          'следующей.',
        en:
          'The opened card is put face up where it belongs, in the row of its suit and under its rank. Then the card it has displaced ' +
          'is opened.',
      },
    },
    {
      id: 'R6',
      mark: 'text',
      text: {
        ru:
          'Цепочка кончается, когда появляется карта для того места, с которого цепочка началась, то есть туз этого ряда. Он ложится ' +
          'туда: место как раз пусто.',
        en:
          'The chain ends when the card appears that belongs on the place where the chain began, that is, the ace of that row. It goes ' +
          'there: the place is just empty.',
      },
    },
    {
      id: 'R7',
      mark: 'reading',
      text: {
        ru:
          'Затем открывают карту на месте туза в ближайшем ряду ниже, где свой туз ещё не лежит открытым, и оттуда бежит новая ' +
          'цепочка. Ряды берут сверху вниз; те, где туз уже на месте, пропускают.',
        en:
          'Next find the nearest row below whose own ace is not yet lying open on its place. Open the card on that ace place: a new ' +
          'chain runs from it. You go downwards row by row and pass over any row whose ace is home.',
      },
      why: {
        ru:
          'В старом тексте открывают карту «под» тузом. Это можно понять как карту, подложенную снизу, но пример показывает, что речь ' +
          'о ряде ниже: там лежит место следующего туза. Что туза, уже открытого, минуют, в источнике сказано; что ряды берут сверху ' +
          'вниз — наше прочтение.',
        en:
          'The old text opens the card under the ace. That might mean a card lying beneath it, but the example shows that the row ' +
          'below is meant, where the next ace has its place. That an ace already open is passed over is in the source; that one goes ' +
          'downwards row by row is our reading.',
      },
    },
    {
      id: 'R8',
      mark: 'text',
      text: {
        ru: 'Игра окончена, когда все четыре туза лежат на своих местах. Пасьянс сошёлся, если открыты все тридцать шесть карт.',
        en: 'The game is over once each of the four aces is home. The patience has come out if not one of the thirty-six cards is closed.',
      },
    },
    {
      id: 'R9',
      mark: 'reading',
      text: {
        ru:
          'По оставшимся закрытым картам считают срок: в верхнем ряду — годы, во втором — месяцы, в третьем — недели, в четвёртом — ' +
          'дни; всё складывают. Карта, случайно лежащая на своём месте, но не открытая, тоже считается закрытой.',
        en:
          'Cards still closed give the term: in the top row years, in the second months, in the third weeks, in the fourth days, all ' +
          'added up. A card lying on its own place by chance, but never opened, counts as closed too.',
      },
      why: {
        ru:
          'Счёт по рядам есть в источнике, с примером: закрыты две карты, одна, три и четыре — значит, два года, один месяц, три ' +
          'недели и четыре дня. О карте, которая с самого начала попала на своё место, там не сказано. До такой карты цепочка не ' +
          'доходит, и мы считаем её закрытой, как всякую другую.',
        en:
          'The count by rows is in the source, with an example: two, one, three and four closed cards mean two years, one month, three ' +
          'weeks and four days. It does not speak of a card that lay on its own place from the start. No chain ever reaches such a ' +
          'card, and we count it as closed like any other.',
      },
    },
  ],
  realCards: {
    ru:
      'Возьмите 36 карт, от шестёрок до тузов, перетасуйте и разложите рубашкой вверх четыре ряда по девять; между восьмой и девятой ' +
      'картой оставьте просвет шириной в палец. Мелкие пасьянсные карты тут удобнее. Над рядами можно положить полоску бумаги с ' +
      'достоинствами: 6, 7, 8, 9, 10, В, Д, К, Т.\n\n' +
      'Принеся карту на место, сперва выньте лежавшую там закрытую, а потом кладите свою. Так в руке всегда ровно одна карта. Масть ' +
      'каждого ряда видна по первой же открытой карте в нём.\n\n' +
      'Когда лягут все тузы, не открывайте оставшихся карт, пока не сосчитаете их по рядам. Ряд без закрытых карт в сроке не ' +
      'участвует.',
    en:
      "Take 36 cards, sixes to aces, shuffle, and lay four rows of nine face down, leaving a finger's breadth between the eighth card " +
      'and the ninth. Small patience cards are handier here. You may lay a strip of paper above the rows with the ranks 6, 7, 8, 9, ' +
      '10, J, Q, K, A.\n\n' +
      'When you bring a card to its place, first draw out the closed one lying there, then lay yours down. So there is always just one ' +
      'card in your hand. The first open card in a row shows its suit.\n\n' +
      'When all the aces lie, do not turn the other cards up until you have counted them row by row. A row without closed cards adds ' +
      'nothing to the term.',
  },
  source: {
    ru:
      'Старая русская страница о пасьянсе «Желание», вариант «а». Заглавие сохранилось, хотя и слилось с первой фразой. Рисунки ' +
      'пропали: и схема раскладки, и пример счёта срока. По словам то и другое восстанавливается надёжно.',
    en:
      'An old Russian page on the patience «Желание» (Wish), variant «а». The title is there, though run together with the first ' +
      'sentence. The figures are missing, both the layout and the example of counting the term. The words allow both to be restored ' +
      'with confidence.',
  },
  otherNames: {
    ru:
      'С той же страницы происходят «Желание» на двадцати картах и «Бегущая волна». Близки к нему русские «Потёмки» и английские ' +
      '«Спойлт», «Часы» и «Часы путешественника», где карты тоже открывают друг друга цепочкой. Английский пасьянс под именем ' +
      '«Желание» — совсем другая игра.',
    en:
      'From the same page come Wish with 20 Cards and Running Wave. Near relations are the Russian «Потёмки», and Spoilt, Clock and ' +
      "Travellers' Clock, where the cards also open one another in a chain. The English patience called Wish is quite a different " +
      'game.',
  },
  chance: {
    ru:
      'Ровно один случай из девяти. Каждая вновь открытая карта с равной вероятностью может быть любой из ещё не виденных, так что ' +
      'колода открывается в случайном порядке. Игра кончается с четвёртым тузом, и сходится она, если он придёт последним, тридцать ' +
      'шестым: 4 случая из 36.',
    en:
      'Exactly one in nine. Whichever card you open next, it may with equal chance be any of those still unseen; so the pack comes to ' +
      'light in random order. The game stops at the fourth ace, and it comes out if that ace is the last card, the thirty-sixth: 4 ' +
      'chances in 36.',
  },
};
