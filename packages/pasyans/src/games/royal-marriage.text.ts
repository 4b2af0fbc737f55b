import type { GameText } from './game-text.ts';

/** Rules page of Royal Marriage, a proposed title. */
export const text: GameText = {
  id: 'royal-marriage',
  story: {
    ru:
      'Король и дама червей любят друг друга, но между ними стоит вся колода. Невеста лежит на ней сверху, жених — снизу. Смысл пасьянса, ' +
      'как говорит старый текст, в том, чтобы «соединить браком червонного короля с червонной же дамой».\n\n' +
      'Заглавие утрачено. «Королевской свадьбой» зовётся близкий родственник этого пасьянса; имя предложено нами.',
    en:
      'The king and the queen of hearts love each other, but the whole pack stands between them. The bride lies on top of it, the groom at the ' +
      'bottom. The point of the patience, as the old text has it, is to join the king of hearts in marriage to the queen of hearts.\n\n' +
      'The heading is lost. A near relative of this patience is called Royal Marriage; the title is our proposal.',
  },
  aim: {
    ru: 'Убрать все карты, что стоят между дамой и королём червей, чтобы они оказались рядом и одни.',
    en: 'To clear away all the cards between the queen and the king of hearts, so that these two stand together and alone.',
  },
  picture: {
    ru: [
      '  Д♥ [] [] [] [] [] [] [] [] [] [] [] []    [колода]',
      '     1  2  3  4  5  6  7  8  9 10 11 12     К♥ внизу',
      '',
      '  одна карта между сходными:   5♥ [x] 9♥',
      '  две соседки:                 5♥ [x] [x] 5♠',
    ].join('\n'),
    en: [
      '  Q♥ [] [] [] [] [] [] [] [] [] [] [] []    [stock]',
      '     1  2  3  4  5  6  7  8  9 10 11 12     K♥ below',
      '',
      '  one card between two that agree:   5♥ [x] 9♥',
      '  two neighbours:                    5♥ [x] [x] 5♠',
    ].join('\n'),
  },
  play: {
    ru:
      'Найдите в колоде даму и короля червей. Остальные карты перетасуйте; даму положите сверху, короля — снизу. Выложите даму на стол, а ' +
      'справа от неё — двенадцать открытых карт в ряд.\n\n' +
      'Смотрите на карты, стоящие через одну и через две. Если они одной масти или одного достоинства, всё, что между ними, — одну ' +
      'карту или двух соседок — можно сбросить. Ряд смыкается, новые карты становятся соседями, и может открыться следующая возможность. ' +
      'Справа ряд пополняют из колоды, чтобы карт снова стало двенадцать.\n\n' +
      'Сбросить нечего — добавьте справа ещё одну карту. Последним из колоды выйдет король. Пасьянс сошёлся, если в ряду остались только ' +
      'дама и король червей.',
    en:
      'Find the queen and the king of hearts in the pack. Shuffle the other cards; put the queen on top and the king at the bottom. Lay the ' +
      'queen on the table, and to her right twelve open cards in a row.\n\n' +
      'Look at cards that stand one or two apart. If they are of one suit or of one rank, whatever is between them, one card or two ' +
      'neighbours, may be discarded. The row closes up, other cards become neighbours, and a new chance may come of it. At its right end the ' +
      'row is refilled from the stock, to have twelve cards again.\n\n' +
      'When nothing can be discarded, add one more card at the right. The king is the last to come. The patience has come out when only the ' +
      'queen and the king of hearts are left in the row.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'text',
      text: {
        ru: 'Дама червей, невеста, лежит сверху колоды, король червей, жених, — внизу. Остальные пятьдесят карт тасуют; они между ними.',
        en:
          'The queen of hearts, the bride, is on top of the pack; the king of hearts, the groom, at the bottom. The other fifty cards are ' +
          'shuffled and lie between them.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: {
        ru: 'Даму выкладывают на стол, справа от неё — ряд открытых карт, обычно двенадцать.',
        en: 'The queen is laid on the table and to her right a row of open cards, usually twelve.',
      },
    },
    {
      id: 'R3',
      mark: 'reading',
      text: {
        ru:
          'Карту, которая стоит между двумя картами одной масти или одного достоинства, можно сбросить. Так же и двух соседок, стоящих между ' +
          'двумя такими картами.',
        en:
          'A card standing between two cards of one suit or of one rank may be discarded. So may two neighbours standing between two such ' +
          'cards.',
      },
      why: {
        ru:
          'Фраза источника повреждена: сбрасывать велено карты, «парные по масти и достоинству», а таких в одной колоде нет. Следующая ' +
          'фраза, о средней из трёх карт, в точности описывает случай с одной картой из «Королевской свадьбы»; мы достроили по ней второй. ' +
          'В настройках есть другое прочтение: сбрасывают двух соседок одной масти или одного достоинства, а из трёх карт подряд — среднюю, ' +
          'если крайние сходны. Ещё два прочтения (совпасть должны все три; сбрасывают только среднюю) мы не предлагаем: так пасьянс ' +
          'почти или вовсе не сходится.',
        en:
          'The sentence of the source is damaged: it would have cards discarded that are "paired by suit and rank", and one pack has no such ' +
          'cards. The next sentence, on the middle one of three, is exactly the one-card case of Royal Marriage; after it we have restored ' +
          'the other. The options offer another reading: two neighbours of one suit or rank are discarded themselves, and of three cards ' +
          'in a row the middle one if the outer two agree. Two more readings (all three must agree; only the middle one goes) are not ' +
          'offered: the patience hardly ever or never comes out that way.',
      },
    },
    {
      id: 'R4',
      mark: 'reading',
      text: {
        ru: 'Дама и король червей могут быть крайними из этих карт, но сами не сбрасываются, ни поодиночке, ни в паре.',
        en: 'The queen and the king of hearts may be the outer cards, but are never discarded themselves, neither alone nor in a pair.',
      },
      why: {
        ru: 'Источник этого не оговаривает; без жениха или невесты свадьбы не будет.',
        en: 'The source does not say so; without bride or groom there would be no wedding.',
      },
    },
    {
      id: 'R5',
      mark: 'reading',
      text: {
        ru: 'После сброса ряд смыкается. Что и когда сбросить, решаете вы.',
        en: 'After a discard the row closes up. What to discard, and when, is for you to say.',
      },
      why: {
        ru: 'Об этом источник молчит, но иначе карты, стоявшие порознь, никогда не сошлись бы.',
        en: 'The source is silent, but otherwise cards that stand apart would never come together.',
      },
    },
    {
      id: 'R6',
      mark: 'reading',
      text: {
        ru:
          'Сбросить нечего, а колода не кончилась — справа добавляют ещё одну карту, и только тогда. Ряд может стать длиннее ' +
          'двенадцати.',
        en:
          'When nothing can be discarded and the stock is not out, and only then, one more card is added at the right. The row may grow ' +
          'beyond twelve.',
      },
      why: {
        ru:
          'В источнике карт «обычно двенадцать», стало быть, не всегда. Настройки предлагают и другое: не больше двенадцати (тогда ' +
          'запертый ряд проигран) или вся колода открыта с самого начала.',
        en:
          'The source says "usually twelve", so not always. The options offer other ways: never more than twelve (a blocked row is then lost), ' +
          'or the whole pack open from the start.',
      },
    },
    {
      id: 'R7',
      mark: 'text',
      text: {
        ru:
          'Ряд пополняют из колоды: сразу после сброса справа добавляют карты, пока их снова не станет двенадцать, не считая дамы, или пока ' +
          'не кончится колода. Король приходит последним и считается одной из двенадцати.',
        en:
          'The row is refilled from the stock: at once after a discard cards are added at the right until there are twelve again beside the ' +
          'queen, or the stock is out. The king comes last and counts as one of the twelve.',
      },
      why: {
        ru: 'Источник говорит: «по мере игры ряд дополняют из колоды». Что сразу и до двенадцати — наше прочтение.',
        en: 'The source says that the row is filled up from the pack as the game goes on. That it is done at once, and up to twelve, is our reading.',
      },
    },
    {
      id: 'R8',
      mark: 'text',
      text: {
        ru:
          'Пасьянс сошёлся, когда колода кончилась, а в ряду остались лишь дама и король червей. Ни сбросить, ни добавить нечего — не ' +
          'сошёлся.',
        en:
          'The patience has come out when the stock is out and only the queen and the king of hearts are left in the row. When there is ' +
          'nothing to discard and nothing to add, it has not.',
      },
      why: {
        ru: 'Цель названа в источнике; что в ряду не должно остаться никого, кроме двоих, — наше прочтение.',
        en: 'The aim is in the source; that nobody but the two may be left in the row is our reading.',
      },
    },
  ],
  realCards: {
    ru:
      'Возьмите полную колоду без джокеров, найдите даму и короля червей, остальное перетасуйте. Короля положите под низ, даму — на ' +
      'стол.\n\n' +
      'Тринадцать карт в одну линию занимают почти метр; если стол короче, кладите их внахлёст или продолжайте ряд второй строкой. ' +
      'После каждого сброса сдвигайте карты, чтобы не осталось пустого места: иначе легко обмануться, кто кому сосед.\n\n' +
      'Не спешите сбрасывать первое, что увидите. Часто одна и та же карта нужна дважды: она и сама может уйти, и позволить уйти другим.',
    en:
      'Take a full pack without jokers, find the queen and the king of hearts, and shuffle the rest. Put the king at the bottom, the queen ' +
      'on the table.\n\n' +
      'Thirteen cards in one line take nearly a metre; on a shorter table let them overlap, or go on in a second line. After each discard ' +
      'push the cards together, so that no gap is left: otherwise it is easy to be mistaken about who is next to whom.\n\n' +
      'Do not discard the first thing you see. Often one card is wanted twice: it may go itself, or let others go.',
  },
  source: {
    ru:
      'Отрывок русской страницы с надписью «Владимир Менделев — Энциклопедия игр»: абзацы о короле и даме червей. Заглавие и рисунок ' +
      'утрачены, а главная фраза о том, что сбрасывают, испорчена.',
    en:
      'A fragment of a Russian page headed «Владимир Менделев — Энциклопедия игр» (Vladimir Mendelev, An Encyclopaedia of Games): the ' +
      'paragraphs on the king and the queen of hearts. Heading and figure are lost, and the chief sentence, on what is discarded, is damaged.',
  },
  otherNames: {
    ru: 'Название «Королевская свадьба» предложено нами по имени родственника. Его зовут ещё «Обручение», «Кокетка», «Дама и её кавалер».',
    en:
      'The title, in Russian «Королевская свадьба», is our proposal after a relative, which is also called Betrothal, Coquette, Matrimony, The ' +
      'Queen and Her Lad.',
  },
};
