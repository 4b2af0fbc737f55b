import { KING, makeCard, NONE, type Rank, rankOf, type State, SUITS, type Suit, suitOf } from '../engine/index.ts';
import { COLUMNS, FIRST_PLACE, isStart, placeAt, ROWS, runFrom } from './shared/gap-rows.ts';

const TWO: Rank = 2;
/** How many cards a finished row holds. */
const WHOLE = KING - TWO + 1;
/** More than any count of cards in the way. */
const MANY = 99;

// What each thing is worth in cards in order, found by trying on deals that no row of the odds book counts.
const STARTED = 0.3;
const LONG = 0.06;
const FOLLOWS = 0.2;
const LIVE = 0.3;
const BEHIND_GAP = 0.8;
const BEHIND_KING = 1;
const CAN_GO = 0.13;
const STANDS_FAST = 1.1;
const NEXT_BEHIND_KING = 0.6;
const IN_THE_WAY = 1.45;
/** Of a row that no two has started. */
const NO_SUIT = -1;

/** Every way to give the four suits to the rows. */
const SHARINGS: readonly (readonly Suit[])[] = SUITS.flatMap((a) =>
  SUITS.flatMap((b) => SUITS.flatMap((c) => SUITS.map((d) => [a, b, c, d]))),
).filter((suits) => new Set(suits).size === ROWS);

/** What a position looks like, read once for all that its worth asks. */
class Look {
  /** For each row: how many cards stand in order from its start, and of which suit. */
  readonly #run = new Int8Array(ROWS);
  readonly #suit = new Int8Array(ROWS);
  /** By place: 1 where moves of single gaps, each back along its own way, come to empty it. */
  readonly #canGo = new Uint8Array(FIRST_PLACE + ROWS * COLUMNS);
  readonly #ways: number[] = [];
  readonly #filled = new Int8Array(ROWS);
  readonly #rowOf = new Int8Array(ROWS);
  readonly #gone = new Uint8Array(52);

  worth(s: State): number {
    let worth = this.#runs(s) + this.#gaps(s) + this.#spread(s) * CAN_GO;
    for (let row = 0; row < ROWS; row++) worth -= this.#hindered(s, row);
    return worth - this.#inTheWay(s) * IN_THE_WAY;
  }

  #runs(s: State): number {
    let worth = 0;
    for (let row = 0; row < ROWS; row++) {
      const run = runFrom(s, placeAt(row, TWO), TWO);
      this.#run[row] = run;
      this.#suit[row] = run > 0 ? suitOf(s.top(placeAt(row, TWO))) : NO_SUIT;
      if (run > 0) worth += STARTED + run + run * run * LONG;
    }
    return worth;
  }

  /** What the gaps and the cards that follow one another out of order are worth; notes the gaps that take a card. */
  #gaps(s: State): number {
    let worth = 0;
    this.#ways.length = 0;
    for (let row = 0; row < ROWS; row++) {
      const run = this.#run[row] as number;
      for (let place = placeAt(row, TWO); place <= placeAt(row, COLUMNS); place++) {
        const card = s.top(place);
        const left = isStart(place) ? NONE : s.top(place - 1);
        const isKing = left !== NONE && rankOf(left) === KING;
        if (card !== NONE) {
          if (left !== NONE && !isKing && card === left + 1 && place >= placeAt(row, TWO) + run) worth += FOLLOWS;
        } else if (isKing) worth -= run === WHOLE ? 0 : BEHIND_KING;
        else if (left === NONE && !isStart(place)) worth -= BEHIND_GAP;
        else {
          worth += LIVE;
          this.#ways.push(place);
        }
      }
    }
    return worth;
  }

  /** Follows the gaps back along their ways: how many places they come to. */
  #spread(s: State): number {
    const canGo = this.#canGo.fill(0);
    const ways = this.#ways;
    let count = 0;
    let starts = false;
    const go = (card: number): void => {
      const place = s.pileOf(card);
      if (canGo[place] === 1) return;
      canGo[place] = 1;
      count++;
      ways.push(place);
    };
    for (let next = 0; next < ways.length; next++) {
      const place = ways[next] as number;
      const left = isStart(place) ? NONE : s.top(place - 1);
      if (isStart(place)) {
        if (!starts) for (const suit of SUITS) go(makeCard(suit, TWO));
        starts = true;
      } else if (left !== NONE && rankOf(left) !== KING) go(left + 1);
    }
    return count;
  }

  /** What hinders a row from growing: a card behind its run that cannot go, and a next card that leaves a dead gap. */
  #hindered(s: State, row: number): number {
    const run = this.#run[row] as number;
    if (run === WHOLE) return 0;
    const end = placeAt(row, TWO) + run;
    const stuck = s.top(end) !== NONE && this.#canGo[end] === 0 ? STANDS_FAST : 0;
    if (run === 0) return stuck;
    const left = s.top(s.pileOf(s.top(end - 1) + 1) - 1);
    return stuck + (left !== NONE && rankOf(left) === KING ? NEXT_BEHIND_KING : 0);
  }

  /** The fewest cards that must go out of the way before their turn, over all ways to share the rows that are still free. */
  #inTheWay(s: State): number {
    let fewest = MANY;
    for (const sharing of SHARINGS) {
      if (sharing.every((suit, row) => this.#suit[row] === NO_SUIT || this.#suit[row] === suit)) {
        fewest = Math.min(fewest, this.#inTheWayOf(s, sharing, fewest));
      }
    }
    return fewest;
  }

  /** Fills the rows as if a gap were always at hand; where all four are blocked, one card must go out of the way. */
  #inTheWayOf(s: State, sharing: readonly Suit[], most: number): number {
    this.#gone.fill(0);
    this.#filled.set(this.#run);
    for (let row = 0; row < ROWS; row++) this.#rowOf[sharing[row] as Suit] = row;
    for (let count = 0; count < most; count++) {
      this.#fill(s, sharing);
      const card = this.#latest(s);
      if (card === NONE) return count;
      this.#gone[card] = 1;
    }
    return most;
  }

  #fill(s: State, sharing: readonly Suit[]): void {
    const filled = this.#filled;
    for (let grown = true; grown; ) {
      grown = false;
      for (let row = 0; row < ROWS; row++) {
        const first = makeCard(sharing[row] as Suit, TWO);
        for (let n = filled[row] as number; n < WHOLE; filled[row] = ++n) {
          const card = s.top(placeAt(row, TWO + n));
          if (card !== NONE && card !== first + n && this.#gone[card] === 0 && this.#waits(card) >= 0) break;
          grown = true;
        }
      }
    }
  }

  /** How many cards of its suit have their turn before it; less than 0 once it has had its own. */
  #waits(card: number): number {
    return rankOf(card) - TWO - (this.#filled[this.#rowOf[suitOf(card)] as number] as number);
  }

  /** Of the cards that block the rows the one whose turn is latest, rather one that can go; `NONE` when all rows are full. */
  #latest(s: State): number {
    let latest = NONE;
    let most = -MANY;
    for (let row = 0; row < ROWS; row++) {
      const filled = this.#filled[row] as number;
      if (filled === WHOLE) continue;
      const place = placeAt(row, TWO + filled);
      const card = s.top(place);
      const turn = this.#waits(card) - (this.#canGo[place] === 1 ? 0 : WHOLE / 2);
      if (turn <= most) continue;
      most = turn;
      latest = card;
    }
    return latest;
  }
}

/**
 * How near a position of the one-deal game is to a win: the cards in order, less what its rows have in the way; so `dead` positions
 * come last. Only the order of looking depends on it.
 */
export function gapsWorth(dead: (s: State) => boolean): (s: State) => number {
  const look = new Look();
  return (s) => (dead(s) ? -Infinity : look.worth(s));
}
