import {
  below,
  CARRY,
  DRAW,
  dealNumber,
  discard,
  fingerprint,
  fromOf,
  isRelaxed,
  kindOf,
  legalMoves,
  type Move,
  type MoveKind,
  move,
  patiences,
  playMove,
  pluck,
  RECYCLE,
  REDEAL,
  randomFrom,
  readLayout,
  Session,
  sortOf,
  type Table,
  writeLayout,
} from 'pasyans';
import { describe, expect, it } from 'vitest';
import { type Case, cases, openOrThrow } from './kit/every.ts';

/** Faults other programs had, over every patience at once: whoever adds a patience gets these tests with it. */

const chosen = cases.filter(({ game }) => game.choice !== 'zero');

const start = ({ game }: Case, id = 3): Session => new Session(game, dealNumber(game.rules.pack, id));
const first = (session: Session, kind: MoveKind): Move | undefined =>
  session
    .legal()
    .toArray()
    .find((m) => kindOf(m) === kind);

/** What turns up: draws to the end of the stock, whatever comes, and plays nothing. */
function drawAll(session: Session): number {
  let drawn = 0;
  for (let m = first(session, DRAW); m !== undefined && drawn < 200; m = first(session, DRAW)) {
    session.play(m);
    drawn++;
    // A card in hand has to be laid down before the next.
    const laid = session
      .legal()
      .toArray()
      .find((one) => sortOf(session.game.rules, one) === 'lay');
    if (laid !== undefined) session.play(laid);
  }
  return drawn;
}

/** Every card on the table, by number. */
function sorted({ table }: Session): readonly number[] {
  const all: number[] = [];
  for (let pile = 0; pile < table.piles; pile++) for (let i = 0; i < table.height(pile); i++) all.push(table.at(pile, i));
  return all.sort((a, b) => a - b);
}

function snapshot({ table, here, canUndo, canRedo }: Session): string {
  return [fingerprint(table), here.depth, here.children.length, canUndo, canRedo].join();
}

describe.each(chosen)('$name', (one) => {
  const sorts = one.game.rules.sorts ?? [];

  it('scenarios 20, 26, 70: whatever is refused changes nothing and makes no entry', () => {
    const session = start(one);
    const random = randomFrom(5);
    for (let n = 0; n < 25; n++) {
      const before = snapshot(session);
      const { piles } = session.table;
      for (let i = 0; i < 40; i++) {
        const [a, b] = [below(random, piles), below(random, piles)];
        const tried = a === b ? [pluck(a, below(random, 5), 1 + below(random, 2))] : [move(CARRY, a, b, 1), discard(a, b)];
        for (const m of tried) if (!session.legal().has(m)) expect(session.play(m).ok).toBe(false);
      }
      expect(snapshot(session)).toBe(before);
      const legal = session.legal();
      if (legal.count === 0) break;
      session.play(legal.at(below(random, legal.count)));
    }
  });

  it('scenarios 50, 52: the stock is dealt to its last card without a fault, and undone to the deal', () => {
    const session = start(one);
    const before = fingerprint(session.table);
    drawAll(session);
    expect(first(session, DRAW)).toBeUndefined();
    while (session.undo());
    expect(fingerprint(session.table)).toBe(before);
  });

  it('scenario 62: nothing goes to a foundation but by a move that says so', () => {
    const session = start(one, 8);
    const random = randomFrom(8);
    const { rules } = session.game;
    const home = (): number =>
      rules.piles.reduce((sum, { role }, pile) => sum + (role === 'foundation' ? session.table.height(pile) : 0), 0);
    for (let n = 0; n < 150; n++) {
      const legal = session.legal();
      if (legal.count === 0) break;
      const m = legal.at(below(random, legal.count));
      const before = home();
      session.play(m);
      if (sortOf(rules, m) === 'build') expect(home()).toBe(before + 1);
      else if (sortOf(rules, m) !== 'redeal') expect(home()).toBe(before);
    }
  });

  it('scenario 68: positions seen before never change', () => {
    const session = start(one, 4);
    const seen: { readonly now: ReturnType<Session['seen']>; readonly text: string }[] = [];
    const random = randomFrom(4);
    for (let n = 0; n < 30 && session.legal().count > 0; n++) {
      const now = session.seen();
      seen.push({ now, text: JSON.stringify(now) });
      const legal = session.legal();
      session.play(legal.at(below(random, legal.count)));
    }
    for (const { now, text } of seen) expect(JSON.stringify(now)).toBe(text);
  });

  if (sorts.includes('turn')) {
    it('scenarios 22, 42, 46, 48, 54, 56: the waste is turned over as a block, as often as the words say, then refused; undone to the deal', () => {
      const session = start(one);
      const before = fingerprint(session.table);
      const waste = one.game.rules.piles.findIndex(({ role }) => role === 'waste');
      const lying = (): string => Array.from({ length: session.table.height(waste) }, (_, i) => session.table.at(waste, i)).join();
      const left = (): number => Number(one.game.rules.status?.(session.table)?.en.match(/(\d+)$/)?.[1]);
      expect(session.refusal(move(RECYCLE, waste, 0, 0))?.text.ru).toMatch(/\p{Script=Cyrillic}/u);
      drawAll(session);
      const order = lying();
      let turns = 0;
      for (let m = first(session, RECYCLE); m !== undefined; m = first(session, RECYCLE)) {
        const told = left();
        session.play(m);
        turns++;
        expect([left(), session.table.height(waste)]).toEqual([told - 1, 0]);
        expect(session.refusal(move(RECYCLE, waste, 0, 0))).toBeDefined();
        drawAll(session);
        expect(lying()).toBe(order);
      }
      expect([turns > 0, left()]).toEqual([true, 0]);
      expect(session.refusal(move(RECYCLE, waste, 0, session.table.height(waste)))?.text.ru).toMatch(/\p{Script=Cyrillic}/u);
      while (session.undo());
      expect(fingerprint(session.table)).toBe(before);
    });
  }

  if (sorts.includes('redeal')) {
    it('scenarios 44, 46, 54: a redeal keeps every card, is another position, and the same again after undo', () => {
      const session = start(one);
      const random = randomFrom(6);
      for (let n = 0; n < 1500 && first(session, REDEAL) === undefined && session.legal().count > 0; n++) {
        session.play(session.legal().at(below(random, session.legal().count)));
      }
      const m = first(session, REDEAL) as Move;
      const before = fingerprint(session.table);
      const cards = (): string => sorted(session).join();
      const all = cards();
      expect(session.play(m).ok).toBe(true);
      const after = fingerprint(session.table);
      expect([cards(), after === before]).toEqual([all, false]);
      session.undo();
      expect(fingerprint(session.table)).toBe(before);
      session.redo();
      expect(fingerprint(session.table)).toBe(after);
    });

    it('scenarios 12, 46, 48, 56: as many redeals as the words say, each counted once, then refused with words; undone to the deal', () => {
      const session = start(one);
      const deal = fingerprint(session.table);
      const random = randomFrom(46);
      const left = (): number => Number(one.game.rules.status?.(session.table)?.en.match(/left: (\d+)$/)?.[1]);
      const told: number[] = [];
      for (let n = 0; n < 3000 && told.length < 5 && session.legal().count > 0; n++) {
        const m = first(session, REDEAL);
        if (m !== undefined) told.push(left());
        session.play(m ?? session.legal().at(below(random, session.legal().count)));
      }
      // Without a limit as many as are tried.
      const limited = !isRelaxed(one.game);
      expect(told).toEqual(
        limited ? Array.from({ length: told[0] as number }, (_, i) => (told[0] as number) - i) : Array(5).fill(Number.NaN),
      );
      if (limited) expect(session.refusal(move(REDEAL))?.text.ru).toMatch(/\p{Script=Cyrillic}/u);
      while (session.undo());
      expect(fingerprint(session.table)).toBe(deal);
    });
  }
});

/** A position with the waste turned down to its top card, or the game's own if it cannot be laid so. */
function withOneWasteCard({ game, table }: Session): Table {
  const text = writeLayout(game, table).replace(/^waste: .* (\S+)$/m, 'waste: $1');
  const read = readLayout(game, text, { partial: true });
  if (!read.ok) throw new Error(read.fault.text.en);
  return read.value;
}

describe.each(chosen.filter(({ game }) => game.rules.piles.some(({ role }) => role === 'waste') && game.rules.sorts?.includes('turn')))(
  '$name',
  (one) => {
    const waste = one.game.rules.piles.findIndex(({ role }) => role === 'waste');
    const fromWaste = (table: Table): string =>
      legalMoves(one.game, table)
        .toArray()
        .filter((m) => kindOf(m) === CARRY && fromOf(m) === waste)
        .join();

    it('scenario 24: the last card of the waste is as playable as one that lies on others, in every pass', () => {
      let playable = 0;
      for (let id = 1; id <= 40; id++) {
        const session = start(one, id);
        let turned = true;
        while (turned) {
          drawAll(session);
          const moves = fromWaste(session.table);
          expect(fromWaste(withOneWasteCard(session))).toBe(moves);
          if (moves !== '') playable++;
          const turn = first(session, RECYCLE);
          turned = turn !== undefined && session.play(turn).ok;
        }
        expect(session.refusal(move(RECYCLE, waste, 0, session.table.height(waste)))).toBeDefined();
      }
      expect(playable).toBeGreaterThan(0);
    });

    it('scenario 58: turning over one single card is another position, for the pass is part of it', () => {
      const session = start(one);
      drawAll(session);
      const table = withOneWasteCard(session);
      const before = [table.keyLo, table.keyHi].join();
      const lying = table.at(waste, 0);
      for (const kind of [RECYCLE, DRAW]) {
        const m = legalMoves(one.game, table)
          .toArray()
          .find((any) => kindOf(any) === kind);
        if (m !== undefined) playMove(one.game, table, m);
      }
      expect([table.height(waste), table.at(waste, 0)]).toEqual([1, lying]);
      expect([table.keyLo, table.keyHi].join()).not.toBe(before);
    });
  },
);

describe('scenario 74: no state leaks from one game into the next', () => {
  it('all pairs of patiences, one played in the midst of the other, as if each were alone', () => {
    const alone = patiences.map((patience) => playSome(start({ name: '', game: openOrThrow(patience) })));
    const sessions = patiences.map((patience) => start({ name: '', game: openOrThrow(patience) }));
    const randoms = patiences.map(() => randomFrom(12));
    for (let n = 0; n < 60; n++)
      for (const [i, session] of sessions.entries()) playOne(session, randoms[i] as ReturnType<typeof randomFrom>);
    expect(sessions.map(({ table }) => fingerprint(table))).toEqual(alone);
  });
});

function playSome(session: Session): string {
  const random = randomFrom(12);
  for (let n = 0; n < 60; n++) playOne(session, random);
  return fingerprint(session.table);
}

function playOne(session: Session, random: ReturnType<typeof randomFrom>): void {
  const legal = legalMoves(session.game, session.table);
  if (legal.count > 0) session.play(legal.at(below(random, legal.count)));
}

describe('scenarios 60, 32: when the answer is yes', () => {
  it.each(cases.filter(({ game }) => game.choice === 'zero'))(
    '$name: it ends, and the answer is yes only when play has opened every card',
    (one) => {
      for (let id = 1; id <= 60; id++) {
        const session = start(one, id);
        while (session.legal().count > 0) {
          // A win that is reached stays: in the packet patiences the stages left are still played out.
          session.play(session.legal().at(0));
        }
        const { table } = session;
        const result = session.outcome()?.result;
        expect(result).toMatch(/^(won|lost)$/);
        const closed = one.game.rules.facts?.(table)?.closedCount;
        if (closed === undefined) continue;
        const lying = session
          .seen()
          .piles.flat()
          .filter((card) => card.face === undefined).length;
        expect([closed, result]).toEqual([lying, lying === 0 ? 'won' : 'lost']);
      }
    },
  );
});
