import type { Point } from './geometry.ts';
import { isOneStack, type Journey } from './moves.ts';

/**
 * Cards in the air. The page already shows the new state when a flight begins: a flight only paints a card where it
 * was and lets it come home, so ending one at any instant is safe.
 */
export interface Flights {
  /** Sends cards on their way. `olds`: the sides that turning cards showed before. `unseen`: hidden until they start. */
  play(list: readonly Journey[], pace: number, olds: ReadonlyMap<number, Element>, unseen?: boolean): void;
  /** Lets carried cards come home from where they were let go. */
  home(keys: readonly number[], from: Point, pace: number): void;
  /** Says no: the cards tremble and stay. */
  shiver(keys: readonly number[], pace: number): void;
  /** Ends all flights now. */
  finish(): void;
}

interface Flight {
  readonly card: HTMLElement;
  readonly dx: number;
  readonly dy: number;
  readonly due: number;
  readonly pace: number;
  /** The side shown before, laid over the card until it has turned. */
  readonly old: Element | undefined;
  /** The side of a turning card that comes to be seen. */
  readonly side: Element | undefined;
  animations: readonly Animation[];
}

/** Everything has landed after about this many milliseconds, however many cards fly. */
const WHOLE = 600;
const STAGGER = 28;
/** Starting an animation is dear on a phone: so many in one frame leave it smooth. */
const STARTS_A_FRAME = 4;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export function createFlights(cards: ReadonlyMap<number, HTMLElement>): Flights {
  const running = new Map<number, Flight>();
  let waiting: [key: number, flight: Flight][] = [];
  let frame = 0;
  // Asked for once: every new question is parsed and matched anew.
  const lessMotion = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

  /** The time a flight may take: none when the player or the device asks for stillness, or nobody looks. */
  function paceNow(wanted: number): number {
    const still = wanted <= 0 || document.hidden || typeof document.documentElement.animate !== 'function';
    return still || lessMotion?.matches ? 0 : Math.min(wanted, WHOLE);
  }

  function land(key: number): void {
    const flight = running.get(key);
    if (!flight) return;
    running.delete(key);
    for (const animation of flight.animations) animation.cancel();
    flight.old?.remove();
    flight.side?.classList.remove('later');
    flight.card.style.transform = '';
    delete flight.card.dataset['air'];
  }

  /** How far from its place a card is painted at this moment. */
  function remainder(key: number): Point {
    const flight = running.get(key);
    if (!flight) return { x: 0, y: 0 };
    const done = flight.animations[0]?.effect?.getComputedTiming().progress ?? 0;
    return { x: flight.dx * (1 - done), y: flight.dy * (1 - done) };
  }

  function start(key: number, flight: Flight): void {
    const { card, dx, dy, pace, old, side } = flight;
    card.style.transform = '';
    side?.classList.remove('later');
    card.dataset['air'] = 'flying';
    const timing = { duration: pace, easing: EASING };
    const way = card.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], timing);
    way.onfinish = () => {
      if (running.get(key) === flight) land(key);
    };
    flight.animations = old && side ? [way, ...turnOver(old, side, pace)] : [way];
  }

  /** Starts the flights that are due, a few in each frame. */
  function launch(now: number): void {
    let left = STARTS_A_FRAME;
    waiting = waiting.filter(([key, flight]) => {
      if (running.get(key) !== flight) return false;
      if (left === 0 || flight.due > now) return true;
      left--;
      start(key, flight);
      return false;
    });
    frame = waiting.length > 0 ? requestAnimationFrame(launch) : 0;
  }

  function send(key: number, from: Point, due: number, pace: number, old: Element | undefined, air: string): void {
    const card = cards.get(key);
    if (!card) return;
    const held = remainder(key);
    land(key);
    const side = old && (card.firstElementChild ?? undefined);
    const flight: Flight = { card, dx: from.x + held.x, dy: from.y + held.y, due, pace, old, side, animations: [] };
    card.style.transform = `translate(${flight.dx}px, ${flight.dy}px)`;
    card.dataset['air'] = air;
    if (old) {
      old.classList.add('was');
      side?.classList.add('later');
      card.append(old);
    }
    running.set(key, flight);
    waiting.push([key, flight]);
  }

  function go(now: number): void {
    cancelAnimationFrame(frame);
    launch(now);
  }

  return {
    play(list, wantedPace, olds, unseen = false) {
      const pace = paceNow(wantedPace);
      if (pace === 0) return this.finish();
      const now = performance.now();
      const step = isOneStack(list) ? 0 : Math.min(STAGGER, (WHOLE - pace) / (list.length - 1));
      for (const [i, { key, dx, dy }] of list.entries()) {
        send(key, { x: dx, y: dy }, now + i * step, pace, olds.get(key), unseen ? 'unseen' : 'waiting');
      }
      go(now);
    },
    home(keys, from, wantedPace) {
      const pace = paceNow(wantedPace);
      const now = performance.now();
      for (const key of keys) {
        land(key);
        const card = cards.get(key);
        if (card) {
          card.style.transform = '';
          delete card.dataset['air'];
          delete card.dataset['lifted'];
        }
        if (pace > 0) send(key, from, now, pace, undefined, 'waiting');
      }
      go(now);
    },
    shiver(keys, pace) {
      if (paceNow(pace) === 0) return;
      for (const key of keys) cards.get(key)?.animate(SHIVER, { duration: 240 });
    },
    finish() {
      for (const key of [...running.keys()]) land(key);
      waiting = [];
    },
  };
}

const SHIVER = [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** The old side narrows to a line, then the new one widens. */
function turnOver(old: Element, side: Element, pace: number): readonly Animation[] {
  const away = old.animate([{ transform: 'none' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(0)' }], pace);
  const near = side.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'none' }], pace);
  return [away, near];
}
