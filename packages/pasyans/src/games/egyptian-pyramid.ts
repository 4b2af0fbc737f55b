import {
  type Card,
  definePatience,
  type Face,
  faceOf,
  fromOf,
  NONE,
  option,
  PACK_2X52,
  type Rank,
  rankOf,
  type State,
  toOf,
} from '../engine/index.ts';
import { heading } from './egyptian-pyramid.heading.ts';
import { rankName } from './shared/card-words.ts';
import { type BaseRank, baseGhost, facesAbove, rankOfBottom } from './shared/line.ts';
import { startsWith, waitsFor } from './shared/line-words.ts';
import { foundationNames } from './shared/pile-names.ts';
import { type Foundations, pyramidRules } from './shared/pyramid.ts';
import { FIRST_COLUMN, FIRST_FOUNDATION, SUIT_SIZE } from './shared/pyramid-cloth.ts';
import { firstInStock, refillOption, STOCK, sortOut, turnsLeft } from './shared/stock.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

const OPTIONS = {
  base: option(
    { ru: 'Базовая карта', en: 'Base card' },
    {
      ru: 'С какого достоинства начинаются базовые стопки; удобнее всего туз или король.',
      en: 'The rank that the foundations begin with; aces or kings are the easiest to follow.',
    },
    [
      { value: 'first-card', label: { ru: 'первая карта колоды', en: 'the first card' } },
      ...RANKS.map((value, i) => ({ value, label: rankName((i + 1) as Rank) })),
    ],
  ),
  places: option(
    { ru: 'Столбцы', en: 'Columns' },
    { ru: 'Сколько карт в пирамиде; чем их больше, тем легче.', en: 'How many cards make the pyramid; the more, the easier.' },
    [
      { value: '8', label: { ru: 'восемь', en: 'eight' } },
      { value: '9', label: { ru: 'девять', en: 'nine' } },
      { value: '10', label: { ru: 'десять', en: 'ten' } },
      { value: '11', label: { ru: 'одиннадцать', en: 'eleven' } },
      { value: '12', label: { ru: 'двенадцать', en: 'twelve' } },
    ],
  ),
  draw: option(
    { ru: 'Открывать из колоды', en: 'Turning the stock' },
    { ru: 'По сколько карт открывают; по три труднее.', en: 'How many cards are turned at a time; three is harder.' },
    [
      { value: '1', label: { ru: 'по одной', en: 'one at a time' } },
      { value: '3', label: { ru: 'по три', en: 'three at a time' } },
    ],
  ),
  runs: option(
    { ru: 'Переносить', en: 'Moving cards' },
    {
      ru: 'Переносят ли карту вместе со всеми, что лежат на ней; так много легче.',
      en: 'Whether a card moves together with all that lie on it; that is much easier.',
    },
    [
      { value: 'single', label: { ru: 'по одной карте', en: 'one card at a time' } },
      { value: 'whole', label: { ru: 'со всем, что на карте лежит', en: 'with everything lying on it' } },
    ],
  ),
  refill: refillOption,
};

/** «Египетская пирамида»: source 001; rules in `egyptian-pyramid.text.ts`. */
export const egyptianPyramid = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: OPTIONS,
  rules({ base, places, draw, runs, refill }) {
    const laid = rankOfBottom(FIRST_FOUNDATION);
    const chosen = (RANKS as readonly string[]).indexOf(base) + 1;
    const baseRank: BaseRank = chosen === 0 ? laid : () => chosen as Rank;
    return pyramidRules({
      columns: Number(places),
      foundations: roundFoundations(baseRank, chosen),
      // No game is without a base card; a position laid by hand may be.
      lowest: (s) => baseRank(s) ?? 1,
      draw: draw === '1' ? 1 : 3,
      runs: runs === 'whole',
      refill,
      passes: 1,
      numbers: { column: 'R4', lowest: 'R5', single: 'R6', between: 'C6', draw: 'R7', pass: 'R11' },
      status: (s) => status(s, baseRank),
    });
  },
});

const ABOVE = facesAbove(PACK_2X52);

/** The face that a begun foundation takes next; `NONE` when it is complete. */
export function nextOn(s: State, f: number): Face {
  return s.height(f) === SUIT_SIZE ? NONE : (ABOVE[faceOf(s.top(f))] as Face);
}

/** R1 and R3: in suit, round and round from the base rank; a chosen rank is sorted out first (`chosen`, 0 for none). */
function roundFoundations(base: BaseRank, chosen: number): Foundations {
  const begins = (s: State, card: Card): boolean => rankOf(card) === base(s);
  return {
    names: (i) => foundationNames(i + 1),
    deal(t) {
      if (chosen > 0) sortOut(t, [firstInStock(t, (card) => rankOf(card) === chosen)]);
      t.flip(STOCK, FIRST_FOUNDATION, 1);
    },
    begins: (s, _, card) => begins(s, card),
    next: nextOn,
    words: [
      {
        rule: 'R3',
        text: (s, m) => startsWith(base(s), s.top(fromOf(m))),
        holds: (s, m) => s.height(toOf(m)) > 0 || begins(s, s.top(fromOf(m))),
      },
      {
        rule: 'R3',
        text: (s, m) => waitsFor(s, toOf(m), SUIT_SIZE, () => nextOn(s, toOf(m))),
        holds: (s, m) => s.height(toOf(m)) === 0 || nextOn(s, toOf(m)) === faceOf(s.top(fromOf(m))),
      },
    ],
    ghost: (s) => baseGhost(s, base(s), FIRST_FOUNDATION, FIRST_COLUMN - FIRST_FOUNDATION, 2),
  };
}

function status(s: State, base: BaseRank): ReturnType<typeof turnsLeft> {
  const turns = turnsLeft(s, 1);
  const rank = base(s);
  if (rank === undefined) return turns;
  const name = rankName(rank);
  return { ru: `Базовая карта: ${name.ru}. ${turns.ru}`, en: `Base card: ${name.en}. ${turns.en}` };
}
