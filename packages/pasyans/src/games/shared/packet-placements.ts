import type { Dealing } from './packets.ts';

/** One kind of deal of a packet patience: all that its outcome depends on besides where the targets lie. */
export interface PacketCase {
  readonly packets: number;
  /** How many cards are dealt, and how many of them are targets. */
  readonly cards: number;
  readonly targets: number;
  readonly dealing: Dealing;
}

/**
 * Plays every placement of the targets among the cards dealt. `counts[t][n]` is how many placements with `t` targets in
 * the first packet end with `n` strangers among the targets; `slices` picks the `t` to be played (all by default).
 *
 * Cards are only targets (1) or strangers (0) here, and the first stage is not played but listed: stripping a packet
 * and gathering it drops the strangers that were dealt before its first target and reverses the rest, so that a packet
 * of m cards comes to be any binary number below 2^m, written from its lowest digit on, without leading zeros.
 */
export function countPlacements(game: PacketCase, slices: readonly number[] = allSlices(game)): number[][] {
  const { packets, cards, targets } = game;
  const play = player(game);
  const laid = new Uint8Array(cards);
  const counts = Array.from({ length: slices.length === 0 ? 0 : Math.max(...slices) + 1 }, () =>
    new Array<number>(cards - targets + 1).fill(0),
  );

  function lay(packet: number, height: number, dealt: number, missing: number, row: number[]): void {
    if (packet === packets) {
      const strangers = play(laid, height);
      row[strangers] = (row[strangers] as number) + 1;
      return;
    }
    const size = sizeOf(packet, cards, packets);
    const after = cards - dealt - size;
    for (let marks = Math.max(0, missing - after); marks <= Math.min(size, missing); marks++) {
      for (const number of numbers(size, marks)) {
        lay(packet + 1, write(laid, height, number), dealt + size, missing - marks, row);
      }
    }
  }

  const first = sizeOf(0, cards, packets);
  for (const marks of slices) {
    for (const number of numbers(first, marks)) lay(1, write(laid, 0, number), first, targets - marks, counts[marks] as number[]);
  }
  return counts;
}

/** The numbers of targets that the first packet can have. */
function allSlices({ packets, cards, targets }: PacketCase): number[] {
  const first = sizeOf(0, cards, packets);
  return Array.from({ length: Math.min(first, targets) + 1 }, (_, marks) => marks).filter((marks) => targets - marks <= cards - first);
}

/** Uneven stages: the first packets get one card more. */
function sizeOf(packet: number, cards: number, packets: number): number {
  return Math.floor(cards / packets) + (packet < cards % packets ? 1 : 0);
}

const NUMBERS = new Map<number, readonly (readonly number[])[]>();

/** The binary numbers of at most `size` digits with `marks` ones. */
function numbers(size: number, marks: number): readonly number[] {
  let byMarks = NUMBERS.get(size);
  if (!byMarks) {
    const lists = Array.from({ length: size + 1 }, (): number[] => []);
    for (let number = 0; number < 1 << size; number++) lists[number.toString(2).replaceAll('0', '').length]?.push(number);
    NUMBERS.set(size, lists);
    byMarks = lists;
  }
  return byMarks[marks] ?? [];
}

/** Writes the digits of a number on a packet, the lowest first. Returns the new height. */
function write(packet: Uint8Array, height: number, number: number): number {
  let top = height;
  for (let rest = number; rest > 0; rest >>= 1) packet[top++] = rest & 1;
  return top;
}

/** Plays on after the first stage. What it returns takes a packet in dealing order and gives the strangers left at the end. */
function player({ packets, cards, targets, dealing }: PacketCase): (laid: Uint8Array, height: number) => number {
  const buffers = [new Uint8Array(cards), new Uint8Array(cards)] as const;
  return (laid, height) => {
    let from = laid;
    let left = height;
    // Only targets left: nothing will be thrown away any more.
    for (let stage = packets - 1; stage > 0 && left > targets; stage--) {
      const to = buffers[stage & 1] as Uint8Array;
      left = playStage(from, left, stage, dealing, to);
      from = to;
    }
    return left - targets;
  };
}

/** Deals, strips and gathers. Both packets are in dealing order; returns how many cards are left. */
function playStage(from: Uint8Array, cards: number, packets: number, dealing: Dealing, to: Uint8Array): number {
  const inTurn = dealing === 'in-turn';
  const stride = inTurn ? packets : 1;
  let left = 0;
  for (let packet = 0, dealt = 0; packet < packets; packet++) {
    const size = sizeOf(packet, cards, packets);
    let target = inTurn ? packet : dealt;
    const last = target + (size - 1) * stride;
    while (target <= last && from[target] === 0) target += stride;
    for (let i = last; i >= target; i -= stride) to[left++] = from[i] as number;
    dealt += size;
  }
  return left;
}
