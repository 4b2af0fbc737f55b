import type { GameText } from './game-text.ts';

/** Rules page of Open Store. */
export const text: GameText = {
  id: 'open-store',
  story: {
    ru:
      'Источник причисляет этот пасьянс к тем, «успех которых зависит от искусства раскладывающего». Восемнадцать карт магазина ' +
      'лежат перед вами с самого начала, и вся игра в том, чтобы раскладывать остальные, сообразуясь с ними.\n\n' +
      'Раскладывают его двумя полными колодами. Мастей здесь не соблюдают, зато думать приходится над каждой картой: куда её ' +
      'положить, чтобы она не закрыла ту, которая скоро понадобится.',
    en:
      'Our source counts this patience among those whose success depends on the skill of the player. The eighteen cards of the ' +
      'store lie before you from the very start, and the whole game is to lay out the others with an eye to them.\n\n' +
      'It takes two full packs. Suits do not matter here, but every card wants a thought: where to put it so that it does not ' +
      'cover one that will be needed soon.',
  },
  aim: {
    ru: 'Собрать все 104 карты на восемь базовых стопок, в каждой тринадцать карт по порядку вверх, какой бы масти они ни были.',
    en: 'To bring all 104 cards onto eight foundations, thirteen cards on each in ascending order, whatever their suits.',
  },
  picture: {
    ru: [
      ' магазин    базовые стопки:',
      '  [9♠]      6  6  6  6  6  6  6  6',
      '  [Д♥]',
      '  [3♣]      сборные кучки:',
      '  [В♦]      [1]  [2]  [3]  [4]  [5]',
      '   ...',
      '  [7♥]      [колода]  [карта в руке]',
      '',
      '  18 открытых карт, играет нижняя',
    ].join('\n'),
    en: [
      ' store      foundations:',
      '  [9♠]      6  6  6  6  6  6  6  6',
      '  [Q♥]',
      '  [3♣]      waste piles:',
      '  [J♦]      [1]  [2]  [3]  [4]  [5]',
      '   ...',
      '  [7♥]      [stock]  [card in hand]',
      '',
      '  18 open cards, the lowest one plays',
    ].join('\n'),
  },
  play: {
    ru:
      'Слева веером сверху вниз выложите восемнадцать открытых карт — магазин. Девятнадцатая карта ложится вверху, правее магазина: это первая ' +
      'базовая, и семь других базовых карт будут того же достоинства. На них кладут карты по порядку вверх, не глядя на масть; ' +
      'после короля идёт туз, после туза двойка.\n\n' +
      'Из колоды открывают по одной карте. Подходит она к базовой стопке — можно положить её туда; нет или не хочется — на ' +
      'любую из пяти сборных кучек. Пока карта в руке, следующую не открывают, но верхние карты кучек и последняя карта ' +
      'магазина играть могут.\n\n' +
      'С кучки на кучку ничего не перекладывают, а из магазина карты уходят только на базовые стопки. Поэтому и надо следить, ' +
      'чтобы в кучках карты ложились удобно, старшая под младшей, и не спешить: иногда выгоднее придержать карту, чтобы ' +
      'поскорее разобрать магазин.',
    en:
      'On the left lay eighteen open cards in a fan from top to bottom: the store. The nineteenth card goes at the top, beside ' +
      'the store. It is the first base card, and the seven other base cards will have the same rank. On them you build upwards ' +
      'without regard to suit; the king is followed by the ace, the ace by the two.\n\n' +
      'Cards are turned from the stock one at a time. If the card fits a foundation you may play it there; if it does not, or ' +
      'you would rather not, it goes to any of the five waste piles. While it is in hand no further card is turned, but the ' +
      'tops of the waste piles and the last card of the store may play.\n\n' +
      'Nothing is moved from pile to pile, and cards leave the store for the foundations only. So take care that the cards in ' +
      'the piles lie conveniently, higher ones under lower ones, and do not hurry: sometimes it pays to hold a card back in ' +
      'order to clear the store sooner.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'text',
      text: {
        ru:
          'Первые восемнадцать карт открыты и лежат веером сверху вниз; это магазин. Играет только последняя, восемнадцатая, а ' +
          'за ней та, что откроется.',
        en:
          'The first eighteen cards lie open in a fan from top to bottom and form the store. Only the last of them, the ' +
          'eighteenth, can be played, then the one it leaves uncovered.',
      },
      why: {
        ru:
          'О числе колод источник молчит. По рисунку мест базовых карт и по польскому описанию того же пасьянса их две, в 52 ' +
          'карты каждая.',
        en:
          'The source does not say how many packs there are. From the places of the base cards and from a Polish description of ' +
          'the same game we take two packs of 52.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru:
          'Следующая карта — первая базовая. Карты её достоинства начинают остальные семь стопок; каждая ложится на следующее ' +
          'свободное место.',
        en:
          'The next card is the first base card. Cards of its rank begin the seven other foundations; each goes to the next ' + 'free one.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru:
          'На базовые стопки кладут по возрастанию, любой масти, по тринадцать карт. За королём следует туз и так по кругу, ' +
          'пока не ляжет карта, которая стоит прямо перед базовой.',
        en:
          'Foundations are built upwards in any suits, thirteen cards each. The king is followed by the ace, and so on round, ' +
          'until the card that stands just before the base card.',
      },
      why: {
        ru:
          '«Без соблюдения мастей» сказано прямо. Что счёт идёт по кругу, мы выводим: начать можно с любого достоинства, а лечь ' +
          'должны все карты.',
        en:
          'That suits do not matter is said outright. That the count goes round we conclude: any rank may be the first, and all ' +
          'cards have to find their place.',
      },
    },
    {
      id: 'R4',
      mark: 'text',
      text: {
        ru:
          'Из колоды открывают одну карту и держат её в руке. Она идёт на базовую стопку или на любую сборную кучку. Пока она ' +
          'не положена, следующую не открывают; другие ходы делать можно.',
        en:
          'One card is turned from the stock and kept in hand. It goes to a foundation or to any waste pile. Until it is placed ' +
          'no other card is turned; other moves may be made meanwhile.',
      },
      why: {
        ru:
          'Кучек пять. В печатном тексте это место испорчено («на память сборных кучек»), но слово «пять» там угадывается ясно. ' +
          'В настройках есть четыре кучки, с ними труднее, и шесть, с ними легче: так решили мы.',
        en:
          'There are five piles. The printed text is damaged there (it reads «на память сборных кучек», "by the memory of waste ' +
          'piles"), but the word «пять» (five) is plain behind it. The options also have four piles, which is harder, and six, ' +
          'which is easier; these are ours.',
      },
    },
    {
      id: 'R5',
      mark: 'text',
      text: {
        ru:
          'Последняя карта магазина уходит только на базовые стопки. Верхняя карта каждой кучки тоже может пойти туда. Между ' +
          'кучками карт не переносят.',
        en:
          'The last card of the store goes to the foundations only. The top card of each waste pile may go there too. Cards are ' +
          'not moved between piles.',
      },
    },
    {
      id: 'R6',
      mark: 'text',
      text: {
        ru:
          'На базовую стопку кладут, когда вам угодно: подходящую карту можно придержать. На сборную кучку можно положить любую ' +
          'карту поверх любой.',
        en:
          'You play to a foundation when you like: a card that fits may be held back. In the waste piles any card may lie on ' +
          'any other.',
      },
      why: {
        ru:
          'Источник советует класть на кучки «возвышающимся порядком» и не спешить с картами из рук, чтобы успевали уходить ' +
          'карты магазина. С кучки берут только сверху, а базовые стопки растут вверх, поэтому порядок мы понимаем сверху вниз: ' +
          'вверху младшие, под ними старшие. Это совет, а не запрет.',
        en:
          'The source advises to keep the piles “in ascending order” and not to hurry with the cards in hand, so that the cards ' +
          'of the store can leave. A pile gives cards from its top only and foundations grow upwards, so we read the order from ' +
          'the top down: low cards above, higher ones under them. This is advice, not a rule.',
      },
    },
    {
      id: 'R7',
      mark: 'text',
      text: {
        ru:
          'Облегчённая игра (настройка): на последнюю карту магазина кладут карту на одну младше, на неё следующую и так далее, ' +
          'пока все они не сойдут на базовые стопки. На базовую карту не кладут ничего, пустой магазин не пополняют.',
        en:
          'The easier form (an option): on the last card of the store you may lay the next lower card, on it the next, and so ' +
          'on, until all of them leave for the foundations. Nothing is laid on a base card, and an empty store is not filled ' +
          'again.',
      },
      why: {
        ru:
          'Пример источника — тройка, двойка и туз на четвёрке. Масть, как и везде здесь, неважна; кладём только карту из руки, ' +
          'ведь переводить карты запрещено. Другое прочтение пускало бы туда и верхние карты кучек. Старшинство то же, что на ' +
          'базовых стопках, поэтому младше базовой карты нет ничего.',
        en:
          'The example in the source is three, two and ace on a four. Suits do not matter, as everywhere here; only the card in ' +
          'hand is laid, since all transfers are forbidden. Another reading would admit the tops of the waste piles. What is ' +
          'lower follows the order of the foundations, so nothing is lower than a base card.',
      },
    },
    {
      id: 'R8',
      mark: 'reading',
      text: {
        ru:
          'Колоду проходят один раз, не пересдают. Если настройка даёт пересдачу, то когда колода кончилась и рука пуста, кучки ' +
          'собирают, не тасуя: первую от нижней карты до верхней, за ней вторую и так далее. В том же порядке карты и выйдут ' +
          'снова.',
        en:
          'The stock is gone through once, without a redeal. If the option grants one, then with the stock out and the hand ' +
          'empty the piles are gathered unshuffled: the first from its bottom card to its top, then the second, and so on. In ' +
          'that order the cards come out again.',
      },
      why: {
        ru:
          'О пересдаче источник не говорит. У пасьянса, от которого происходит его польский двойник, пересдачи есть, потому мы ' +
          'и предлагаем одну на выбор.',
        en: 'The source mentions no redeal. The parent game of its Polish double has redeals, which is why we offer one as a ' + 'choice.',
      },
    },
    {
      id: 'R9',
      mark: 'text',
      text: {
        ru: 'Все карты лежат на базовых стопках — пасьянс сошёлся. Ходов нет, а карты остались — не сошёлся.',
        en: 'All cards lie on the foundations: the patience has come out. No move is left but cards remain: it has not.',
      },
    },
  ],
  realCards: {
    ru:
      'Возьмите две полные колоды по 52 карты с одинаковыми рубашками и хорошо их перетасуйте. Слева выложите столбиком ' +
      'восемнадцать карт, сдвигая каждую вниз, чтобы были видны уголки. Правее оставьте вверху ряд на восемь стопок, под ним — ' +
      'на пять кучек.\n\n' +
      'Карты в кучках тоже удобно раздвигать: тогда всегда видно, что под чем лежит. Если не раздвигать, придётся запоминать, и ' +
      'пасьянс станет труднее. Какой картой кончится стопка, подскажет её базовая: последней ляжет та, что на одну младше.',
    en:
      'Take two full packs of 52 cards with the same backs and shuffle them well. On the left lay eighteen cards in a column, ' +
      'each a little lower than the one before, so that the corners show. To the right keep a row for eight foundations above ' +
      'and one for five piles below it.\n\n' +
      'It helps to spread the cards of the waste piles too, so that you always see what lies under what. If you do not, you ' +
      'have to remember, and the patience becomes harder. The base card tells you how a foundation ends: last comes the card ' +
      'one rank lower.',
  },
  source: {
    ru:
      'Русский текст без имени автора, тот же сборник, что и у «Котильона». Описание дошло целиком, кроме испорченного места о ' +
      'числе кучек (правило 4). Рисунок, на котором места базовых карт отмечены шестёрками, утрачен; наш сделан по описанию.',
    en:
      "A Russian text without an author's name, from the same collection as Cotillion. The description is complete but for the " +
      'damaged place about the number of piles (rule 4). The picture that marked the places of the base cards with sixes is ' +
      'lost; ours follows the description.',
  },
  otherNames: {
    ru: 'Польское описание называет пасьянс так же, «Открытый магазин». Родня: «Лягушка» («Жаба»), «Фанни», «Сэр Томми».',
    en:
      'The Russian title is «Открытый магазин» (open store); a Polish description has the same name, Otwarty sklep. Relatives: ' +
      'Frog (Toad), Fanny, Sir Tommy.',
  },
};
