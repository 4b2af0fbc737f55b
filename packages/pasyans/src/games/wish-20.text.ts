import type { GameText } from './game-text.ts';

/** Rules page of Wish with 20 Cards. */
export const text: GameText = {
  id: 'wish-20',
  story: {
    ru:
      'Малый вид старинного гадания «Желание», пришедшего в Россию из Франции. Старая страница поминает его мимоходом: карт двадцать, ' +
      'масти ничего не значат.\n\n' +
      'Раскладывается он за две минуты и отвечает так же, как большой: сбудется ли загаданное теперь же, а если не теперь, то когда.',
    en:
      'The small form of the old fortune-telling patience Wish, which came to Russia from France. The old page mentions it in passing: ' +
      'twenty cards, and suits mean nothing.\n\n' +
      'It takes two minutes and answers as the large one does: whether the wish comes true at once, and if not at once, when.',
  },
  aim: {
    ru: 'Чтобы четвёртый туз нашёлся последним, когда все остальные карты уже открыты.',
    en: 'That the fourth ace be found last of all, when every other card is open.',
  },
  picture: {
    ru: [
      '     Т   К   Д   В  10',
      '1   [*] [ ] [ ] [ ] [ ]   годы',
      '2   [ ] [ ] [ ] [ ] [ ]   месяцы',
      '3   [ ] [ ] [ ] [ ] [ ]   недели',
      '4   [ ] [ ] [ ] [ ] [ ]   дни',
    ].join('\n'),
    en: [
      '     A   K   Q   J  10',
      '1   [*] [ ] [ ] [ ] [ ]   years',
      '2   [ ] [ ] [ ] [ ] [ ]   months',
      '3   [ ] [ ] [ ] [ ] [ ]   weeks',
      '4   [ ] [ ] [ ] [ ] [ ]   days',
    ].join('\n'),
  },
  play: {
    ru:
      'Загадайте желание. Отберите тузов, королей, дам, валетов и десятки, перетасуйте и разложите рубашкой вверх в четыре ряда по ' +
      'пять. Столбцы именные: крайний слева для тузов, дальше короли, дамы, валеты, справа десятки. Масть нигде не важна.\n\n' +
      'Откройте верхнюю карту левого столбца (на рисунке она со звёздочкой); место её останется пустым. Открытую карту положите в ' +
      'столбец её достоинства, на верхнее из мест, где карта ещё закрыта, а ту, что там лежала, возьмите в руку, откройте и несите в ' +
      'её столбец. Так одна карта ведёт к другой.\n\n' +
      'Первые три туза ложатся на места под начальным. Четвёртому остаётся только оно само, пустое: там он и ложится, и игра ' +
      'окончена. Открылись все двадцать карт — желание сбудется теперь же. Остались закрытые — сосчитайте их: сверху вниз это годы, ' +
      'месяцы, недели и дни. Сложив всё, узнаете срок.',
    en:
      'Make a wish. Take out the aces, kings, queens, jacks and tens, shuffle them and lay them face down in four rows of five. The ' +
      'columns have names: the leftmost is for aces, then come kings, queens, jacks, and on the right tens. Suits matter nowhere.\n\n' +
      'Open the top card of the left column (starred in the picture); its place stays empty. Lay the opened card in the column of its ' +
      'rank, on the topmost place whose card is still closed; take up the card that lay there, open it and carry it to its own column. ' +
      'So one card leads to another.\n\n' +
      'The first three aces go to the places below the start. For the fourth only the empty start place is left: there it goes, and the ' +
      'game is over. If all twenty cards are open, the wish will come true at once. If some are closed, count them: from the top row ' +
      'down they are years, months, weeks and days. Added together they give the term.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'reading',
      text: {
        ru:
          'Загадывают желание. Берут двадцать карт — тузов, королей, дам, валетов и десятки четырёх мастей — и кладут их рубашкой вверх ' +
          'в четыре ряда по пять, слева направо, начиная с верхнего.',
        en:
          'A wish is made. Twenty cards are taken, the aces, kings, queens, jacks and tens of four suits, and laid backs up in four rows ' +
          'of five, from left to right, the top row first.',
      },
      why: {
        ru: 'Источник называет только карты. Четыре ряда взяты из «Желания»: двадцать карт ложатся в них по пяти, как раз по числу достоинств.',
        en: 'The source names only the cards. The four rows are those of Wish: twenty cards fill them by fives, just the number of ranks.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru: 'Масти не различают: столбец карты определяет одно лишь достоинство. Слева столбец тузов, за ним королей, дам, валетов и десяток.',
        en: 'Suits are not told apart: the rank alone gives a card its column. The aces have the leftmost, then kings, queens, jacks, tens.',
      },
    },
    {
      id: 'R3',
      mark: 'reading',
      text: {
        ru: 'Первой открывают карту, лежащую на месте туза в верхнем ряду, то есть в левом верхнем углу.',
        en: 'The first card to be opened lies on the ace place of the top row, that is, in the top left corner.',
      },
      why: {
        ru:
          'Откуда начинать, источник не говорит. В «Желании» начинают с места верхнего туза, и мы делаем так же. Если же понимать «начало» ' +
          'как правый верхний угол, им окажется место десятки.',
        en:
          'The source does not say where to begin. Wish begins at the place of the top ace, and so do we. If the beginning is taken to be ' +
          'the top right corner, as it is there, that would be a place for a ten.',
      },
    },
    {
      id: 'R4',
      mark: 'reading',
      text: {
        ru:
          'Открытую карту кладут в её столбец, на верхнее из мест, где карта ещё закрыта. Ту, что там лежала, открывают следующей. По ' +
          'настройке ряд выбирает игрок: годится любое место столбца, где карта закрыта.',
        en:
          'The opened card is laid in its column, on the topmost place whose card is still closed. The card that lay there is opened next. ' +
          'As an option the player chooses the row: any place of the column with a closed card will do.',
      },
      why: {
        ru:
          'Мест у каждого достоинства четыре, а на какое из них класть, в источнике не сказано. Можно идти сверху вниз или выбирать; ' +
          'открываемые карты всё равно неизвестны, и от выбора зависит только срок.',
        en:
          'Each rank has four places, and the source does not say which of them to take. One may go from the top down, or choose; the cards ' +
          'to be opened are unknown in any case, and only the term depends on the choice.',
      },
    },
    {
      id: 'R5',
      mark: 'reading',
      text: {
        ru: 'Пустое начальное место занимают последним. Туз ложится на него лишь тогда, когда другого закрытого места для туза уже нет.',
        en: 'The empty start place is taken last. An ace goes there only when no other ace place is closed any more.',
      },
      why: {
        ru:
          'В источнике этого нет. Можно играть и так: первый же туз занимает начальное место, после чего открывают карту на месте ' +
          'следующего туза. Карты при этом открываются те же и в том же порядке.',
        en:
          'The source does not have this. One may also play so that the very first ace takes the start place, and then the card on the next ' +
          'ace place is opened. The same cards come to light, in the same order.',
      },
    },
    {
      id: 'R6',
      mark: 'inherited',
      text: {
        ru: 'Игра окончена, когда все четыре туза легли на места тузов. Пасьянс сошёлся, если к этому времени открыты все двадцать карт.',
        en: 'The game is over when the four aces lie on the ace places. The patience has come out if all twenty cards are open by then.',
      },
    },
    {
      id: 'R7',
      mark: 'inherited',
      text: {
        ru: 'По закрытым картам считают срок, как в «Желании»: верхний ряд — годы, второй — месяцы, третий — недели, нижний — дни.',
        en: 'Closed cards give the term as in Wish: the top row years, the second months, the third weeks, the bottom row days.',
      },
    },
  ],
  realCards: {
    ru:
      'Отберите из колоды двадцать карт, от десяток до тузов. Разложите четыре ряда по пять рубашкой вверх. Над столбцами можно ' +
      'положить бумажки: Т, К, Д, В, 10.\n\n' +
      'Принеся карту на место, сперва выньте лежавшую там закрытую, а потом кладите свою. Открытых карт больше не трогайте. Начальное ' +
      'место держите пустым до последнего туза.\n\n' +
      'Закрытые карты сосчитайте по рядам, не открывая.',
    en:
      'Take twenty cards from a pack, tens to aces. Lay four rows of five face down. You may put slips of paper above the columns: A, K, ' +
      'Q, J, 10.\n\n' +
      'When you bring a card to its place, first draw out the closed one lying there, then lay yours down. Leave open cards alone. Keep ' +
      'the start place empty until the last ace.\n\n' +
      'Count the closed cards row by row without opening them.',
  },
  source: {
    ru:
      'Старая русская страница о пасьянсе «Желание»: приписка в две фразы после варианта «а». Собственного названия в ней нет, рисунка ' +
      'тоже; названы карты, порядок столбцов и то, что масти не различают. Остальное взято из «Желания» или прочитано нами.',
    en:
      'An old Russian page on the patience «Желание» (Wish): a note of two sentences after variant «а». It has no title of its own and no ' +
      'figure; it names the cards, the order of the columns, and says that suits are not told apart. The rest is taken from Wish or read ' +
      'by us.',
  },
  otherNames: {
    ru:
      'Своего имени нет. Ближайшая родня — «Желание» и «Бегущая волна» с той же страницы и русские «Потёмки», где карты тоже открывают ' +
      'друг друга цепочкой.',
    en:
      'It has no name of its own. Nearest of kin are Wish and Running Wave, from the same page, and the Russian «Потёмки», where the cards ' +
      'also open one another in a chain.',
  },
  chance: {
    ru:
      'Ровно один случай из пяти, выбираете вы ряды или нет. Карты открываются в случайном порядке до четвёртого туза, и сходится ' +
      'пасьянс, когда этот туз двадцатый: 4 случая из 20.',
    en:
      'Exactly one in five, whether you choose the rows or not. The cards come to light in random order up to the fourth ace, and the ' +
      'patience comes out when that ace is the twentieth card: 4 chances in 20.',
  },
};
