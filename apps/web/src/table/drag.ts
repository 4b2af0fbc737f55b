import type { Flights } from './flights.ts';
import type { Layout, Point } from './geometry.ts';
import { type Hit, hitAt, keysFrom, pilesUnder } from './hits.ts';
import type { Late } from './late.ts';
import type { Held, Looks, TableEvents, TableView } from './types.ts';

/** One stream of pointer events for mouse, pen and finger: a short way is a tap, a longer one carries cards. */

export interface GestureHost {
  readonly root: HTMLElement;
  readonly cards: ReadonlyMap<number, HTMLElement>;
  readonly flights: Flights;
  /** Missing until it has been fetched. */
  readonly late: Late | undefined;
  /** As the table lies with no fan opened. */
  readonly closed: Layout;
  readonly layout: Layout;
  readonly view: TableView;
  readonly looks: Looks;
  readonly events: TableEvents;
}

export interface Gestures {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  cancel(event: PointerEvent): void;
  /** A mouse that leaves the table leaves its fan; a finger only goes up. */
  leave(event: PointerEvent): void;
  /** What hears a finger that stays has come after it. */
  rest(): void;
  /** A click that no pointer of ours has made comes from a key or from assistive technology. */
  click(event: MouseEvent): void;
  /** The keys of the cards that are carried. */
  carried(): readonly number[];
  /** The table has changed: what is carried goes home unless it still lies where it was taken up. */
  check(): void;
  /** The table goes: so does what is carried. */
  end(): void;
}

interface Press {
  readonly id: number;
  readonly at: Point;
  readonly time: number;
  /** Where the table lay on the page at the beginning. */
  readonly origin: Point;
  readonly hit: Hit | undefined;
  /** The pile whose fan was open already. */
  readonly open: number | undefined;
  /** A finger or a pen. */
  readonly bare: boolean;
  readonly carried: Carried | 'refused' | undefined;
}

interface Carried extends Held {
  readonly keys: readonly number[];
  readonly corner: Point;
  /** How far from its place the card lay, in a fan that was open. */
  readonly shift: Point;
}

/** A pointer that strays no further than this has tapped. */
const TAP = 6;
/** A quick gesture of an unsteady hand is still a tap up to here, in pixels and milliseconds. */
const UNSTEADY = 12;
const QUICK = 300;
/** A tap within so many milliseconds of another one at the same place is the second half of a double tap. */
const DOUBLE = 350;
/** A click this soon after a pointer belongs to it. */
const OWN_CLICK = 1000;

export function createGestures(host: GestureHost): Gestures {
  let press: Press | undefined;
  let lastPointer = Number.NEGATIVE_INFINITY;

  const onTable = (press: Press, at: Point): Point => ({ x: at.x - press.origin.x, y: at.y - press.origin.y });

  /** A fan that has opened under the finger shows another card there than was touched. */
  function hitNow(now: Press): Hit | undefined {
    return hasOpened(now) ? hitAt(host.layout, host.view.piles, onTable(now, now.at)) : now.hit;
  }

  const hasOpened = ({ open }: Press): boolean => host.layout.open !== undefined && host.layout.open !== open;

  function lift(now: Press): Press {
    const hit = hitNow(now);
    host.late?.fans.stop();
    if (!hit || hit.index === undefined) return now;
    const held: Held = { pile: hit.pile, index: hit.index, ...(host.view.piles[hit.pile]?.loose ? { alone: true } : {}) };
    const corner = host.layout.piles[held.pile]?.cards[held.index];
    const home = host.closed.piles[held.pile]?.cards[held.index];
    const keys = keysFrom(host.view.piles, held);
    if (!corner || !home || !host.events.onLift(held.pile, held.index)) {
      host.flights.shiver(keys, host.looks.pace);
      return { ...now, carried: 'refused' };
    }
    host.late?.fans.close();
    addEventListener('keydown', onKey, true);
    for (const key of keys) {
      const card = host.cards.get(key);
      if (!card) continue;
      card.dataset['air'] = 'lifted';
      card.dataset['lifted'] = '';
    }
    return { ...now, carried: { ...held, keys, corner, shift: { x: corner.x - home.x, y: corner.y - home.y } } };
  }

  function carry({ keys, shift }: Carried, by: Point): void {
    for (const key of keys) {
      const card = host.cards.get(key);
      if (card) card.style.transform = `translate(${by.x + shift.x}px, ${by.y + shift.y}px)`;
    }
  }

  /** Ends the gesture: what was carried flies home, and every lift is answered by one drop. */
  function release(over: (carried: Carried, by: Point, finger: Point) => readonly number[], at: Point): void {
    const done = press;
    press = undefined;
    if (!done || typeof done.carried !== 'object') return;
    const { carried } = done;
    const by = { x: at.x - done.at.x, y: at.y - done.at.y };
    removeEventListener('keydown', onKey, true);
    host.flights.home(carried.keys, { x: by.x + carried.shift.x, y: by.y + carried.shift.y }, host.looks.pace);
    const finger = onTable(done, at);
    const piles = over(carried, by, finger);
    const onto = carried.alone && piles.includes(carried.pile) ? cardUnder(carried, finger) : undefined;
    if (onto === undefined) host.events.onDrop(carried.pile, carried.index, piles);
    else host.events.onDrop(carried.pile, carried.index, piles, onto);
  }

  /** Another card of the pile that a loose card came from. */
  function cardUnder({ pile, index }: Carried, finger: Point): number | undefined {
    const hit = hitAt(host.layout, host.view.piles, finger);
    return hit?.pile === pile && hit.index !== index ? hit.index : undefined;
  }

  let lastAt: Point = { x: 0, y: 0 };
  const putBack = (): void => release(({ pile }) => [pile], lastAt);

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    putBack();
  }

  let tapped: Pick<Press, 'at' | 'time'> | undefined;

  function tap(now: Press): void {
    const { at, hit, time } = now;
    const again = tapped && time - tapped.time < DOUBLE && Math.hypot(at.x - tapped.at.x, at.y - tapped.at.y) < 2 * UNSTEADY;
    tapped = now;
    if (hit) host.events.onTouch(hit.pile, hit.index, again);
    else host.events.onBare();
  }

  function under({ corner }: Carried, by: Point, finger: Point): readonly number[] {
    const { w, h } = host.layout.frame.card;
    return pilesUnder(host.layout, host.view.piles, { x: corner.x + by.x, y: corner.y + by.y, w, h }, finger);
  }

  function hover(event: PointerEvent): void {
    const box = host.root.getBoundingClientRect();
    host.late?.fans.hover({ x: event.clientX - box.left, y: event.clientY - box.top });
  }

  function lastOfTwo(pair: Late['pair'], event: PointerEvent): void {
    if (event.pointerId === press?.id) press = undefined;
    if (pair.up(event)) host.events.onTwoFingers();
  }

  return {
    down(event) {
      if (!event.isPrimary && press && !press.carried) {
        host.late?.fans.stop();
        host.late?.pair.join(event, press);
      }
      // Otherwise second fingers and other buttons mean nothing here.
      if (!event.isPrimary || event.button !== 0) return;
      host.late?.pair.clear();
      if (press) putBack();
      const box = host.root.getBoundingClientRect();
      const at = { x: event.clientX, y: event.clientY };
      const origin = { x: box.left, y: box.top };
      const hit = hitAt(host.layout, host.view.piles, { x: at.x - origin.x, y: at.y - origin.y });
      const { open } = host.layout;
      const bare = event.pointerType !== 'mouse';
      press = { id: event.pointerId, at, time: event.timeStamp, origin, hit, open, bare, carried: undefined };
      host.late?.fans.press(hit, bare);
      lastAt = at;
      capture(host.root, event.pointerId);
    },
    move(event) {
      if (host.late?.pair.on) return host.late.pair.move(event);
      if (press === undefined && event.pointerType === 'mouse') hover(event);
      if (press?.id !== event.pointerId) return;
      // The button was let go where nobody told us.
      if (event.pointerType === 'mouse' && event.buttons === 0) {
        putBack();
        return;
      }
      lastAt = { x: event.clientX, y: event.clientY };
      const by = { x: lastAt.x - press.at.x, y: lastAt.y - press.at.y };
      if (!press.carried && Math.hypot(by.x, by.y) > TAP) press = lift(press);
      if (typeof press.carried === 'object') carry(press.carried, by);
    },
    up(event) {
      lastPointer = event.timeStamp;
      if (host.late?.pair.on) return lastOfTwo(host.late.pair, event);
      const done = press;
      if (done?.id !== event.pointerId) return;
      const at = { x: event.clientX, y: event.clientY };
      const far = Math.hypot(at.x - done.at.x, at.y - done.at.y);
      const taps = far <= TAP || (far <= UNSTEADY && event.timeStamp - done.time < QUICK);
      host.late?.fans.stop();
      if (taps) putBack();
      else release(under, at);
      press = undefined;
      // Held until its fan opened, a card was to be seen.
      if (hasOpened(done)) return;
      if (taps || (!done.carried && sameHit(done, onTable(done, at), host))) tap(done);
    },
    cancel(event) {
      if (event.type === 'pointercancel') host.late?.pair.clear();
      if (press?.id === event.pointerId) putBack();
    },
    click(event) {
      if (event.detail !== 0 && event.timeStamp - lastPointer < OWN_CLICK) return;
      const pane = (event.target as Element).closest<HTMLElement>('[data-pile]')?.dataset;
      const pile = Number(pane?.['pile'] ?? -1);
      const cards = host.view.piles[pile]?.cards;
      const index = pane?.['index'] === undefined ? (cards?.length ?? 0) - 1 : Number(pane['index']);
      if (cards) host.events.onTouch(pile, index < 0 ? undefined : index);
    },
    leave(event) {
      if (event.pointerType === 'mouse') host.late?.fans.hover(undefined);
    },
    rest() {
      if (press && !press.carried) host.late?.fans.press(press.hit, press.bare);
    },
    carried: () => (typeof press?.carried === 'object' ? press.carried.keys : []),
    check() {
      const carried = press?.carried;
      if (typeof carried !== 'object') return;
      const now = keysFrom(host.view.piles, carried);
      if (now.length !== carried.keys.length || now.some((key, i) => key !== carried.keys[i])) putBack();
    },
    end: putBack,
  };
}

/** An empty place cannot be dragged: let go on the same place, however far the finger strayed, it was touched. */
function sameHit({ hit }: Press, at: Point, { layout, view }: GestureHost): boolean {
  return hit !== undefined && hitAt(layout, view.piles, at)?.pile === hit.pile;
}

/** From here on the table hears this pointer wherever it goes. A pointer that has already left cannot be captured. */
function capture(root: HTMLElement, id: number): void {
  try {
    root.setPointerCapture(id);
  } catch {
    // Then it ends like any other press: by the next one.
  }
}
