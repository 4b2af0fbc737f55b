import {
  always,
  anySuit,
  both,
  type Claim,
  filled,
  from,
  goes,
  lost,
  never,
  notByHand,
  notForced,
  oneLower,
  onlyWithout,
  some,
  to,
} from './claim.ts';

/** What sentences of the rules pages claim of play, held against games that are played by `sentences.test.ts` (scenario 40). */

export const OF_PILES: Readonly<Record<string, readonly Claim[]>> = {
  square: [
    [
      'R3',
      'only cards of the base, piles 10, 11 and 12, may go',
      'идут карты только с основания — со стопок 10, 11 и 12',
      (seen) =>
        always(
          some(seen.carried, ({ stock }) => stock),
          (one) => /^t1[012]$/.test(one.pile) && one.to === 'foundation',
        ),
    ],
    [
      'R5',
      'You need not play a card from the base: you may deal on',
      'Брать карту с основания не обязательно: можно раздавать дальше',
      notForced,
    ],
    [
      'R7',
      'the top cards of all twelve piles',
      'верхние карты всех двенадцати стопок',
      (seen) => new Set(some(from(seen, 'tableau'), (one) => one.to === 'foundation').map(({ pile }) => pile)).size === 12,
    ],
    [
      'R8',
      'onto a card of its suit that is one rank higher or one rank lower',
      'на карту той же масти, которая на одно достоинство старше или',
      (seen) =>
        always(
          some(to(seen, 'tableau'), ({ onto }) => onto !== undefined),
          ({ card, onto }) => card.suit === onto?.suit && Math.abs(card.rank - onto.rank) === 1,
        ),
    ],
    ['R9', 'no card comes back to the square', 'на стопки квадрата карты не возвращаются', goes('foundation', 'foundation')],
    [
      'R9',
      'A base card never leaves its place',
      'Начальная карта со своего места не уходит',
      (seen) => always(from(seen, 'foundation'), ({ left }) => left > 0),
    ],
    [
      'R10',
      'an empty place may take the top card of any other pile',
      'на пустое место можно положить любую верхнюю карту другой стопки',
      (seen) =>
        always(
          some(to(seen, 'tableau'), ({ onto }) => !onto),
          (one) => one.from === 'tableau' && one.count === 1,
        ),
    ],
    [
      'R12',
      'Not before the deal is over',
      'До конца раздачи — нельзя',
      ({ rests }) =>
        always(
          some(rests, ({ sorts }) => sorts.includes('redeal')),
          ({ stock }) => !stock,
        ),
    ],
  ],
  'open-store': [
    [
      'R4',
      'It goes to a foundation or to any waste pile',
      'Она идёт на базовую стопку или на любую сборную кучку',
      goes('hand', 'foundation', 'waste'),
    ],
    [
      'R4',
      'Until it is placed no other card is turned; other moves may be made meanwhile',
      'Пока она не положена, следующую не открывают; другие ходы делать можно',
      both(
        ({ rests }) =>
          always(
            some(rests, ({ hand }) => hand),
            ({ sorts }) => !sorts.includes('draw'),
          ),
        ({ rests }) => rests.some((one) => one.hand && one.sorts.includes('build')),
      ),
    ],
    [
      'R5',
      'The last card of the store goes to the foundations only',
      'Последняя карта магазина уходит только на базовые стопки',
      goes('reserve', 'foundation'),
    ],
    [
      'R5',
      'The top card of each waste pile may go there too. Cards are not moved between piles',
      'Верхняя карта каждой кучки тоже может пойти туда. Между кучками карт не переносят',
      goes('waste', 'foundation'),
    ],
    ['R6', 'a card that fits may be held back', 'подходящую карту можно придержать', notForced],
    [
      'R6',
      'any card may lie on any other',
      'можно положить любую карту поверх любой',
      ({ rests }) =>
        always(
          some(rests, ({ hand }) => hand),
          ({ lays }) => lays === 5,
        ),
    ],
    [
      'R7',
      'you may lay the next lower card',
      'кладут карту на одну младше',
      both(oneLower(['reserve']), anySuit(['reserve'])),
      { 'build-on-store': 'yes' },
    ],
    [
      'R7',
      'Nothing is laid on a base card, and an empty store is not filled again',
      'На базовую карту не кладут ничего, пустой магазин не пополняют',
      (seen) => always(to(seen, 'reserve'), ({ onto }) => onto !== undefined),
      { 'build-on-store': 'yes' },
    ],
    ['R8', 'without a redeal', 'не пересдают', ({ rests }) => always(rests, ({ sorts }) => !sorts.includes('redeal'))],
    ['R9', 'No move is left but cards remain: it has not', 'Ходов нет, а карты остались — не сошёлся', lost],
  ],
  'endless-store': [
    ['R3', 'turned from the stock one at a time', 'открывают по одной карте', ({ turned }) => always([...turned], (n) => n <= 2)],
    [
      'R3',
      'The top card of the waste goes to a foundation or onto the store',
      'Верхняя карта талона идёт на базовую стопку или на магазин',
      goes('waste', 'foundation', 'reserve'),
    ],
    [
      'R4',
      'The last card of the store may go to a foundation',
      'Последняя карта магазина может уйти на базовую стопку',
      goes('reserve', 'foundation'),
    ],
    [
      'R4',
      'a waste card exactly one rank lower, of any suit',
      'карту ровно на одну младше, любой масти',
      both(oneLower(['reserve']), anySuit(['reserve'])),
    ],
    ['R4', 'Nothing is laid on an ace', 'На туза не кладут ничего', never((one) => one.to === 'reserve' && one.onto?.rank === 1)],
    ['R5', 'Playing to the foundations is not forced', 'Играть на базовые стопки не обязательно', notForced],
    [
      'R6',
      'As soon as the store is empty, a single card is laid there',
      'Магазин опустел — в него сразу ложится одна карта',
      ({ rests }) => always(rests, (one) => !(one.storeIsEmpty && (one.stock || one.waste))),
    ],
    ['R8', 'No move left but cards remain: it has not', 'Ходов нет, а карты остались — не сошёлся', lost],
  ],
  'four-classes': [
    [
      'R2',
      'are discarded together if they are of equal rank',
      'если они одного достоинства, сбрасывают вместе',
      ({ taken }) => always(taken, ({ faces: [a, b], roles }) => roles.join() === 'tableau,tableau' && a?.rank === b?.rank),
    ],
    [
      'R3',
      'When there is no such pair, and only then, the next closed card is opened',
      'Когда такой пары нет, и только тогда, открывают следующую закрытую карту',
      onlyWithout('open', 'discard'),
    ],
  ],
  olympus: [
    [
      'R4',
      'downwards in suit, by twos',
      'вниз в масть, через одну',
      (seen) => always(to(seen, 'tableau'), ({ card, onto }) => onto?.suit === card.suit && onto.rank - card.rank === 2),
    ],
    [
      'R5',
      'A card of the hill moves together with all that lie on it. To the rows cards go one at a time',
      'Карту горки переносят вместе со всеми, что на ней лежат. На ряды кладут по одной',
      (seen) => to(seen, 'tableau').some(({ count }) => count > 1) && always(to(seen, 'foundation'), ({ count }) => count === 1),
    ],
    [
      'R6',
      'No move is forced: a card that fits may be left where it is',
      'Ни один ход не обязателен: карту, которая подходит, можно оставить на месте',
      notForced,
    ],
    ['R7', 'takes the top card of the stock at once', 'сразу занимает верхняя карта колоды', filled],
    [
      'R7',
      'the stock is not turned in any other way, and there is no waste',
      'В игре одной колодой её иначе не открывают, и талона нет',
      ({ rests }) => always(rests, (one) => !one.waste && !one.sorts.includes('draw')),
    ],
    ['R8', 'No card is ever laid on an empty place by hand', 'Рукой на пустое место не кладут никогда', notByHand],
    ['R9', 'No move left but cards remain: it has not', 'Ходов нет, а карты остались — не сошёлся', lost],
  ],
  'royal-marriage': [
    [
      'R3',
      'A card standing between two cards',
      'Карту, которая стоит между двумя картами',
      ({ taken }) => new Set(taken.map(({ faces }) => faces.length)).size === 2,
    ],
    [
      'R4',
      'are never discarded themselves',
      'сами не сбрасываются',
      ({ taken }) => always(taken, ({ faces }) => !faces.some(({ suit, rank }) => suit === 0 && (rank === 12 || rank === 13))),
    ],
    ['R6', 'When nothing can be discarded and the stock is not out, and only then', 'и только тогда', onlyWithout('draw', 'pluck')],
  ],
  triads: [
    [
      'R4',
      'from three different fans, or from two fans and the reserve',
      'из трёх разных вееров или из двух вееров и резерва',
      ({ taken }) => always(taken, ({ roles }) => roles.length === 3 && some(roles, (role) => role === 'reserve').length < 2),
    ],
    [
      'R5',
      'When there is no triple, and only then, the first reserve card is opened',
      'Нет ни одной тройки — открывают первую карту резерва, и только тогда',
      onlyWithout('open', 'discard'),
    ],
    [
      'R6',
      'never used in one triple',
      'в одной тройке не бывают',
      ({ taken }) => always(taken, ({ roles }) => some(roles, (role) => role === 'reserve').length < 2),
    ],
    ['R8', 'you may play on', 'можно играть дальше', ({ rests }) => rests.some(({ won }) => won)],
  ],
  potocki: [
    [
      'R3',
      'Until all four stand, there is no other move',
      'Пока все четыре не поставлены, по одному на ряд, других ходов нет',
      (seen) => always(from(seen, 'reserve'), ({ card }) => card.rank === 1),
    ],
    [
      'R6',
      'Aces, once placed, stay',
      'Поставленные тузы больше не трогают',
      (seen) => always(from(seen, 'place'), ({ card }) => card.rank !== 1),
    ],
    [
      'R12',
      'You may redeal only when no move is left',
      'Пересдавать можно, только когда ни одного хода не осталось',
      onlyWithout('redeal', 'pack'),
    ],
  ],
};
