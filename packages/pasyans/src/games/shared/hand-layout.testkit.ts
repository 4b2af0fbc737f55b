import {
  CARRY,
  type Card,
  cardCode,
  type Deal,
  DRAW,
  dealCards,
  FACES,
  fromOf,
  type Game,
  kindOf,
  legalMoves,
  type Move,
  move,
  type Options,
  openGame,
  outcomeOf,
  type Pack,
  type Patience,
  parseFace,
  playMove,
  RECYCLE,
  REDEAL,
  readLayout,
  refusal,
  type Table,
  toOf,
} from '../../engine/index.ts';

/** Opens a game; a wrong option fails the test. */
export function open(patience: Patience, options: Options = {}): Game {
  const game = openGame(patience, options);
  if (!game.ok) throw new Error(game.fault.text.en);
  return game.value;
}

/** Lays out a position by hand; cards may be missing. */
export function lay(game: Game, text: string, seed = 0): Table {
  const table = readLayout(game, text, { partial: true, seed });
  if (!table.ok) throw new Error(table.fault.text.en);
  return table.value;
}

/**
 * The layout with its empty places filled from a list of cards that play no part in the test; named cards are left out.
 * For games that refill places: in them a place is not empty while cards are left.
 */
export function filled(text: string, places: readonly string[], idle: string): string {
  const spare = idle.split(' ').filter((code) => !new RegExp(`\\b${code}\\b`).test(text));
  const empty = places.filter((name) => !new RegExp(`\\b${name}:`).test(text));
  return [text, ...empty.map((name, i) => `${name}: ${spare[i]}`)].join('\n');
}

/** A deal that begins with the named cards (a face named again is its second copy); the others follow in the order of the unshuffled pack. */
export function dealOf(pack: Pack, first: string): Deal {
  const named: Card[] = [];
  for (const code of first.split(/\s+/)) {
    const face = parseFace(code) as Card;
    named.push(named.includes(face) ? face + FACES : face);
  }
  return dealCards(pack, [...named, ...pack.cards.filter((card) => !named.includes(card))]);
}

/** Names a move as these tests write it: `t1-f2`, `draw`, `turn`, `redeal`. */
export function nameOf(game: Game, m: Move): string {
  const name = (pile: number): string => game.rules.piles[pile]?.name ?? '?';
  const kind = kindOf(m);
  if (kind === CARRY) return `${name(fromOf(m))}-${name(toOf(m))}`;
  return kind === DRAW ? 'draw' : kind === RECYCLE ? 'turn' : kind === REDEAL ? 'redeal' : 'next';
}

/** The legal moves by name, in the order of the alphabet. */
export function legal(game: Game, table: Table): string[] {
  return Array.from(legalMoves(game, table).toArray(), (m) => nameOf(game, m)).sort();
}

/** The move of a name, with `n` cards when it carries: legal or not. */
function named(game: Game, name: string, n = 1): Move {
  const [from = '', to = ''] = name.split('-');
  if (name === 'draw') return move(DRAW, 0, 1, 1);
  if (name === 'turn') return move(RECYCLE);
  if (name === 'redeal') return move(REDEAL);
  return move(CARRY, pile(game, from), pile(game, to), n);
}

/** Plays legal moves by name, one after another. */
export function play(game: Game, table: Table, ...names: readonly string[]): void {
  for (const name of names) {
    const found = legalMoves(game, table)
      .toArray()
      .find((m) => nameOf(game, m) === name);
    if (found === undefined) throw new Error(`${name} is not legal; legal are ${legal(game, table).join(' ')}`);
    playMove(game, table, found);
  }
}

/** The rule that refuses a move and its Russian sentence; `undefined` when the move is legal. */
export function refused(game: Game, table: Table, name: string, n = 1): readonly [string, string] | undefined {
  const reason = refusal(game, table, named(game, name, n));
  return reason && [reason.rule, reason.text.ru];
}

/** The cards of a pile, bottom first: `6H 7H`, closed ones in brackets. */
export function cards(game: Game, table: Table, name: string): string {
  const number = pile(game, name);
  const all = Array.from({ length: table.height(number) }, (_, i) => table.at(number, i));
  return all.map((card) => (table.isUp(card) ? cardCode(card) : `[${cardCode(card)}]`)).join(' ');
}

/** `won`, `lost` or `going on`. */
export function result(game: Game, table: Table): string {
  return outcomeOf(game, table)?.result ?? 'going on';
}

function pile(game: Game, name: string): number {
  const number = game.pileNumbers.get(name);
  if (number === undefined) throw new Error(`no pile ${name}`);
  return number;
}
