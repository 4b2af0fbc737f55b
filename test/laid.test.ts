import {
  below,
  dealNumber,
  emptyTable,
  formatLink,
  formatRecord,
  type Game,
  layTable,
  parseLink,
  parseRecord,
  type Random,
  randomFrom,
  Session,
  shuffle,
  sortOf,
  writeLayout,
} from 'pasyans';
import { describe, expect, it } from 'vitest';
import { cases } from './kit/every.ts';

// A table laid out by hand, for every patience and option value: whatever can be reached can be laid out and played on from;
// whatever cannot is refused or plays on without a fault.

const DEAL = 11;

/** Plays by dice, to the foundations whenever it can: so they grow. */
function wander(session: Session, random: Random, moves: number): void {
  for (let n = 0; n < moves; n++) {
    const legal = session.legal();
    if (legal.count === 0) return;
    const all = Array.from({ length: legal.count }, (_, i) => legal.at(i));
    const building = all.filter((m) => sortOf(session.game.rules, m) === 'build');
    const some = building.length > 0 && below(random, 4) > 0 ? building : all;
    session.play(some[below(random, some.length)] as number);
  }
}

function laid(game: Game, text: string, number = DEAL): Session {
  const deal = layTable(game, text, number);
  if (!deal.ok) throw new Error(`${deal.fault.text.en}\n${text}`);
  return new Session(game, deal.value);
}

describe.each(cases)('$name', ({ game }) => {
  it('is laid out as it lies at any moment of a game, and played on in the same way', () => {
    const random = randomFrom(DEAL);
    const dealt = new Session(game, dealNumber(game.rules.pack, DEAL));
    for (let n = 0; n < 2; n++) {
      const session = laid(game, writeLayout(game, dealt.table));
      expect(writeLayout(game, session.table)).toBe(writeLayout(game, dealt.table));
      expect(session.legal().count).toBe(dealt.legal().count);
      wander(session, random, 6);
      const [record, link] = [parseRecord(formatRecord(session), () => game.patience), parseLink(formatLink(session), () => game.patience)];
      for (const read of [record, link]) {
        expect(read.ok || read.fault.text.en).toBe(true);
        expect(read.ok && writeLayout(game, read.value.session.table)).toBe(writeLayout(game, session.table));
      }
      wander(dealt, random, 60);
    }
  });

  it('never fails on a table that never was', () => {
    const random = randomFrom(DEAL);
    for (let n = 0; n < 3; n++) {
      const deal = layTable(game, anyLayout(game, random), DEAL);
      if (deal.ok) wander(new Session(game, deal.value), random, 20);
      else expect(deal.fault.text.ru).not.toBe('');
    }
  });
});

/** The whole pack strewn over some of the piles, with any small counts. */
function anyLayout(game: Game, random: Random): string {
  const table = emptyTable(game);
  table.clear(0);
  const among = 1 + below(random, table.piles);
  for (const card of shuffle([...game.rules.pack.cards], random)) {
    let pile = below(random, among);
    while (table.height(pile) >= table.most(pile)) pile = (pile + 1) % table.piles;
    table.put(pile, card, below(random, 3) > 0);
  }
  for (let c = 0; c < table.counters; c++) table.set(c, below(random, 4));
  return writeLayout(game, table);
}
