import {
  CARRY,
  DRAW,
  definePatience,
  faceOf,
  fromOf,
  type Ghost,
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
  suitOf,
  type Text,
  toOf,
} from '../engine/index.ts';
import { cardNamed } from './shared/card-words.ts';
import { baseSign, layOut } from './square.cloth.ts';
import { heading } from './square.heading.ts';
import {
  allGathered,
  areNeighbours,
  COUNTERS,
  changesSides,
  FIRST_ACE,
  FIRST_BASE,
  FIRST_PILE,
  isBase,
  isDealing,
  isFoundation,
  LAID,
  MOST_REDEALS,
  mayLeave,
  nextOn,
  nextPile,
  PILE_COUNT,
  REDEALS,
  type Sides,
  STOCK,
  sides,
} from './square.table.ts';
import { REDEALING, refusals } from './square.words.ts';

const OPTIONS = {
  foundations: option(
    { ru: 'Начальные карты', en: 'Base cards' },
    {
      ru: 'Начинает ли стопку по одному тузу и королю каждой масти или все восемь тузов и восемь королей.',
      en: 'Whether one ace and one king of each suit begin a foundation, or all eight aces and eight kings.',
    },
    [
      { value: '4+4', label: { ru: 'четыре туза и четыре короля', en: 'four aces and four kings' } },
      { value: '8+8', label: { ru: 'все восемь тузов и восемь королей', en: 'all eight aces and eight kings' } },
    ],
  ),
  'fill-empty': option(
    { ru: 'Пустые места', en: 'Empty places' },
    {
      ru: 'Можно ли занять опустевшее место верхней картой другой стопки; без этого пасьянс почти не сходится.',
      en: 'Whether an emptied place may take the top card of another pile; without it the patience hardly ever comes out.',
    },
    [
      { value: 'yes', label: { ru: 'можно занять', en: 'may be filled' } },
      { value: 'no', label: { ru: 'остаются пустыми', en: 'stay empty' } },
    ],
  ),
};

const GATHER: Move = move(REDEAL);

/** «Квадрат»: source 003; rules in `square.text.ts`. */
export const square = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: OPTIONS,
  rules,
});

function rules(chosen: OptionsOf<typeof OPTIONS>): Rules {
  const on = sides(chosen.foundations === '4+4' ? 4 : 8);
  const fillsEmpty = chosen['fill-empty'] === 'yes';
  return {
    pack: PACK_2X52,
    piles: layOut(on),
    counters: COUNTERS,
    signs: [baseSign(on)],
    // The square is laid by moves: between two cards the player may play from the base (R5).
    deal: () => {},
    sorts: ['build', 'change', 'pack', 'draw', 'redeal'],
    moves(s, out) {
      const dealing = isDealing(s);
      for (let pile = dealing ? FIRST_BASE : FIRST_PILE; pile < FIRST_ACE; pile++) pushBuildings(s, out, pile, on);
      if (dealing) {
        out.push(move(DRAW, STOCK, nextPile(s), 1));
        return;
      }
      pushChanges(s, out, on);
      pushPackings(s, out, fillsEmpty);
      if (REDEALING.every((word) => word.holds(s, GATHER))) out.push(GATHER);
    },
    play,
    won: (s) => (allGathered(s, on) ? 'plain' : undefined),
    why: refusals(on, fillsEmpty),
    // R5: the command stops at a card laid on the base that fits. One held back there before does not stop it again.
    dealsOn: (s, dealt) => !isBase(toOf(dealt)) || fitting(s, toOf(dealt), on) === undefined,
    asksBefore: (s, m) => (kindOf(m) === REDEAL ? stillFits(s, on) : undefined),
    status,
    ghost: (s, pile) => ghostOf(s, pile, on),
  };
}

/** R2, R3, R7: the top card of a pile to every foundation that takes it; the player chooses (C7). */
function pushBuildings(s: State, out: MoveBuffer, pile: number, on: Sides): void {
  const card = s.top(pile);
  if (card === NONE) return;
  for (let f = FIRST_ACE + suitOf(card); f < on.end; f += 4) {
    if (nextOn(s, f, on) === faceOf(card)) out.push(move(CARRY, pile, f, 1));
  }
}

/** A foundation that takes the top card of a pile. */
function fitting(s: State, pile: number, on: Sides): number | undefined {
  const card = s.top(pile);
  if (card === NONE) return undefined;
  for (let f = FIRST_ACE + suitOf(card); f < on.end; f += 4) if (nextOn(s, f, on) === faceOf(card)) return f;
  return undefined;
}

/** R12: gathering is asked about while a top card still fits a foundation. */
function stillFits(s: State, on: Sides): Text | undefined {
  for (let pile = FIRST_PILE; pile < FIRST_ACE; pile++) {
    if (fitting(s, pile, on) === undefined) continue;
    const card = cardNamed(s.top(pile));
    return {
      ru: `${card.ru} ещё подходит к базовой стопке. Всё равно собрать и разложить заново?`,
      en: `${card.en} still fits a foundation. Gather and deal again all the same?`,
    };
  }
  return undefined;
}

/** R9: from the aces' side to the kings' side and back. */
function pushChanges(s: State, out: MoveBuffer, on: Sides): void {
  for (let from = FIRST_ACE; from < on.end; from++) {
    if (!mayLeave(s, from)) continue;
    for (let to = FIRST_ACE + suitOf(s.top(from)); to < on.end; to += 4) {
      if (changesSides(from, to, on) && nextOn(s, to, on) === faceOf(s.top(from))) out.push(move(CARRY, from, to, 1));
    }
  }
}

/** R8, R10: from pile to pile. */
function pushPackings(s: State, out: MoveBuffer, fillsEmpty: boolean): void {
  for (let from = FIRST_PILE; from < FIRST_ACE; from++) {
    if (s.height(from) === 0) continue;
    const face = faceOf(s.top(from));
    for (let to = FIRST_PILE; to < FIRST_ACE; to++) {
      if (to === from) continue;
      const there = s.top(to);
      if (there === NONE ? fillsEmpty : areNeighbours(face, faceOf(there))) out.push(move(CARRY, from, to, 1));
    }
  }
}

function play(t: Hands, m: Move): void {
  switch (kindOf(m)) {
    case DRAW:
      layNext(t, toOf(m));
      t.set(LAID, isDealing(t) ? (t.counter(LAID) + 1) % PILE_COUNT : 0);
      break;
    case REDEAL:
      gather(t);
      break;
    default: {
      const replaces = isDealing(t);
      t.shift(fromOf(m), toOf(m), 1);
      if (replaces) replace(t, fromOf(m));
    }
  }
}

function layNext(t: Hands, pile: number): void {
  t.flip(STOCK, pile, 1);
}

/** R4: the next card of the pack comes to the place at once; the deal goes on where it had stopped. */
function replace(t: Hands, pile: number): void {
  layNext(t, pile);
  if (!isDealing(t)) t.set(LAID, 0);
}

/** R11: turned over one by one from the last pile to the first, they lie so that pile 1 comes first, its lowest card before all. */
function gather(t: Hands): void {
  for (let pile = FIRST_ACE - 1; pile >= FIRST_PILE; pile--) if (t.height(pile) > 0) t.flip(pile, STOCK, t.height(pile));
  t.set(REDEALS, t.counter(REDEALS) + 1);
}

function status(s: State): Text {
  const made = s.counter(REDEALS);
  if (!isDealing(s)) return { ru: `Пересдач осталось: ${MOST_REDEALS - made}`, en: `Redeals left: ${MOST_REDEALS - made}` };
  const pile = nextPile(s) - FIRST_PILE + 1;
  return {
    ru: `Раздача ${made + 1} из ${MOST_REDEALS + 1}: следующая карта — на стопку ${pile}`,
    en: `Deal ${made + 1} of ${MOST_REDEALS + 1}: the next card goes to pile ${pile}`,
  };
}

/** An empty foundation waits for its ace or king. */
function ghostOf(s: State, pile: number, on: Sides): Ghost | undefined {
  if (!isFoundation(pile)) return undefined;
  const face = nextOn(s, pile, on);
  return face === NONE ? undefined : { rank: rankOf(face), suit: suitOf(face) };
}
