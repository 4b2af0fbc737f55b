import type { GameText } from './game-text.ts';

/** Rules page of Triads, a recovered title. */
export const text: GameText = {
  id: 'triads',
  story: {
    ru:
      'Пасьянс для любителей счёта. Карты уходят со стола тройками: две складывают, третью вычитают, и должно получиться тринадцать. ' +
      'Почти вся колода лежит открытой в семи веерах, неизвестны только три карты.\n\n' +
      'Рассказ о нём дошёл без заглавия; «Триадами» он назван потому, что в другом старом перечне это имя стоит как раз на его месте.',
    en:
      'A patience for those who like to reckon. Cards leave the table by threes: two are added, the third is taken away, and thirteen ' +
      'must come of it. Nearly the whole pack lies open in seven fans; only three cards are unknown.\n\n' +
      'The account of it has lost its heading. We call it Triads because another old list has that name just in its place.',
  },
  aim: {
    ru: 'Сбросить карты тройками так, чтобы осталось не больше трёх. Если не осталось ни одной, это блестящий выигрыш.',
    en: 'To discard the cards by threes until no more than three are left. If none is left, that is a brilliant win.',
  },
  picture: {
    ru: [
      '  [в1] [в2] [в3] [в4] [в5] [в6] [в7]     семь вееров',
      '   []   []   []   []   []   []   []      по семь карт,',
      '   ..   ..   ..   ..   ..   ..   ..      верхние свободны',
      '   []   []   []   []   []   []   []',
      '',
      '  (отложена)      резерв: [1] [2]',
    ].join('\n'),
    en: [
      '  [f1] [f2] [f3] [f4] [f5] [f6] [f7]     seven fans',
      '   []   []   []   []   []   []   []      of seven cards,',
      '   ..   ..   ..   ..   ..   ..   ..      the tops are free',
      '   []   []   []   []   []   []   []',
      '',
      '  (put away)      reserve: [1] [2]',
    ].join('\n'),
  },
  play: {
    ru:
      'Одну карту, не глядя, отложите: она не играет. Из остальных разложите семь открытых вееров по семь карт. Две последние карты ' +
      'лежат закрытыми, это резерв.\n\n' +
      'Свободны верхние карты вееров. Найдите среди них три такие, чтобы две вместе без третьей давали тринадцать, и сбросьте их. ' +
      'Считают так: туз — одно очко, валет — одиннадцать, дама — двенадцать, король — тринадцать, прочие по цифре. Девять и восемь ' +
      'без четырёх — тринадцать; десять и четыре без туза — тоже. Короля можно сбросить с любыми двумя картами одного ' +
      'достоинства: тринадцать и пять без пяти.\n\n' +
      'Нет ни одной тройки — откройте первую карту резерва: она может заменить одну из трёх. Застряли снова — откройте вторую. Осталось ' +
      'на столе три карты или меньше — пасьянс сошёлся.',
    en:
      'Put one card away without looking at it: it takes no part. Of the others lay seven open fans of seven. The last two cards stay ' +
      'face down and are the reserve.\n\n' +
      'The tops of the fans are free. Look among them for three of which two together, less the third, make thirteen, and discard them. An ' +
      'ace counts one, a jack eleven, a queen twelve, a king thirteen, the others what they show. Nine and eight less four are thirteen; ' +
      'so are ten and four less an ace. A king goes with any two cards of equal rank: thirteen and five less five.\n\n' +
      'When there is no triple, open the first reserve card: it may stand for one of the three. Stuck again, open the second. When three ' +
      'cards or fewer are left on the table, the patience has come out.',
  },
  rules: [
    {
      id: 'R1',
      mark: 'text',
      text: {
        ru:
          'Первую карту откладывают закрытой, она не участвует в игре. Следующие 49 кладут открыто в семь вееров по семь, веер за веером. ' +
          'Две последние — резерв, они закрыты.',
        en:
          'The first card is put away face down and takes no part. The next 49 go face up into seven fans of seven, fan by fan. The last ' +
          'two are the reserve and stay closed.',
      },
    },
    {
      id: 'R2',
      mark: 'text',
      text: { ru: 'Свободны верхние карты вееров.', en: 'The top cards of the fans are free.' },
    },
    {
      id: 'R3',
      mark: 'text',
      text: {
        ru:
          'Три свободные карты сбрасывают вместе, если сумма очков двух из них минус очки третьей равна тринадцати. Туз — 1, валет — 11, ' +
          'дама — 12, король — 13, остальные по числу на карте.',
        en:
          'Three free cards are discarded together if the points of two of them less those of the third make thirteen. Ace 1, jack 11, ' +
          'queen 12, king 13, the others as numbered.',
      },
      why: {
        ru: 'Какая из трёх вычитается, всё равно: достаточно, чтобы вышло хоть одним способом. О тузе говорит пример источника: 10 + 4 − 1.',
        en: 'It does not matter which of the three is taken away, if it works in some way. That the ace is one follows from an example in the source: 10 + 4 − 1.',
      },
    },
    {
      id: 'R4',
      mark: 'reading',
      text: {
        ru:
          'Три карты берут из трёх разных вееров или из двух вееров и резерва (открытую карту). Карта, которая освободится только этим ' +
          'сбросом, в нём не участвует.',
        en:
          'The three come from three different fans, or from two fans and the reserve (an opened card). A card that only this discard sets ' +
          'free has no part in it.',
      },
      why: {
        ru:
          'Источник говорит о верхних картах вееров; мы понимаем это строго — по одной из веера. Иначе можно было бы брать и карту, ' +
          'лежащую под только что взятой.',
        en:
          'The source speaks of the top cards of the fans; we take it strictly, one of each fan. Otherwise a card lying under one just ' +
          'taken could be used as well.',
      },
    },
    {
      id: 'R5',
      mark: 'text',
      text: {
        ru:
          'Нет ни одной тройки — открывают первую карту резерва, и только тогда. Она может войти в тройку. Снова нет ни одной — открывают ' +
          'вторую, даже если первая ещё лежит.',
        en:
          'When there is no triple, and only then, the first reserve card is opened. It may join a triple. When there is none again, the ' +
          'second is opened, even if the first still lies there.',
      },
      why: {
        ru: 'О второй карте источник прямо не говорит, но без неё незачем было бы запрещать обе в одной тройке.',
        en: 'The source does not speak of the second card outright, but without it there would be no need to forbid both in one triple.',
      },
    },
    {
      id: 'R6',
      mark: 'text',
      text: {
        ru: 'Обе карты резерва в одной тройке не бывают. Такая тройка не считается и тогда, когда решают, открывать ли резерв.',
        en: 'The two reserve cards are never used in one triple. Such a triple does not count either when the reserve is to be opened.',
      },
    },
    {
      id: 'R7',
      mark: 'decided',
      text: {
        ru: 'Троек бывает несколько; какую сбросить, решаете вы.',
        en: 'There may be several triples; which one to discard is for you to say.',
      },
    },
    {
      id: 'R8',
      mark: 'reading',
      text: {
        ru:
          'Осталось не больше трёх карт — пасьянс сошёлся. Считают карты вееров и резерва, открытые и закрытые; отложенная не в счёт. ' +
          'Выигрыш ваш с этой минуты, но если три последние составляют тройку или резерв ещё закрыт, можно играть дальше.',
        en:
          'When no more than three cards are left, the patience has come out. Cards of the fans and of the reserve count, open or closed; ' +
          'the one put away does not. The win is yours from that moment, but if the last three make a triple, or the reserve is still ' +
          'closed, you may play on.',
      },
      why: {
        ru:
          'В источнике: «если остались только три карты, которые нельзя скинуть». Мы засчитываем выигрыш, как только осталось три, можно их ' +
          'сбросить или нет: хуже от этого не станет. Карты уходят по три, так что остаётся всегда три, шесть, девять и так далее.',
        en:
          'The source says: if only three cards are left that cannot be thrown off. We count the win as soon as three are left, whether ' +
          'they can go or not: that makes it no worse. Cards leave by threes, so it is always three, six, nine and so on that are left.',
      },
    },
    {
      id: 'R9',
      mark: 'decided',
      text: {
        ru: 'Не осталось ни одной карты — выигрыш отмечают как блестящий.',
        en: 'When nothing is left at all, the win is marked as brilliant.',
      },
      why: {
        ru:
          'Цель в источнике — сбросить все карты, но сошедшимся он признаёт пасьянс и с тремя. Блестящий выигрыш возможен, только если ' +
          'отложена нечётная карта: туз, тройка, пятёрка, семёрка, девятка, валет или король. Сумма очков любой тройки нечётна, всего ' +
          'троек семнадцать, а очков в колоде — чётное число.',
        en:
          'The aim in the source is to discard all cards, yet it accepts the patience with three left. A brilliant win is possible only if ' +
          'the card put away is odd: ace, three, five, seven, nine, jack or king. The points of every triple are odd in sum, there are ' +
          'seventeen triples, and the points of the whole pack are even.',
      },
    },
    {
      id: 'R10',
      mark: 'text',
      text: {
        ru: 'Осталось больше трёх карт, тройки нет, закрытых карт в резерве тоже нет — пасьянс не сошёлся.',
        en: 'More than three cards left, no triple, and no closed card in the reserve: the patience has not come out.',
      },
    },
  ],
  realCards: {
    ru:
      'Возьмите полную колоду без джокеров, 52 карты. Первую карту отложите не глядя. Веера раскладывайте лесенкой, чтобы видеть все ' +
      'карты: по семь в каждом, последняя сверху. Две оставшиеся положите в сторону закрытыми.\n\n' +
      'Удобно сначала смотреть на королей: король уходит с любой парой. Дама — с картами, которые отличаются на единицу (7 и 6), валет — на два, ' +
      'десятка — на три. Без картинок помогает другая мысль: если две свободные карты дают больше тринадцати, ищите третью, равную ' +
      'излишку.',
    en:
      'Take a full pack without jokers, 52 cards. Put the first one away without looking. Lay the fans like stairs, so that every card ' +
      'is seen: seven in each, the last on top. Put the two cards that remain aside, face down.\n\n' +
      'It pays to look at the kings first: a king goes with any pair. A queen goes with cards one apart (7 and 6), a jack with cards two ' +
      'apart, a ten three apart. Without courts another thought helps: if two free cards make more than thirteen, look for a third that ' +
      'is worth the surplus.',
  },
  source: {
    ru:
      'Отрывок русской страницы с надписью «Владимир Менделев — Энциклопедия игр»: абзацы о семи веерах. Заглавие утрачено, правила ' +
      'целы. Рисунка нет, наш сделан по описанию.',
    en:
      'A fragment of a Russian page headed «Владимир Менделев — Энциклопедия игр» (Vladimir Mendelev, An Encyclopaedia of Games): the ' +
      'paragraphs on seven fans. The heading is lost, the rules are whole. There is no figure; ours follows the description.',
  },
  otherNames: {
    ru:
      'Заглавие восстановлено, с немалой уверенностью: другой перечень называет «Триады» сразу после пасьянса «Роковой», и здесь всё идёт по ' +
      'три. Близких родственников мы не знаем; отдалённо похожи пасьянсы, где сбрасывают пары с суммой тринадцать или четырнадцать.',
    en:
      'The title, «Триады», is recovered with fair certainty: another list names it right after The Fatal One, and here everything goes by ' +
      'threes. We know no close relatives; patiences that discard pairs adding up to thirteen or fourteen are distant ones.',
  },
};
