import {
  type Card,
  cardCode,
  type Deal,
  dealCards,
  dealNumber,
  dealTable,
  type Game,
  legalMoves,
  NEXT_STEP,
  type Pack,
  parseFace,
  playMove,
  type Table,
} from '../../engine/index.ts';

/** Codes of cards: `codes('H', '6 7')` is `6H 7H`. */
export function codes(suit: string, ranks: string): string[] {
  return ranks.split(' ').map((rank) => rank + suit);
}

/** The place of a card by row and column, `r2.5`, with the rows and the ranks in the given order. */
export function placeBy(suits: string, ranks: string): (code: string) => string {
  return (code) => `r${suits.indexOf(code.slice(-1)) + 1}.${ranks.split(' ').indexOf(code.slice(0, -1)) + 1}`;
}

/** Where the cards of a chain lie when it opens them in this order, from a start place on. */
export function chain(start: string, order: readonly string[], placeOf: (code: string) => string): Record<string, string> {
  return Object.fromEntries(order.map((code, i) => [i === 0 ? start : placeOf(order[i - 1] as string), code]));
}

/** A deal with named cards at named places (in dealing order); the other cards fill the rest in the order of the pack. */
export function dealAt(pack: Pack, places: readonly string[], where: Readonly<Record<string, string>>): Deal {
  const named = places.map((place) => where[place] && (parseFace(where[place]) as Card));
  const others = pack.cards.filter((card) => !named.includes(card));
  return dealCards(
    pack,
    named.map((card) => (typeof card === 'number' ? card : (others.shift() as Card))),
  );
}

/** What a game showed from the deal to its end. */
export interface Course {
  readonly table: Table;
  /** The cards in the order in which they were opened. */
  readonly opened: readonly string[];
  readonly steps: number;
}

/** Plays a deal step by step, at most `limit` steps. */
export function course(game: Game, deal: Deal, limit = 1000): Course {
  const table = dealTable(game, deal);
  const hand = game.pileNumbers.get('hand') as number;
  const opened: string[] = [];
  let steps = 0;
  while (steps < limit && legalMoves(game, table).has(NEXT_STEP)) {
    playMove(game, table, NEXT_STEP);
    steps++;
    if (table.height(hand) > 0) opened.push(cardCode(table.top(hand)));
  }
  return { table, opened, steps };
}

/** A numbered deal as codes, for references on plain arrays. */
export function dealtCodes(pack: Pack, id: number): string[] {
  return dealNumber(pack, id).cards.map(cardCode);
}

/** The names of closed places, in order. */
export function closedPlaces(game: Game, table: Table): string[] {
  return game.rules.piles.flatMap(({ name }, pile) => (table.height(pile) > 0 && !table.isUp(table.top(pile)) ? [name] : []));
}
