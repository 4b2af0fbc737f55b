import { careless, collects, Desk, dealNumber, fingerprint, nextToCollect, openGame, patiences, randomFrom, Session } from 'pasyans';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../run.testkit.ts';
import { playMove, undo } from './actions.ts';
import { Sitting } from './sitting.ts';

const LOOK = { lang: 'en', ascii: false, colours: false } as const;
const games = patiences.flatMap((patience) => {
  const game = openGame(patience);
  return game.ok && collects(game.value, 'harmless') ? [game.value] : [];
});

function sittingAt(game: (typeof games)[number], deal: number): Sitting {
  return new Sitting(new Desk(new Session(game, dealNumber(game.rules.pack, deal))), 'en', freshFolder(), false, []);
}

describe.each(games.map((game) => ({ id: game.patience.id, game })))('$id', ({ game }) => {
  test('turned on, a move takes with it all that is harmless, as one undo step; turned off, nothing but itself', () => {
    let [longer, single] = [0, 0];
    for (let deal = 1; deal <= 25; deal++) {
      const sitting = sittingAt(game, deal);
      const choose = careless(randomFrom(deal));
      for (let n = 0; n < 60 && sitting.session.legal().count > 0; n++) {
        const { session } = sitting;
        sitting.collectsSafely = n % 3 !== 0;
        const m = choose(session.legal());
        const { depth } = session.here;
        const before = fingerprint(session.table);
        // A move that has to be asked about is given again.
        for (let times = 0; times < 2 && session.here.depth === depth; times++) playMove(sitting, m);
        const played = session.here.depth - depth;
        const after = fingerprint(session.table);
        if (sitting.collectsSafely) expect(nextToCollect(game, session.table, 'harmless')).toBeUndefined();
        else expect(played).toBe(1);
        undo(sitting, LOOK);
        expect([session.here.depth, fingerprint(session.table)]).toEqual([depth, before]);
        session.redo();
        expect([session.here.depth, fingerprint(session.table)]).toEqual([depth + played, after]);
        if (played > 1) longer++;
        else single++;
      }
    }
    expect(longer).toBeGreaterThan(0);
    expect(single).toBeGreaterThan(0);
  });
});
