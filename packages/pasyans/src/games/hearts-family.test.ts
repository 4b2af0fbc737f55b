import { describe, expect, it } from 'vitest';
import { cardCode, dealNumber, dealTable, PACK_36, runOut, suitOf } from '../engine/index.ts';
import { heartsFamily } from './hearts-family.ts';
import { cards, lay, open, result } from './shared/hand-layout.testkit.ts';
import { answer, finish, pack36, step, stepsBefore } from './shared/packets.testkit.ts';
import { vorozhba } from './vorozhba.ts';

const high = open(heartsFamily);
const whole = open(heartsFamily, { targets: 'whole-suit' });

/** The last stage, stripped: cards in the order they were dealt to its only packet. */
function stripped(game: typeof high, aside: string, dealt: string) {
  const table = lay(game, `aside: ${aside}\np1: ${dealt.replace(/\S+/g, '[$&]')}\n${stepsBefore(5, 1)}`);
  step(game, table);
  return table;
}

describe('The Hearts Family', () => {
  it('R1: is played as Vorozhba: five closed piles of seven, the last card open, five stages', () => {
    const table = dealTable(high, pack36('6S 7S 8S 9S 10S JS', '9D'));
    expect(cards(high, table, 'p1')).toMatch(/^\[6S\] \[JS\]( \[\w+\]){5}$/);
    expect(cards(high, table, 'aside')).toBe('9D');
    expect(finish(high, table)).toBeLessThanOrEqual(19);
    expect(high.rules.status?.(table)).toBeUndefined();
  });

  it('R1, T6: the same pack gives the same result as in Vorozhba when the thirty-sixth card is a heart', () => {
    const other = open(vorozhba);
    let compared = 0;
    for (let id = 1; id <= 400; id++) {
      const deal = dealNumber(PACK_36, id);
      if (suitOf(deal.cards.at(-1) as number) !== 0) continue;
      expect(answer(high, runOut(high, deal))).toBe(answer(other, runOut(other, deal)));
      compared++;
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('R2, R3, T1: the ace of hearts turned up counts: the other four in the pile are a win', () => {
    const table = stripped(high, 'AH', '6S KH JH QH 10H');
    expect(cards(high, table, 'open')).toBe('10H QH JH KH');
    expect(result(high, table)).toBe('won');
  });

  it('R2, T2: the six of hearts turned up has no part with ten-to-ace and is one of nine with whole-suit', () => {
    const five = stripped(high, '6H', '7S KH JH AH QH 10H');
    expect(answer(high, five)).toBe('yes');
    const eight = stripped(whole, '6H', '7S KH JH AH QH 10H 9H 8H 7H');
    expect(answer(whole, eight)).toBe('yes');
    expect(cards(whole, eight, 'open').split(' ')).toHaveLength(8);
  });

  it('R2, T3: a spade turned up has no part, and hearts stay the base suit', () => {
    const table = stripped(high, 'AS', '10S JS KH JH AH QH 10H');
    expect(cards(high, table, 'out')).toBe('JS 10S');
    expect(answer(high, table)).toBe('yes');
  });

  it('R2, T4: an eight of hearts left at the end is an obstacle with ten-to-ace, not with whole-suit', () => {
    expect(answer(high, stripped(high, '9S', 'KH 8H JH AH QH 10H'))).toBe('no: 8H');
    expect(answer(whole, stripped(whole, '9S', 'KH 8H JH AH QH 10H 9H 7H 6H'))).toBe('yes');
  });

  it('R2, T5: with whole-suit no heart is ever thrown away', () => {
    for (let id = 1; id <= 300; id++) expect(cards(whole, runOut(whole, dealNumber(PACK_36, id)), 'out')).not.toContain('H');
  });

  it('R3: is lost when any other card is left', () => {
    const table = stripped(high, '9S', 'KH JH AH 9C QH 10H');
    expect(result(high, table)).toBe('lost');
    expect(answer(high, table)).toBe('no: 9C');
  });

  it('R3: a win leaves exactly the targets that were dealt', () => {
    for (const [game, targets] of [
      [high, 5],
      [whole, 9],
    ] as const) {
      for (let id = 1; id <= 200; id++) {
        const deal = dealNumber(PACK_36, id);
        const table = runOut(game, deal);
        if (result(game, table) !== 'won') continue;
        const aside = cardCode(deal.cards.at(-1) as number);
        const counts = aside.endsWith('H') && (game === whole || /^(10|[JQKA])/.test(aside));
        expect(cards(game, table, 'open').split(' ')).toHaveLength(counts ? targets - 1 : targets);
      }
    }
  });
});
