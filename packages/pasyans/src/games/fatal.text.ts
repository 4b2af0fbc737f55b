import type { GameText } from './game-text.ts';

/** Rules page of The Fatal One, a recovered title. */
export const text: GameText = {
  id: 'fatal',
  story: {
    ru:
      'Предание связывает этот пасьянс с французской королевой Марией-Антуанеттой: будто бы она пробовала его снова и снова, пока её ' +
      'не казнили, и он так и не сошёлся.\n\n' +
      'На деле он не так уж жесток: сходится один раз из восьми. Выбирать ничего не нужно, карты ведут сами.',
    en:
      'Legend links this patience with the French queen Marie Antoinette: she is said to have tried it again and again until she was ' +
      'put to death, and never got it out.\n\n' +
      'It is not really so cruel: it comes out once in eight times. There is nothing to choose; the cards lead the way.',
  },
  aim: {
    ru: 'Открыть все карты. Если к той минуте, когда найдётся четвёртый туз, закрытых не осталось, пасьянс сошёлся.',
    en: 'To open all the cards. If none is closed by the moment the fourth ace is found, the patience has come out.',
  },
  picture: {
    ru: [
      '  Т      7   8   9  10   В   Д   К',
      ' ( )    [ ] [ ] [ ] [ ] [ ] [ ] [ ]   ♥',
      ' ( )    [ ] [ ] [ ] [ ] [ ] [ ] [ ]   ♦',
      ' ( )    [ ] [ ] [ ] [ ] [ ] [ ] [ ]   ♣',
      ' ( )    [ ] [ ] [ ] [ ] [ ] [ ] [ ]   ♠',
      '',
      '        [1] [2] [3] [4]',
    ].join('\n'),
    en: [
      '  A      7   8   9  10   J   Q   K',
      ' ( )    [ ] [ ] [ ] [ ] [ ] [ ] [ ]   ♥',
      ' ( )    [ ] [ ] [ ] [ ] [ ] [ ] [ ]   ♦',
      ' ( )    [ ] [ ] [ ] [ ] [ ] [ ] [ ]   ♣',
      ' ( )    [ ] [ ] [ ] [ ] [ ] [ ] [ ]   ♠',
      '',
      '        [1] [2] [3] [4]',
    ].join('\n'),
  },
  play: {
    ru:
      'Из тридцати двух карт, от семёрок до тузов, разложите двадцать восемь рубашкой вверх в четыре ряда по семь. Впереди каждого ' +
      'ряда оставьте свободное место для туза. Последние четыре карты — помощники; они ждут закрытыми.\n\n' +
      'Верхний ряд отведён червам, за ним бубны, трефы и пики. В ряду места идут слева направо от семёрки до короля.\n\n' +
      'Откройте первого помощника и положите на его место по схеме. Карту, что лежала там, откройте и тоже отнесите на своё место. Так ' +
      'цепочка идёт, пока не откроется туз. Положите его перед рядом его масти и возьмите следующего помощника. Если и сам помощник — ' +
      'туз, положите его туда же и берите следующего.\n\n' +
      'Четвёртый туз завершает игру. Все карты открыты — пасьянс сошёлся. Осталась закрытой хотя бы одна — нет.',
    en:
      'From thirty-two cards, sevens to aces, lay out twenty-eight face down in four rows of seven. Leave a free place for an ace in ' +
      'front of each row. The last four cards are the helpers; they wait face down.\n\n' +
      'The top row is for hearts; then come diamonds, clubs and spades. In a row the places go from left to right, seven to king.\n\n' +
      'Open the first helper and lay it on its place in the scheme. Open the card that lay there and take it to its own place in turn. ' +
      'The chain goes on until an ace is opened. Lay it in front of the row of its suit and take the next helper. If a helper is ' +
      'itself an ace, lay it there too and take the next.\n\n' +
      'The fourth ace ends the game. If all cards are open, the patience has come out. If even one is still closed, it has not.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'text',
      text: {
        ru:
          'Двадцать восемь карт кладут рубашкой вверх в четыре ряда по семь, слева направо, ряд за рядом. Четыре последние остаются в ' +
          'руке: это закрытые помощники.',
        en:
          'Twenty-eight cards are laid out backs up in four rows of seven, from left to right, row by row. The last four stay in hand: ' +
          'they are the closed helpers.',
      },
      why: {
        ru:
          'По старому тексту в четыре ряда по семь ложатся все тридцать две карты, и ещё четыре остаются. Сойтись это может лишь одним ' +
          'образом: двадцать восемь на столе и четыре в руке.',
        en:
          'The old text lays all thirty-two cards in four rows of seven and has four more left over. Only one thing can be meant: ' +
          'twenty-eight on the table and four in hand.',
      },
    },
    {
      id: 'R2',
      mark: 'reading',
      text: {
        ru:
          'У каждой карты есть место. Ряды сверху вниз: черви, бубны, трефы, пики; в ряду слева направо от семёрки до короля. Тузы ' +
          'ложатся на свободные места впереди рядов.',
        en:
          'Every card has its place. The rows from the top are hearts, diamonds, clubs, spades; in a row the ranks go from left to ' +
          'right, seven to king. The aces belong on the free places before the rows.',
      },
      why: {
        ru:
          'Источник говорит о местах «по схеме» и о свободных местах для тузов, но сам рисунок пропал. Порядок мастей и достоинств мы ' +
          'установили сами. Другие чтения: масть занимает следующий свободный ряд, когда впервые появляется (есть такая настройка), ' +
          'или карты убывают от туза. На вероятность успеха ни одно из них не влияет.',
        en:
          'The source speaks of places in a scheme and of free places for the aces, but the figure itself is missing. The order of ' +
          'suits and ranks is ours. One may also let each suit have the next free row at its first appearance (there is an option for ' +
          'this), or run the ranks downwards beginning beside the ace. The chance is the same in every case.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru: 'Первого помощника открывают и кладут на его место. Карту, лежавшую там, открывают и кладут на её место, и так далее.',
        en: 'You open the first helper and put it where it belongs. The card it displaces is opened and put where it belongs, and so on.',
      },
    },
    {
      id: 'R4',
      mark: 'text',
      text: {
        ru: 'Когда появляется туз, его кладут на свободное место впереди его ряда и открывают следующего помощника.',
        en: 'An ace goes to the free place before its row, and you open the next helper.',
      },
    },
    {
      id: 'R5',
      mark: 'reading',
      text: {
        ru: 'Если помощник сам оказался тузом, цепочка состоит из одной этой карты: туз на место, и сразу следующий помощник.',
        en: 'If a helper is itself an ace, it makes a chain of one card: the ace goes to its place, and the next helper follows at once.',
      },
      why: {
        ru: 'В источнике такой случай не упомянут, но иначе понять его трудно: закрытой карты на месте туза нет.',
        en: "The source does not mention this case, but it can hardly be taken otherwise: there is no closed card on an ace's place.",
      },
    },
    {
      id: 'R6',
      mark: 'reading',
      text: {
        ru: 'Игра кончается вместе с цепочкой четвёртого помощника. К этому времени все четыре туза уже на местах.',
        en: 'The game ends with the chain of the fourth helper. By then all four aces are in their places.',
      },
      why: {
        ru: 'Прямо об окончании в источнике не говорится. Каждая цепочка обрывается на тузе; помощников четыре, и тузов тоже четыре.',
        en: 'The source does not say outright when the game is over. Each chain stops at an ace; there are four helpers, and four aces too.',
      },
    },
    {
      id: 'R7',
      mark: 'reading',
      text: {
        ru: 'Пасьянс сошёлся, если с появлением четвёртого туза закрытых карт больше нет.',
        en: 'The patience has come out if, at the fourth ace, there is not a closed card left.',
      },
      why: {
        ru:
          'Источник требует, чтобы последней открытой картой был туз. Но тузом кончается всякая цепочка, и по букве проиграть было бы ' +
          'невозможно, а ведь там же сказано, что удача тут редка. Мы понимаем так: туз должен быть последней из всех тридцати двух ' +
          'карт.',
        en:
          'The source wants an ace to be the last opened card. But an ace ends every chain, so by the letter one could never lose, ' +
          'though the source itself says that success is rare. We take it to mean that an ace must be the last of all thirty-two ' +
          'cards.',
      },
    },
  ],
  realCards: {
    ru:
      'Нужны 32 карты, от семёрок до тузов; из колоды в 36 карт уберите шестёрки. Перетасуйте и разложите рубашкой вверх четыре ряда ' +
      'по семь. Слева перед каждым рядом оставьте место в одну карту. Четыре оставшиеся положите рядком снизу, не глядя.\n\n' +
      'Чтобы не путаться, надпишите на бумажках масти рядов и положите справа, а сверху — полоску с достоинствами от 7 до К. На каждом ' +
      'месте сперва выньте закрытую карту, потом кладите свою. Когда ляжет четвёртый туз, посмотрите, не осталось ли рубашек.',
    en:
      'You need 32 cards, sevens to aces; from a pack of 52 take out the twos to the sixes. Shuffle and lay four rows of seven face ' +
      'down. To the left, in front of each row, leave room for one card. Put the remaining four in a little row below, without ' +
      'looking.\n\n' +
      'So as not to get lost, write the suits of the rows on slips of paper at the right, and lay a strip above with the ranks from 7 ' +
      'to K. At each place draw out the closed card first, then lay yours down. When the fourth ace lies, see whether any backs are ' +
      'left.',
  },
  source: {
    ru:
      'Отрывок русской страницы с надписью «Владимир Менделев — Энциклопедия игр»: абзацы о Марии-Антуанетте. Заглавие пропало вместе ' +
      'с рисунком. Имя «Роковой» восстановлено, и весьма надёжно: другой текст рассказывает ту же легенду под этим именем.',
    en:
      'A fragment of a Russian page headed «Владимир Менделев — Энциклопедия игр» (Vladimir Mendelev, An Encyclopaedia of Games): the ' +
      'paragraphs on Marie Antoinette. The title is missing, and so is the figure. The name «Роковой» (The Fatal One) is recovered ' +
      'with high certainty: another text tells the same legend under that name.',
  },
  otherNames: {
    ru: 'Заглавие восстановлено, в отрывке его нет. Почти двойник — английский пасьянс «Спойлт» («Испорченный»).',
    en: 'The title is recovered; the fragment has none. The English patience Spoilt is a near twin.',
  },
  chance: {
    ru:
      'Ровно один случай из восьми. Карты вместе с помощниками открываются в случайном порядке, а игра кончается с четвёртым тузом. ' +
      'Сходится она, если он последний, тридцать второй: 4 случая из 32.',
    en:
      'Exactly one in eight. The cards, helpers included, come to light in random order, and the fourth ace stops the game. It comes ' +
      'out if that is the last card, the thirty-second: 4 chances in 32.',
  },
};
