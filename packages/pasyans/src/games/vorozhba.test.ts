import { describe, expect, it } from 'vitest';
import { dealNumber, dealTable, PACK_36, runOut } from '../engine/index.ts';
import { cards, lay, open, result } from './shared/hand-layout.testkit.ts';
import { answer, finish, pack36, step, stepsBefore } from './shared/packets.testkit.ts';
import { vorozhba } from './vorozhba.ts';

const inTurn = open(vorozhba);
const packets = open(vorozhba, { dealing: 'packets' });
const PILES = ['p1', 'p2', 'p3', 'p4', 'p5'];

/** The last stage, its only packet still closed: cards in the order they were dealt to it. */
const lastStage = (aside: string, dealt: string) =>
  lay(inTurn, `aside: ${aside}\np1: ${dealt.replace(/\S+/g, '[$&]')}\n${stepsBefore(5, 1)}`);

describe('Vorozhba: the deal', () => {
  it('R1: asks for a wish, which no option and no card depends on', () => {
    expect(vorozhba.tells).toBe(true);
    expect(Object.keys(vorozhba.options)).toEqual(['dealing']);
  });

  it('R2: lays five closed piles of seven and the thirty-sixth card open beside them', () => {
    const table = dealTable(inTurn, pack36('', '7D'));
    for (const name of PILES) expect(cards(inTurn, table, name).match(/\[\w+\]/g)).toHaveLength(7);
    expect(cards(inTurn, table, 'aside')).toBe('7D');
    expect(cards(inTurn, table, 'stock')).toBe('');
  });

  it('R3: deals a card to each pile in turn, or with the option one whole pile after another', () => {
    const deal = pack36('6H 7H 8H 9H 10H JH QH KH');
    expect(cards(inTurn, dealTable(inTurn, deal), 'p1')).toMatch(/^\[6H\] \[JH\]/);
    expect(cards(inTurn, dealTable(inTurn, deal), 'p5')).toMatch(/^\[10H\]/);
    expect(cards(packets, dealTable(packets, deal), 'p1')).toBe('[6H] [7H] [8H] [9H] [10H] [JH] [QH]');
    expect(cards(packets, dealTable(packets, deal), 'p2')).toMatch(/^\[KH\]/);
  });

  it('R3, T9: the same pack comes out by one way of dealing and not by the other', () => {
    const answers = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => {
      const deal = dealNumber(PACK_36, id);
      return [inTurn, packets].map((game) => result(game, runOut(game, deal))).join();
    });
    expect(answers).toContain('won,lost');
    expect(answers).toContain('lost,won');
  });
});

describe('Vorozhba: targets', () => {
  it('R4, R13, T1: five targets are dealt when the open card is a low one; a win leaves them in the pile', () => {
    const table = lastStage('7D', '6S 10D JD QD KD AD');
    step(inTurn, table);
    expect(cards(inTurn, table, 'open')).toBe('AD KD QD JD 10D');
    expect(result(inTurn, table)).toBe('won');
    expect(answer(inTurn, table)).toBe('yes');
  });

  it('R4, R13, T2: four targets are dealt when the open card is one; a win leaves four and counts it', () => {
    const table = lastStage('JD', 'KD 10D AD QD');
    step(inTurn, table);
    expect(cards(inTurn, table, 'open')).toBe('QD AD 10D KD');
    expect(result(inTurn, table)).toBe('won');
  });

  it('R4: a low open card is never dealt again and is no obstacle', () => {
    const table = dealTable(inTurn, pack36('', '9C'));
    finish(inTurn, table);
    expect(cards(inTurn, table, 'aside')).toBe('9C');
    expect(answer(inTurn, table)).not.toContain('9C');
  });
});

describe('Vorozhba: opening and stripping', () => {
  const layout = 'aside: JD\np1: [6D] [KD] [7S]\np2: [QD] [8S] [AD]\np3: [6S] [9S]\np4: [7D] [10D]\np5: [AH] [KH]';

  it('R5: opens one pile a step, from left to right, and touches no other', () => {
    const table = lay(inTurn, layout);
    step(inTurn, table);
    expect(PILES.map((name) => cards(inTurn, table, name))).toEqual(['7S KD', '[QD] [8S] [AD]', '[6S] [9S]', '[7D] [10D]', '[AH] [KH]']);
    step(inTurn, table);
    expect(cards(inTurn, table, 'p2')).toBe('AD 8S QD');
    expect(cards(inTurn, table, 'p3')).toBe('[6S] [9S]');
  });

  it('R6: turns the whole pile over, so that the card dealt to it first lies on top', () => {
    const table = lay(inTurn, layout);
    step(inTurn, table, 2);
    expect(cards(inTurn, table, 'p2')).toBe('AD 8S QD');
  });

  it('R7: throws cards away, face up, until a target is on top; what lies under it stays', () => {
    const table = lay(inTurn, layout);
    step(inTurn, table);
    expect(cards(inTurn, table, 'p1')).toBe('7S KD');
    expect(cards(inTurn, table, 'out')).toBe('6D');
  });

  it('R7, T5: throws nothing away where a target is on top at once', () => {
    const table = lay(inTurn, layout);
    step(inTurn, table, 2);
    expect(cards(inTurn, table, 'out')).toBe('6D');
  });

  it('R7, T6: a stranger between two targets of one pile survives the stage', () => {
    const table = lay(inTurn, layout);
    step(inTurn, table, 5);
    expect(cards(inTurn, table, 'p2')).toBe('AD 8S QD');
  });

  it('R7: a pile without a target vanishes, and so do high cards of other suits', () => {
    const table = lay(inTurn, layout);
    step(inTurn, table, 5);
    expect(PILES.map((name) => cards(inTurn, table, name))).toEqual(['7S KD', 'AD 8S QD', '', '10D', '']);
  });
});

describe('Vorozhba: gathering and dealing anew', () => {
  /** Stage of two, both packets stripped: face up, bottom card first. */
  const twoStripped = (p1: string, p2: string, more = '') => lay(inTurn, `aside: 7D\np1: ${p1}\np2: ${p2}\n${more}\nsteps = 17`);

  it('R8, R9: the example of the rules: pile 1 JD 6S 9C, pile 2 vanished, pile 3 KD 7H', () => {
    const table = lay(inTurn, 'aside: 10D\np1: 9C 6S JD\np3: 7H KD\nsteps = 14');
    step(inTurn, table);
    // Next to be dealt: 9C 6S JD 7H KD.
    expect([cards(inTurn, table, 'p1'), cards(inTurn, table, 'p2')]).toEqual(['[9C] [JD] [KD]', '[6S] [7H]']);
    const single = twoStripped('9C 6S JD', '7H KD');
    step(inTurn, single);
    expect(cards(inTurn, single, 'p1')).toBe('[9C] [6S] [JD] [7H] [KD]');
    step(inTurn, single);
    expect(cards(inTurn, single, 'open')).toBe('KD 7H JD');
    expect(answer(inTurn, single)).toBe('no: 7H');
  });

  it('R8: pile 1 ends at the bottom of the packet: its cards are dealt first', () => {
    const table = twoStripped('JD', 'KD');
    step(inTurn, table);
    expect(cards(inTurn, table, 'p1')).toBe('[JD] [KD]');
  });

  it('R9: the packet lies face down and keeps its order; within a pile the card dealt to it last comes first', () => {
    const table = twoStripped('6S 7S JD', 'KD');
    step(inTurn, table);
    expect(cards(inTurn, table, 'p1')).toBe('[6S] [7S] [JD] [KD]');
  });

  it('R10: five piles, then four, three, two and one', () => {
    const table = dealTable(inTurn, dealNumber(PACK_36, 3));
    const stages: string[] = [];
    for (; result(inTurn, table) === 'going on'; step(inTurn, table)) {
      const text = inTurn.rules.status?.(table)?.en as string;
      if (stages.at(-1) !== text) stages.push(text);
    }
    expect(stages).toEqual([5, 4, 3, 2, 1].map((n) => `Piles in this stage: ${n}`));
    expect(inTurn.rules.status?.(table)).toBeUndefined();
  });

  it('R10, T3: goes on when all piles of a stage but one vanish', () => {
    const table = lay(inTurn, `aside: 6D\np1: [6S] [7S]\np2: [8S]\np3: [9S] [10D] [6C] [JD]\n${stepsBefore(5, 3)}`);
    step(inTurn, table, 3);
    expect(['p1', 'p2', 'p3'].map((name) => cards(inTurn, table, name))).toEqual(['', '', 'JD 6C 10D']);
    step(inTurn, table);
    expect(['p1', 'p2', 'p3'].map((name) => cards(inTurn, table, name))).toEqual(['[JD] [10D]', '[6C]', '']);
  });

  it('R11, T4: thirteen cards make four piles of 4, 3, 3 and 3 either way, of different cards', () => {
    const thirteen = 'aside: 6D\np1: 6S 7S 8S JD\np2: 9S 10S AD\np3: JS QS KD\np5: KS AS QD\nsteps = 5';
    const piles = [inTurn, packets].map((game) => {
      const table = lay(game, thirteen);
      step(game, table);
      return PILES.map((name) => cards(game, table, name));
    });
    expect(piles[0]).toEqual(['[6S] [9S] [QS] [QD]', '[7S] [10S] [KD]', '[8S] [AD] [KS]', '[JD] [JS] [AS]', '']);
    expect(piles[1]).toEqual(['[6S] [7S] [8S] [JD]', '[9S] [10S] [AD]', '[JS] [QS] [KD]', '[KS] [AS] [QD]', '']);
  });
});

describe('Vorozhba: the end', () => {
  it('R12, T8: plays all stages, also when only targets are left before', () => {
    const table = lay(inTurn, 'aside: 6D\np1: AD 10D\np2: JD QD\np3: KD\nsteps = 14');
    const steps = finish(inTurn, table);
    // Deal two piles, open them, deal one, open it.
    expect(steps).toBe(5);
    expect(result(inTurn, table)).toBe('won');
    expect(cards(inTurn, table, 'out')).toBe('');
  });

  it('R12: is not over, won or lost, before the single pile is stripped', () => {
    const table = lastStage('6D', '10D JD QD KD AD');
    expect(result(inTurn, table)).toBe('going on');
    step(inTurn, table);
    expect(result(inTurn, table)).toBe('won');
  });

  it('R13: is won exactly when no other card is left in the pile', () => {
    const won = lastStage('6D', '9S QD JD AD KD 10D');
    const lost = lastStage('6D', '9S QD JD AD KD 10D 9C');
    for (const table of [won, lost]) step(inTurn, table);
    expect([result(inTurn, won), result(inTurn, lost)]).toEqual(['won', 'lost']);
  });

  it('R14: every other card left is an obstacle, told from the top', () => {
    const table = lastStage('6D', '8C QD 6S JD AD 7H KD 10D');
    step(inTurn, table);
    expect(answer(inTurn, table)).toBe('no: 6S 7H');
  });

  it('R14, T7: a low card of the base suit that is left is an obstacle', () => {
    const table = lastStage('6D', 'QD 8D JD AD KD 10D');
    step(inTurn, table);
    expect(answer(inTurn, table)).toBe('no: 8D');
  });
});
