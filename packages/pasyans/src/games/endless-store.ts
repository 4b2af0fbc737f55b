import {
  ACE,
  CARRY,
  DRAW,
  definePatience,
  fromOf,
  type Hands,
  type Move,
  type MoveBuffer,
  move,
  NONE,
  type OptionsOf,
  option,
  PACK_2X52,
  PACK_52,
  QUEEN,
  RECYCLE,
  type Rules,
  rankOf,
  type State,
} from '../engine/index.ts';
import { heading } from './endless-store.heading.ts';
import { FIRST_FOUNDATION, firstFree, follows, goesOnStore, layOut, STORE, STORE_SIZE, SUIT_SIZE } from './endless-store.table.ts';
import { refusals } from './endless-store.words.ts';
import { PASS, PASS_COUNTERS, playWithStock, STOCK, turnsLeft, WASTE } from './shared/stock.ts';
import { drawingWords, turningWords } from './shared/stock-words.ts';

const OPTIONS = {
  packs: option(
    { ru: 'Колоды', en: 'Packs' },
    { ru: 'Двумя колодами на восемь тузов или одной на четыре.', en: 'Two packs on eight aces, or one on four.' },
    [
      { value: '2', label: { ru: 'две', en: 'two' } },
      { value: '1', label: { ru: 'одна', en: 'one' } },
    ],
  ),
  store: option(
    { ru: 'Магазин', en: 'The store' },
    { ru: 'Видны ли карты под последней картой магазина.', en: 'Whether the cards under the last card of the store are seen.' },
    [
      { value: 'open', label: { ru: 'открытый', en: 'open' } },
      { value: 'closed', label: { ru: 'закрытый', en: 'closed' } },
    ],
  ),
  passes: option(
    { ru: 'Проходы колоды', en: 'Passes through the stock' },
    { ru: 'Сколько раз проходят колоду; четыре раза легче.', en: 'How often the stock is gone through; four times is easier.' },
    [
      { value: '3', label: { ru: 'три', en: 'three' } },
      { value: '4', label: { ru: 'четыре', en: 'four' } },
    ],
  ),
};

const TURN_CARD: Move = move(DRAW, STOCK, WASTE, 1);
const LAY: Move = move(CARRY, WASTE, STORE, 1);

/** «Бессменный магазин»: source 003; rules in `endless-store.text.ts`. */
export const endlessStore = definePatience({
  ...heading,
  rev: 1,
  options: OPTIONS,
  rules,
});

function rules({ packs, store, passes }: OptionsOf<typeof OPTIONS>): Rules {
  const foundations = 4 * Number(packs);
  const end = FIRST_FOUNDATION + foundations;
  const drawing = drawingWords(1, 'R3');
  const turning = turningWords(Number(passes), 'R7');
  return {
    pack: packs === '2' ? PACK_2X52 : PACK_52,
    piles: layOut(foundations, store === 'open'),
    counters: PASS_COUNTERS,
    deal: (t) => deal(t, store === 'open'),
    sorts: ['build', 'store', 'draw', 'turn'],
    moves(s, out) {
      pushBuilding(s, out, STORE, end);
      pushBuilding(s, out, WASTE, end);
      if (goesOnStore(s, s.top(WASTE))) out.push(LAY);
      if (drawing.every((word) => word.holds(s, TURN_CARD))) out.push(TURN_CARD);
      const over = move(RECYCLE, WASTE, STOCK, s.height(WASTE));
      if (turning.every((word) => word.holds(s, over))) out.push(over);
    },
    play: playWithStock,
    settle,
    won: (s) => (allGathered(s, end) ? 'plain' : undefined),
    why: refusals(drawing, turning, end),
    heldBack,
    status: (s) => turnsLeft(s, Number(passes)),
    ghost: (_, pile) => (pile >= FIRST_FOUNDATION ? { rank: ACE } : undefined),
  };
}

/** R1: the nine cards of the store, the last one uncovered; in a closed store `settle` turns it up. */
function deal(t: Hands, open: boolean): void {
  for (let i = 0; i < STORE_SIZE; i++) {
    if (open) t.flip(STOCK, STORE, 1);
    else t.shift(STOCK, STORE, 1);
  }
}

/** R2 to R4: the top card of the store or the waste to every foundation that takes it. */
function pushBuilding(s: State, out: MoveBuffer, from: number, end: number): void {
  const card = s.top(from);
  if (card === NONE) return;
  const free = rankOf(card) === ACE ? firstFree(s, end) : NONE;
  for (let f = FIRST_FOUNDATION; f < end; f++) if (f === free || follows(s, f, card)) out.push(move(CARRY, from, f, 1));
}

/** R6: an empty store gets one card at once. R1: the last card of a closed store is turned up as soon as it is uncovered. */
function settle(t: Hands): void {
  if (t.height(STORE) === 0) {
    if (t.height(WASTE) > 0) t.shift(WASTE, STORE, 1);
    else if (t.height(STOCK) > 0) t.flip(STOCK, STORE, 1);
  }
  const last = t.top(STORE);
  if (last !== NONE && !t.isUp(last)) t.turn(STORE, t.height(STORE) - 1, true);
}

/**
 * R5: the source tells us to keep queens and kings off the foundations in the first pass and kings in the second, since
 * hurrying with them is why the game fails. So "collect" leaves them to the player until then.
 */
function heldBack(s: State, m: Move): boolean {
  const rank = rankOf(s.top(fromOf(m)));
  return rank >= QUEEN + s.counter(PASS);
}

/** R8. */
function allGathered(s: State, end: number): boolean {
  for (let f = FIRST_FOUNDATION; f < end; f++) if (s.height(f) !== SUIT_SIZE) return false;
  return true;
}
