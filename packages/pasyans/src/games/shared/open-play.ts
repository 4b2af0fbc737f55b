import { type Card, FACES, faceOf, MOST_CARDS, NONE, type State } from '../../engine/index.ts';

/** Chains of cards that foundations are built in: each face belongs to one, and `copies` foundations want it in turn. */
export interface Chains {
  /** The faces of each chain in the order in which they go out. */
  readonly order: readonly (readonly number[])[];
  /** How many foundations build each chain. */
  readonly copies: number;
}

/**
 * A play in which everything but the waste lies open: what does not come out even here does not come out at all. It keeps
 * its tables from one question to the next.
 */
export class OpenPlay {
  readonly #chains: Chains;
  /** The faces that foundations want: for each chain and copy how many have gone. */
  readonly #gone: Uint8Array;
  readonly #open = new Uint8Array(FACES);
  /** How many of a face went out from the open. */
  readonly #used = new Uint8Array(FACES);
  readonly #waste = new Uint8Array(MOST_CARDS);
  readonly #chainOf = new Int8Array(FACES).fill(-1);
  readonly #stepOf = new Uint8Array(FACES);

  constructor(chains: Chains) {
    this.#chains = chains;
    this.#gone = new Uint8Array(chains.order.length * chains.copies);
    for (const [chain, faces] of chains.order.entries()) {
      for (const [step, face] of faces.entries()) {
        this.#chainOf[face] = chain;
        this.#stepOf[face] = step;
      }
    }
  }

  /**
   * True when all chains come to their ends. `gone` tells how many cards each foundation of a chain has (copy after copy);
   * `open` are the piles whose cards count as open; `digs`: every play from the open brings the top of the waste into the open.
   */
  comesOut(s: State, gone: (chain: number, copy: number) => number, open: readonly number[], waste: number, digs: boolean): boolean {
    const { order, copies } = this.#chains;
    for (let chain = 0; chain < order.length; chain++) {
      for (let copy = 0; copy < copies; copy++) this.#gone[chain * copies + copy] = gone(chain, copy);
    }
    this.#open.fill(0);
    this.#used.fill(0);
    for (const pile of open) for (let i = 0; i < s.height(pile); i++) this.#lay(s.at(pile, i));
    let height = s.height(waste);
    for (let i = 0; i < height; i++) this.#waste[i] = faceOf(s.at(waste, i));
    for (let moved = true; moved; ) {
      moved = false;
      while (height > 0 && this.#takesWaste(this.#waste[height - 1] as number)) {
        height--;
        moved = true;
      }
      const face = this.#openThatFits();
      if (face === NONE) continue;
      moved = true;
      this.#open[face] = (this.#open[face] as number) - 1;
      this.#used[face] = (this.#used[face] as number) + 1;
      this.#take(face);
      if (digs && height > 0) {
        const dug = this.#waste[--height] as number;
        this.#open[dug] = (this.#open[dug] as number) + 1;
      }
    }
    return height === 0 && this.#isAllGone();
  }

  #lay(card: Card): void {
    const face = faceOf(card);
    this.#open[face] = (this.#open[face] as number) + 1;
  }

  /** The waste's top goes out; or it changes places with an equal card that went out from the open, and that one is open again. */
  #takesWaste(face: number): boolean {
    if (this.#take(face)) return true;
    if (this.#used[face] === 0) return false;
    this.#used[face] = (this.#used[face] as number) - 1;
    this.#open[face] = (this.#open[face] as number) + 1;
    return true;
  }

  #take(face: number): boolean {
    const first = (this.#chainOf[face] as number) * this.#chains.copies;
    for (let f = first; f < first + this.#chains.copies; f++) {
      if (this.#gone[f] !== this.#stepOf[face]) continue;
      this.#gone[f] = (this.#gone[f] as number) + 1;
      return true;
    }
    return false;
  }

  #openThatFits(): number {
    const { order, copies } = this.#chains;
    for (let chain = 0; chain < order.length; chain++) {
      const faces = order[chain] as readonly number[];
      for (let copy = 0; copy < copies; copy++) {
        const face = faces[this.#gone[chain * copies + copy] as number];
        if (face !== undefined && (this.#open[face] as number) > 0) return face;
      }
    }
    return NONE;
  }

  #isAllGone(): boolean {
    const { order, copies } = this.#chains;
    return order.every((faces, chain) => {
      for (let copy = 0; copy < copies; copy++) if ((this.#gone[chain * copies + copy] as number) < faces.length) return false;
      return true;
    });
  }
}
