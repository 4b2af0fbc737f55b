import { dealTable, findPatience, type Game, openGame, playMove, type Table } from 'pasyans';
import { hint } from 'pasyans/play';
import { planFor, solving, turning } from 'pasyans/solve';
import type { Asked, Told, TurningAsked, VerdictAsked } from './protocol.ts';

/** Bytes for the positions met: six million of them, and no more than a telephone can spare. */
const MEMORY = 2 ** 27;

/** Answers a question: a verdict, or where it turned, after reports of what has been done. Throws for a game that does not exist. */
export function* answer(asked: Asked): Generator<Told> {
  const game = gameOf(asked);
  if (asked.kind === 'hint') yield { kind: 'hint', hint: hint(game, asked.seen, asked.before) };
  else if (asked.kind === 'turning') yield* lookBack(game, asked);
  else yield* judge(game, asked);
}

function* lookBack(game: Game, { deal, moves, nodes }: TurningAsked): Generator<Told> {
  const work = turning(planFor(game), deal, moves, { nodes, memory: MEMORY });
  let step = work.next();
  for (; !step.done; step = work.next()) yield { kind: 'looked', looked: step.value };
  yield { kind: 'turning', turning: step.value };
}

function* judge(game: Game, asked: VerdictAsked): Generator<Told> {
  const work = solving(planFor(game), tableOf(game, asked), { nodes: asked.nodes, memory: MEMORY });
  let step = work.next();
  for (; !step.done; step = work.next()) yield { kind: 'effort', effort: step.value };
  yield { kind: 'verdict', verdict: step.value };
}

function gameOf({ patience: id, options }: Asked): Game {
  const patience = findPatience(id);
  const game = patience && openGame(patience, options);
  if (!game?.ok) throw new RangeError(`no patience ${id} with these options`);
  return game.value;
}

function tableOf(game: Game, { deal, moves }: VerdictAsked): Table {
  const table = dealTable(game, deal);
  for (const m of moves) playMove(game, table, m);
  return table;
}
