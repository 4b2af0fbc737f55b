import { cardCode } from './card.ts';
import { emptyTable, type Game, legalMoves } from './game.ts';
import { CARRY, fromOf, kindOf, type MoveBuffer, toOf } from './move.ts';
import { pilesOf } from './pile.ts';
import { bad, good, type Result } from './result.ts';
import type { Table } from './table.ts';

/**
 * Whether the foundations of a table can have been built: each card on another one, from somewhere. Which card may lie on
 * which is the patience's business: it is asked for its moves on a table with the card at hand, once for every card. Throws where
 * the rules do.
 */
export function checkFoundations(game: Game, table: Table): Result<undefined> {
  const scratch = emptyTable(game);
  for (const pile of pilesOf(game.rules, 'foundation')) {
    for (let index = 1; index < table.height(pile); index++) {
      if (!mayBeLaid(game, table, pile, index, scratch)) return misplaced(game, table, pile, index);
    }
  }
  return good(undefined);
}

/** True when the card could come to its place from any other pile, the foundations around it being as they are. */
function mayBeLaid(game: Game, table: Table, foundation: number, index: number, scratch: Table): boolean {
  return game.rules.piles.some(({ role }, from) => {
    if (role === 'foundation') return false;
    scratch.clear(table.seed);
    for (const pile of pilesOf(game.rules, 'foundation')) {
      const height = pile === foundation ? index : table.height(pile);
      for (let i = 0; i < height; i++) scratch.put(pile, table.at(pile, i), true);
    }
    scratch.put(from, table.at(foundation, index), true);
    for (let c = 0; c < table.counters; c++) scratch.set(c, table.counter(c));
    return carries(legalMoves(game, scratch), from, foundation);
  });
}

function carries(moves: MoveBuffer, from: number, to: number): boolean {
  for (let i = 0; i < moves.count; i++) {
    const m = moves.at(i);
    if (kindOf(m) === CARRY && fromOf(m) === from && toOf(m) === to) return true;
  }
  return false;
}

function misplaced({ rules }: Game, table: Table, pile: number, index: number): Result<never> {
  const name = rules.piles[pile]?.name ?? '';
  const [card, under] = [cardCode(table.at(pile, index)), cardCode(table.at(pile, index - 1))];
  return bad(
    'impossible-pile',
    {
      ru: `в стопке «${name}» карта ${card} по правилам не ложится на ${under}. Карты называют снизу вверх.`,
      en: `in the pile "${name}" ${card} cannot lie on ${under} by the rules. Cards are named from the bottom up.`,
    },
    { token: name },
  );
}
