import { type Card, NONE } from './card.ts';
import { FLIP, firstOf, Journal, ORDER, opOf, packStep, SET, SHIFT, secondOf, TURN, thirdOf } from './journal.ts';
import { Position } from './position.ts';
import type { Hands, StepEvent } from './state.ts';

/**
 * A position changed by the five steps only. It knows no patience. Every step writes the journal, so `undoTo(mark)`
 * restores any earlier position exactly.
 */
export class Table extends Position implements Hands {
  /** Hears each step while set; event objects are built only then. */
  listener: ((event: StepEvent) => void) | undefined;
  readonly #journal = new Journal();

  /** Sweeps the table and lays the pack face down on pile 0, p1 on top. The journal starts anew. */
  reset(pack: ArrayLike<Card>, seed: number): void {
    this.clear(seed);
    this.layPack(pack);
  }

  override clear(seed: number): void {
    super.clear(seed);
    this.#journal.length = 0;
  }

  /** Lays out a position that `save` wrote, of the deal with this seed; the journal starts anew there. */
  restore(bytes: Uint8Array, at: number, seed: number): void {
    this.load(bytes, at);
    this.seed = seed;
    this.forget();
  }

  shift(from: number, to: number, n: number): void {
    // Most steps move one card; without the loop they are much quicker.
    if (n === 1) this.moveOne(from, to);
    else this.moveBlock(from, to, n);
    this.#journal.push(packStep(SHIFT, from, to, n));
    if (this.listener) this.#tell('shift', from, to, n);
  }

  flip(from: number, to: number, n: number): void {
    if (from === to) this.turnOver(from, n);
    else this.flipBlock(from, to, n);
    this.#journal.push(packStep(FLIP, from, to, n));
    if (this.listener) this.#tell('flip', from, to, n);
  }

  turn(pile: number, index: number, up: boolean): void {
    const card = this.at(pile, index);
    if (card === NONE) throw new RangeError(`pile ${pile} has no card ${index}`);
    const before = this.isUp(card) ? 1 : 0;
    this.face(pile, index, card, up ? 1 : 0);
    this.#journal.push(packStep(TURN, pile, index, before));
    this.listener?.({ step: 'turn', pile, index, card, up });
  }

  order(pile: number, permutation: ArrayLike<number>): void {
    this.checkPermutation(pile, permutation);
    this.reorder(pile, permutation);
    for (let i = 0; i < permutation.length; i++) this.#journal.push(permutation[i] as number);
    this.#journal.push(packStep(ORDER, pile, permutation.length, 0));
    this.listener?.({ step: 'order', pile });
  }

  set(counter: number, value: number): void {
    if (counter < 0 || counter >= this.counters) throw new RangeError(`no counter ${counter}`);
    const before = this.counter(counter);
    this.count(counter, value | 0);
    this.#journal.push(before);
    this.#journal.push(packStep(SET, counter, 0, 0));
    if (this.listener) this.listener({ step: 'set', counter, value, before });
  }

  /** Where the journal stands: give it to `undoTo` later. */
  mark(): number {
    return this.#journal.length;
  }

  /** The steps since a mark as numbers: equal lists mean equal steps. */
  stepsSince(mark: number): readonly number[] {
    return this.#journal.since(mark);
  }

  /** Takes back every step since the mark. Throws for a mark that is not in the journal. */
  undoTo(mark: number): void {
    const journal = this.#journal;
    if (mark < 0 || mark > journal.length) throw new RangeError(`no such mark: ${mark}`);
    while (journal.length > mark) {
      const step = journal.pop();
      const a = firstOf(step);
      switch (opOf(step)) {
        case SHIFT:
          if (thirdOf(step) === 1) this.moveOne(secondOf(step), a);
          else this.moveBlock(secondOf(step), a, thirdOf(step));
          break;
        case FLIP:
          if (secondOf(step) === a) this.turnOver(a, thirdOf(step));
          else this.flipBlock(secondOf(step), a, thirdOf(step));
          break;
        case TURN:
          this.face(a, secondOf(step), this.at(a, secondOf(step)), thirdOf(step));
          break;
        case ORDER:
          this.#undoOrder(a, secondOf(step));
          break;
        default:
          this.count(a, journal.pop());
      }
    }
  }

  /** Forgets how this position was reached: it becomes the start. */
  forget(): void {
    this.#journal.length = 0;
  }

  #undoOrder(pile: number, n: number): void {
    const inverse = new Uint8Array(n);
    for (let i = n - 1; i >= 0; i--) inverse[this.#journal.pop()] = i;
    this.reorder(pile, inverse);
  }

  #tell(step: 'shift' | 'flip', from: number, to: number, n: number): void {
    this.listener?.({ step, from, to, cards: this.#topCards(to, n) });
  }

  #topCards(pile: number, n: number): Card[] {
    const height = this.height(pile);
    return Array.from({ length: n }, (_, i) => this.at(pile, height - n + i));
  }
}
