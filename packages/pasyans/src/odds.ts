import { dealTable, emptyTable, type Game } from './engine/index.ts';
import { carelessPlayer, type PlayerKind, plainPlay } from './odds/index.ts';
import { sensiblePlayer } from './play.ts';
import { planFor, Rooms, solveTable } from './solve.ts';

export * from './odds/index.ts';

/** Nodes for a deal where nobody says how many: some seconds at most. */
const USUAL_NODES = 1_000_000;
/** Bytes for positions met: so much that the nodes are spent first, however many are asked for in practice. */
const MEMORY = 2 ** 28;

/** Knows all cards and looks through all that can be reached: what perfect play and perfect luck in guessing would do. */
const solver: PlayerKind = {
  name: plainPlay.name,
  version: 3,
  budget: USUAL_NODES,
  firstWin: true,
  open(game, nodes = USUAL_NODES) {
    const plan = planFor(game);
    const table = emptyTable(game);
    const rooms = new Rooms(MEMORY);
    return {
      play(deal) {
        const verdict = solveTable(plan, dealTable(game, deal, table), { nodes, memory: MEMORY }, rooms);
        return verdict.verdict === 'won' ? { result: 'won', win: verdict.win } : { result: verdict.verdict };
      },
    };
  },
};

/** Who can play a game: what `--player` chooses from. A player joins the studies by being listed here. */
export function playersOf(game: Game): readonly PlayerKind[] {
  return [carelessPlayer, sensiblePlayer, game.choice === 'zero' ? plainPlay : solver];
}
