import { copyTable, type Game, type Random, shuffle, type Table } from 'pasyans';

/** The same position to the player's eye: every card that lies face down may be another one. */
export function swapHidden(game: Game, table: Table, random: Random): Table {
  const hidden: number[] = [];
  forEachCard(table, (card) => {
    if (!table.isUp(card)) hidden.push(card);
  });
  const others = shuffle([...hidden], random);
  return relabel(game, table, new Map(hidden.map((card, i) => [card, others[i] as number])));
}

function relabel(game: Game, table: Table, other: ReadonlyMap<number, number>): Table {
  const copy = copyTable(game, table);
  const counters = Array.from({ length: table.counters }, (_, c) => table.counter(c));
  copy.clear(table.seed);
  for (let pile = 0; pile < table.piles; pile++) {
    for (let i = 0; i < table.height(pile); i++) {
      const card = table.at(pile, i);
      copy.put(pile, other.get(card) ?? card, table.isUp(card));
    }
  }
  counters.forEach((value, c) => {
    copy.set(c, value);
  });
  return copy;
}

function forEachCard(table: Table, visit: (card: number) => void): void {
  for (let pile = 0; pile < table.piles; pile++) for (let i = 0; i < table.height(pile); i++) visit(table.at(pile, i));
}
