import type { PileSpec, Placing, Sign, Spot, Text } from '../../engine/index.ts';
import { type PileNames, packetNames, STOCK_NAMES } from './pile-names.ts';

/** The table of a packet patience with the thirty-sixth card laid aside: see `packetPiles`. */
export interface PacketCloth {
  readonly packets: number;
  /** What the thirty-sixth card is called. */
  readonly aside: Text;
  /** How many packets lie side by side on a tall table. */
  readonly across: number;
  /** How far a stripped packet may fan on a tall table, in card heights. */
  readonly fan: number;
}

// All in cards. The side column stands a little apart; a sign takes the room between its two cards.
const APART = 0.4;
const SIGN = 0.3;
const WIDE_FAN = 2 + SIGN;
const GAP = 0.1;

const THROWN: PileNames = {
  label: { ru: 'Отброшенные карты', en: 'Cards thrown away' },
  onto: { ru: 'к отброшенным', en: 'to the cards thrown away' },
};

const ASIDE: Text = { ru: 'в сторону', en: 'to one side' };

/**
 * The piles of `packetRules` in its order: stock, packets, the open pile, the cards thrown away, the card laid aside.
 * The last stage's packet opens across the place of all packets, which are gone by then; the stock, seen only while
 * cards are gathered and dealt, lies where the thrown cards will be.
 */
export function packetPiles({ packets, aside, across, fan }: PacketCloth): readonly PileSpec[] {
  const side = packets + APART;
  const out: Placing = { wide: { x: side, y: 1 + SIGN }, tall: { x: across - 1, y: 0 } };
  const place = (i: number): Placing => ({
    wide: { x: i, y: 0, h: WIDE_FAN },
    tall: { x: i % across, y: 1 + GAP + Math.floor(i / across) * (fan + GAP), h: fan },
  });
  const first = place(0);
  return [
    { name: 'stock', role: 'stock', ...STOCK_NAMES, at: out, fleeting: true },
    ...packetsAt(packets, place).map((pile): PileSpec => ({ ...pile, fan: 'down' })),
    {
      name: 'open',
      role: 'packet',
      label: { ru: 'Последняя стопка', en: 'Last pile' },
      onto: { ru: 'в последнюю стопку', en: 'to the last pile' },
      at: { wide: inRow(first.wide, packets), tall: inRow(first.tall, across) },
      fan: 'right',
      fleeting: true,
    },
    { name: 'out', role: 'discard', ...THROWN, at: out, fleeting: true },
    { name: 'aside', role: 'place', label: aside, onto: ASIDE, at: { wide: { x: side, y: 0 }, tall: { x: 0, y: 0 } }, most: 1 },
  ];
}

/** The piles when every card is dealt: the packets in a row, under it the heap of turned packets in a row of its own. */
export function heapPiles(packets: number): readonly PileSpec[] {
  const side = packets + APART;
  const out: Placing = { wide: { x: side, y: 0 }, tall: { x: packets - 1, y: 2 * (1 + GAP) } };
  return [
    { name: 'stock', role: 'stock', ...STOCK_NAMES, at: out, fleeting: true },
    ...packetsAt(packets, (i) => ({ wide: { x: i, y: 0 }, tall: { x: i, y: 0 } })),
    {
      name: 'open',
      role: 'packet',
      label: { ru: 'Открытая пачка', en: 'Open packet' },
      onto: { ru: 'в открытую пачку', en: 'to the open packet' },
      at: { wide: { x: 0, y: 1 + GAP, w: side + 1 }, tall: { x: 0, y: 1 + GAP, w: packets } },
      fan: 'right',
      fleeting: true,
    },
    { name: 'out', role: 'discard', ...THROWN, at: out, fleeting: true },
  ];
}

/** Which cards are wanted, written by the card laid aside. */
export function aimSign(packets: number, text: Text): Sign {
  return { text, at: { wide: { x: packets + APART, y: 1, h: SIGN }, tall: { x: 1, y: (1 - SIGN) / 2, h: SIGN } } };
}

function packetsAt(packets: number, place: (i: number) => Placing): PileSpec[] {
  return Array.from({ length: packets }, (_, i) => ({
    name: `p${i + 1}`,
    role: 'packet',
    ...packetNames(i + 1),
    at: place(i),
    fleeting: true,
  }));
}

const inRow = ({ x, y }: Spot, w: number): Spot => ({ x, y, w });
