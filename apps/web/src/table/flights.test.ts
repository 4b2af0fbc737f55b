import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFlights, type Flights } from './flights.ts';

/** An animation that stands still: `progress` is set by the test. */
interface Still {
  onfinish: (() => void) | undefined;
  readonly cancel: ReturnType<typeof vi.fn>;
  readonly effect: { getComputedTiming(): { progress: number } };
  readonly frames: { transform: string }[];
}

let begun: Still[];
let progress: number;
let still: boolean;
let frames: FrameRequestCallback[];
let cards: Map<number, HTMLElement>;
let flights: Flights;

beforeEach(() => {
  begun = [];
  progress = 0;
  still = false;
  frames = [];
  Element.prototype.animate = ((keyframes: { transform: string }[]): unknown => {
    const one: Still = { onfinish: undefined, cancel: vi.fn(), effect: { getComputedTiming: () => ({ progress }) }, frames: keyframes };
    begun.push(one);
    return one;
  }) as unknown as Element['animate'];
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return still;
    },
  }));
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  cards = new Map(Array.from({ length: 52 }, (_, key) => [key, document.createElement('div')]));
  flights = createFlights(cards);
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
});

const NONE = new Map<number, Element>();
const journey = (key: number, dx = 100, turns = false) => ({ key, dx, dy: 0, turns });
const airOf = (key: number): string | undefined => cards.get(key)?.dataset['air'];

describe('a flight', () => {
  it('begins where the card was and ends with nothing left on it', () => {
    flights.play([journey(1)], 180, NONE);
    expect(airOf(1)).toBe('flying');
    expect(begun[0]?.frames[0]?.transform).toBe('translate(100px, 0px)');
    begun[0]?.onfinish?.();
    expect(airOf(1)).toBeUndefined();
    expect(cards.get(1)?.style.transform).toBe('');
  });

  it('sent anew in mid-air goes on from where it is', () => {
    flights.play([journey(1)], 180, NONE);
    progress = 0.75;
    flights.play([journey(1, 40)], 180, NONE);
    expect(begun[0]?.cancel).toHaveBeenCalled();
    expect(begun[1]?.frames[0]?.transform).toBe('translate(65px, 0px)');
    begun[0]?.onfinish?.();
    expect(airOf(1)).toBe('flying');
  });

  it('shows the old side until it has turned', () => {
    const old = document.createElement('span');
    cards.get(1)?.append(document.createElement('span'));
    flights.play([journey(1, 0, true)], 180, new Map([[1, old]]));
    expect(old.parentElement).toBe(cards.get(1));
    flights.finish();
    expect(old.parentElement).toBeNull();
  });

  it.each([
    ['at pace 0', 0, false],
    ['with reduced motion', 180, true],
  ])('is none %s', (_, pace, reduced) => {
    still = reduced;
    flights.play([journey(1)], pace, NONE);
    flights.home([2], { x: 5, y: 5 }, pace);
    flights.shiver([3], pace);
    expect(begun).toHaveLength(0);
    expect([1, 2].map(airOf)).toEqual([undefined, undefined]);
  });
});

describe('many flights', () => {
  const all = Array.from({ length: 52 }, (_, key) => journey(key, key));

  it('begin a few in each frame, the others wait where they were, and all are gone in time', () => {
    flights.play(all, 180, NONE, true);
    expect(begun.length).toBeLessThanOrEqual(6);
    expect(airOf(51)).toBe('unseen');
    expect(cards.get(51)?.style.transform).toBe('translate(51px, 0px)');
    const end = performance.now() + 600 - 180 + 1;
    for (let i = 0; i < 20; i++) frames.splice(0).forEach((run) => void run(end));
    expect(begun).toHaveLength(52);
  });

  it('that turn show their new sides as they set out, and none is left hidden', () => {
    const sides = [...cards.values()].map((card) => card.appendChild(document.createElement('span')));
    const hidden = (): number => sides.filter((side) => side.classList.contains('later')).length;
    flights.play(
      all.map((one) => ({ ...one, turns: true })),
      180,
      new Map(all.map(({ key }) => [key, document.createElement('span')])),
    );
    const first = hidden();
    expect(first).toBeGreaterThan(40);
    frames.splice(0).forEach((run) => void run(1e9));
    expect(hidden()).toBeLessThan(first);
    expect(sides.every((side, key) => side.classList.contains('later') === (airOf(key) === 'waiting'))).toBe(true);
    flights.finish();
    expect(hidden()).toBe(0);
  });

  it('finish at once when told, whether begun or not', () => {
    flights.play(all, 180, NONE);
    flights.finish();
    expect([...cards.values()].every((card) => card.dataset['air'] === undefined && card.style.transform === '')).toBe(true);
    for (const run of frames.splice(0)) run(1e9);
    expect(begun.length).toBeLessThanOrEqual(6);
  });
});

it('a card let go comes home from there; a move then takes it from there', () => {
  flights.home([1, 2], { x: 30, y: 40 }, 180);
  expect(begun.map((one) => one.frames[0]?.transform)).toEqual(['translate(30px, 40px)', 'translate(30px, 40px)']);
  flights.play([journey(1, -10)], 180, NONE);
  expect(begun.at(-1)?.frames[0]?.transform).toBe('translate(20px, 40px)');
  expect(airOf(2)).toBe('flying');
});
