import { NONE } from './card.ts';
import { cardsOf } from './cards-of.ts';
import type { Deal } from './deal.ts';
import { dealTable, emptyTable, type Game, legalMoves, playMove } from './game.ts';
import { checkTable } from './invariants.ts';
import { DISCARD, kindOf, type Move, MoveBuffer, OPEN, PLUCK, REDEAL, STEP } from './move.ts';
import { below, type Random } from './random.ts';
import type { Table } from './table.ts';

/** Games whose moves can go to and fro stop here; a zero-choice patience that gets so far is an endless loop. */
export const SOAK_LIMIT = 2000;

/** What came of a random game. */
export interface Soaked {
  /** How many moves were played. */
  readonly moves: number;
  /** False when the play was stopped at the limit. */
  readonly ended: boolean;
}

/**
 * Plays one random game and checks the invariants after every move: each card once, no pile too high, the key right,
 * no move listed twice or taken from nowhere; now and then takes the move back and plays it again, and at the end
 * takes everything back. Throws at the first fault.
 */
export function soakPlay(game: Game, deal: Deal, random: Random, table?: Table, limit: number = SOAK_LIMIT): Soaked {
  const t = dealTable(game, deal, table);
  const scratch = emptyTable(game);
  checkTable(game, t, scratch);
  const start = fingerprint(t);
  const legal = new MoveBuffer();
  let moves = 0;
  while (moves < limit && legalMoves(game, t, legal).count > 0) {
    checkMoves(game, t, legal);
    const m = legal.at(below(random, legal.count));
    if (below(random, 8) === 0) checkThereAndBack(game, t, m);
    playMove(game, t, m);
    checkTable(game, t, scratch);
    moves++;
  }
  const ended = legalMoves(game, t, legal).count === 0;
  if (!ended && game.choice === 'zero') throw new Error(`${game.patience.id} does not end`);
  t.undoTo(0);
  if (fingerprint(t) !== start) throw new Error('taking everything back does not lead to the deal');
  return { moves, ended };
}

function checkMoves(game: Game, t: Table, legal: MoveBuffer): void {
  const list = legal.toArray();
  if (new Set(list).size !== list.length) throw new Error('a move is listed twice');
  for (const m of list) {
    const kind = kindOf(m);
    if (kind === STEP || kind === REDEAL) continue;
    const cards = cardsOf(t, m);
    if (cards.length === 0 || cards.some(({ pile, index }) => t.at(pile, index) === NONE))
      throw new Error(`move ${m} takes cards from nowhere`);
    if (new Set(cards.map(({ pile, index }) => pile * 256 + index)).size !== cards.length) throw new Error(`move ${m} takes a card twice`);
    if ((kind === DISCARD || kind === PLUCK || kind === OPEN) && !game.rules.taking?.includes(kind))
      throw new Error(`the rules do not say that they have moves like ${m}`);
  }
}

function checkThereAndBack(game: Game, t: Table, m: Move): void {
  const before = fingerprint(t);
  const mark = t.mark();
  playMove(game, t, m);
  const steps = t.stepsSince(mark).join();
  const after = fingerprint(t);
  t.undoTo(mark);
  if (fingerprint(t) !== before) throw new Error('undo does not restore the position');
  playMove(game, t, m);
  if (t.stepsSince(mark).join() !== steps || fingerprint(t) !== after) throw new Error('the same move made other steps');
  t.undoTo(mark);
}

/** Everything a position consists of, as one string: cards with their identities, which way up, counters, key. */
export function fingerprint(t: Table): string {
  const parts: number[] = [t.keyLo, t.keyHi];
  for (let pile = 0; pile < t.piles; pile++) {
    parts.push(-2);
    for (let i = 0; i < t.height(pile); i++) parts.push(t.at(pile, i) * 2 + (t.isUp(t.at(pile, i)) ? 1 : 0));
  }
  for (let c = 0; c < t.counters; c++) parts.push(t.counter(c));
  return parts.join();
}
