import {
  below,
  CARRY,
  cardSign,
  cardsOf,
  careless,
  dealNumber,
  faceOf,
  fingerprint,
  fromOf,
  type Game,
  kindOf,
  type Move,
  move,
  outcomeOf,
  type Random,
  randomFrom,
  rankOf,
  readLayout,
  Session,
  sortOf,
  suitOf,
  type Table,
  toOf,
  writeLayout,
} from 'pasyans';
import { describe, expect, it } from 'vitest';
import { type Case, cases } from './kit/every.ts';
import { same } from './kit/same.ts';

/** Faults other programs had with piles, over every patience and option value: covered cards, foundations, empty places, the last waste card. */

const chosen = cases.filter(({ game }) => game.choice !== 'zero');
const CYRILLIC = /\p{Script=Cyrillic}/u;

const DEALS = 3;
const LONG = 140;
/** Of the positions of a play every so many are looked at. */
const EVERY = 5;

/** Calls back at positions of random plays, and at their ends. */
function eachPosition({ game }: Case, at: (session: Session) => void): void {
  for (let id = 1; id <= DEALS; id++) {
    const session = new Session(game, dealNumber(game.rules.pack, id));
    const choose = careless(randomFrom(id, 3));
    for (let n = id; n < LONG; n++) {
      const legal = session.legal();
      if (n % EVERY === 0 || legal.count === 0) at(session);
      if (legal.count === 0) break;
      session.play(choose(legal));
    }
  }
}

function laid(game: Game, text: string, table: Table): Table {
  const read = readLayout(game, text, { seed: table.seed, partial: true });
  if (!read.ok) throw new Error(read.fault.text.en);
  return read.value;
}

/** Open cards under open ones, each with a carry of it to some other pile, and the signs of the cards on it. */
function* buried({ game, table }: Session, random: Random): Generator<{ readonly m: Move; readonly above: readonly string[] }> {
  for (const [from, { role, fan }] of game.rules.piles.entries()) {
    // In a row the cards lie side by side: none is covered.
    if (role === 'foundation' || role === 'discard' || fan === 'wrap') continue;
    for (let i = table.height(from) - 2; i >= 0 && table.isUp(table.at(from, i)) && table.isUp(table.at(from, i + 1)); i--) {
      const count = table.height(from) - i;
      const above = Array.from({ length: count - 1 }, (_, n) => cardSign(faceOf(table.at(from, i + 1 + n)), 'en'));
      yield { m: move(CARRY, from, other(from, table, random), count), above };
    }
  }
}

const other = (pile: number, { piles }: Table, random: Random): number => (pile + 1 + below(random, piles - 1)) % piles;

/** All that players are told of a position. */
function told(game: Game, table: Table): string {
  const { won, status, facts, ghost } = game.rules;
  const outcome = outcomeOf(game, table);
  const ghosts = game.rules.piles.map((_, pile) => (table.height(pile) === 0 ? ghost?.(table, pile) : undefined));
  return JSON.stringify([outcome, won(table), status?.(table), outcome && facts?.(table), ghosts]);
}

describe.each(cases)('$name', (one) => {
  it('scenarios 2, 28: counts, words and the end follow from the cards that lie there, however they came to lie so', () => {
    eachPosition(one, ({ game, table }) => same(told(game, laid(game, writeLayout(game, table), table)), told(game, table), 'told'));
  });
});

describe.each(chosen)('$name', (one) => {
  const { rules } = one.game;

  it('scenario 18: what lies under other cards is not taken alone: a refusal has words, and names the cards that lie on it where they are why', () => {
    let [covered, named] = [false, false];
    const random = randomFrom(18);
    eachPosition(one, (session) => {
      for (const { m, above } of buried(session, random)) {
        const reason = session.refusal(m);
        if (reason === undefined) continue;
        if (!CYRILLIC.test(reason.text.ru)) throw new Error('refused without words');
        const hidden = / lies: /.test(reason.text.en) ? above.filter((sign) => !reason.text.en.includes(sign)) : [];
        if (hidden.length > 0) throw new Error(`not named: ${hidden.join()}: ${reason.text.en}`);
        named ||= / lies: /.test(reason.text.en);
        covered = true;
      }
    });
    expect([one.name, named]).toEqual([one.name, covered]);
  });

  it('scenario 38: a card stays on its foundation, but for changes between foundations, and never the base card', () => {
    const random = randomFrom(38);
    eachPosition(one, (session) => {
      const { table } = session;
      const before = fingerprint(table);
      const { depth } = session.here;
      for (const m of session.legal().toArray()) {
        if (kindOf(m) !== CARRY || rules.piles[fromOf(m)]?.role !== 'foundation') continue;
        same([sortOf(rules, m), table.height(fromOf(m)) > 1].join(), 'change,true', 'what leaves a foundation');
      }
      for (const [from, { role }] of rules.piles.entries()) {
        if (role !== 'foundation' || table.height(from) === 0) continue;
        const m = move(CARRY, from, other(from, table, random), 1);
        const reason = session.refusal(m);
        if (reason !== undefined && (session.play(m).ok || !CYRILLIC.test(reason.text.ru)))
          throw new Error('taken, or refused without words');
      }
      same([session.here.depth, fingerprint(table)].join(), [depth, before].join(), 'the game after refusals');
    });
  });

  it('scenarios 30, 34, 36: what an empty place shows is what may come there', () => {
    eachPosition(one, (session) => {
      const { table } = session;
      for (const m of session.legal().toArray()) {
        if (kindOf(m) !== CARRY) continue;
        const ghost = table.height(toOf(m)) === 0 ? rules.ghost?.(table, toOf(m)) : undefined;
        const [first] = cardsOf(table, m);
        if (ghost === undefined || first === undefined) continue;
        const card = table.at(first.pile, first.index);
        if (ghost.rank !== undefined) same(rankOf(card), ghost.rank, 'the rank shown');
        if (ghost.suit !== undefined) same(suitOf(card), ghost.suit, 'the suit shown');
      }
    });
  });
});
