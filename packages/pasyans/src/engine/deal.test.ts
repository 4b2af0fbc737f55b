import { describe, expect, it } from 'vitest';
import { cardCode, FACES } from './card.ts';
import { type Deal, dealNumber, dealOrder, FIRST_DEAL, LAST_DEAL } from './deal.ts';
import { dealCards, parseDealCards, parseDealId } from './deal-text.ts';
import { PACK_2X52, PACK_20, PACK_32, PACK_36, PACK_52, type Pack } from './pack.ts';
import { SHUFFLE_VERSION } from './random.ts';

/** The cards in order; `#2` marks the second pack's. */
const inWords = (deal: Pick<Deal, 'cards'>): string => deal.cards.map((card) => cardCode(card) + (card >= FACES ? '#2' : '')).join(' ');

// Records and links rest on these orders. They may never change: another shuffle is another SHUFFLE_VERSION beside this one.
const GOLDEN: readonly (readonly [Pack, number, string])[] = [
  [PACK_36, 1, 'QS 6H 10D 9S AS QC JH 9D 10S KS 6D AD JD 8S 6S KD QD 7H 9H KH 7S KC 6C JC 8C 8H AH 7D 10H 9C 10C JS 8D QH AC 7C'],
  [PACK_36, 2, 'KS 6H KH 6S QH 9D 10C JC KD 9S 8C 10D AC 7S AS 7D 10S JS 6C QD 6D 8D QC JD 10H 7H QS AH KC 8S 8H AD 7C JH 9C 9H'],
  [PACK_36, 4294967295, '6C QH 9S 6H AH 10C JS 8H AS KS 8C 9D 7D 10S AD 9C 10H JC 7H QC KC QS AC 10D JD JH KH 7S 8D 7C 6S 8S 9H QD KD 6D'],
  [PACK_32, 1, 'KD QS 8C 9C 10D 9H QH 7S 8H QC AC KC 7C JS KS JC 7H JH AH AS 9S KH QD 9D 7D 10H 8S AD 10C JD 8D 10S'],
  [PACK_32, 2, '7H 10C QC 10H AS 7S KH JD 9C 10S 7D 9D QH 8H 9S 10D AC QS 9H KD 7C JS KS JC JH 8C KC 8D AD 8S QD AH'],
  [PACK_32, 4294967295, 'JC QH AC JS JD 7H 7C 9H 10S 10D 10C AH 9D KD 10H 9C 8H 8C KS 7S 7D 8D QC AD KC 8S KH QS JH AS 9S QD'],
  [
    PACK_52,
    1,
    '5H JH AH 8D 9S 6D 2C 2D 4H KD AD 8C 6H JC QD 2H 5C 4D 10S 7D 9H 2S 4S 10H JD 9C JS 9D 7H QS 8H 6C 3C 5D 6S AS QC 7S 4C 3D 5S KH 3H 8S KC 3S 10D QH 10C 7C AC KS',
  ],
  [
    PACK_52,
    2,
    '4S 3S 10D KD 8C 9H 8H AD KH 3C 3H 3D 9C AH 6S QH JS 4D 4H 6C KS QS 8D KC AC 7H 7D 7C AS 5C 7S JH 2H 9D 8S QC JC 2C QD 5S 2D 10H 6D 2S 5H 4C JD 5D 10S 6H 9S 10C',
  ],
  [
    PACK_52,
    4294967295,
    '4D 9D 9C 2D QS 10S 6S KD AS QH AC JH 2H 3C JS 6C 7D 7C 4S 5H 2S 8C KC 6D KH 3H 4H 7H 6H 2C 10C 3D AH 7S JC 10D 9H 5D QD 9S 8D AD 8S 8H QC JD 5C 4C KS 5S 3S 10H',
  ],
  [
    PACK_2X52,
    1,
    '10D 2C 9D 10H#2 6S#2 2H#2 QC 2D#2 2S#2 AH 4H#2 JC 8D 3H QS 3C#2 4S#2 9C JD JS#2 QS#2 JD#2 3S 8D#2 9C#2 5C 4D#2 3H#2 2D 6D#2 8H#2 7D 8C KS#2 9D#2 KH 6D 5H#2 JH#2 QH#2 4S KC 4C 10C#2 AS#2 4D KD#2 2H 3S#2 KH#2 JS AS 7S 4C#2 QD#2 9S 2C#2 AD 3C AD#2 10S 6S QD 6C 10S#2 7H#2 2S 6H AC QC#2 8S#2 7C#2 7D#2 AH#2 3D#2 5D 5S 7C 8C#2 10H JH AC#2 9H#2 JC#2 6C#2 8H KC#2 QH 9S#2 5H 4H 10C 5D#2 8S 6H#2 5C#2 9H 5S#2 KD 3D 10D#2 7H 7S#2 KS',
  ],
  [
    PACK_2X52,
    2,
    'KS 4D JH 6C 6H#2 10D 4H#2 2C#2 AS 9H 3H#2 QH#2 6D QC 2C 8H 10S AH 10D#2 3D QC#2 9S#2 7S 10H JS#2 9C 5C QD 8C 9D 3C#2 KC AS#2 QS#2 3S#2 7D KH#2 KD#2 4H 5H#2 3S 2D 7S#2 JD 6S 6C#2 2D#2 KD 8H#2 5S QD#2 10H#2 AD#2 AC#2 4S JC#2 8S#2 7H QH JC 7C#2 AC 4C#2 5C#2 10S#2 5S#2 2S#2 9S 8S 5H 8D#2 KC#2 8D 2H#2 5D 7D#2 3C 7H#2 8C#2 4C 3H JD#2 KS#2 6D#2 7C 6H AH#2 3D#2 9H#2 10C QS 6S#2 2S 2H KH 4D#2 9C#2 AD 4S#2 5D#2 JH#2 9D#2 JS 10C#2',
  ],
  [
    PACK_2X52,
    4294967295,
    '7H#2 AS#2 7D#2 QC#2 JS#2 KS#2 5S 10D#2 QD#2 3C KC 8D 10C#2 6C#2 9H#2 JC#2 8H 5D 5H 7S#2 2D 2C#2 4D KH#2 AC#2 JC 6H#2 6D#2 KH JD 9S#2 QH#2 7S 9D#2 KS 4S#2 QS 7C#2 5D#2 5C#2 9S AC 8S#2 5S#2 10S 3D 6H 9H 3C#2 7H 4D#2 QC 2D#2 2C 4C#2 6S#2 10D 7D 3D#2 JH 7C KC#2 4H 4S 2S 9C#2 8C#2 10C QD 9C 5C 6S AH 5H#2 10S#2 JH#2 6C 3H#2 6D 3H JD#2 AD AH#2 4H#2 8D#2 3S#2 10H 8S 2S#2 2H#2 QH KD#2 3S AD#2 4C AS 8H#2 9D 8C KD QS#2 JS 2H 10H#2',
  ],
  [PACK_20, 1, 'QH 10D QS KS JH AD KD AS AC AH KH 10C JD 10S JS JC KC 10H QC QD'],
  [PACK_20, 2, '10H QH QC AS AC 10C AD JD QS 10S JS KD JC KC AH KS 10D QD JH KH'],
  [PACK_20, 4294967295, 'AD 10C 10H KS QH 10S AH KD AS JC JH AC KH QS QC JS KC QD JD 10D'],
];

describe('numbered deals', () => {
  it('have the shuffle version that these tests pin', () => {
    expect(SHUFFLE_VERSION).toBe(1);
  });

  it.each(GOLDEN.map(([pack, id, order]) => ({ name: pack.name, id, pack, order })))('C1: pack $name, deal $id', ({ pack, id, order }) => {
    expect(inWords(dealNumber(pack, id))).toBe(order);
  });

  it('C2: hold every card of the pack once and are the same every time', () => {
    for (const pack of [PACK_20, PACK_32, PACK_36, PACK_52, PACK_2X52]) {
      for (const id of [FIRST_DEAL, 77, 0x7fffffff, 0x80000000, LAST_DEAL]) {
        const deal = dealNumber(pack, id);
        expect([...deal.cards].sort((a, b) => a - b)).toEqual([...pack.cards].sort((a, b) => a - b));
        expect(dealNumber(pack, id)).toEqual(deal);
        expect([deal.id, deal.seed]).toEqual([id, id]);
      }
    }
  });

  it('can be written into an array that is used again', () => {
    const into = new Uint8Array(PACK_36.cards.length);
    dealOrder(PACK_36, 5, into);
    expect(dealOrder(PACK_36, 1, into)).toBe(into);
    expect([...into]).toEqual(dealNumber(PACK_36, 1).cards);
  });

  it.each([0, -1, 1.5, LAST_DEAL + 1, Number.NaN, Number.POSITIVE_INFINITY])('throw for the number %s', (id) => {
    expect(() => dealNumber(PACK_36, id)).toThrow(RangeError);
  });
});

describe('deal numbers as text', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['4294967295', LAST_DEAL],
    ['007', 7],
    [`${'0'.repeat(30)}1`, 1],
  ])('reads %s', (text, id) => {
    expect(parseDealId(text)).toEqual({ ok: true, value: id });
  });

  it('reads back every number it is written from', () => {
    for (const id of [FIRST_DEAL, 9, 10, 65_536, 0x7fffffff, 0x80000000, LAST_DEAL - 1, LAST_DEAL]) {
      expect(parseDealId(String(id))).toEqual({ ok: true, value: id });
    }
  });

  it.each([
    '0',
    '000',
    '-1',
    '+1',
    '4294967296',
    `1${'0'.repeat(30)}`,
    '9'.repeat(50),
    '1.5',
    '1e3',
    '0x10',
    '',
    ' 1',
    '1 ',
    'семь',
    '٣',
    'NaN',
  ])('refuses "%s" and says what is expected', (text) => {
    const read = parseDealId(text);
    if (read.ok) throw new Error(`${text} was read as ${read.value}`);
    expect(read.fault).toMatchObject({ code: 'deal-number', token: text });
    for (const said of [read.fault.text.ru, read.fault.text.en]) expect(said).toMatch(/1 .*4294967295/);
  });

  it('says that nothing was given where nothing was', () => {
    const read = parseDealId('');
    expect(!read.ok && read.fault.text.ru).toMatch(/, а не дано ничего\.$/);
    expect(!read.ok && read.fault.text.en).toMatch(/, but nothing was given\.$/);
  });
});

describe('deals given card by card', () => {
  it('C1: p1 is named first', () => {
    const order = PACK_20.cards.map(cardCode).reverse().join(' ');
    const read = parseDealCards(PACK_20, order);
    expect(read.ok && inWords(read.value)).toBe(order);
    expect(read.ok && read.value.id).toBeUndefined();
  });

  it('read what a numbered deal is written as, with any case, spaces and commas between', () => {
    for (const pack of [PACK_36, PACK_52]) {
      const deal = dealNumber(pack, 3);
      const read = parseDealCards(pack, `\n ${inWords(deal).toLowerCase().replaceAll(' ', ',\n\t')} `);
      expect(read.ok && read.value.cards).toEqual(deal.cards);
    }
  });

  it('C12: in two packs the first mention of a face is its first copy', () => {
    const twice = PACK_52.cards.flatMap((card) => [cardCode(card), cardCode(card)]).join(' ');
    const read = parseDealCards(PACK_2X52, twice);
    expect(read.ok && read.value.cards.slice(0, 4)).toEqual([0, FACES, 1, FACES + 1]);
  });

  it('C2: have a seed of their own: the same for the same cards, another for another order, one for both copies', () => {
    const cards = dealNumber(PACK_2X52, 1).cards;
    const seed = (order: readonly number[]): number => dealCards(PACK_2X52, order).seed;
    expect(seed(cards)).toBe(seed([...cards]));
    expect(seed(cards)).not.toBe(seed([...cards].reverse()));
    expect(seed(cards.map((card) => (card + FACES) % (2 * FACES)))).toBe(seed(cards));
  });

  const CODES = PACK_20.cards.map(cardCode);
  it.each([
    ['a card of another pack', CODES.join(' ').replace('10H', '9H'), 'not-a-card', '9H', 1],
    ['no card', CODES.join(' ').replace('JH', 'XX'), 'not-a-card', 'XX', 5],
    ['a card twice', CODES.join(' ').replace('JH', '10h'), 'card-twice', '10h', 5],
    ['a card too many', `${CODES.join(' ')} AS`, 'card-twice', 'AS', CODES.join(' ').length + 2],
    ['a missing card', CODES.slice(1).join(' '), 'card-missing', undefined, undefined],
    ['nothing', '', 'card-missing', undefined, undefined],
  ])('refuse %s and say where', (_, text, code, token, column) => {
    const read = parseDealCards(PACK_20, text);
    if (read.ok) throw new Error('the deal was read');
    expect([read.fault.code, read.fault.token, read.fault.column]).toEqual([code, token, column]);
    expect(read.fault.text.ru).toMatch(/карт/i);
    expect(read.fault.text.en).toMatch(/card/i);
  });

  it('throw when made of anything but the whole pack', () => {
    const { cards } = PACK_20;
    for (const wrong of [[], cards.slice(1), [...cards.slice(1), cards[1] as number], [...cards.slice(1), 200], [...cards.slice(1), 0.5]]) {
      expect(() => dealCards(PACK_20, wrong)).toThrow(RangeError);
    }
  });
});
