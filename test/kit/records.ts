import fc from 'fast-check';
import {
  below,
  dealNumber,
  type FindPatience,
  fingerprint,
  formatLink,
  formatMove,
  formatRecord,
  type Game,
  legalMoves,
  parseLink,
  parseMove,
  parseRecord,
  type ReadGame,
  type Result,
  randomFrom,
  Session,
} from 'pasyans';
import { it } from 'vitest';
import { reach } from './play.ts';
import { same } from './same.ts';
import { treeOf, wander } from './wander.ts';

const dealId = fc.integer({ min: 1, max: 0xffffffff });
const NOTE = 'two lines\n  # and a sign';

/** What every patience promises about its records: registers the tests in the present `describe`. `part`: of the full number of tries. */
export function recordContract(game: Game, part = 1): void {
  const runs = (full: number): number => Math.max(1, Math.round(full * part));
  // The patience is found whether it stands in the registry or not.
  const find: FindPatience = (id) => (id === game.patience.id ? game.patience : undefined);
  const session = (id: number): Session => new Session(game, dealNumber(game.rules.pack, id));
  const fromRecord = (text: string): Session => opened(parseRecord(text, find), text);
  const fromLink = (text: string): Session => opened(parseLink(text, find), text);

  it('comes back from a record with every branch, bookmark and its place', () => {
    fc.assert(
      fc.property(dealId, fc.nat(250), (id, steps) => {
        const before = wander(session(id), randomFrom(id, 1), steps);
        const text = formatRecord(before, { note: NOTE });
        const after = fromRecord(text);
        alike(after, before);
        same(treeOf(after), treeOf(before), 'the tree');
        same(formatRecord(after, { note: NOTE }), text, 'the record written again');
      }),
      { numRuns: runs(10), seed: 1 },
    );
  });

  it('comes back from a link with its line, at any move of it', () => {
    fc.assert(
      fc.property(dealId, fc.nat(150), fc.nat(1000), (id, steps, n) => {
        const before = wander(session(id), randomFrom(id, 2), steps);
        const after = fromLink(formatLink(before));
        alike(after, before);
        same(after.line.join(), before.line.join(), 'the line');
        const at = n % (before.line.length + 1);
        const elsewhere = fromLink(formatLink(before, { at }));
        same(elsewhere.here.depth, at, 'the move number');
        same(elsewhere.line.join(), before.line.join(), 'the line');
      }),
      { numRuns: runs(8), seed: 1 },
    );
  });

  it('names every legal move so that it is read back as that move', () => {
    fc.assert(
      fc.property(dealId, fc.array(fc.nat(1000), { maxLength: 60 }), (id, picks) => {
        const every = 1 + below(randomFrom(id), 4);
        let seen = 0;
        reach(game, id, picks, (table) => {
          if (seen++ % every > 0) return;
          for (const m of legalMoves(game, table).toArray()) {
            const token = formatMove(game, table, m);
            const read = parseMove(game, table, token);
            same(read.ok ? read.value : read.fault.text.en, m, token);
          }
        });
      }),
      { numRuns: runs(12), seed: 1 },
    );
  });

  it('scenarios 10, 82: lays the same cards and the same redeals from library, record and link', () => {
    for (const id of [2026, 1, 0xffffffff].slice(0, runs(3))) {
      const played = session(id);
      for (let i = 0; i < (part < 1 ? 40 : 150); i++) {
        const legal = played.legal();
        if (legal.count === 0) break;
        // The last move listed: where redeals are moves, the way that soonest comes to them.
        played.play(legal.at(legal.count - 1));
      }
      const again = session(id);
      for (const m of played.moves) again.play(m);
      const copies = [again, fromRecord(formatRecord(played)), fromLink(formatLink(played))];
      for (const copy of copies) alike(copy, played);
      for (const one of [played, ...copies]) one.restart();
      for (const copy of copies) alike(copy, played);
      while (played.canRedo) {
        played.redo();
        for (const copy of copies) {
          copy.redo();
          same(fingerprint(copy.table), fingerprint(played.table), 'the position');
        }
      }
    }
  });
}

function opened(read: Result<ReadGame>, text: string): Session {
  if (!read.ok) throw new Error(`${read.fault.text.en}\n${text}`);
  return read.value.session;
}

function alike(after: Session, before: Session): void {
  same(after.game.patience.id, before.game.patience.id, 'the patience');
  same(JSON.stringify(after.game.options), JSON.stringify(before.game.options), 'the options');
  same(after.deal.cards.join(), before.deal.cards.join(), 'the deal');
  same(after.moves.join(), before.moves.join(), 'the moves');
  same(fingerprint(after.table), fingerprint(before.table), 'the position');
}
