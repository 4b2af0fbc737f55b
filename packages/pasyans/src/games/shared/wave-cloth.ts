import {
  ACE,
  type PileSpec,
  type Placing,
  type Rank,
  rankIndex,
  rankWord,
  type Sign,
  type Spot,
  type Suit,
  suitWord,
  type Text,
} from '../../engine/index.ts';
import { HAND_NAMES, type PileNames } from './pile-names.ts';
import type { Place } from './wave.ts';

/**
 * One column of places. On a wide table a row is one line; on a tall one it is folded: `line` says how many cards
 * lower the place lies than the top of its row.
 */
interface Column {
  readonly rank: Rank;
  readonly wide: number;
  readonly tall: number;
  readonly line: 0 | 0.5 | 1;
}

const ROWS = [0, 1, 2, 3] as const;
// Room for the rank heads, and between the folded rows, in card heights.
const HEAD = 0.3;
const GAP = 0.12;

/** Columns side by side from a left edge on each table; folded, the numbers lie over the court cards. */
export function columnsOf(ranks: readonly Rank[], wide: number, tall: number): readonly Column[] {
  const numbers = ranks.filter((rank) => rank <= 10).length;
  return ranks.map((rank, i) => ({ rank, wide: wide + i, tall: tall + (rank > 10 ? i - numbers : i), line: rank > 10 ? 1 : 0 }));
}

/** The column of the aces, apart from the others. */
export function aceColumn(wide: number, tall: number): Column {
  return { rank: ACE, wide, tall, line: 0.5 };
}

/** Columns that lie on a tall table as on a wide one, not folded, from a left edge on each. */
export function unfoldedColumns(ranks: readonly Rank[], wide: number, tall: number): readonly Column[] {
  return ranks.map((rank, i) => ({ rank, wide: wide + i, tall: tall + i, line: 0 }));
}

/** The top edge of a row, 0 the uppermost; `lines` is how many lines of cards a row takes on a tall table. */
export function rowTop(row: number, lines = 2): { readonly wide: number; readonly tall: number } {
  return { wide: HEAD + row, tall: HEAD + row * (lines + GAP) };
}

/** All places of the columns, row by row. */
export function placesOf(columns: readonly Column[]): readonly Place[] {
  return ROWS.flatMap((row) => columns.map(({ rank }) => ({ row, rank })));
}

/** The piles of places made by `placesOf`, in the same order, named `r<row>.<column>` if not otherwise. */
export function placePiles(columns: readonly Column[], names: (place: Place) => PileNames, name = rowName): readonly PileSpec[] {
  const lines = columns.some(({ line }) => line > 0) ? 2 : 1;
  return ROWS.flatMap((row) =>
    columns.map((column, i): PileSpec => {
      const top = rowTop(row, lines);
      const at: Placing = { wide: { x: column.wide, y: top.wide }, tall: { x: column.tall, y: top.tall + column.line } };
      return { name: name(row, i), role: 'place', ...names({ row, rank: column.rank }), at, most: 1 };
    }),
  );
}

const rowName = (row: number, i: number): string => `r${row + 1}.${i + 1}`;

/** The card in hand, which was opened last and is laid next, and the card just lifted, which takes its turn at once. */
export function handPiles(wide: Spot, tall: Spot): readonly [PileSpec, PileSpec] {
  const at = { wide, tall };
  return [
    { name: 'hand', role: 'hand', ...HAND_NAMES, at, fleeting: true },
    {
      name: 'lifted',
      role: 'hand',
      label: { ru: 'Поднятая карта', en: 'Card just lifted' },
      onto: HAND_NAMES.onto,
      at,
      most: 1,
      fleeting: true,
    },
  ];
}

/** The rank over each column. Where a tall table has two ranks in one column, their heads share its width. */
export function rankSigns(columns: readonly Column[]): readonly Sign[] {
  return columns.map((column) => {
    const shared = columns.some((other) => other !== column && other.tall === column.tall);
    const x = column.tall + (shared && column.line === 1 ? 0.5 : 0);
    return {
      text: { ru: rankIndex(column.rank, 'ru'), en: rankIndex(column.rank, 'en') },
      at: { wide: { x: column.wide, y: 0, h: HEAD }, tall: { x, y: 0, w: shared ? 0.5 : 1, h: HEAD } },
    };
  });
}

/** The suits of fixed rows: on a wide table between the aces and the rest, at `x`; on a tall one over the ace's place. */
export function suitSigns(x: number, tall: number): readonly Sign[] {
  return ['♥', '♦', '♣', '♠'].map((suit, row) => ({
    text: { ru: suit, en: suit },
    at: { wide: { x, y: rowTop(row).wide, w: 0.4 }, tall: { x: tall, y: rowTop(row).tall + 0.2, h: HEAD } },
  }));
}

/**
 * What the closed cards of each row count: at the end of a row, of folded rows on a tall table behind the court cards. The
 * last word is short: beside it lies the card in hand.
 */
export function termSigns(x: number, tall: number, lines = 2): readonly Sign[] {
  return TERM_WORDS.map((text, row) => {
    const top = rowTop(row, lines);
    const w = lines === 2 && row < 3 ? 2 : 1;
    return { text, at: { wide: { x, y: top.wide, w: 1.3 }, tall: { x: tall, y: top.tall + lines - 1, w } } };
  });
}

/** A place of a fixed row: «Место шестёрки червей», "Place of the six of hearts". */
export function namesByCard({ row, rank }: Place): PileNames {
  const suit = suitWord(row as Suit);
  const card = { ru: `${RANKS_GENITIVE[rank]} ${suit.ru}`, en: `${rankWord(rank).en} of ${suit.en}` };
  return {
    label: { ru: `Место ${card.ru}`, en: `Place of the ${card.en}` },
    onto: { ru: `на место ${card.ru}`, en: `to the place of the ${card.en}` },
  };
}

/** A place of a row that any suit may take: «Ряд 1, место шестёрки», "Row 1, place of the six". */
export function namesByRow({ row, rank }: Place): PileNames {
  const place = { ru: `место ${RANKS_GENITIVE[rank]}`, en: `place of the ${rankWord(rank).en}` };
  return {
    label: { ru: `Ряд ${row + 1}, ${place.ru}`, en: `Row ${row + 1}, ${place.en}` },
    onto: { ru: `в ряд ${row + 1}, на ${place.ru}`, en: `to row ${row + 1}, ${place.en}` },
  };
}

const TERM_WORDS: readonly Text[] = [
  { ru: 'годы', en: 'years' },
  { ru: 'месяцы', en: 'months' },
  { ru: 'недели', en: 'weeks' },
  { ru: 'дни', en: 'days' },
];

/** Russian ranks in the genitive: whose place it is. */
const RANKS_GENITIVE: Readonly<Partial<Record<Rank, string>>> = {
  1: 'туза',
  6: 'шестёрки',
  7: 'семёрки',
  8: 'восьмёрки',
  9: 'девятки',
  10: 'десятки',
  11: 'валета',
  12: 'дамы',
  13: 'короля',
};
