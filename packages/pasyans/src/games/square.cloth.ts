import { type PileSpec, type Placing, type Sign, type Spot, suitWord } from '../engine/index.ts';
import { type PileNames, packetNames, STOCK_NAMES } from './shared/pile-names.ts';
import { FIRST_ACE, FIRST_PILE, isBase, PILE_COUNT, type Sides, suitOfFoundation } from './square.table.ts';

/** Column and line, 0..4, of each pile on the edge of the square: clockwise from the lowest of the left side. */
const EDGE: readonly (readonly [column: number, line: number])[] = [
  [0, 3],
  [0, 2],
  [0, 1],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 1],
  [4, 2],
  [4, 3],
  [3, 4],
  [2, 4],
  [1, 4],
];

/** The columns of a narrow table: three take the edge, so that each is wide enough for a fan. The lines stay. */
const NARROW: readonly number[] = [0, 0, 1, 2, 2];

/** How wide a column of the square is, and where its corner lies: its piles are fanned to the right as far as that goes. */
interface Measure {
  readonly column: number;
  readonly x: number;
  readonly y: number;
}

const measures = ({ perSide }: Sides): { readonly wide: Measure; readonly tall: Measure } => ({
  wide: { column: 1.9, x: perSide === 4 ? 1.25 : 2.25, y: 0 },
  tall: { column: perSide === 4 ? 2.07 : 8.05 / 3, x: 0, y: 2.15 },
});

/**
 * Wide: the aces left of the square, the kings right of it. Tall: the aces left and the kings right above it, the square
 * drawn together to three columns. The pack lies in its middle.
 */
export function layOut(sides: Sides): readonly PileSpec[] {
  return [
    { name: 'stock', role: 'stock', ...STOCK_NAMES, at: inTheMiddle(sides), fleeting: true },
    ...Array.from({ length: PILE_COUNT }, (_, i): PileSpec => edgePile(sides, i)),
    ...Array.from({ length: 2 * sides.perSide }, (_, i): PileSpec => foundation(sides, i)),
  ];
}

const baseNames = (n: number): PileNames => ({
  label: { ru: `Основание, стопка ${n}`, en: `Base, pile ${n}` },
  onto: { ru: `в основание, на стопку ${n}`, en: `to the base, pile ${n}` },
});

function edgePile(sides: Sides, i: number): PileSpec {
  const [column, line] = EDGE[i] as (typeof EDGE)[number];
  const base = isBase(FIRST_PILE + i);
  return {
    name: `t${i + 1}`,
    role: 'tableau',
    ...(base ? baseNames(i + 1) : packetNames(i + 1)),
    at: inSquare(sides, column, line),
    fan: 'right',
  };
}

function inSquare(sides: Sides, column: number, line: number): Placing {
  const { wide, tall } = measures(sides);
  const at = (m: Measure, x: number): Spot => ({ x: m.x + x * m.column, y: m.y + line, w: m.column - 0.05 });
  return { wide: at(wide, column), tall: at(tall, NARROW[column] ?? column) };
}

function inTheMiddle(sides: Sides): Placing {
  const { wide, tall } = inSquare(sides, 2, 2);
  return { wide, tall: { x: tall.x + (measures(sides).tall.column - 1.05) / 2, y: tall.y } };
}

function foundation(sides: Sides, i: number): PileSpec {
  const { perSide, most } = sides;
  const king = i >= perSide;
  const n = i % perSide;
  const suit = suitWord(suitOfFoundation(FIRST_ACE + i));
  const second = n < 4 ? '' : ' 2';
  const from = king ? { ru: 'короля', en: 'king' } : { ru: 'туза', en: 'ace' };
  const of = { ru: `${from.ru} ${suit.ru}${second}`, en: `the ${from.en} of ${suit.en}${second}` };
  return {
    name: `${king ? 'k' : 'a'}${n + 1}`,
    role: 'foundation',
    label: { ru: `Стопка ${of.ru}`, en: `Pile of ${of.en}` },
    onto: { ru: `на стопку ${of.ru}`, en: `to the pile of ${of.en}` },
    at: { wide: besideSquare(sides, king, n), tall: aboveSquare(sides, king, n) },
    most,
  };
}

/** Columns of four, centred beside the five lines of the square. */
function besideSquare(sides: Sides, king: boolean, n: number): Spot {
  const { wide } = measures(sides);
  return { x: (n >> 2) + (king ? wide.x + 5 * wide.column + 0.2 : 0), y: 0.5 + (n % 4) };
}

/** Two lines above the square: of two, or of four where there are eight. */
function aboveSquare(sides: Sides, king: boolean, n: number): Spot {
  const across = sides.perSide / 2;
  const end = 3 * measures(sides).tall.column - 0.05;
  return { x: (n % across) + (king ? end - across : 0), y: Math.floor(n / across) };
}

/** The name of the side that the rules of the deal speak of. */
export function baseSign(sides: Sides): Sign {
  const { wide, tall } = measures(sides);
  const at = (m: Measure, columns: number): Spot => ({ x: m.x + m.column, y: m.y + 3.55, w: columns * m.column - 0.05, h: 0.4 });
  return { text: { ru: 'основание', en: 'base' }, at: { wide: at(wide, 3), tall: at(tall, 1) } };
}
