import { describe, expect, it } from 'vitest';
import type { Fault, Patience, Session } from '../engine/index.ts';
import { findPatience } from '../games/registry.ts';
import { formatRecord, parseMove, parseRecord, patienceOfRecord } from './index.ts';
import { MOST_MOVES, MOST_TEXT } from './limits.ts';
import { sessionOf, toyRuns } from './toy.testkit.ts';

const find = (id: string): Patience | undefined => (id === toyRuns.id ? toyRuns : findPatience(id));

const HEAD = 'pasyans 1\npatience: toy-runs\nrev: 3\ndeal: 5\nshuffle: 1\n';

function fault(text: string): Fault {
  const read = parseRecord(text, find);
  if (read.ok) throw new Error('it was read');
  return read.fault;
}

const spot = (text: string): readonly unknown[] => {
  const { code, line, column, token } = fault(text);
  return [code, line, column, token];
};

function playToken(session: Session, token: string): void {
  const read = parseMove(session.game, session.table, token);
  if (!read.ok || !session.play(read.value).ok) throw new Error(`${token} cannot be played`);
}

describe('writing', () => {
  it('writes alternatives after the move they replace, bookmarks, and the place', () => {
    const session = sessionOf(toyRuns, 5, { most: '1' });
    const play = (token: string): void => playToken(session, token);
    for (const token of ['draw', 'draw', 'draw', 'res-t1']) play(token);
    session.bookmark('here');
    session.undo();
    play('res-t2');
    session.undo();
    session.undo();
    play('res-t4');
    session.undo();
    session.redo();
    session.undo();
    session.undo();
    expect(formatRecord(session, { note: 'one\r\ntwo' })).toBe(`pasyans 1
patience: toy-runs
rev: 3
options: most=1 form=4+4
deal: 5
shuffle: 1
at: 1
note: one
note: two
moves:
1. draw*2 res-t4 (< 3. draw res-t2 (< 4. res-t1 {here}))
`);
  });
});

describe('reading', () => {
  it('takes header lines in any order, options left out, comments, blank lines, Windows line ends and a byte order mark', () => {
    const text =
      '\ufeff# mine\r\n\r\nPasyans 1 # now\r\nshuffle: 1\r\nDeal: 0005 # five\r\n note:  two # not a comment\r\nrev: 3\r\npatience: toy-runs\r\nmoves: draw~2 # first\r\n2. res-t1\r\n';
    const read = parseRecord(text, find);
    expect(read.ok && [read.value.note, read.value.session.here.depth, read.value.session.game.options]).toEqual([
      ' two # not a comment',
      2,
      { most: '3', form: '4+4' },
    ]);
  });

  it('stands at the end of the line without a place, and needs no moves', () => {
    const read = parseRecord(`${HEAD}moves:\ndraw~1*9 (draw~2) (<draw~3*2)`, find);
    expect(read.ok && [read.value.session.here.depth, read.value.session.canRedo]).toEqual([9, false]);
    const fresh = parseRecord(`${HEAD}moves:`, find);
    expect(fresh.ok && fresh.value.session.here.depth).toBe(0);
    expect(fresh.ok && 'note' in fresh.value).toBe(false);
  });
});

describe('what is wrong with the header', () => {
  it.each([
    ['', ['not-a-record', 1, 1, '']],
    ['# only a comment\n', ['not-a-record', 1, 1, '']],
    ['\nhello\n', ['not-a-record', 2, 1, 'hello']],
    ['pasyans 0\n', ['not-a-record', 1, 1, 'pasyans 0']],
    ['pasyans 3\nwhatever it may hold', ['later-version', 1, 1, '3']],
    ['pasyans 1\n', ['missing-key', 2, 1, 'moves:']],
    ['pasyans 1\npatience: wish\nrev: 1\nshuffle: 1\nmoves:\n', ['missing-key', 5, 1, 'deal:']],
    ['pasyans 1\nmoves:\n', ['missing-key', 2, 1, 'patience:']],
    ['pasyans 1\npatience: wish\nmoves:\n', ['missing-key', 3, 1, 'rev:']],
    ['pasyans 1\npatience: wish\nrev: 1\nmoves:\n', ['missing-key', 4, 1, 'shuffle:']],
    [`${HEAD}colour: red\nmoves:`, ['unknown-key', 6, 1, 'colour:']],
    [`${HEAD}  1. draw~1\nmoves:`, ['header-line', 6, 3, '1. draw~1']],
    [`${HEAD}rev: 3\nmoves:`, ['key-twice', 6, 1, 'rev:']],
    [`${HEAD}cards: 7D\nmoves:`, ['two-deals', 6, 8, 'cards:']],
    [`${HEAD}at: many\nmoves:`, ['not-a-number', 6, 5, 'many']],
    [`${HEAD}at: 999999999\nmoves: draw~1`, ['at-beyond', 6, 5, '999999999']],
    [`${HEAD}options: most=1 form\nmoves:`, ['option-shape', 6, 17, 'form']],
    [`${HEAD}options: most=1 most=1\nmoves:`, ['option-twice', 6, 17, 'most']],
    [`${HEAD}options: most=1 shape=8\nmoves:`, ['unknown-option', 6, 17, 'shape']],
    [`${HEAD}options: __proto__=1\nmoves:`, ['unknown-option', 6, 10, '__proto__']],
    [`${HEAD}options: form=8 most=2\nmoves:`, ['unknown-value', 6, 17, '2']],
    [`${HEAD.replace('toy-runs', 'chess')}moves:`, ['unknown-patience', 2, 11, 'chess']],
    [`${HEAD.replace('rev: 3', 'rev: 4')}moves:`, ['later-rev', 3, 6, '4']],
    [`${HEAD.replace('rev: 3', 'rev: 2')}moves:`, ['older-rev', 3, 6, '2']],
    [`${HEAD.replace('rev: 3', 'rev: 3.5')}moves:`, ['not-a-number', 3, 6, '3.5']],
    [`${HEAD.replace('shuffle: 1', 'shuffle: 2')}moves:`, ['unknown-shuffle', 5, 10, '2']],
    [`${HEAD.replace('deal: 5', 'deal: 4294967296')}moves:`, ['deal-number', 4, 7, '4294967296']],
    [`${HEAD.replace('deal: 5', 'cards: 7D 7D 7D')}moves:`, ['card-twice', 4, 14, '7D']],
    [`${HEAD.replace('deal: 5', 'cards: 7D 1D')}moves:`, ['not-a-card', 4, 11, '1D']],
    [`${HEAD.replace('deal: 5', 'cards: 7D')}moves:`, ['card-missing', 4, 8, '7D']],
    ['x'.repeat(MOST_TEXT + 1), ['too-long', 1, 1, '']],
  ])('%#', (text, expected) => {
    expect(spot(text)).toEqual(expected);
  });

  it('is said in a sentence that begins with the place', () => {
    expect(fault(`${HEAD.replace('rev: 3', 'rev: 4')}moves:`).text).toEqual({
      ru: 'Строка 3, столбец 6: запись сделана по более новой редакции правил «toy-runs» (4); эта программа знает редакцию 3. Обновите программу.',
      en: 'Line 3, column 6: the record follows later rules of "toy-runs" (revision 4); this program knows revision 3. Update the program.',
    });
  });
});

describe('what is wrong with the moves', () => {
  it.each([
    ['draw~1\n2. hop', ['not-a-move', 8, 4, 'hop']],
    ['draw~1 5H-zz', ['unknown-pile', 7, 8, '5H-zz']],
    ['draw', ['ambiguous-move', 7, 1, 'draw']],
    ['draw~1*0', ['wrong-repetition', 7, 1, 'draw~1*0']],
    ['draw~1*999999999', ['wrong-repetition', 7, 1, 'draw~1*999999999']],
    ['res-t1*2', ['illegal-move', 7, 1, 'res-t1*2']],
    ['draw~1*57 draw~1', ['illegal-move', 7, 1, 'draw~1']],
    ['1. draw~1 3. draw~1', ['wrong-number', 7, 11, '3.']],
    ['1. draw~1 2.', ['lonely-number', 7, 11, '2.']],
    ['1. (draw~1)', ['lonely-number', 7, 1, '1.']],
    ['(draw~1)', ['stray-parenthesis', 7, 1, '(']],
    ['draw~1 ()', ['stray-parenthesis', 7, 9, ')']],
    ['draw~1 ((draw~2))', ['stray-parenthesis', 7, 9, '(']],
    ['draw~1 (< draw~2))', ['stray-parenthesis', 7, 18, ')']],
    ['draw~1 (draw~2', ['open-parenthesis', 7, 8, '(']],
    ['draw~1 (draw~1)', ['same-alternative', 7, 9, 'draw~1']],
    ['{a} {b}', ['stray-bookmark', 7, 5, 'b']],
    ['draw~1 ({a} draw~2)', ['stray-bookmark', 7, 9, 'a']],
    ['draw~1 {a} draw~1 {a}', ['bookmark-twice', 7, 19, 'a']],
    ['draw~1 {a', ['open-brace', 7, 8, '{a']],
    ['draw~1 {a\\}', ['open-brace', 7, 8, '{a\\}']],
    ['draw~1 a}', ['open-brace', 7, 9, '}']],
    ['draw~1 {\\q}', ['bad-escape', 7, 8, '\\q']],
    ['draw~1 < draw~1', ['not-a-move', 7, 8, '<']],
    ['draw~1*9999 '.repeat(MOST_MOVES / 9999 + 1), ['too-many-moves', 7, 61, 'draw~1*9999']],
    ['('.repeat(100_000), ['stray-parenthesis', 7, 1, '(']],
  ])('%#', (moves, expected) => {
    expect(spot(`${HEAD}moves:\n${moves}`)).toEqual(expected);
  });

  it('names line, move number, token and the rule that a move breaks', () => {
    expect(fault(`${HEAD}moves:\n1. draw~1 res-stock`).text).toEqual({
      ru: 'Строка 7, столбец 11: ход 2. «res-stock» не по правилам: Эта карта закрыта. (правило C5)',
      en: 'Line 7, column 11: move 2. "res-stock" is refused: This card is face down. (rule C5)',
    });
  });
});

describe('size', () => {
  it('may be a tree of alternatives in alternatives, thousands deep', () => {
    const session = sessionOf(toyRuns, 5);
    for (let level = 0; level < 3_000; level++) {
      while (session.legal().count > 0 && session.table.height(0) < 2) playToken(session, session.table.height(0) > 0 ? 'draw' : 'turn');
      playToken(session, 'draw~1');
      session.undo();
      playToken(session, 'draw~2');
    }
    while (session.undo()) {
      const [first, second] = session.here.children;
      if (!first || !second) continue;
      session.play(first.move);
      session.undo();
    }
    const text = formatRecord(session);
    expect(text).toContain(')'.repeat(3_000));
    const read = parseRecord(text, find);
    expect(read.ok && formatRecord(read.value.session)).toBe(text);
  }, 30_000);

  it('may be many moves, but not without end', () => {
    const read = parseRecord(`${HEAD}options: most=1\nmoves:\n${'draw*52 turn '.repeat(200)}`, find);
    expect(read.ok && read.value.session.here.depth).toBe(200 * 53);
  }, 30_000);
});

it('tells which patience a record is of, unless its head is damaged', () => {
  expect(patienceOfRecord(`# mine\n${HEAD}moves: draw~1 nonsense`)).toBe('toy-runs');
  expect(patienceOfRecord('pasyans 1\npatience: not-there\nmoves:')).toBe('not-there');
  for (const text of ['', HEAD, 'pasyans 3\npatience: toy-runs\nmoves:', 'pasyans 1\ndeal: 5\nmoves:', 'x'.repeat(MOST_TEXT + 1)])
    expect(patienceOfRecord(text), text.slice(0, 40)).toBeUndefined();
});

describe('a table laid out by hand', () => {
  const will = findPatience('will-it-come-true') as Patience;
  const ROWS = [
    'stock: [?]*16',
    'waste: QD JC 9D 8D',
    'f1: AC 6C 7C 8C',
    'f2: AD 6D 7D',
    'f3: AS',
    't1: 7S',
    't2: 8H',
    't3: JS',
    't4: JH',
    't5: QC',
    't6: 10H',
    't7: 6H',
    't8: 8S',
  ];
  const laid = (rows: readonly string[], head = 'seed: 7\nshuffle: 1', version = 2): string =>
    [
      `pasyans ${version}`,
      'patience: will-it-come-true',
      'rev: 1',
      ...rows.map((row) => `layout: ${row}`),
      head,
      'moves:',
      '1. 8D-f2',
    ].join('\n');

  it('is a record of the second version; any other game stays one of the first', () => {
    const read = parseRecord(laid(ROWS), find);
    if (!read.ok) throw new Error(read.fault.text.en);
    const { session } = read.value;
    const text = formatRecord(session);
    expect([text.split('\n')[0], session.deal.id, session.deal.seed, session.here.depth]).toEqual(['pasyans 2', undefined, 7, 1]);
    const again = parseRecord(text, find);
    expect(again.ok && formatRecord(again.value.session)).toBe(text);
    expect(formatRecord(sessionOf(will, 6))).toMatch(/^pasyans 1\n/);
  });

  it.each([
    [laid(ROWS, 'seed: 7\nshuffle: 1', 1), ['unknown-key', 4, 1, 'layout:']],
    [laid(ROWS, 'shuffle: 1'), ['missing-key', 18, 1, 'seed:']],
    [laid([], 'seed: 7\nshuffle: 1'), ['missing-key', 6, 1, 'layout:']],
    [laid(ROWS, 'seed: 0\nshuffle: 1'), ['deal-number', 17, 7, '0']],
    [laid(ROWS, 'deal: 5\nseed: 7\nshuffle: 1'), ['two-deals', 4, 8, 'layout:']],
    [laid([...ROWS.slice(0, 12), 't8: 8C']), ['card-twice', 16, 13, '8C']],
    [laid([...ROWS.slice(0, 12), 't9: 8S']), ['unknown-pile', 16, 9, 't9']],
    [laid(ROWS.with(3, 'f2: AD 7D 6D')), ['impossible-pile', 7, 8, 'f2']],
    [laid(ROWS.with(0, 'stock: [?]*15')), ['unknown-cards', 4, 8, ' stock: [?]*15']],
    [laid(ROWS.slice(1)), ['card-missing', 4, 8, ' waste: QD JC 9D 8D']],
  ])('refuses %#', (text, expected) => {
    expect(spot(text)).toEqual(expected);
  });

  it('says where in the record, once', () => {
    expect(fault(laid([...ROWS.slice(0, 12), 't8: 8C'])).text.en).toBe('Line 16, column 13: the card 8C is already on the table.');
  });
});
