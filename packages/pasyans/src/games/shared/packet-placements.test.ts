import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { binomial, type Card, emptyTable, type Game, MoveBuffer, PACK_36, parseFace, runOut } from '../../engine/index.ts';
import { blind } from '../blind.ts';
import { fourAces } from '../four-aces.ts';
import { heartsFamily } from '../hearts-family.ts';
import { vorozhba } from '../vorozhba.ts';
import { open } from './hand-layout.testkit.ts';
import { PLACEMENTS } from './packet-counts.ts';
import { countPlacements } from './packet-placements.ts';
import type { Dealing } from './packets.ts';

const DATA = new URL('../../../../../data/odds/placements.json', import.meta.url);
type Slices = readonly (readonly number[])[];
const STORED: Readonly<Record<Dealing, Readonly<Record<string, Slices>>>> = JSON.parse(readFileSync(DATA, 'utf8'));

const DEALINGS: readonly Dealing[] = ['in-turn', 'packets'];
const HEARTS = PACK_36.cards.slice(0, 9);

interface Sizes {
  readonly packets: number;
  readonly cards: number;
  readonly targets: number;
}
const nameOf = ({ packets, cards, targets }: Sizes): string => `${packets} packets, ${cards} cards, ${targets} targets`;
const sizesOf = (name: string): Sizes => {
  const [packets, cards, targets] = Array.from(name.matchAll(/\d+/g), Number) as [number, number, number];
  return { packets, cards, targets };
};
const CASES = DEALINGS.flatMap((dealing) => Object.entries(STORED[dealing]).map(([name, slices]) => ({ dealing, name, slices })));

const trimmed = (counts: readonly number[]): number[] => {
  const last = counts.findLastIndex((count) => count > 0);
  return counts.slice(0, last + 1);
};
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Calls back with every way to mark `marks` of the places, one after the other. */
function chooseEach(places: readonly number[], marks: number, marked: Uint8Array, each: () => void, from = 0): void {
  if (marks === 0) each();
  else
    for (let i = from; i <= places.length - marks; i++) {
      marked[places[i] as number] = 1;
      chooseEach(places, marks - 1, marked, each, i + 1);
      marked[places[i] as number] = 0;
    }
}

/** What is played on the engine itself: the game, its targets, and the card laid aside if there is one. */
interface Play {
  readonly game: Game;
  readonly targets: readonly Card[];
  readonly aside?: Card;
}

/** Plays every placement with so many targets in the first packet; how many end with 0, 1, 2, ... strangers. */
function countOnEngine({ game, targets, aside }: Play, { packets, cards }: Sizes, inFirst: number): number[] {
  const others = PACK_36.cards.filter((card) => !targets.includes(card) && card !== aside);
  const inTurn = game.options['dealing'] === 'in-turn';
  const places = Array.from({ length: cards }, (_, place) => place);
  const isFirst = (place: number): boolean => (inTurn ? place % packets === 0 : place < cards / packets);
  const [first, rest] = [places.filter(isFirst), places.filter((place) => !isFirst(place))];
  const marked = new Uint8Array(cards);
  const deal = Uint8Array.from({ length: 36 }, () => aside ?? 0);
  const table = emptyTable(game);
  const scratch = new MoveBuffer();
  const counts = new Array<number>(cards).fill(0);
  const play = (): void => {
    let [t, o] = [0, 0];
    for (let i = 0; i < cards; i++) deal[i] = (marked[i] === 1 ? targets[t++] : others[o++]) as Card;
    runOut(game, { seed: 1, cards: deal }, table, scratch);
    const strangers = game.rules.facts?.(table).obstacles?.length as number;
    counts[strangers] = (counts[strangers] as number) + 1;
  };
  chooseEach(first, inFirst, marked, () => chooseEach(rest, targets.length - inFirst, marked, play));
  return trimmed(counts);
}

describe.each(CASES)('$name, dealing $dealing', ({ dealing, name, slices }) => {
  const sizes = sizesOf(name);

  it('stands in the library as in data/odds, and every placement is counted once', () => {
    const strangers = Array.from({ length: 36 }, (_, n) => sum(slices.map((slice) => slice[n] ?? 0)));
    expect(PLACEMENTS[dealing][name]).toEqual(trimmed(strangers));
    expect(BigInt(sum(strangers))).toBe(binomial(sizes.cards, sizes.targets));
  });

  it('comes to the same when counted again: whole, or with more than half of the first packet targets', () => {
    const small = sizes.targets <= 5;
    const again = slices.map((_, marks) => marks).filter((marks) => small || 2 * marks > sizes.cards / sizes.packets + 2);
    const counts = countPlacements({ ...sizes, dealing }, again);
    expect(again.length).toBeGreaterThan(0);
    for (const marks of again) expect(trimmed(counts[marks] as number[])).toEqual(slices[marks]);
  });
});

const card = (code: string): Card => parseFace(code) as Card;
const TEN_TO_ACE = ['10H', 'JH', 'QH', 'KH', 'AH'].map(card);
const ACES = ['AH', 'AD', 'AC', 'AS'].map(card);

/** Whole cases where the placements are few; of the others all placements with so many targets in the first packet. */
const PLAYED: readonly {
  readonly name: string;
  readonly play: (dealing: Dealing) => Play;
  readonly packets: number;
  readonly slices?: number[];
}[] = [
  { name: 'four aces', packets: 4, play: (dealing) => ({ game: open(fourAces, { dealing }), targets: ACES }) },
  {
    name: 'base card the six of hearts',
    packets: 5,
    slices: [2, 3, 4, 5],
    play: (dealing) => ({ game: open(vorozhba, { dealing }), targets: TEN_TO_ACE, aside: card('6H') }),
  },
  {
    name: 'base card the ace of hearts',
    packets: 5,
    play: (dealing) => ({ game: open(vorozhba, { dealing }), targets: TEN_TO_ACE.slice(0, 4), aside: card('AH') }),
  },
  {
    name: 'nine hearts in five packets',
    packets: 5,
    slices: [6, 7],
    play: (dealing) => ({ game: open(heartsFamily, { targets: 'whole-suit', dealing }), targets: HEARTS, aside: card('AS') }),
  },
  {
    name: 'eight hearts in seven packets',
    packets: 7,
    slices: [5],
    play: (dealing) => ({ game: open(blind, { dealing }), targets: HEARTS.slice(1), aside: HEARTS[0] as Card }),
  },
  {
    name: 'nine hearts in seven packets',
    packets: 7,
    slices: [5],
    play: (dealing) => ({ game: open(blind, { dealing }), targets: HEARTS, aside: card('AS') }),
  },
  {
    name: 'four high hearts in seven packets',
    packets: 7,
    play: (dealing) => ({ game: open(blind, { targets: 'ten-to-ace', dealing }), targets: TEN_TO_ACE.slice(0, 4), aside: card('AH') }),
  },
];

describe.each(PLAYED)('played on the engine: $name', { timeout: 240_000 }, ({ play, packets, slices }) => {
  it.each(DEALINGS)('every placement ends as counted, dealing %s', (dealing) => {
    const played = play(dealing);
    const sizes = { packets, cards: played.aside === undefined ? 36 : 35, targets: played.targets.length };
    const stored = STORED[dealing][nameOf(sizes)] as Slices;
    for (const inFirst of slices ?? stored.keys()) expect(countOnEngine(played, sizes, inFirst)).toEqual(stored[inFirst]);
  });
});
