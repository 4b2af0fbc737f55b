import {
  CARRY,
  DRAW,
  definePatience,
  fromOf,
  type Hands,
  kindOf,
  type Move,
  type MoveBuffer,
  move,
  NONE,
  type OptionsOf,
  option,
  PACK_2X52,
  REDEAL,
  type Rules,
  rankOf,
  type State,
  type Text,
  toOf,
  type Word,
} from '../engine/index.ts';
import { heading } from './open-store.heading.ts';
import {
  baseRank,
  FIRST_FOUNDATION,
  FIRST_WASTE,
  FULL,
  firstFree,
  follows,
  HAND,
  isFoundation,
  layOut,
  STOCK,
  STORE,
  STORE_SIZE,
} from './open-store.table.ts';
import { DRAWING, redealWords, refusals, storeWords } from './open-store.words.ts';

const OPTIONS = {
  piles: option(
    { ru: 'Сборные кучки', en: 'Waste piles' },
    {
      ru: 'Сколько сборных кучек: с шестью легче, с четырьмя труднее.',
      en: 'How many waste piles there are: six are easier, four harder.',
    },
    [
      { value: '5', label: { ru: 'пять', en: 'five' } },
      { value: '4', label: { ru: 'четыре', en: 'four' } },
      { value: '6', label: { ru: 'шесть', en: 'six' } },
    ],
  ),
  'build-on-store': option(
    { ru: 'Класть на магазин', en: 'Building on the store' },
    {
      ru: 'Можно ли класть на последнюю карту магазина младшие; так легче.',
      en: 'Whether lower cards may be laid on the last card of the store; this is easier.',
    },
    [
      { value: 'no', label: { ru: 'нельзя', en: 'no' } },
      { value: 'yes', label: { ru: 'можно', en: 'yes' } },
    ],
  ),
  redeals: option(
    { ru: 'Пересдачи', en: 'Redeals' },
    {
      ru: 'Сколько раз сборные кучки собирают в новую колоду, не тасуя.',
      en: 'How often the waste piles are gathered into a new stock, unshuffled.',
    },
    [
      { value: '0', label: { ru: 'ни одной', en: 'none' } },
      { value: '1', label: { ru: 'одна', en: 'one' } },
    ],
  ),
};

const REDEALS = 0;
const TURN_CARD: Move = move(DRAW, STOCK, HAND, 1);
const DEAL_AGAIN: Move = move(REDEAL);

/** «Открытый магазин»: source 003; rules in `open-store.text.ts`. */
export const openStore = definePatience({
  ...heading,
  rev: 1,
  options: OPTIONS,
  rules,
});

function rules(chosen: OptionsOf<typeof OPTIONS>): Rules {
  const wastes = Number(chosen.piles);
  const end = FIRST_WASTE + wastes;
  const redeals = Number(chosen.redeals);
  const builds = chosen['build-on-store'] === 'yes';
  const storing = storeWords(builds);
  const redealing = redealWords(redeals, wastes);
  return {
    pack: PACK_2X52,
    piles: layOut(wastes),
    counters: ['redeals'],
    deal(t) {
      for (let i = 0; i < STORE_SIZE; i++) t.flip(STOCK, STORE, 1);
      t.flip(STOCK, FIRST_FOUNDATION, 1);
    },
    sorts: ['build', 'lay', ...(builds ? (['store'] as const) : []), 'draw', ...(redeals > 0 ? (['redeal'] as const) : [])],
    moves(s, out) {
      pushHand(s, out, end, storing);
      pushBuilding(s, out, STORE);
      for (let waste = FIRST_WASTE; waste < end; waste++) pushBuilding(s, out, waste);
      if (DRAWING.every((word) => word.holds(s, TURN_CARD))) out.push(TURN_CARD);
      if (redealing.every((word) => word.holds(s, DEAL_AGAIN))) out.push(DEAL_AGAIN);
    },
    play: (t, m) => play(t, m, end),
    won: (s) => (allGathered(s) ? 'plain' : undefined),
    why: refusals(storing, redealing),
    harmless,
    status: (s) => status(s, redeals),
    ghost(s, pile) {
      const rank = baseRank(s);
      return isFoundation(pile) && rank !== undefined ? { rank } : undefined;
    },
  };
}

/** R4 and R7: the card in hand to a foundation, to any waste pile, or on the store. */
function pushHand(s: State, out: MoveBuffer, end: number, storing: readonly Word[]): void {
  if (s.height(HAND) === 0) return;
  pushBuilding(s, out, HAND);
  for (let waste = FIRST_WASTE; waste < end; waste++) out.push(move(CARRY, HAND, waste, 1));
  const toStore = move(CARRY, HAND, STORE, 1);
  if (storing.every((word) => word.holds(s, toStore))) out.push(toStore);
}

/** R2, R3, R5: the top card of a pile to every foundation that takes it. */
function pushBuilding(s: State, out: MoveBuffer, from: number): void {
  const card = s.top(from);
  if (card === NONE) return;
  const rank = rankOf(card);
  const free = rank === baseRank(s) ? firstFree(s) : NONE;
  for (let f = FIRST_FOUNDATION; f < FIRST_WASTE; f++) {
    if (f === free || follows(s, f, rank)) out.push(move(CARRY, from, f, 1));
  }
}

function play(t: Hands, m: Move, end: number): void {
  switch (kindOf(m)) {
    case DRAW:
      t.flip(STOCK, HAND, 1);
      break;
    case REDEAL:
      gather(t, end);
      break;
    default:
      t.shift(fromOf(m), toOf(m), 1);
  }
}

/** R8: the bottom card of pile 1 will be turned first, the top card of the last pile last. */
function gather(t: Hands, end: number): void {
  for (let waste = end - 1; waste >= FIRST_WASTE; waste--) if (t.height(waste) > 0) t.flip(waste, STOCK, t.height(waste));
  t.set(REDEALS, t.counter(REDEALS) + 1);
}

/**
 * A card may go unharmed to a foundation than which none is lower.
 *
 * Proof. Let r be its rank. The foundations that lack r are then all waiting for it, as many as there are cards of r left;
 * every other card of r will go at any time, whatever is played. Let L win from the position X before the play, and Y be the
 * position after it; in Y play L, leaving out what concerns the card c. The piles of Y are those of X without c. A card of
 * another rank goes in X to a foundation that has its r, and that one stands in Y as well; a card of r goes to one of those that
 * wait. Nothing is lost by the gap: whatever L lays on c lies in Y on the card under it, and on c as the store's last card
 * nothing can be laid, for all cards of the next lower rank have gone out, and a base card takes none (R7). When L plays c, the
 * foundations are the same but for their order, which no rule looks at.
 */
function harmless(s: State, m: Move): boolean {
  const height = s.height(toOf(m));
  for (let f = FIRST_FOUNDATION; f < FIRST_WASTE; f++) if (s.height(f) < height) return false;
  return true;
}

/** R9. */
function allGathered(s: State): boolean {
  for (let f = FIRST_FOUNDATION; f < FIRST_WASTE; f++) if (s.height(f) !== FULL) return false;
  return true;
}

function status(s: State, redeals: number): Text {
  if (s.height(HAND) > 0) return { ru: 'Положите карту, которая в руке', en: 'Place the card in hand' };
  const left = redeals - s.counter(REDEALS);
  return { ru: `Пересдач осталось: ${left}`, en: `Redeals left: ${left}` };
}
