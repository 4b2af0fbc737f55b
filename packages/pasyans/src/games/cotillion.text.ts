import type { GameText } from './game-text.ts';

/** Rules page of Cotillion. */
export const text: GameText = {
  id: 'cotillion',
  story: {
    ru:
      'Котильоном когда-то завершали бал: пары становились в круг и по знаку распорядителя проделывали фигуру за фигурой. Так и здесь: ' +
      'восемь пар, пятёрка и шестёрка в каждой, стоят кругом, красные чередуются с чёрными, и пары одной масти смотрят друг на друга.\n\n' +
      'Пятёрки ведут свои карты вниз, шестёрки — вверх. Когда танец удался, в кругу остаются одни короли и дамы. Нрав у пасьянса ' +
      'лёгкий, думать почти не о чем: всё решает, как легли карты.',
    en:
      'A cotillion used to end the ball: the couples stood in a circle and danced one figure after another as the master called them. ' +
      'So it is here: eight couples, each a five and a six, stand in a circle, red and black in turn, and couples of one suit face each ' +
      'other.\n\n' +
      'The fives lead their cards down, the sixes lead theirs up. When the dance has gone well, only kings and queens are left in the ' +
      'circle. It is a light-hearted patience with little to think about: the cards decide.',
  },
  aim: {
    ru: 'Довести все восемь пятёрок до королей, а все восемь шестёрок до дам; тогда лягут все карты.',
    en: 'To bring all eight fives down to kings and all eight sixes up to queens; then every card has found its place.',
  },
  picture: {
    ru: [
      '                5♥ 6♥',
      '        5♣ 6♣           5♠ 6♠',
      '      5♦ 6♦   [талон]   5♦ 6♦       [колода]',
      '        5♠ 6♠           5♣ 6♣',
      '                5♥ 6♥',
    ].join('\n'),
    en: [
      '                5♥ 6♥',
      '        5♣ 6♣           5♠ 6♠',
      '      5♦ 6♦   [waste]   5♦ 6♦       [stock]',
      '        5♠ 6♠           5♣ 6♣',
      '                5♥ 6♥',
    ].join('\n'),
  },
  play: {
    ru:
      'Из двух полных колод выбирают пятёрки и шестёрки и кладут в круг парами: шестёрка справа от своей пятёрки. Цвета пар чередуются, ' +
      'пары одной масти лежат друг против друга. Остальные 88 карт — колода, рубашкой вверх.\n\n' +
      'Карты колоды открывают по одной и кладут в середину круга, одну на другую; эта кучка и есть талон. На шестёрку ложатся семёрка, ' +
      'восьмёрка, девятка, десятка, валет и дама той же масти, на пятёрку — четвёрка, тройка, двойка, туз и за ним король. Подходит ' +
      'верхняя карта талона — кладите её в круг; под нею откроется прежняя, и, может быть, теперь пойдёт и она.\n\n' +
      'Колода кончилась — талон переворачивают, не тасуя, и проходят снова. Так можно сделать дважды. Если и после третьего прохода не ' +
      'всюду лежат короли и дамы, пасьянс не вышел.',
    en:
      'Take the fives and sixes out of two full packs and lay them in a circle, couple by couple: each six to the right of its five. ' +
      'The colours of the couples alternate, and couples of one suit lie opposite each other. The other 88 cards are the stock, face ' +
      'down.\n\n' +
      'Cards of the stock are turned one by one into the middle of the circle, one upon another; that heap is the waste. On a six go ' +
      'the seven, eight, nine, ten, jack and queen of its suit, on a five the four, three, two, ace and then the king. If the top ' +
      'card of the waste fits, play it to the circle; the one beneath comes to light, and now perhaps that one goes too.\n\n' +
      'When the stock is out, the waste is turned over without shuffling and gone through again. You may do so twice. If kings and ' +
      'queens do not lie everywhere after the third pass, the patience has not come out.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'text',
      text: {
        ru:
          'Восемь пятёрок и восемь шестёрок вынимают заранее и выкладывают в круг: шестёрка справа от своей пятёрки, цвета пар чередуются, ' +
          'пары одной масти друг против друга. Остальные 88 карт перетасованы и лежат колодой.',
        en:
          'The eight fives and eight sixes are taken out beforehand and laid in a circle: each six to the right of its five, the colours ' +
          'of the couples in turn, couples of one suit opposite each other. The other 88 cards are shuffled and form the stock.',
      },
      why: {
        ru:
          'Какая масть где, источник не говорит. Мы кладём по часовой стрелке, начиная сверху: ♥ ♠ ♦ ♣ и ещё раз ♥ ♠ ♦ ♣. При таком ' +
          'порядке выполнено всё, чего он требует.',
        en:
          'The source does not say which suit goes where. We lay them clockwise from the top: ♥ ♠ ♦ ♣ and once more ♥ ♠ ♦ ♣. That meets ' +
          'everything it asks for.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru: 'Верхнюю карту колоды открывают в середину круга, на талон: по одной, одну на другую.',
        en: 'The top card of the stock is turned into the middle of the circle, onto the waste: one at a time, one upon another.',
      },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru:
          'На шестёрку кладут по порядку 7, 8, 9, 10, валета и даму её масти; на пятёрку — 4, 3, 2, туза и короля её масти. На даму и на ' +
          'короля не кладут ничего.',
        en:
          'On a six go the 7, 8, 9, 10, jack and queen of its suit, in this order; on a five the 4, 3, 2, ace and king of its suit. ' +
          'Nothing goes on the queen or on the king.',
      },
    },
    {
      id: 'R4',
      mark: 'reading',
      text: {
        ru: 'В круг идёт верхняя карта талона, даже если она лежит там давно.',
        en: 'The top card of the waste may be played to the circle, even if it has been lying there for some time.',
      },
      why: {
        ru:
          'Источник говорит о карте, которая «выпадет». Можно понять и строже: идёт только карта, открытая сейчас. Но тогда карта, лёгшая ' +
          'в середину, пропала бы до следующего прохода, даже когда она снова сверху; такой запрет источник назвал бы прямо.',
        en:
          'The source speaks of a card that «выпадет» (turns up). A stricter reading lets only the card just turned go. But then a card ' +
          'once laid in the middle would be lost until the next pass, even when it is on top again; a ban like that would have been stated.',
      },
    },
    {
      id: 'R5',
      mark: 'decided',
      text: {
        ru: 'Класть карту в круг не обязательно. Подходит она к двум одинаковым стопкам — кладите на любую.',
        en: 'You never have to play a card to the circle. If it fits two equal piles, either will do.',
      },
      why: {
        ru: 'Причины придерживать карту мы не знаем, и какую из одинаковых стопок взять, тоже всё равно. Но неволить вас незачем.',
        en: 'We know of no reason to hold a card back, nor does it matter which of the equal piles you take. Still, nobody forces you.',
      },
    },
    {
      id: 'R6',
      mark: 'reading',
      text: {
        ru: 'Колода кончилась — талон можно перевернуть, не тасуя, и пройти снова. Это разрешено два раза, всего три прохода.',
        en: 'When the stock is out, you may turn the waste over without shuffling and go through it again. Twice, so three passes in all.',
      },
      why: {
        ru:
          'Сказано, что карты можно «перекладывать два раза» и что пасьянс не вышел, «если после этого» короли и дамы не явились. Мы ' +
          'понимаем это как два прохода сверх первого. Другое прочтение — два прохода всего; оно есть в настройках. Родственный пасьянс ' +
          '«Контрданс» играют так, и почти безнадёжно.',
        en:
          'The text says that the cards may be gone through two times, and that the patience has failed if "after this" kings and queens ' +
          'have not appeared. We take it as two passes besides the first. The other reading, two passes in all, is an option. The related ' +
          'Contradance is played so, and hardly ever comes out.',
      },
    },
    {
      id: 'R7',
      mark: 'text',
      text: {
        ru: 'На всех шестёрках дамы, на всех пятёрках короли — пасьянс вышел. Ходов нет, а в талоне ещё есть карты — не вышел.',
        en: 'Queens on all the sixes and kings on all the fives: the patience has come out. No move left but cards in the waste: it has not.',
      },
    },
  ],
  realCards: {
    ru:
      'Нужны две одинаковые полные колоды, без джокеров, и стол, на котором уместится круг. Выберите пятёрки и шестёрки. Вверху ' +
      'положите пару червей, напротив, внизу, вторую. Дальше по часовой стрелке пики, бубны, трефы, и то же на другой половине круга. ' +
      'Шестёрка всегда справа от своей пятёрки, если смотреть с вашего места, — потом не спутаете: левые кучки кончаются королями, ' +
      'правые дамами.\n\n' +
      'Остальные карты хорошо перетасуйте: две колоды за один раз смешиваются плохо. Середину круга оставьте для талона. Считайте ' +
      'проходы: после третьего талон больше не переворачивают.',
    en:
      'You need two full packs with the same back, no jokers, and room for a circle. Pick out the fives and sixes. Lay a couple of ' +
      'hearts at the top and the other one opposite, at the bottom. Going clockwise come spades, diamonds and clubs, and the same again ' +
      'on the other half. The six is always to the right of its five as seen from your chair, so you will not mix them up later: piles ' +
      'on the left of a couple end with kings, those on the right with queens.\n\n' +
      'Shuffle the rest well: two packs do not mix at one go. Keep the middle of the circle free for the waste. Count the passes: after ' +
      'the third the waste is not turned over any more.',
  },
  source: {
    ru:
      'Русский текст без имени автора; над ним стоит «Пасьянсы — страница 14», так что он лишь часть целого. Описание дошло целиком; рисунка в нём нет, наш сделан ' +
      'по словам текста.',
    en:
      "A Russian text without an author's name, headed «Пасьянсы - страница 14» (patiences, page 14), so only a part of a whole. The description is complete; it has no " +
      'picture, and ours is drawn from its words.',
  },
  otherNames: {
    ru:
      'За границей этот пасьянс знают под именем «Контрданс», иногда и «Котильон». Для одной колоды есть родственник, «Кадриль», он же ' +
      '«Пленные дамы». «Королевский котильон» — другая игра.',
    en:
      'The Russian title is «Котильон» (cotillion). Elsewhere the game is known as Contradance, sometimes also as Cotillion. A relative ' +
      'for one pack is Quadrille («Кадриль»), also called Captive Queens. Royal Cotillion is another game.',
  },
};
