import {
  CARRY,
  type Card,
  DRAW,
  FACES,
  type Hands,
  type Move,
  type MoveBuffer,
  makeCard,
  move,
  NONE,
  type Pack,
  type Rank,
  RECYCLE,
  type Rules,
  rankOf,
  type State,
  SUITS,
  suitOf,
} from '../../engine/index.ts';
import { type BaseRank, baseGhost, facesAbove, rankOfBottom } from './line.ts';
import { placesHarmless } from './places.harmless.ts';
import { FIRST_FOUNDATION, FIRST_PLACE, FOUNDATIONS, firstFree, isFoundation, layPlaces } from './places-cloth.ts';
import { type PlacesRuleNumbers, refusals } from './places-words.ts';
import { firstInStock, PASS_COUNTERS, playWithStock, type Refill, refillPlaces, STOCK, sortOut, turnsLeft, WASTE } from './stock.ts';
import { drawingWords, turningWords } from './stock-words.ts';

/** A machine for one pack: four cyclic foundations between places that hold one card each and refill by themselves. */
interface Places {
  readonly pack: Pack;
  readonly places: number;
  readonly base: PlacesBase;
  readonly refill: Refill;
  /** How often the stock is gone through: `1` or `2`. */
  readonly passes: string;
  readonly numbers: PlacesRuleNumbers;
}

/** Base cards: of the first card's rank; or the lowest of the pack, as they turn up or laid out beforehand. */
type PlacesBase = 'first-card' | 'sixes-as-they-come' | 'sixes-laid-out';

const TURN_CARD: Move = move(DRAW, STOCK, WASTE, 1);

/** The rules of the machine; its patiences differ in pack, number of places and rule numbers. */
export function placesRules({ pack, places, base, refill, passes, numbers }: Places): Rules {
  const suitSize = pack.ranks.length;
  const lowest = pack.ranks[0] as Rank;
  const baseRank: BaseRank = base === 'first-card' ? rankOfBottom(FIRST_FOUNDATION) : () => lowest;
  const above = facesAbove(pack);
  const drawing = drawingWords(1, numbers.draw);
  const turning = turningWords(Number(passes), numbers.pass);
  const nextOn = (s: State, foundation: number): Card => above[s.top(foundation)] as Card;
  const end = FIRST_PLACE + places;
  const uncovered = finder();
  return {
    pack,
    piles: layPlaces(places, suitSize),
    counters: PASS_COUNTERS,
    deal(t) {
      if (base === 'first-card') t.flip(STOCK, FIRST_FOUNDATION, 1);
      if (base === 'sixes-laid-out') layOutBases(t, lowest);
      for (let place = FIRST_PLACE; place < end; place++) t.flip(STOCK, place, 1);
    },
    sorts: ['build', 'draw', ...(Number(passes) > 1 ? (['turn'] as const) : [])],
    moves(s, out) {
      uncovered.look(s, WASTE);
      for (let place = FIRST_PLACE; place < end; place++) uncovered.look(s, place);
      for (let f = FIRST_FOUNDATION; f < FIRST_PLACE; f++) if (s.height(f) > 0) uncovered.push(s, out, nextOn(s, f), f);
      const free = firstFree(s);
      const rank = baseRank(s);
      if (free !== NONE && rank !== undefined) for (const suit of SUITS) uncovered.push(s, out, makeCard(suit, rank), free);
      if (drawing.every((word) => word.holds(s, TURN_CARD))) out.push(TURN_CARD);
      const over = move(RECYCLE, WASTE, STOCK, s.height(WASTE));
      if (turning.every((word) => word.holds(s, over))) out.push(over);
    },
    play: playWithStock,
    settle: (t) => refillPlaces(t, FIRST_PLACE, end, refill),
    won: (s) => (allGathered(s, suitSize) ? 'plain' : undefined),
    why: refusals({ numbers, base: baseRank, suitSize, drawing, turning, nextOn }),
    harmless: placesHarmless(refill, Number(passes)),
    facts: (s) => ({ wish: allGathered(s, suitSize) ? 'yes' : 'no' }),
    status: (s) => turnsLeft(s, Number(passes)),
    ghost: (s, pile) => (isFoundation(pile) ? baseGhost(s, baseRank(s), FIRST_FOUNDATION, FOUNDATIONS, 1) : undefined),
  };
}

/** Takes the four lowest cards out and lays them on the foundations in the order of suits (C1). */
function layOutBases(t: Hands, rank: Rank): void {
  sortOut(
    t,
    SUITS.map((suit) => firstInStock(t, (card) => rankOf(card) === rank && suitOf(card) === suit)),
  );
  for (let f = FIRST_FOUNDATION; f < FIRST_PLACE; f++) t.flip(STOCK, f, 1);
}

/**
 * Finds the uncovered cards of the places and of the waste. An entry of `lies` counts only while its pile still shows
 * that card, so nothing has to be cleared and no search allocates.
 */
function finder(): { look(s: State, pile: number): void; push(s: State, out: MoveBuffer, card: Card, to: number): void } {
  const lies = new Uint8Array(FACES).fill(WASTE);
  return {
    look(s, pile) {
      const card = s.top(pile);
      if (card !== NONE) lies[card] = pile;
    },
    push(s, out, card, to) {
      const from = lies[card] as number;
      if (s.top(from) === card) out.push(move(CARRY, from, to, 1));
    },
  };
}

function allGathered(s: State, suitSize: number): boolean {
  for (let f = FIRST_FOUNDATION; f < FIRST_PLACE; f++) if (s.height(f) !== suitSize) return false;
  return true;
}
