import {
  type CardPlace,
  cardsOf,
  careless,
  DISCARD,
  dealNumber,
  fingerprint,
  formatMove,
  kindOf,
  type Move,
  PLUCK,
  parseMove,
  randomFrom,
  Session,
  select,
  selects,
} from 'pasyans';
import { describe, expect, it } from 'vitest';
import { type Case, cases } from './kit/every.ts';
import { same } from './kit/same.ts';

/** Faults other programs had where cards leave together, over every patience that has such moves and every option value. */

const taking = cases.filter(({ game }) => selects(game));

function eachTaking({ game }: Case, deals: number, at: (session: Session, m: Move) => void): void {
  for (let id = 1; id <= deals; id++) {
    const session = new Session(game, dealNumber(game.rules.pack, id));
    const choose = careless(randomFrom(id, 26));
    while (session.legal().count > 0) {
      for (const m of session.legal().toArray()) if (kindOf(m) === DISCARD || kindOf(m) === PLUCK) at(session, m);
      session.play(choose(session.legal()));
    }
  }
}

function orders<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length < 2) return [things];
  return things.flatMap((first, i) => orders(things.filter((_, n) => n !== i)).map((rest) => [first, ...rest]));
}

/** What touching the cards one after another comes to; the last one once more where a larger move would hold them too. */
function touched({ game, table }: Session, order: readonly CardPlace[]): Move | undefined {
  let held: readonly CardPlace[] = [];
  for (const { pile, index } of [...order, order[order.length - 1] as CardPlace]) {
    const done = select(game, table, held, pile, index);
    if (done.do === 'play') return done.move;
    held = done.cards;
  }
  return undefined;
}

it('there are patiences with such moves', () => {
  expect(new Set(taking.map(({ game }) => game.patience.id)).size).toBe(3);
});

describe.each(taking)('$name', (one) => {
  it('scenario 26: cards that may go together go in whatever order they are touched or typed', () => {
    let several = 0;
    eachTaking(one, 4, (session, m) => {
      const { game, table } = session;
      const cards = cardsOf(table, m);
      for (const order of orders(cards)) same(touched(session, order), m, 'the move of a selection');
      const names = formatMove(game, table, m).slice(1).split('.');
      for (const order of orders(names)) {
        const read = parseMove(game, table, `x${order.join('.')}`);
        same(read.ok ? read.value : read.fault.text.en, m, order.join('.'));
      }
      if (cards.length > 1) several++;
    });
    expect(several).toBeGreaterThan(10);
  });

  it('scenario 16: what is taken out comes back to its place, a hundred times over', () => {
    let taken = 0;
    eachTaking(one, 1, (session, m) => {
      const before = fingerprint(session.table);
      session.play(m);
      const after = fingerprint(session.table);
      for (let n = 0; n < 100; n++) {
        session.undo();
        same(fingerprint(session.table), before, 'the table after undo');
        session.redo();
        same(fingerprint(session.table), after, 'the table after redo');
      }
      session.undo();
      taken++;
    });
    expect(taken).toBeGreaterThan(5);
  });
});
