import {
  ACE,
  type Card,
  FACES,
  faceOf,
  type Hands,
  JACK,
  KING,
  makeCard,
  NEXT_STEP,
  NONE,
  option,
  PACK_36,
  type PileSpec,
  QUEEN,
  type Rank,
  type ReadingFacts,
  type Rules,
  type Sign,
  type State,
  SUITS,
  type Suit,
  type Text,
} from '../../engine/index.ts';

/** A set of faces: `aim[face]` is 1 for a target, the kind of card that stops the stripping. */
export type Aim = Uint8Array;

/** How the cards come into the packets. */
export type Dealing = 'in-turn' | 'packets';

/** What a patience of this family says of itself; the procedure is the same for all (rules, D12). */
export interface PacketGame {
  /** How many packets the first stage has. */
  readonly packets: number;
  /** The thirty-sixth card: laid aside open, laid aside closed until the very end, or dealt like the others. */
  readonly aside: 'open' | 'closed' | 'dealt';
  /** The targets. `base` is the card that was laid aside open, `NONE` when none was. */
  aim(base: Card): Aim;
  /** Where a stripped packet waits: back in its own place, or as a heap on which the next packet is laid. */
  readonly stripped: 'apart' | 'heaped';
  readonly dealing: Dealing;
  /** As `packetPiles` or, with every card dealt, `heapPiles` lists them. */
  readonly piles: readonly PileSpec[];
  readonly signs?: readonly Sign[];
}

/** The option all four games share. */
export const DEALING = option(
  { ru: 'Раздача', en: 'Dealing' },
  {
    ru: 'Как карты ложатся в стопки, на каждом этапе. Старый текст об этом молчит, а исход от этого зависит.',
    en: 'How the cards come into the piles, in every stage. The old text does not say, and the outcome depends on it.',
  },
  [
    { value: 'in-turn', label: { ru: 'по карте на каждую стопку по очереди', en: 'a card to each pile in turn' } },
    { value: 'packets', label: { ru: 'пачками: стопка за стопкой', en: 'in packets: one whole pile after another' } },
  ],
);

const TEN_TO_ACE: readonly Rank[] = [10, JACK, QUEEN, KING, ACE];

/** The targets of a suit (indexed by suit): its five high cards, or all nine. */
export const HIGH_CARDS: readonly Aim[] = SUITS.map((suit) => aimAt([suit], TEN_TO_ACE));
export const WHOLE_SUIT: readonly Aim[] = SUITS.map((suit) => aimAt([suit], PACK_36.ranks));

/** The set of these ranks in these suits. */
export function aimAt(suits: readonly Suit[], ranks: readonly Rank[]): Aim {
  const aim = new Uint8Array(FACES);
  for (const suit of suits) for (const rank of ranks) aim[makeCard(suit, rank)] = 1;
  return aim;
}

/** The counter: how many steps of the plan are behind. */
const DONE = 0;
const STOCK = 0;
const FIRST = 1;

/** What each step does, the same in every deal; a step that would open an empty packet is passed over. */
interface Plan {
  readonly length: number;
  /** By step: how many packets its stage has. */
  readonly stage: Uint8Array;
  /** By step: the packet it opens, or 0 when it gathers and deals anew. */
  readonly packet: Uint8Array;
}

/**
 * The rules of a packet patience: the pack is dealt into closed packets; each is turned over and stripped down to its
 * topmost target; what is left is gathered unshuffled and dealt into one packet fewer, down to one.
 *
 * A packet is gathered by turning it over onto the stock, the last packet first. That is the same as laying the last
 * on the one before it, and so on, and turning the whole face down at the end: the first packet's cards come to be
 * dealt first, and of one packet the card that was dealt to it last. A heap of packets turns over in one piece.
 */
export function packetRules(game: PacketGame): Rules {
  const { packets, piles } = game;
  const open = packets + 1;
  const out = packets + 2;
  const aside = packets + 3;
  const plan = planFor(packets);
  const heaped = game.stripped === 'heaped';
  const deal = game.dealing === 'in-turn' ? dealInTurn : dealPackets;
  const fixed = game.aside === 'open' ? undefined : game.aim(NONE);
  const aimOf = (s: State): Aim => fixed ?? game.aim(s.top(aside));

  // Unsigned: a hand-written count below 0 is no step of the plan either.
  const isOver = (s: State): boolean => s.counter(DONE) >>> 0 >= plan.length;

  function strip(t: Hands, packet: number, last: boolean): void {
    const place = last || heaped ? open : packet;
    t.flip(packet, place, t.height(packet));
    const thrown = countOnTop(t, place, aimOf(t), 0);
    if (thrown > 0) t.shift(place, out, thrown);
    if (last && game.aside === 'closed' && t.height(aside) > 0) t.turn(aside, 0, true);
  }

  function dealAnew(t: Hands, stage: number): void {
    if (heaped) turnOver(t, open);
    else for (let p = stage; p >= FIRST; p--) turnOver(t, p);
    deal(t, t.height(STOCK), stage - 1);
  }

  /** The cards of the last packet that are not targets, top card first. */
  function strangers(s: State): Card[] {
    const aim = aimOf(s);
    const found: Card[] = [];
    for (let i = s.height(open) - 1; i >= 0; i--) if (aim[faceOf(s.at(open, i))] === 0) found.push(s.at(open, i));
    return found;
  }

  const isWon = (s: State): boolean => isOver(s) && countOnTop(s, open, aimOf(s), 1) === s.height(open);

  return {
    pack: PACK_36,
    piles,
    ...(game.signs && { signs: game.signs }),
    counters: ['steps'],
    deal(t) {
      deal(t, t.height(STOCK) - (game.aside === 'dealt' ? 0 : 1), packets);
      if (game.aside === 'open') t.flip(STOCK, aside, 1);
      if (game.aside === 'closed') t.shift(STOCK, aside, 1);
    },
    moves(s, out) {
      if (!isOver(s)) out.push(NEXT_STEP);
    },
    play(t) {
      let step = t.counter(DONE);
      let packet = plan.packet[step] as number;
      while (packet > 0 && t.height(packet) === 0) packet = plan.packet[++step] as number;
      if (packet > 0) strip(t, packet, step === plan.length - 1);
      else if (step < plan.length) dealAnew(t, plan.stage[step] as number);
      t.set(DONE, step + 1);
    },
    won: (s) => (isWon(s) ? 'plain' : undefined),
    status: (s) => (isOver(s) ? undefined : stageText(plan.stage[s.counter(DONE)] as number)),
    facts: (s): ReadingFacts => ({ wish: isWon(s) ? 'yes' : 'no', obstacles: strangers(s) }),
  };
}

function stageText(packets: number): Text {
  return { ru: `Стопок на этом этапе: ${packets}`, en: `Piles in this stage: ${packets}` };
}

function planFor(packets: number): Plan {
  const steps: [stage: number, packet: number][] = [];
  for (let stage = packets; stage >= 1; stage--) {
    for (let p = FIRST; p <= stage; p++) steps.push([stage, p]);
    if (stage > 1) steps.push([stage, 0]);
  }
  return {
    length: steps.length,
    stage: Uint8Array.from(steps, ([stage]) => stage),
    packet: Uint8Array.from(steps, ([, packet]) => packet),
  };
}

/** Counts, from the top, the cards that are targets (`mark` 1) or strangers (0), up to the first of the other kind. */
function countOnTop(s: State, pile: number, aim: Aim, mark: 0 | 1): number {
  const height = s.height(pile);
  let left = height;
  while (left > 0 && aim[faceOf(s.at(pile, left - 1))] === mark) left--;
  return height - left;
}

function turnOver(t: Hands, pile: number): void {
  if (t.height(pile) > 0) t.flip(pile, STOCK, t.height(pile));
}

/** One card to each packet in turn: uneven stages give the first packets one card more by themselves. */
function dealInTurn(t: Hands, cards: number, packets: number): void {
  for (let i = 0, p = FIRST; i < cards; i++) {
    t.shift(STOCK, p, 1);
    p = p === packets ? FIRST : p + 1;
  }
}

/** Whole packets, counted off card by card; the first `cards % packets` packets get one card more. */
function dealPackets(t: Hands, cards: number, packets: number): void {
  for (let p = FIRST; p <= packets; p++) {
    const size = Math.floor(cards / packets) + (p <= cards % packets ? 1 : 0);
    for (let i = 0; i < size; i++) t.shift(STOCK, p, 1);
  }
}
