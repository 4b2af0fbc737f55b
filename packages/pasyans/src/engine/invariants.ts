import { FACES, faceOf, MOST_CARDS } from './card.ts';
import { emptyTable, type Game } from './game.ts';
import { packHolds } from './pack.ts';
import { NO_PILE } from './state.ts';
import type { Table } from './table.ts';

/**
 * Throws when a position is not one of the game's: a card missing or twice, a pile too high, a key that is not the
 * position's. `scratch` is a table of the same game that is written over: for checks after every move.
 */
export function checkTable(game: Game, table: Table, scratch?: Table): void {
  const met = new Uint8Array(MOST_CARDS);
  let cards = 0;
  for (let pile = 0; pile < table.piles; pile++) {
    if (table.height(pile) > table.most(pile)) throw new Error(`pile ${pile} is too high`);
    for (let i = 0; i < table.height(pile); i++) {
      const card = table.at(pile, i);
      if (!packHolds(game.rules.pack, card) || met[card])
        throw new Error(`card ${card} (face ${faceOf(card)} of ${FACES}) is foreign or stands twice`);
      if (table.pileOf(card) !== pile) throw new Error(`card ${card} is looked for on pile ${table.pileOf(card)} but lies on pile ${pile}`);
      met[card] = 1;
      cards++;
    }
    if ((table.nextEmpty(pile) === pile) !== (table.height(pile) === 0)) throw new Error(`pile ${pile} is wrongly listed as empty or not`);
  }
  if (table.nextEmpty(table.piles) !== NO_PILE) throw new Error('a pile that does not exist is listed as empty');
  if (cards !== game.rules.pack.cards.length) throw new Error(`${cards} cards on the table, not ${game.rules.pack.cards.length}`);
  const fresh = copyTable(game, table, scratch);
  if (fresh.keyLo !== table.keyLo || fresh.keyHi !== table.keyHi)
    throw new Error('the key kept by the steps is not the key of the position');
}

/** The same position on a table of its own (`copy` when given), with an empty journal. */
export function copyTable(game: Game, table: Table, copy: Table = emptyTable(game)): Table {
  copy.clear(table.seed);
  for (let pile = 0; pile < table.piles; pile++) {
    for (let i = 0; i < table.height(pile); i++) copy.put(pile, table.at(pile, i), table.isUp(table.at(pile, i)));
  }
  for (let c = 0; c < table.counters; c++) copy.set(c, table.counter(c));
  copy.forget();
  return copy;
}
