import { describe, expect, it } from 'vitest';
import { CARRY, DRAW, type Game, move, NEXT_STEP, REDEAL, readLayout, type Table } from '../engine/index.ts';
import { findPatience } from '../games/registry.ts';
import { formatMove, parseAttempt, parseMove } from './index.ts';
import { gameOf, sessionOf, toyRuns } from './toy.testkit.ts';

const toy = gameOf(toyRuns);

function lay(game: Game, text: string): Table {
  const table = readLayout(game, text, { partial: true });
  if (!table.ok) throw new Error(table.fault.text.en);
  return table.value;
}

function said(game: Game, table: Table, token: string): string {
  const read = parseMove(game, table, token);
  return read.ok ? formatMove(game, table, read.value) : read.fault.code;
}

const carry = (game: Game, from: string, to: string, n = 1): number => move(CARRY, game.pileNumbers.get(from), game.pileNumbers.get(to), n);

describe('what is written', () => {
  const table = lay(toy, 'stock: [2C] [3C]\nres: [4C]\nt1: 9D 8S 7H\nt2: 7H 5D 5D\n');

  it('is the card and the target where that is enough', () => {
    expect(formatMove(toy, table, carry(toy, 't1', 't3', 2))).toBe('8S-t3');
    expect(formatMove(toy, table, carry(toy, 't1', 't3', 3))).toBe('9D-t3');
  });

  it('adds the pile where two equal cards could go, and the number of cards where that is not enough either', () => {
    expect(formatMove(toy, table, carry(toy, 't1', 't3'))).toBe('7H@t1-t3');
    expect(formatMove(toy, table, carry(toy, 't2', 't3', 3))).toBe('7H@t2-t3');
    expect(formatMove(toy, table, carry(toy, 't2', 't3', 1))).toBe('5D@t2-t3*1');
    expect(formatMove(toy, table, carry(toy, 't2', 't3', 2))).toBe('5D@t2-t3*2');
  });

  it('never names a closed card', () => {
    expect(formatMove(toy, table, carry(toy, 'res', 't3'))).toBe('res-t3');
    expect(formatMove(toy, table, carry(toy, 'res', 'waste'))).toBe('res-waste');
  });

  it('says how many cards are drawn only where there is a choice', () => {
    expect(formatMove(toy, table, move(DRAW, 0, 1, 2))).toBe('draw~2');
    const single = gameOf(toyRuns, { most: '1' });
    expect(formatMove(single, table, move(DRAW, 0, 1, 1))).toBe('draw');
  });

  it('can also be a move that is not legal, in full', () => {
    expect(formatMove(toy, table, carry(toy, 't1', 'stock', 3))).toBe('9D-stock');
    expect(formatMove(toy, table, carry(toy, 't4', 't1'))).toBe('t4-t1');
    expect(formatMove(toy, table, NEXT_STEP)).toBe('next');
    expect(formatMove(toy, table, move(REDEAL))).toBe('redeal');
  });
});

describe('what may be typed', () => {
  const table = lay(toy, 'res: [4C]\nt1: 9D QH\nt2: AC JS\nt3: 10H\nt4: 2C\nwaste: KD\n');
  const to = (token: string, target = 'QH@t1-t4'): void => expect(said(toy, table, token), token).toBe(target.replace('@t1', ''));

  it('is the card with its target in any case and with any dash', () => {
    for (const token of ['QH-t4', 'qh-t4', 'QH-T4', ' QH-t4 ', 'QH–t4', 'QH—t4', 'QH−t4', 'QH→t4', 'QH@t1-t4', 'qh@T1-t4*1']) to(token);
  });

  it('is a card in Russian letters or with suit signs', () => {
    for (const token of ['Д♥-t4', 'д♥-t4', 'дч-t4', 'ДЧ-t4', 'Q♥-t4', 'Д♥\ufe0f-t4', 'дh-t4']) to(token);
    to('10♥-t4', '10H-t4');
    to('10ч-t4', '10H-t4');
    to('вп-t4', 'JS-t4');
    to('тк-t3', 'AC-t3');
    to('тт-t3', 'AC-t3');
    to('9б-t3', '9D-t3');
    to('кб-t3', 'KD-t3');
  });

  it('is from pile to pile, for closed cards too', () => {
    to('t4-t1', '2C-t1');
    to('T4-t1*1', '2C-t1');
    to('res-t1', 'res-t1');
    expect(said(toy, table, 't1-t4')).toBe('ambiguous-move');
    to('t1-t4*1');
  });

  it('is the card alone when one legal move takes it', () => {
    const game = gameOf(findPatience('will-it-come-true') as never);
    const alone = lay(game, 'f1: 9H\nt1: 10H\nt2: 7S\nstock: [AC]');
    expect(said(game, alone, '10ч')).toBe('10H-f1');
    expect(said(game, alone, '7S')).toBe('no-such-move');
    expect(said(toy, table, 'QH')).toBe('ambiguous-move');
  });

  it('is a move word, a short word or a Russian word', () => {
    const wish = sessionOf(findPatience('wish') as never, 1);
    for (const token of ['next', 'NEXT', 'n', 'дальше']) expect(said(wish.game, wish.table, token)).toBe('next');
    const will = sessionOf(findPatience('will-it-come-true') as never, 1);
    for (const token of ['draw', 'd', 'взять', 'Взять', 'draw@stock', 'draw-waste', 'draw~1']) {
      expect(said(will.game, will.table, token), token).toBe('draw');
    }
    const turned = lay(toy, 'waste: KD');
    for (const token of ['turn', 't', 'перевернуть']) expect(said(toy, turned, token)).toBe('turn');
    const potocki = gameOf(findPatience('potocki') as never);
    const blocked = lay(potocki, 'r1.1: AH\nr1.2: KH\nr2.1: AD\nr2.2: KD\nr3.1: AC\nr3.2: KC\nr4.1: AS\nr4.2: KS');
    for (const token of ['redeal', 'r', 'пересдать']) expect(said(potocki, blocked, token)).toBe('redeal');
  });
});

describe('what is refused', () => {
  const table = lay(toy, 'res: [4C]\nt1: 9D QH\nt2: AC QH\n');
  const fault = (token: string): { code: string; text: { ru: string; en: string } } => {
    const read = parseMove(toy, table, token);
    if (read.ok) throw new Error(`${token} was read`);
    expect(read.fault.token).toBe(token);
    return read.fault;
  };

  it('is what no move looks like', () => {
    for (const token of [
      '',
      ' ',
      '-',
      '@',
      'x',
      'QX-t1',
      '11H-t1',
      't1',
      't1@t2-t3',
      'QH-',
      'QH-t1-t2',
      'QH-t3~1',
      'QH t3',
      '__proto__',
      'QH-t3*',
    ]) {
      expect(fault(token).code, token).toBe('not-a-move');
    }
  });

  it('is a pile that is not there, with those that are', () => {
    expect(fault('QH-f7').text.en).toBe('"QH-f7": there is no pile "f7"; there are: stock, waste, res, t1, t2, t3, t4.');
    expect(fault('QH@f7-t1').code).toBe('unknown-pile');
  });

  it('is a number of cards that cannot be', () => {
    for (const token of ['QH-t3*0', 'QH-t3*105', 'draw~256']) expect(fault(token).code).toBe('wrong-count');
    expect(fault('draw*2').code).toBe('repeated-move');
  });

  it('is what can mean two moves, with both', () => {
    expect(fault('QH-t3').text.en).toBe('"QH-t3" can mean more than one move: QH@t1-t3, QH@t2-t3.');
  });

  it('is a card that nobody sees there, closed ones too', () => {
    for (const token of ['4C-t1', '2C-t1', 'AC@t1-t3', 'QH@t1-t3*2']) expect(fault(token).code, token).toBe('card-not-seen');
    expect(fault('QH@t1-t1').code).toBe('same-pile');
  });

  it('is a move against the rules, with the rule', () => {
    const refused = fault('QH-stock');
    expect(refused.code).toBe('illegal-move');
    expect(refused.text).toEqual({
      ru: '«QH-stock» не по правилам: The toy does not like it. (правило R9)',
      en: '"QH-stock" is refused: The toy does not like it. (rule R9)',
    });
    expect(fault('redeal').code).toBe('illegal-move');
    expect(fault('t4-t1').text.en).toContain('rule C13');
  });

  it('is still an attempt that an app can explain itself', () => {
    expect(parseAttempt(toy, table, 'QH-stock')).toEqual({ ok: true, value: carry(toy, 't1', 'stock') });
    expect(parseAttempt(toy, table, '9D@t1-stock')).toEqual({ ok: true, value: carry(toy, 't1', 'stock', 2) });
    expect(parseAttempt(toy, table, 'res-stock*3')).toEqual({ ok: true, value: carry(toy, 'res', 'stock', 3) });
    expect(parseAttempt(toy, table, 'redeal')).toEqual({ ok: true, value: move(REDEAL) });
    expect(parseAttempt(toy, table, 'QH-t3').ok).toBe(false);
  });
});
