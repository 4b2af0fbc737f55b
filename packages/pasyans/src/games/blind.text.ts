import type { GameText } from './game-text.ts';

/** Rules page of The Blind One. */
export const text: GameText = {
  id: 'blind',
  story: {
    ru:
      '«Слепой» — ещё один отпрыск «Ворожбы», русского гадания, известного с начала XIX века. Здесь вы сами называете масть, не видя ' +
      'ни одной карты: оттого, должно быть, и имя.\n\n' +
      'Стопок семь вместо пяти, и раскладок, стало быть, тоже семь. Дальше карты ведут вас сами, выбирать не придётся.',
    en:
      'The Blind One is another sister of Vorozhba, the Russian divination known since the start of the nineteenth century. Here you ' +
      'name the suit yourself before seeing a single card; hence, perhaps, the name.\n\n' +
      'There are seven piles instead of five, and so seven stages. After that the cards lead you; there is nothing to choose.',
  },
  aim: {
    ru: 'Чтобы в конце остались только девять карт названной масти, считая и отложенную карту, если она этой масти.',
    en: 'To be left at the end with only the nine cards of the suit you named, counting the card laid aside if it is of that suit.',
  },
  picture: {
    ru: [' [5]  [5]  [5]  [5]  [5]  [5]  [5]      [1]', '  1    2    3    4    5    6    7       36'].join('\n'),
    en: [' [5]  [5]  [5]  [5]  [5]  [5]  [5]      [1]', '  1    2    3    4    5    6    7       36'].join('\n'),
  },
  play: {
    ru:
      'Загадайте желание и назовите масть. Все девять карт этой масти, от шестёрки до туза, — ваши заветные. Разложите тридцать пять ' +
      'карт рубашкой вверх в семь стопок, по одной на каждую по очереди: выйдет по пять. Тридцать шестую отложите, не глядя.\n\n' +
      'Слева направо переворачивайте стопки лицом вверх. С каждой снимайте карты, пока сверху не окажется заветная. Снятое не ' +
      'возвращается; заветная и всё под нею остаётся. Стопка без заветных исчезает.\n\n' +
      'Соберите остатки с конца: последнюю стопку на предпоследнюю, и так до первой. Переверните пачку рубашкой вверх и, не тасуя, ' +
      'раздайте на шесть стопок. Снова откройте, очистите, соберите. Потом пять стопок, четыре, три, две и одна.\n\n' +
      'Когда очищена последняя стопка, откройте отложенную карту. Если на столе одна ваша масть, желание сбудется. Чужие карты в ' +
      'стопке — препятствия. Отложенная карта чужой масти препятствием не считается.',
    en:
      'Make a wish and name a suit. All nine cards of that suit, six to ace, are your target cards. Deal thirty-five cards face down ' +
      'into seven piles, one to each in turn, which makes five in each. Lay the thirty-sixth aside without looking.\n\n' +
      'From left to right, turn the piles face up. From each take off cards until a target is on top. What is taken off does not come ' +
      'back; the target and everything beneath it stays. A pile without a target disappears.\n\n' +
      'Gather what remains from the end: the last pile on the one before it, and so on to the first. Turn the packet face down and, ' +
      'without shuffling, deal it into six piles. Open, clear and gather again. Then five piles, four, three, two and one.\n\n' +
      'When the last pile has been cleared, turn up the card that was laid aside. If the pile holds nothing but your suit, the wish ' +
      'will come true. Other cards in the pile are obstacles. A laid-aside card of another suit is not one.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'inherited',
      text: {
        ru:
          'Ход игры взят из «Ворожбы». Загадывают желание; карты раздают рубашкой вверх по одной на каждую стопку по очереди; стопки ' +
          'слева направо переворачивают и снимают верхние карты до заветной. Остатки собирают с конца, переворачивают рубашкой вверх и ' +
          'раздают, не тасуя. Лишние карты при неравном дележе получают первые стопки. Число стопок, заветные карты и выигрыш — ниже.',
        en:
          'The course of play is that of Vorozhba. A wish is made; the cards are dealt face down, one to each pile in turn; the piles ' +
          'are turned over from left to right and their top cards taken off down to a target. The rest is gathered from the end, ' +
          'turned face down and dealt unshuffled. If the cards do not divide evenly, the first piles get the extra ones. The number of ' +
          'piles, the targets and the winning are given below.',
      },
      why: {
        ru: 'Источник отсылает к «Ворожбе». Как и там, можно выбрать в настройках раздачу пачками: каждую стопку отсчитывают целиком.',
        en: 'The source points to Vorozhba. As there, the options let you deal in packets, each pile counted off at once.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru: 'Масть называет играющий, и непременно до раздачи. Её спрашивают перед каждым новым раскладом.',
        en: 'The player names the suit, and always before the deal. It is asked anew for each deal.',
      },
      why: {
        ru: 'Что масть загадывает сам играющий, сказано в источнике. Спрашивать её каждый раз заново решили мы.',
        en: 'That the player thinks of the suit is in the source. To ask for it anew each time is our decision.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru: 'Сначала раскладывают семь стопок, потом шесть, пять, четыре, три, две и одну.',
        en: 'First there are seven piles, then six, five, four, three, two and one.',
      },
    },
    {
      id: 'R4',
      mark: 'reading',
      text: {
        ru:
          'В каждой из семи стопок пять карт; тридцать шестую откладывают рубашкой вверх. Её открывают в самом конце и, если она ' +
          'заветная, прибавляют к оставшимся.',
        en:
          'Each of the seven piles has five cards; the thirty-sixth is laid aside face down. It is turned up last of all and, if a ' +
          'target, counted with the rest.',
      },
      why: {
        ru:
          'Семь раз по пять — тридцать пять, и одна карта лишняя, а в источнике о ней ни слова. Мы откладываем её, как в «Ворожбе», ' +
          'только не показываем: масть ведь уже названа. Можно было бы раздать все тридцать шесть, положив шесть карт в первую стопку; ' +
          'этой возможности в настройках нет.',
        en:
          'Seven times five is thirty-five, so one card is over, and the source says nothing about it. We lay it aside as in Vorozhba, ' +
          'only unseen, for the suit is already named. One might also deal all thirty-six, with six cards in the first pile; the ' +
          'options do not include this.',
      },
    },
    {
      id: 'R5',
      mark: 'reading',
      text: {
        ru: 'Заветные карты — все девять карт названной масти, от шестёрки до туза.',
        en: 'The target cards are all nine cards of the suit you named, six to ace.',
      },
      why: {
        ru:
          'Источник не говорит, какие карты здесь заветные. По примеру «Ворожбы» это были бы пять карт от десятки до туза, и в ' +
          'настройках можно сыграть так. Но тогда проиграть нельзя: семи раскладок для пяти карт слишком много. Мы проверили все ' +
          'возможные места этих карт при обоих способах раздачи, и пасьянс сходился всегда.',
        en:
          'The source does not say which cards are the targets here. After the pattern of Vorozhba they would be the five from ten to ' +
          'ace, and the options let you play so. But then you cannot lose: five cards are too few for seven stages. We checked every ' +
          'possible placing of those cards, with both ways of dealing, and the patience always came out.',
      },
    },
    {
      id: 'R6',
      mark: 'reading',
      text: {
        ru:
          'Игра кончается после раскладки на одну стопку. Пасьянс сошёлся, если остались ровно все заветные карты, считая и ' +
          'отложенную, когда она заветная. Другие карты в стопке — препятствия.',
        en:
          'Play ends once the single pile has been cleared. The patience has come out if exactly the target cards are left, counting ' +
          'the one laid aside when it is a target. Other cards in the pile are obstacles.',
      },
      why: {
        ru: 'Об условии выигрыша в источнике здесь не сказано, мы взяли его из «Ворожбы».',
        en: 'The source does not state the winning condition here; we took it from Vorozhba.',
      },
    },
  ],
  realCards: {
    ru:
      'Нужны 36 карт, от шестёрок до тузов. Назовите масть вслух или запишите, потом тасуйте: так честнее. Раздайте семь стопок по ' +
      'кругу; если стол узок, поставьте их в два ряда, четыре и три, но помните порядок слева направо. Последнюю карту спрячьте под ' +
      'блюдце.\n\n' +
      'Каждую стопку переверните лицом вверх, снимите лишнее сверху, остаток положите на место. Собирайте справа налево, правую стопку ' +
      'на соседнюю. Пачку переверните рубашкой вверх, не путая карт, и раздайте на одну стопку меньше. Когда стопок станет одна и она ' +
      'очищена, достаньте карту из-под блюдца.',
    en:
      'You need 36 cards, sixes to aces. Say the suit aloud or write it down, then shuffle: that is fairer. Deal seven piles in turn; ' +
      'if the table is narrow, set them in two rows, four and three, but remember their order from left to right. Hide the last card ' +
      'under a saucer.\n\n' +
      'Turn each pile face up, take off what is not wanted and lay the rest back. Gather from right to left, the right-hand pile on ' +
      'its neighbour. Turn the packet face down without mixing the cards and deal one pile fewer. When there is only one pile and it ' +
      'has been cleared, bring out the card from under the saucer.',
  },
  source: {
    ru:
      'Старая русская страница о пасьянсе «Ворожба»: разновидности «Слепой» в ней посвящены две фразы в конце варианта «а». Заглавие ' +
      'подлинное, слова целы. Не сказано, какие карты заветные и куда девать тридцать шестую.',
    en:
      'An old Russian page on the patience «Ворожба» (Vorozhba): two sentences at the end of variant «а» tell of the variety «Слепой» ' +
      '(The Blind One). The title is genuine and the words undamaged. They do not say which cards are the targets or what becomes of ' +
      'the thirty-sixth.',
  },
  otherNames: {
    ru: 'Родня — «Ворожба», «Червонное семейство», «Четыре туза»; из английских пасьянсов — «Королевский флеш».',
    en: 'Its relations are Vorozhba, The Hearts Family and Four Aces; among English patiences, Royal Flush.',
  },
  chance: {
    ru:
      'Если выбрать заветными только пять карт, от десятки до туза, пасьянс сходится всегда: проверены все возможные места этих карт. ' +
      'Для полной масти простой формулы нет.',
    en:
      'If only the five cards from ten to ace are chosen as targets, the patience always comes out: every possible placing of them has ' +
      'been checked. For the whole suit there is no simple formula.',
  },
};
