import { describe, expect, it } from 'vitest';
import { dealNumber, fingerprint, heightOf, kindOf, type Move, PACK_52, PLUCK, Session } from '../engine/index.ts';
import { royalMarriage } from './royal-marriage.ts';
import { open } from './shared/hand-layout.testkit.ts';

describe.each([{}, { rule: 'pairs' }, { row: 'all-open' }])('Royal Marriage with %o', (options) => {
  const game = open(royalMarriage, options);
  const row = game.pileNumbers.get('row') as number;

  it('scenario 16: taken out inside, at the start or at the end, the row closes up, and comes back the same a hundred times', () => {
    const met = new Set<string>();
    for (let id = 1; id <= 30; id++) {
      const session = new Session(game, dealNumber(PACK_52, id));
      for (let m = choose(session, met); m !== undefined; m = choose(session, met)) {
        const before = fingerprint(session.table);
        const height = session.table.height(row);
        session.play(m);
        const after = fingerprint(session.table);
        if (kindOf(m) === PLUCK) {
          met.add(whereOf(m, height));
          for (let i = 0; i < session.table.height(row); i++) expect(session.table.isUp(session.table.at(row, i))).toBe(true);
        }
        const times = id === 1 ? 100 : 1;
        for (let n = 0; n < times; n++) {
          session.undo();
          if (fingerprint(session.table) !== before) throw new Error('not the same after undo');
          session.redo();
          if (fingerprint(session.table) !== after) throw new Error('not the same after redo');
        }
      }
    }
    expect([...met].sort()).toEqual(['end', 'inside', 'start']);
  });
});

/** The first card after the bride, the last ones that can go, or between. */
function whereOf(m: Move, height: number): string {
  if (heightOf(m) === 1) return 'start';
  return heightOf(m) >= height - 3 ? 'end' : 'inside';
}

function choose(session: Session, met: ReadonlySet<string>): Move | undefined {
  const legal = session.legal().toArray();
  const height = session.table.height(session.game.pileNumbers.get('row') as number);
  return legal.find((m) => kindOf(m) === PLUCK && !met.has(whereOf(m, height))) ?? legal[0];
}
