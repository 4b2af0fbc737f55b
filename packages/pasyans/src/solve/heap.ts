/** Numbers by worth, the worthiest on top. */
export class Heap {
  count = 0;
  #worths: number[] = [];
  #items: number[] = [];

  /** Puts an item in, at its worth. */
  push(worth: number, item: number): void {
    const worths = this.#worths;
    const items = this.#items;
    let at = this.count++;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if ((worths[up] as number) >= worth) break;
      worths[at] = worths[up] as number;
      items[at] = items[up] as number;
      at = up;
    }
    worths[at] = worth;
    items[at] = item;
  }

  /** Empties it and gives its memory back. */
  clear(): void {
    this.count = 0;
    this.#worths = [];
    this.#items = [];
  }

  /** Takes the worthiest out; ask `count` before. */
  pop(): number {
    const worths = this.#worths;
    const items = this.#items;
    const top = items[0] as number;
    const worth = worths[--this.count] as number;
    const item = items[this.count] as number;
    let at = 0;
    for (;;) {
      let down = at * 2 + 1;
      if (down >= this.count) break;
      if (down + 1 < this.count && (worths[down + 1] as number) > (worths[down] as number)) down++;
      if ((worths[down] as number) <= worth) break;
      worths[at] = worths[down] as number;
      items[at] = items[down] as number;
      at = down;
    }
    worths[at] = worth;
    items[at] = item;
    return top;
  }
}
