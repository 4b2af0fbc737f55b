import {
  cardCode,
  type Deal,
  dealCards,
  type Game,
  legalMoves,
  NEXT_STEP,
  PACK_36,
  parseFace,
  playMove,
  type ReadingFacts,
  type Table,
} from '../../engine/index.ts';

/** A pack of 36 that begins and ends with the named cards; the others lie between in the order of the unshuffled pack. */
export function pack36(first: string, last = ''): Deal {
  const named = (codes: string): number[] =>
    codes
      .split(/\s+/)
      .filter(Boolean)
      .map((code) => parseFace(code) as number);
  const [begin, end] = [named(first), named(last)];
  return dealCards(PACK_36, [...begin, ...PACK_36.cards.filter((card) => !begin.includes(card) && !end.includes(card)), ...end]);
}

/** How many steps lie before the stage of `stage` packets, as layouts write it: `steps = 18`. */
export function stepsBefore(packets: number, stage: number): string {
  let steps = 0;
  for (let k = packets; k > stage; k--) steps += k + 1;
  return `steps = ${steps}`;
}

/** Makes so many steps, each of them legal. */
export function step(game: Game, table: Table, steps = 1): void {
  for (let i = 0; i < steps; i++) {
    if (legalMoves(game, table).toArray().join() !== `${NEXT_STEP}`) throw new Error('no step is left');
    playMove(game, table, NEXT_STEP);
  }
}

/** Steps to the end; says how many there were. */
export function finish(game: Game, table: Table): number {
  let steps = 0;
  for (; legalMoves(game, table).count > 0; steps++) playMove(game, table, NEXT_STEP);
  return steps;
}

/** What the finished game says: `yes` or `no: 7H 6S`, obstacles as they lie, top card first. */
export function answer(game: Game, table: Table): string {
  const { wish, obstacles = [] }: ReadingFacts = game.rules.facts?.(table) ?? {};
  return obstacles.length === 0 ? `${wish}` : `${wish}: ${obstacles.map(cardCode).join(' ')}`;
}

/** The old text's game, told for `retell`. */
export interface Tale {
  readonly packets: number;
  readonly dealing: string;
  /** Whether the last card is laid aside. */
  readonly lastAside: boolean;
  /** Whether each turned packet is laid on those before it. */
  readonly heaped?: boolean;
  isTarget(code: string, lastCode: string): boolean;
}

/**
 * Plays a packet patience as the old text tells it, on lists of codes, top card first, and with nothing of the engine:
 * to compare with. Returns the cards of the last packet, top card first.
 */
export function retell(pack: readonly string[], tale: Tale): string[] {
  const last = pack.at(-1) as string;
  const strip = (open: string[]): string[] => {
    const target = open.findIndex((code) => tale.isTarget(code, last));
    return target < 0 ? [] : open.slice(target);
  };
  let hand = tale.lastAside ? pack.slice(0, -1) : [...pack];
  let packet: string[] = [];
  for (let stage = tale.packets; stage > 0; stage--) {
    // A packet turned over shows the card on top that was dealt to it first.
    const turned = split(hand, stage, tale.dealing);
    packet = [];
    if (tale.heaped) for (const open of turned) packet = strip(open.concat(packet));
    else packet = turned.map(strip).reverse().flat();
    hand = [...packet].reverse();
  }
  return packet;
}

/** The cards of each packet in the order they are dealt to it. */
function split(hand: readonly string[], packets: number, dealing: string): string[][] {
  if (dealing === 'in-turn') return Array.from({ length: packets }, (_, p) => hand.filter((_code, i) => i % packets === p));
  const rest = [...hand];
  return Array.from({ length: packets }, (_, p) => rest.splice(0, Math.ceil(rest.length / (packets - p))));
}
