import {
  ACE,
  CARRY,
  definePatience,
  fromOf,
  type Hands,
  kindOf,
  type Move,
  type MoveBuffer,
  mix32,
  move,
  type OptionsOf,
  option,
  PACK_52,
  REDEAL,
  type Rules,
  randomFrom,
  type State,
  shuffle,
  type Text,
  toOf,
} from '../engine/index.ts';
import { heading } from './potocki.heading.ts';
import { acesWait, PLACING, redealWords, refuse } from './potocki.words.ts';
import {
  COLUMNS,
  dealRows,
  FIRST_PLACE,
  FIRST_TRAY,
  isFirstPlace,
  layOut,
  placeAces,
  placeAt,
  pushFillings,
  ROWS,
  runFrom,
  STOCK,
} from './shared/gap-rows.ts';

const OPTIONS = {
  'ace-rows': option(
    { ru: 'Ряды тузов', en: 'Rows of the aces' },
    { ru: 'Кто решает, какой туз в каком ряду стоит.', en: 'Who decides which ace heads which row.' },
    [
      { value: 'player', label: { ru: 'выбираю я', en: 'I choose' } },
      { value: 'automatic', label: { ru: 'сами: ♥ ♦ ♣ ♠ сверху вниз', en: 'automatic: ♥ ♦ ♣ ♠ from the top' } },
    ],
  ),
  redeals: option(
    { ru: 'Пересдачи', en: 'Redeals' },
    { ru: 'Сколько раз можно собрать, перетасовать и раздать снова.', en: 'How often cards may be gathered, shuffled and dealt again.' },
    [
      { value: '2', label: { ru: 'две', en: 'two' } },
      { value: '1', label: { ru: 'одна', en: 'one' } },
      { value: '0', label: { ru: 'ни одной', en: 'none' } },
      { value: 'unlimited', label: { ru: 'сколько угодно', en: 'any number' }, relaxed: true },
    ],
  ),
};

type Chosen = OptionsOf<typeof OPTIONS>;

const REDEALS = 0;
const DEAL_AGAIN: Move = move(REDEAL);

/** «Паганини», «Простыня»: source 004; rules in `potocki.text.ts`. */
export const potocki = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: OPTIONS,
  rules,
});

function rules(chosen: Chosen): Rules {
  const most = chosen.redeals === 'unlimited' ? Number.POSITIVE_INFINITY : Number(chosen.redeals);
  const redealing = redealWords(most, REDEALS);
  return {
    pack: PACK_52,
    piles: layOut(),
    counters: ['redeals'],
    shuffles: true,
    deal(t) {
      dealRows(t);
      if (chosen['ace-rows'] === 'automatic') placeAces(t);
    },
    sorts: most > 0 ? ['pack', 'redeal'] : ['pack'],
    moves(s, out) {
      const before = out.count;
      if (acesWait(s)) pushPlacings(s, out);
      else pushFillings(s, out);
      if (out.count === before && redealing.every((word) => word.holds(s, DEAL_AGAIN))) out.push(DEAL_AGAIN);
    },
    play(t, m) {
      if (kindOf(m) === REDEAL) dealAgain(t);
      else t.shift(fromOf(m), toOf(m), 1);
    },
    won: (s) => (inOrder(s) ? 'plain' : undefined),
    why: (s, m) => refuse(s, m, redealing),
    status: (s) => status(s, most),
    ghost: (s, pile) => (isFirstPlace(pile) && acesWait(s) ? { rank: ACE } : undefined),
  };
}

/** R3: every ace that waits to every row that has none. */
function pushPlacings(s: State, out: MoveBuffer): void {
  for (let tray = FIRST_TRAY; tray < FIRST_PLACE; tray++) {
    if (s.height(tray) === 0) continue;
    for (let row = 0; row < ROWS; row++) {
      const m = move(CARRY, tray, placeAt(row, 1), 1);
      if (PLACING.every((word) => word.holds(s, m))) out.push(m);
    }
  }
}

/** How many cards of a row are in order: ace, two, three, ... of one suit from place 1 without a break (R9). */
const lengthOf = (s: State, row: number): number => runFrom(s, placeAt(row, 1), ACE);

/** R8 to R11: gathers what is not in order, shuffles it reproducibly and deals it out behind the gaps. */
function dealAgain(t: Hands): void {
  const redeal = t.counter(REDEALS) + 1;
  for (let row = 0; row < ROWS; row++) {
    for (let column = lengthOf(t, row) + 1; column <= COLUMNS; column++) {
      if (t.height(placeAt(row, column)) > 0) t.flip(placeAt(row, column), STOCK, 1);
    }
  }
  shuffleStock(t, redeal);
  for (let row = 0; row < ROWS; row++) {
    for (let column = lengthOf(t, row) + 2; column <= COLUMNS && t.height(STOCK) > 0; column++) t.flip(STOCK, placeAt(row, column), 1);
  }
  t.set(REDEALS, redeal);
}

/** R14: the order depends on the deal, the number of the redeal and the set of cards, and on nothing else. */
function shuffleStock(t: Hands, redeal: number): void {
  const height = t.height(STOCK);
  const cards = Uint8Array.from({ length: height }, (_, i) => t.at(STOCK, i));
  const lies = new Map(Array.from(cards, (card, i) => [card, i]));
  const topFirst = shuffle(cards.sort(), randomFrom(t.seed, saltOf(redeal, cards)));
  t.order(
    STOCK,
    topFirst.reverse().map((card) => lies.get(card) as number),
  );
}

function saltOf(redeal: number, sorted: Uint8Array): number {
  return sorted.reduce((salt, card) => mix32(salt ^ (card + 1)), mix32(redeal));
}

/** R13: all four rows run from ace to king. */
function inOrder(s: State): boolean {
  for (let row = 0; row < ROWS; row++) if (lengthOf(s, row) !== COLUMNS - 1) return false;
  return true;
}

function status(s: State, most: number): Text {
  if (acesWait(s)) return { ru: 'Поставьте тузов, по одному в ряд', en: 'Place the aces, one to a row' };
  const made = s.counter(REDEALS);
  if (most === Number.POSITIVE_INFINITY) return { ru: `Пересдач сделано: ${made}`, en: `Redeals made: ${made}` };
  return { ru: `Пересдач осталось: ${most - made}`, en: `Redeals left: ${most - made}` };
}
