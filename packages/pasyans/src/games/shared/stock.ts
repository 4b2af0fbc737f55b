import {
  type Card,
  countOf,
  DRAW,
  fromOf,
  type Hands,
  kindOf,
  type Move,
  NONE,
  option,
  RECYCLE,
  type State,
  type Text,
  toOf,
} from '../../engine/index.ts';

/**
 * Stock, waste and places that fill by themselves (C8, C9): common to the patiences that go through the stock once or
 * twice. In all of them pile 0 is the stock, pile 1 the waste, and counter 0 tells which pass is going on.
 */
export const STOCK = 0;
export const WASTE = 1;
export const PASS = 0;
export const PASS_COUNTERS: readonly string[] = ['pass'];

export const refillOption = option(
  { ru: 'Пополнение мест', en: 'Refilling the places' },
  { ru: 'Откуда приходит карта на опустевшее место.', en: 'Where the card for an emptied place comes from.' },
  [
    { value: 'stock-then-talon', label: { ru: 'сперва колода, потом талон', en: 'stock first, then waste' } },
    { value: 'stock-only', label: { ru: 'только колода', en: 'stock only' } },
    { value: 'talon-first', label: { ru: 'сперва талон, потом колода', en: 'waste first, then stock' } },
  ],
);

export type Refill = (typeof refillOption)['values'][number]['value'];

export const passesOption = option(
  { ru: 'Проходы колоды', en: 'Passes through the stock' },
  { ru: 'Сколько раз перелистывают колоду; два раза легче.', en: 'How often the stock is gone through; twice is easier.' },
  [
    { value: '1', label: { ru: 'один', en: 'one' } },
    { value: '2', label: { ru: 'два', en: 'two' } },
  ],
);

/** Fills the empty piles from `first` up to but not including `end`, in ascending order, until their source gives out (C8). */
export function refillPlaces(t: Hands, first: number, end: number, refill: Refill): void {
  for (let place = first; place < end; place++) {
    if (t.height(place) > 0) continue;
    const source = sourceOf(t, refill);
    if (source === STOCK) t.flip(STOCK, place, 1);
    else if (source === WASTE) t.shift(WASTE, place, 1);
    else return;
  }
}

/** The pile that the next card for an empty place comes from (C8); `NONE` when the place has to wait. */
function sourceOf(s: State, refill: Refill): number {
  const stock = s.height(STOCK) > 0;
  const waste = s.height(WASTE) > 0;
  if (waste && (refill === 'talon-first' || (refill === 'stock-then-talon' && !stock))) return WASTE;
  return stock ? STOCK : NONE;
}

/** The waste turned over as one block: what was laid on it first is the top of the new stock (C9). */
function turnOver(t: Hands): void {
  t.flip(WASTE, STOCK, t.height(WASTE));
  t.set(PASS, t.counter(PASS) + 1);
}

/** Plays a move of a patience with nothing but carrying, drawing and turning over. */
export function playWithStock(t: Hands, m: Move): void {
  switch (kindOf(m)) {
    case DRAW:
      t.flip(STOCK, WASTE, countOf(m));
      break;
    case RECYCLE:
      turnOver(t);
      break;
    default:
      t.shift(fromOf(m), toOf(m), countOf(m));
  }
}

/** The status line: how often the waste may still be turned over. */
export function turnsLeft(s: State, passes: number): Text {
  const left = passes - 1 - s.counter(PASS);
  return { ru: `Переворотов талона осталось: ${left}`, en: `Times the waste may still be turned over: ${left}` };
}

/** The first card of the stock, from p1 on, that passes a test; throws when there is none. */
export function firstInStock(s: State, wanted: (card: Card) => boolean): Card {
  for (let height = s.height(STOCK) - 1; height >= 0; height--) if (wanted(s.at(STOCK, height))) return s.at(STOCK, height);
  throw new Error('the stock has no such card');
}

/**
 * Sorts cards out before the numbering (C1): they come to lie on top of the stock, the first named uppermost; the order
 * of the others stays.
 */
export function sortOut(t: Hands, cards: readonly Card[]): void {
  const heights = Array.from({ length: t.height(STOCK) }, (_, height) => height);
  const out = cards.map((card) => heights.find((height) => t.at(STOCK, height) === card) as number);
  t.order(STOCK, [...heights.filter((height) => !out.includes(height)), ...out.reverse()]);
}
