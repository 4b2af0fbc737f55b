import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Table } from './Table.tsx';
import { pileAt, someCards, tableOf } from './table.testkit.ts';
import type { Looks, TableEvents, TableView } from './types.ts';

/** Fans that open under the finger, and taps of two fingers. */

const LOOKS: Looks = { indices: 'ru', style: 'normal', fourColours: false, back: 'ornament', mirrored: false, pace: 0 };

let host: HTMLElement;
let told: unknown[][];

const events: TableEvents = {
  onTouch: (pile, index, again) => void told.push(['touch', pile, index, ...(again ? ['again'] : [])]),
  onLift: (...all) => {
    told.push(['lift', ...all]);
    return true;
  },
  onDrop: (...all) => void told.push(['drop', ...all]),
  onTwoFingers: () => void told.push(['twoFingers']),
  onBare: () => void told.push(['bare']),
  onCancel: () => void told.push(['cancel']),
};

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  host = document.body.appendChild(document.createElement('div'));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
});

afterEach(() => {
  render(null, host);
  host.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A fan of ten in the room of one and a half cards, another pile beside it. */
const CLOSE = pileAt({ x: 0, y: 0, w: 1.5 }, { fan: 'right', cards: someCards(10) });
const BESIDE = pileAt({ x: 1.6, y: 0, w: 3 });

async function show(view: TableView): Promise<void> {
  render(<Table view={view} looks={LOOKS} events={events} words={{ table: 'Стол', keys: '' }} />, host);
  await vi.advanceTimersByTimeAsync(0);
  // A hand has come before.
  table().dispatchEvent(new PointerEvent('pointerover'));
  await vi.dynamicImportSettled();
}

const table = (): HTMLElement => host.querySelector('.table') as HTMLElement;
const paneOf = (pile: number): CSSStyleDeclaration => (host.querySelector(`[data-pile="${pile}"]`) as HTMLElement).style;
const widthOf = (pile: number): number => Number.parseFloat(paneOf(pile).width);
const inOpen = (): number => host.querySelectorAll('.card.open').length;

function point(type: string, x: number, y: number, rest: PointerEventInit = {}): void {
  const init = {
    clientX: x,
    clientY: y,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: 1,
    pointerType: 'touch',
    bubbles: true,
    ...rest,
  };
  table().dispatchEvent(new PointerEvent(type, init));
}

/** A point on a covered card of the close fan. */
function covered(): readonly [x: number, y: number] {
  const { left, top, height } = paneOf(0);
  return [Number.parseFloat(left) + 3, Number.parseFloat(top) + Number.parseFloat(height) / 2];
}

const MOUSE = { pointerType: 'mouse', buttons: 0 };
const away = (): void => point('pointermove', 690, 490, MOUSE);

async function holdCovered(): Promise<void> {
  point('pointerdown', ...covered());
  await vi.advanceTimersByTimeAsync(400);
}

describe('at the keys', () => {
  const focus = (pile: number): void => (host.querySelector(`[data-pile="${pile}"]`) as HTMLElement).focus();

  it('a close fan is open as long as the focus stands on it', async () => {
    await show(tableOf([CLOSE, BESIDE]));
    const width = widthOf(0);
    focus(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(widthOf(0)).toBeGreaterThan(width);
    focus(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(widthOf(0)).toBe(width);
    focus(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(inOpen()).toBe(10);
    (document.activeElement as HTMLElement).blur();
    await vi.advanceTimersByTimeAsync(0);
    expect([widthOf(0), inOpen()]).toEqual([width, 0]);
  });

  it('an arrow leads out of an open fan to the pile beside it, which it covers', async () => {
    await show(tableOf([CLOSE, BESIDE]));
    focus(0);
    await vi.advanceTimersByTimeAsync(0);
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect((document.activeElement as HTMLElement).dataset['pile']).toBe('1');
  });
});

describe('a fan that had to draw together', () => {
  beforeEach(() => show(tableOf([CLOSE, BESIDE])));

  it('opens over its neighbour under a mouse that rests, and closes when it leaves', async () => {
    const narrow = widthOf(0);
    point('pointermove', ...covered(), MOUSE);
    expect(inOpen()).toBe(0);
    await vi.advanceTimersByTimeAsync(400);
    expect(inOpen()).toBe(10);
    expect(widthOf(0)).toBeGreaterThan(2 * narrow);
    expect(Number.parseFloat(paneOf(0).left) + widthOf(0)).toBeLessThanOrEqual(700);
    away();
    await vi.advanceTimersByTimeAsync(0);
    expect([inOpen(), widthOf(0)]).toEqual([0, narrow]);
    expect(told).toEqual([]);
  });

  it('does not open for a mouse that passes', async () => {
    point('pointermove', ...covered(), MOUSE);
    away();
    await vi.advanceTimersByTimeAsync(1000);
    expect(inOpen()).toBe(0);
  });

  it('opens under a finger that stays, which then has touched nothing', async () => {
    await holdCovered();
    expect(inOpen()).toBe(10);
    point('pointerup', ...covered());
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([]);
    expect(inOpen()).toBe(10);
  });

  it('lets its cards be touched one by one while it is open', async () => {
    await holdCovered();
    point('pointerup', ...covered());
    const step = (widthOf(0) - Number.parseFloat(table().style.getPropertyValue('--card-w'))) / 9;
    const [x, y] = covered();
    for (const index of [0, 4, 8]) {
      point('pointerdown', x + index * step, y);
      point('pointerup', x + index * step, y);
    }
    expect(told).toEqual([0, 4, 8].map((index) => ['touch', 0, index]));
  });

  it('leaves a short touch what it was', () => {
    point('pointerdown', ...covered());
    point('pointerup', ...covered());
    expect(told).toEqual([['touch', 0, 0]]);
  });

  it('closes when another place is touched, and that is touched', async () => {
    await holdCovered();
    point('pointerup', ...covered());
    point('pointerdown', 690, 490);
    point('pointerup', 690, 490);
    await vi.advanceTimersByTimeAsync(0);
    expect(inOpen()).toBe(0);
    expect(told).toEqual([['bare']]);
  });

  it('closes when a card of it is carried away, which stays under the finger', async () => {
    await holdCovered();
    const [x, y] = covered();
    const right = x + widthOf(0) / 2;
    point('pointerup', x, y);
    point('pointerdown', right, y);
    const lying = [...host.querySelectorAll<HTMLElement>('.card')].map((card) => Number.parseFloat(card.style.left));
    point('pointermove', right + 30, y);
    await vi.advanceTimersByTimeAsync(0);
    point('pointermove', right + 40, y);
    expect(inOpen()).toBe(0);
    const [, , index] = told[0] as [string, number, number];
    const lifted = host.querySelectorAll<HTMLElement>('.card')[index] as HTMLElement;
    const moved = Number.parseFloat(lifted.style.transform.replace('translate(', ''));
    expect(Number.parseFloat(lifted.style.left) + moved).toBeCloseTo((lying[index] as number) + 40);
    point('pointerup', right + 40, y);
    expect(told.map(([what]) => what)).toEqual(['lift', 'drop']);
  });

  it('is closed by any change of its cards, and does not open again with them', async () => {
    await holdCovered();
    point('pointerup', ...covered());
    await show(tableOf([{ ...CLOSE, cards: CLOSE.cards.slice(1) }, BESIDE]));
    expect(inOpen()).toBe(0);
    await show(tableOf([CLOSE, BESIDE]));
    expect(inOpen()).toBe(0);
  });
});

it('a fan that has room does not open', async () => {
  await show(tableOf([pileAt({ x: 0, y: 0, w: 6 }, { fan: 'right', cards: someCards(5) })]));
  await holdCovered();
  expect(inOpen()).toBe(0);
});

describe('two fingers', () => {
  const SECOND = { pointerId: 2, isPrimary: false };
  beforeEach(() => show(tableOf([CLOSE, BESIDE])));

  it('tapping together are told, in whichever order they go, and touch nothing', () => {
    for (const [first, second] of [
      [{}, SECOND],
      [SECOND, {}],
    ]) {
      point('pointerdown', 20, 20);
      point('pointerdown', 200, 60, SECOND);
      point('pointerup', first === SECOND ? 200 : 20, first === SECOND ? 60 : 20, first);
      point('pointerup', second === SECOND ? 200 : 20, second === SECOND ? 60 : 20, second);
    }
    expect(told).toEqual([['twoFingers'], ['twoFingers']]);
  });

  it('that move are no tap, nor a drag', () => {
    point('pointerdown', 20, 20);
    point('pointerdown', 200, 60, SECOND);
    point('pointermove', 60, 60);
    point('pointermove', 260, 90, SECOND);
    point('pointerup', 60, 60);
    point('pointerup', 260, 90, SECOND);
    expect(told).toEqual([]);
  });

  it('mean nothing while a card is carried', () => {
    point('pointerdown', ...covered());
    point('pointermove', 300, 300);
    point('pointerdown', 200, 60, SECOND);
    point('pointerup', 200, 60, SECOND);
    point('pointerup', 300, 300);
    expect(told.map(([what]) => what)).toEqual(['lift', 'drop']);
  });

  it('of which the browser takes one away leave the next finger free', () => {
    point('pointerdown', 20, 20);
    point('pointerdown', 200, 60, SECOND);
    point('pointercancel', 20, 20);
    point('pointerdown', 690, 490);
    point('pointerup', 690, 490);
    expect(told).toEqual([['bare']]);
  });
});
