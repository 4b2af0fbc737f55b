import type { GameText } from './game-text.ts';

/** Rules page of Endless Store. */
export const text: GameText = {
  id: 'endless-store',
  story: {
    ru:
      'Соседка «Открытого магазина» из того же старого сборника, но игра попроще. Магазин здесь бессменный: стоит уйти ' +
      'последней его карте, как на её место ложится новая, и так до самого конца.\n\n' +
      '«Раскладка эта очень проста, однако же часто не выходит», — говорит источник и объясняет отчего: спешат с дамами и ' +
      'королями.',
    en:
      'A neighbour of Open Store from the same old collection, but a simpler game. The store here is endless: no sooner has its ' +
      'last card gone than a new one is laid in its place, and so to the very end.\n\n' +
      'The game is very simple, says our source, and yet it often does not come out, and it tells why: people hurry with the ' +
      'queens and kings.',
  },
  aim: {
    ru: 'Собрать все карты на восемь тузов, на каждого по порядку до короля, любой масти.',
    en: 'To bring all cards onto the eight aces, on each in ascending order up to the king, in any suits.',
  },
  picture: {
    ru: [
      '         Т   Т   Т   Т',
      '     Т                   Т',
      '  Т                         Т',
      '        [магазин: 9 карт]',
      '',
      '        [талон]  [колода]',
      '',
      '     тузы изгибом, по мере выхода',
    ].join('\n'),
    en: [
      '         A   A   A   A',
      '     A                   A',
      '  A                         A',
      '        [store: 9 cards]',
      '',
      '        [waste]  [stock]',
      '',
      '     aces in an arc, as they turn up',
    ].join('\n'),
  },
  play: {
    ru:
      'В середине выложите веером девять открытых карт: это магазин, и играет в нём последняя. Остальное — колода. Тузы, когда ' +
      'выйдут, ложатся над магазином изгибом, и на них кладут двойки, тройки и так до королей, не соблюдая мастей.\n\n' +
      'Из колоды открывают по одной карте на талон. Верхнюю карту талона можно положить на базовую стопку или на магазин, если ' +
      'она на одну младше его последней карты. Так в магазине растёт лесенка, которая потом сойдёт вся: младшие карты первыми.\n\n' +
      'Магазин опустел — в него тут же ложится верхняя карта талона, одна. Колода кончилась — талон переворачивают и проходят ' +
      'во второй раз, потом в третий. Спешить с картами на базовые стопки не надо.',
    en:
      'In the middle lay a fan of nine open cards: this is the store, and its last card plays. The rest is the stock. Aces, as ' +
      'they turn up, go above the store in an arc; on them you lay twos, threes and so on up to the kings, whatever the suits.\n\n' +
      'Cards are turned from the stock one at a time onto the waste. The top card of the waste may go to a foundation, or onto ' +
      'the store if it is one rank lower than its last card. So the store grows a ladder that will leave as a whole, the lowest ' +
      'card first.\n\n' +
      'When the store is empty, the top card of the waste is laid there at once, a single card. When the stock is out, the ' +
      'waste is turned over and gone through a second time, then a third. There is no need to hurry with the foundations.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'text',
      text: {
        ru: 'Первые девять карт — магазин. Они открыты и лежат веером; играет последняя, девятая.',
        en: 'The first nine cards are the store. They lie open in a fan; the last one, the ninth, plays.',
      },
      why: {
        ru:
          'Что магазин открыт и разложен веером, мы заключили: источник говорит лишь о девяти картах в середине. Открытым, как ' +
          'что-то особенное, он называет только соседний магазин, поэтому настройка предлагает и закрытый: видна одна последняя ' +
          'карта, а лежавшую под ней открывают, когда до неё дойдёт очередь. Колод две: восемь тузов изгибом и соседние игры ' +
          'того же сборника говорят за это, но числа источник не называет; в настройках есть и одна колода в 52 карты.',
        en:
          'That the store is open and fanned is our conclusion: the source speaks of nine cards in the middle. Only the ' +
          'neighbouring store is called open, as something special, so an option offers a closed one too: only the last card is ' +
          'seen, and the card under it is turned up when its turn comes. There are two packs: the arc of aces and the ' +
          'neighbouring games speak for it, but the source gives no number; the options also have a single pack of 52.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru:
          'Базовые карты — тузы. По мере выхода они ложатся на следующее свободное место, и на них кладут по возрастанию до ' +
          'короля, любой масти.',
        en:
          'The base cards are the aces. As they turn up they go to the next free foundation, and on them you build upwards to ' +
          'the king in any suits.',
      },
    },
    {
      id: 'R3',
      mark: 'reading',
      text: {
        ru: 'Из колоды открывают по одной карте на талон. Верхняя карта талона идёт на базовую стопку или на магазин.',
        en:
          'Cards are turned from the stock one at a time onto the waste. The top card of the waste goes to a foundation or onto ' +
          'the store.',
      },
      why: {
        ru:
          'Источник велит откладывать на сборную кучку (это и есть талон) карты, которые никуда не идут. Открывать карту сразу ' +
          'на талон — то же самое.',
        en:
          'The source lays aside what fits nowhere, on a gathering pile, which is our waste. To turn every card to the waste ' +
          'first comes to the same.',
      },
    },
    {
      id: 'R4',
      mark: 'text',
      text: {
        ru:
          'Последняя карта магазина может уйти на базовую стопку. На неё кладут из талона карту ровно на одну младше, любой ' +
          'масти. На туза не кладут ничего.',
        en:
          'The last card of the store may go to a foundation. On it you may lay a waste card exactly one rank lower, of any ' +
          'suit. Nothing is laid on an ace.',
      },
      why: {
        ru:
          '«Накладывать младшие карты» — слова источника. Что младше ровно на одну и что масть неважна, мы прочли так же, как в ' +
          '«Открытом магазине», где приведён пример.',
        en:
          'To lay lower cards on it is what the source says. That they are lower by exactly one and that suits do not matter we ' +
          'read as in Open Store, where there is an example.',
      },
    },
    {
      id: 'R5',
      mark: 'text',
      text: {
        ru: 'Играть на базовые стопки не обязательно: подходящую карту можно придержать.',
        en: 'Playing to the foundations is not forced: a card that fits may be held back.',
      },
      why: {
        ru:
          'Источник советует: в первый раз не класть на базовые стопки ни дам, ни королей, во второй класть одних дам, в третий ' +
          'тех и других, а пока класть их на магазин, если придутся. Но королю в магазине лечь не на что: старше его карты ' +
          'нет; по другому прочтению он ложился бы на туза.',
        en:
          'The source advises: in the first pass lay no queens or kings on the foundations, in the second only queens, in the ' +
          'third both; meanwhile lay them on the store if they fit. A king never fits there, for no card is higher; to lay him ' +
          'on an ace would be another reading.',
      },
    },
    {
      id: 'R6',
      mark: 'text',
      text: {
        ru: 'Магазин опустел — в него сразу ложится одна карта: верхняя из талона, а если талон пуст, то следующая из колоды.',
        en:
          'As soon as the store is empty, a single card is laid there: the top of the waste or, if the waste is empty, the next ' +
          'card of the stock.',
      },
      why: {
        ru:
          'Новый магазин закладывают из сборной кучки, и «одною только картою»: это слова источника. Что из кучки берут верхнюю ' +
          'карту и чем её заменить, когда она пуста, мы решили сами. Источник говорит «как скоро его последняя карта снята»; мы ' +
          'понимаем: когда магазин исчерпан. По другому прочтению новую карту клали бы после каждой снятой.',
        en:
          'A new store comes from the gathering pile, and with a single card only: so says the source. That it is the top card, ' +
          'and what replaces it when there is none, we decided. The source says "as soon as its last card is taken"; we ' +
          'understand: when the store is used up. By another reading a new card would follow after every one that leaves.',
      },
    },
    {
      id: 'R7',
      mark: 'text',
      text: {
        ru:
          'Колода кончилась — талон переворачивают, не тасуя, и проходят во второй и в третий раз. Всего проходов три; ' +
          'настройка даёт четвёртый.',
        en:
          'When the stock is out, the waste is turned over unshuffled and gone through a second and a third time. There are ' +
          'three passes in all; an option grants a fourth.',
      },
    },
    {
      id: 'R8',
      mark: 'text',
      text: {
        ru: 'Все карты на базовых стопках — пасьянс сошёлся. Ходов нет, а карты остались — не сошёлся.',
        en: 'All cards on the foundations: the patience has come out. No move left but cards remain: it has not.',
      },
    },
  ],
  realCards: {
    ru:
      'Возьмите две полные колоды по 52 карты и перетасуйте их вместе. Девять карт разложите в середине веером, над ним ' +
      'оставьте место для восьми тузов полукругом, внизу — для колоды и талона.\n\n' +
      'Талон переворачивайте целиком и считайте проходы: их три. Для закрытого магазина сложите девять карт стопкой рубашкой ' +
      'вверх и откройте верхнюю.',
    en:
      'Take two full packs of 52 cards and shuffle them together. Spread nine cards in a fan in the middle; leave room above ' +
      'for eight aces in a half circle, and below for the stock and the waste.\n\n' +
      'Turn the waste over as a whole and count the passes: there are three. For a closed store, stack the nine cards face down ' +
      'and turn up the top one.',
  },
  source: {
    ru:
      'Русский текст без имени автора, тот же сборник, что и у «Котильона» и «Открытого магазина». Описание дошло без видимых ' +
      'потерь; рисунка при нём нет, наш сделан по словам текста.',
    en:
      "A Russian text without an author's name, from the same collection as Cotillion and Open Store. The description seems to " +
      'be complete; it has no picture, and ours is drawn from its words.',
  },
  otherNames: {
    ru: 'Других имён мы не знаем. По устройству это помесь «Лягушки» и «Кэнфилда».',
    en:
      'The Russian title is «Бессменный магазин» (a store that is never relieved). No other names are known to us. By its build ' +
      'it is a mixture of Frog and Canfield.',
  },
};
