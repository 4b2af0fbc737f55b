import { batch, type ReadonlySignal, signal } from '@preact/signals';
import {
  dealNumber,
  dealTable,
  type Face,
  FIRST_DEAL,
  faceOf,
  type Game,
  type Lang,
  layTable,
  type Result,
  Session,
  typedFace,
} from 'pasyans';

/** A card as somebody has laid it; without a face it is closed and nobody knows it. */
export interface Lying {
  readonly face: Face | undefined;
  readonly up: boolean;
}

/** A table being laid out. */
export interface Draft {
  /** Pile by pile, bottom card first. */
  readonly piles: readonly (readonly Lying[])[];
  readonly counters: readonly number[];
  /** The pile that the next card goes to. */
  readonly pile: number;
  /** How the next card lies where the player has said so; else as it is usual there. */
  readonly up: boolean | undefined;
}

/** A table of a real pack on its way into the app: pile after pile as the patience lays out, knowing none of them. */
export interface Laying {
  readonly game: Game;
  readonly draft: ReadonlySignal<Draft>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** How many of a face have not been laid yet. */
  left(face: Face): number;
  /** How many cards have not been laid yet, and how many lie that nobody knows. */
  missing(): number;
  unknown(): number;
  /** Whether the next card lies face up. */
  nextUp(): boolean;
  /** How many of the missing cards `rest` would lay. */
  restFits(): number;
  /** Lays a card on the pile at hand, and goes on to the next pile when this one has as many as usual. False when it cannot lie there. */
  put(face: Face | undefined): boolean;
  /** Lays the missing cards face down: where closed cards usually lie, and into the stock. */
  rest(): void;
  takeOff(): void;
  turn(up: boolean): void;
  goTo(pile: number): void;
  onward(by: 1 | -1): void;
  count(counter: number, value: number): void;
  undo(): void;
  clear(): void;
  /** The table as layout text, its cards as a player of the language types them. */
  text(lang: Lang): string;
}

export function laying(game: Game): Laying {
  const shape = shapeOf(game);
  const order = orderOf(game, shape);
  const { cards, copies } = game.rules.pack;
  const empty: Draft = {
    piles: game.rules.piles.map(() => []),
    counters: (game.rules.counters ?? []).map(() => 0),
    pile: order[0] ?? 0,
    up: undefined,
  };
  const draft = signal(empty);
  const canUndo = signal(false);
  let past: readonly Draft[] = [];
  const most = (pile: number): number => game.rules.piles[pile]?.most ?? cards.length;
  const lying = (): readonly Lying[] => draft.value.piles.flat();
  const missing = (): number => cards.length - lying().length;
  const heap = (pile: number): readonly Lying[] => draft.value.piles[pile] ?? [];

  function change(next: Draft): void {
    past = [...past, draft.peek()];
    batch(() => {
      draft.value = next;
      canUndo.value = true;
    });
  }

  const withPile = (from: Draft, pile: number, heaped: readonly Lying[]): Draft => ({
    ...from,
    piles: from.piles.map((other, i) => (i === pile ? heaped : other)),
  });

  /** The pile after one that has as many cards as usual: the next that has fewer. */
  function after(from: Draft): Draft {
    const full = (pile: number): boolean => (from.piles[pile]?.length ?? 0) >= Math.min(most(pile), shape[pile]?.length ?? 0);
    if (!full(from.pile)) return from;
    const at = order.indexOf(from.pile);
    const next = [...order.slice(at + 1), ...order.slice(0, at)].find((pile) => !full(pile));
    return next === undefined ? from : { ...from, pile: next, up: undefined };
  }

  /** Where the missing cards would lie, closed: so many on each pile. */
  function rooms(): readonly (readonly [pile: number, cards: number])[] {
    let left = missing();
    const closed = order.filter((pile) => shape[pile]?.includes(false) && !isStock(game, pile));
    const stocks = order.filter((pile) => isStock(game, pile));
    return [...closed, ...stocks].map((pile) => {
      const room = isStock(game, pile) ? left : Math.max(0, (shape[pile]?.length ?? 0) - heap(pile).length);
      const laid = Math.min(left, room, most(pile) - heap(pile).length);
      left -= laid;
      return [pile, laid] as const;
    });
  }

  const left = (face: Face): number => copies - lying().filter((card) => card.face === face).length;

  return {
    game,
    draft,
    canUndo,
    left,
    missing,
    unknown: () => lying().filter(({ face }) => face === undefined).length,
    nextUp: () => draft.value.up ?? shape[draft.value.pile]?.[heap(draft.value.pile).length] ?? !isStock(game, draft.value.pile),
    restFits: () => rooms().reduce((sum, [, laid]) => sum + laid, 0),
    put(face) {
      const { pile } = draft.value;
      if (missing() === 0 || heap(pile).length >= most(pile) || (face !== undefined && left(face) === 0)) return false;
      const up = face !== undefined && this.nextUp();
      change(after(withPile(draft.value, pile, [...heap(pile), { face, up }])));
      return true;
    },
    rest() {
      const full = rooms().reduce(
        (from, [pile, laid]) => withPile(from, pile, [...heap(pile), ...Array<Lying>(laid).fill({ face: undefined, up: false })]),
        draft.value,
      );
      change(full);
    },
    takeOff() {
      const { pile } = draft.value;
      if (heap(pile).length > 0) change(withPile(draft.value, pile, heap(pile).slice(0, -1)));
    },
    turn: (up) => change({ ...draft.value, up }),
    goTo: (pile) => {
      draft.value = { ...draft.value, pile, up: undefined };
    },
    onward(by) {
      const count = game.rules.piles.length;
      const at = order.indexOf(draft.value.pile);
      const next = order[(at + by + order.length) % order.length] ?? (draft.value.pile + by + count) % count;
      this.goTo(next);
    },
    count: (counter, value) =>
      change({ ...draft.value, counters: draft.value.counters.map((before, i) => (i === counter ? value : before)) }),
    undo() {
      const before = past.at(-1);
      if (!before) return;
      past = past.slice(0, -1);
      batch(() => {
        draft.value = before;
        canUndo.value = past.length > 0;
      });
    },
    clear: () => change(empty),
    text: (lang) => textOf(game, draft.value, lang),
  };
}

const isStock = (game: Game, pile: number): boolean => game.rules.piles[pile]?.role === 'stock';

/** So many deals show every place that is usually laid: where gaps fall differs from deal to deal. */
const DEALS = 20;

/** How the cards of each pile usually lie after the deal, bottom first: face up or not. */
function shapeOf(game: Game): readonly (readonly boolean[])[] {
  const shape: (readonly boolean[])[] = game.rules.piles.map(() => []);
  for (let id = FIRST_DEAL; id < FIRST_DEAL + DEALS; id++) {
    const table = dealTable(game, dealNumber(game.rules.pack, id));
    game.rules.piles.forEach((_, pile) => {
      if (table.height(pile) > (shape[pile]?.length ?? 0))
        shape[pile] = Array.from({ length: table.height(pile) }, (_, i) => table.isUp(table.at(pile, i)));
    });
  }
  return shape;
}

/** The piles that are laid out, in their order; those without an open card come last, for nobody looks at them. */
function orderOf({ rules }: Game, shape: readonly (readonly boolean[])[]): readonly number[] {
  const laid = rules.piles.map((_, pile) => pile).filter((pile) => (shape[pile]?.length ?? 0) > 0);
  return [...laid.filter((pile) => shape[pile]?.includes(true)), ...laid.filter((pile) => !shape[pile]?.includes(true))];
}

function textOf({ rules }: Game, { piles, counters }: Draft, lang: Lang): string {
  const code = ({ face, up }: Lying): string => {
    const name = face === undefined ? '?' : typedFace(face, lang);
    return up ? name : `[${name}]`;
  };
  const rows = rules.piles.flatMap(({ name }, pile) => (piles[pile]?.length ? [`${name}: ${piles[pile].map(code).join(' ')}`] : []));
  const counts = (rules.counters ?? []).flatMap((name, i) => (counters[i] ? [`${name} = ${counters[i]}`] : []));
  return [...rows, ...counts].join('\n');
}

/** Begins a game at a table given as text. */
export function beginAt(game: Game, text: string, number: number): Result<Session> {
  const deal = layTable(game, text, number);
  return deal.ok ? { ok: true, value: new Session(game, deal.value) } : deal;
}

/** The faces of a pack, suit by suit, ranks from low to high. */
export function facesOf({ rules }: Game): readonly (readonly Face[])[] {
  const faces = rules.pack.cards.filter((card) => faceOf(card) === card);
  const { length } = rules.pack.ranks;
  return [0, 1, 2, 3].map((suit) => faces.slice(suit * length, (suit + 1) * length));
}
