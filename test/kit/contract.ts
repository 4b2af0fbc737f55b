import fc from 'fast-check';
import {
  CARRY,
  checkTable,
  type Deal,
  DISCARD,
  dealNumber,
  discard,
  emptyTable,
  fingerprint,
  type Game,
  handlesOf,
  legalMoves,
  type Move,
  move,
  openTop,
  outcomeOf,
  pluck,
  type Reason,
  randomFrom,
  readLayout,
  refusal,
  runOut,
  Session,
  SOAK_LIMIT,
  see,
  soakPlay,
  type Table,
  writeLayout,
} from 'pasyans';
import { expect, it } from 'vitest';
import { swapHidden } from './hidden.ts';
import { reach } from './play.ts';
import { recordContract } from './records.ts';
import { same } from './same.ts';

/** How much of everything is tried. */
export interface Load {
  readonly plays: number;
  /** So many plays when they are long: a patience with a choice is stopped at a length by which every kind of move has been met. */
  readonly longPlays: number;
  readonly long: number;
  /** How many random lines most checks look at. */
  readonly lines: number;
  /** Where lines begin: other numbers look at other deals. */
  readonly seed: number;
}

const FULL: Load = { plays: 200, longPlays: 100, long: 250, lines: 40, seed: 1 };

/** For another value of one option: nearly all its lines do is what the full load has tried. It looks at other deals. */
export const VALUE: Load = { plays: 200, longPlays: 100, long: 250, lines: 16, seed: 300 };

const dealId = fc.integer({ min: 1, max: 0xffffffff });
const choices = fc.array(fc.nat(1000), { maxLength: 120 });

/**
 * What every patience promises, with whatever options: registers the tests in the present `describe`; `load` says how much of everything is tried. `ruleIds` are the
 * rules a player can look up, its own and the common ones.
 */
export function contract(game: Game, ruleIds: ReadonlySet<string>, load: Load = FULL): void {
  /** A part of the lines, at least one. */
  const lines = (part: number): { readonly numRuns: number; readonly seed: number } => ({
    numRuns: Math.max(1, Math.round((load.lines * part) / FULL.lines)),
    seed: load.seed,
  });

  it('keeps every invariant in many random plays, and ends or stops at the stated length', () => {
    const table = emptyTable(game);
    const limit = game.choice === 'zero' ? SOAK_LIMIT : load.long;
    let plays = load.plays;
    for (let id = 1; id <= plays; id++) {
      if (!soakPlay(game, dealNumber(game.rules.pack, id + load.seed), randomFrom(id, 7), table, limit).ended) plays = load.longPlays;
    }
  });

  it('never lets a move depend on what a closed card is', () => {
    each((table) => {
      const other = swapHidden(game, table, randomFrom(table.keyLo));
      same(legalMoves(game, other).toArray().join(), legalMoves(game, table).toArray().join(), 'legal moves');
      same(outcomeOf(game, other)?.result, outcomeOf(game, table)?.result, 'outcome');
    });
  });

  it('shows nothing of closed cards', () => {
    each((table, deal) => {
      for (const card of see(table, handlesOf(deal)).piles.flat()) {
        same(card.face === undefined, !table.isUp(deal.cards[card.handle] as number), 'a closed card');
      }
    });
  });

  it('gives every refused move a reason with a rule the player can look up', () => {
    atEnds((table) => {
      const legal = legalMoves(game, table);
      for (const m of attempts(game, table)) {
        const reason = refusal(game, table, m);
        same(reason === undefined, legal.has(m), 'refused');
        if (reason) checkReason(reason);
      }
    });
  });

  it('writes every position as text and reads it back', () => {
    each((table) => {
      const text = writeLayout(game, table);
      const back = readLayout(game, text, { seed: table.seed });
      if (!back.ok) throw new Error(back.fault.text.en);
      same(writeLayout(game, back.value), text, 'layout text');
      same(keyOf(back.value), keyOf(table), 'key');
      same(legalMoves(game, back.value).toArray().join(), legalMoves(game, table).toArray().join(), 'legal moves');
    });
  });

  it('scenario 106: gives equal positions equal keys and others other keys', () => {
    const keys = new Map<string, string>();
    const texts = new Map<string, string>();
    each((table) => {
      const key = keyOf(table);
      const text = writeLayout(game, table);
      same(keys.get(text) ?? key, key, 'the key of one position');
      same(texts.get(key) ?? text, text, 'the position of one key');
      keys.set(text, key);
      texts.set(key, text);
    });
  });

  it('scenario 66: comes to the same position by a session with undo, redo and jumps as by a fresh replay', () => {
    fc.assert(
      fc.property(dealId, fc.array(fc.tuple(fc.nat(9), fc.nat(1000)), { maxLength: 80 }), (id, commands) => {
        const deal = dealNumber(game.rules.pack, id);
        const session = new Session(game, deal);
        const places = [session.here];
        for (const [what, n] of commands) {
          command(session, places, what, n);
          places.push(session.here);
        }
        const fresh = new Session(game, deal);
        for (const m of session.moves) expect(fresh.play(m).ok).toBe(true);
        expect(fingerprint(fresh.table)).toBe(fingerprint(session.table));
        checkTable(game, session.table);
        while (session.undo());
        expect(fingerprint(session.table)).toBe(fingerprint(new Session(game, deal).table));
      }),
      lines(25),
    );
  });

  it('scenario 6: counts a win before it looks for moves, and offers none after it unless it may be played on', () => {
    each((table) => {
      if (game.rules.won(table) === undefined) return;
      same(outcomeOf(game, table)?.result, 'won', 'outcome');
      if (!game.rules.playsOn) same(legalMoves(game, table).count, 0, 'moves after a win');
    });
  });

  if (game.choice === 'zero') {
    it('plays itself to the same end step by step and at full speed', () => {
      for (let id = 1; id <= load.plays / 4; id++) {
        const deal = dealNumber(game.rules.pack, id);
        const session = new Session(game, deal);
        while (session.legal().count > 0) session.play(session.legal().at(0));
        expect(session.outcome()).toBeDefined();
        expect(fingerprint(session.table)).toBe(fingerprint(runOut(game, deal)));
      }
    });
  }

  recordContract(game, load.lines / FULL.lines);

  function checkReason({ rule, text }: Reason): void {
    if (!ruleIds.has(rule)) throw new Error(`no rule ${rule} on the rules page`);
    if (!/\p{Script=Cyrillic}/u.test(text.ru) || text.en.length <= 5) throw new Error(`a reason without words: ${text.ru} / ${text.en}`);
  }

  /** Visits every position of many random lines of play; shrinks to a short line when a check fails. */
  function each(visit: (table: Table, deal: Deal) => void): void {
    fc.assert(
      fc.property(dealId, choices, (id, picks) => {
        const deal = dealNumber(game.rules.pack, id);
        reach(game, id, picks, (table) => visit(table, deal));
      }),
      lines(40),
    );
  }

  /** Visits the last positions of random lines only: for checks that try thousands of moves. */
  function atEnds(visit: (table: Table) => void): void {
    fc.assert(
      fc.property(dealId, choices, (id, picks) => visit(reach(game, id, picks).table)),
      // The moves to try grow with the square of the piles.
      lines(game.rules.piles.length > 50 ? 6 : 15),
    );
  }
}

const keyOf = (table: Table): string => `${table.keyLo},${table.keyHi}`;

/**
 * What a hand could try: one card, and the two top cards, carried from every pile to every other; the tops of two piles, and
 * of three where tops are taken together at all; one to three cards taken out of a pile; the top card of a pile turned.
 */
function attempts(game: Game, table: Table): Move[] {
  const tried: Move[] = [];
  const third = (a: number, b: number): Move[] => Array.from({ length: table.piles - b - 1 }, (_, i) => discard(a, b, b + 1 + i));
  const byThree = game.rules.taking?.includes(DISCARD) ?? false;
  for (let a = 0; a < table.piles; a++) {
    tried.push(openTop(a));
    for (let height = 0; height < table.height(a); height++) for (const n of [1, 2, 3]) tried.push(pluck(a, height, n));
    for (let b = 0; b < table.piles; b++) {
      if (a !== b) tried.push(move(CARRY, a, b, 1), move(CARRY, a, b, 2));
      if (a < b) tried.push(discard(a, b), ...(byThree ? third(a, b) : []));
    }
  }
  return tried;
}

function command(session: Session, places: readonly Session['here'][], what: number, n: number): void {
  if (what === 0) session.undo();
  else if (what === 1) session.redo();
  else if (what === 2) session.goTo(places[n % places.length] as Session['here']);
  else {
    const legal = session.legal();
    if (legal.count > 0) session.play(legal.at(n % legal.count));
  }
}
