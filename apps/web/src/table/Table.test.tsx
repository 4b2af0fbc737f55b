import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Table } from './Table.tsx';
import { grid, pileAt, someCards, tableOf } from './table.testkit.ts';
import type { Looks, TableEvents, TableView } from './types.ts';

const LOOKS: Looks = { indices: 'ru', style: 'normal', fourColours: false, back: 'ornament', mirrored: false, pace: 0 };
const WORDS = { table: 'Стол', keys: 'Стрелки' };
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

let host: HTMLElement;
let told: unknown[][];
let mayLift: boolean;

const events: TableEvents = {
  onTouch: (pile, index, again) => void told.push(['touch', pile, index, ...(again ? ['again'] : [])]),
  onLift: (...all) => {
    told.push(['lift', ...all]);
    return mayLift;
  },
  onDrop: (...all) => void told.push(['drop', ...all]),
  onTwoFingers: () => void told.push(['twoFingers']),
  onBare: () => void told.push(['bare']),
  onCancel: () => void told.push(['cancel']),
};

beforeEach(() => {
  told = [];
  mayLift = true;
  host = document.body.appendChild(document.createElement('div'));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
});

afterEach(() => {
  render(null, host);
  host.remove();
  vi.restoreAllMocks();
});

async function show(view: TableView, looks = LOOKS): Promise<void> {
  render(<Table view={view} looks={looks} events={events} words={WORDS} />, host);
  await settled();
}

const table = (): HTMLElement => host.querySelector('.table') as HTMLElement;
const button = (pile: number): HTMLButtonElement => host.querySelector(`[data-pile="${pile}"]`) as HTMLButtonElement;
const stops = (): (string | undefined)[] => [...host.querySelectorAll<HTMLElement>('[tabindex="0"]')].map((e) => e.dataset['pile']);
const inAir = (air: string): number => host.querySelectorAll(`[data-air="${air}"]`).length;

function press(key: string, on: Element = document.activeElement as Element): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** The middle of a pile, from the places that the table gave it. */
function middle(pile: number): { clientX: number; clientY: number } {
  return middleOf(button(pile));
}

function middleOf(pane: HTMLElement): { clientX: number; clientY: number } {
  const { left, top, width, height } = pane.style;
  return {
    clientX: Number.parseFloat(left) + Number.parseFloat(width) / 2,
    clientY: Number.parseFloat(top) + Number.parseFloat(height) / 2,
  };
}

function point(type: string, at: { clientX: number; clientY: number }, rest: PointerEventInit = {}): void {
  const init = { ...at, pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'touch', bubbles: true, ...rest };
  table().dispatchEvent(new PointerEvent(type, init));
}

function dragTo(from: number, to: { clientX: number; clientY: number }): void {
  point('pointerdown', middle(from));
  point('pointermove', to);
}

describe('piles', () => {
  it('are buttons with their names, one of them a tab stop, the cards hidden', async () => {
    await show(tableOf([...grid(3, 1), pileAt({ x: 0, y: 1 }, { fleeting: true, cards: [] })]));
    const names = [...host.querySelectorAll('button')].map((b) => b.getAttribute('aria-label'));
    expect(names).toEqual(['0/0', '1/0', '2/0']);
    expect(stops()).toEqual(['0']);
    expect(host.querySelector('.cards')?.getAttribute('aria-hidden')).toBe('true');
    expect(table().getAttribute('aria-label')).toBe('Стол');
  });

  it('say that their card is held, and show what can take it', async () => {
    await show(tableOf(grid(3, 1), { held: [{ pile: 1, index: 0 }], targets: [2] }));
    expect([0, 1, 2].map((p) => button(p).getAttribute('aria-pressed'))).toEqual([null, 'true', null]);
    expect(button(2).classList.contains('target')).toBe(true);
    expect(host.querySelectorAll('.card.held')).toHaveLength(1);
  });

  it('caption what they are told to', async () => {
    await show(tableOf([pileAt({ x: 0, y: 0 }, { caption: '19' })]));
    expect(button(0).textContent).toBe('19');
  });
});

describe('cards', () => {
  it('keep their element when they change piles', async () => {
    const [a, b] = someCards(2) as [{ key: number; face: number }, { key: number; face: number }];
    await show(tableOf([pileAt({ x: 0, y: 0 }, { cards: [a, b] }), pileAt({ x: 1, y: 0 }, { cards: [] })]));
    const before = [...host.querySelectorAll('.card')];
    await show(tableOf([pileAt({ x: 0, y: 0 }, { cards: [b] }), pileAt({ x: 1, y: 0 }, { cards: [a] })]));
    expect([...host.querySelectorAll('.card')]).toEqual(before);
  });

  it('say nothing of what is printed on them while closed', async () => {
    await show(tableOf([pileAt({ x: 0, y: 0 }, { cards: someCards(3, false) })]));
    expect(host.querySelectorAll('.card-back')).toHaveLength(3);
    expect(host.querySelector('.card-face')).toBeNull();
  });
});

describe('keys', () => {
  it('move the one tab stop and the focus together', async () => {
    await show(tableOf(grid(3, 2)));
    button(0).focus();
    press('ArrowRight');
    press('ArrowDown');
    await settled();
    expect(document.activeElement).toBe(button(4));
    expect(stops()).toEqual(['4']);
  });

  it('Enter, Space or a helper’s click touch the top card, or the empty place', async () => {
    await show(tableOf([pileAt({ x: 0, y: 0 }, { cards: someCards(3) }), pileAt({ x: 1, y: 0 }, { cards: [] })]));
    button(0).click();
    button(1).click();
    expect(told).toEqual([
      ['touch', 0, 2],
      ['touch', 1, undefined],
    ]);
  });

  it('reach every card of a row in lines, and the last one when the row grows shorter', async () => {
    const cards = someCards(8).map((card, i) => ({ ...card, label: `card ${i}` }));
    const row = (n: number): TableView =>
      tableOf([...grid(4, 1), pileAt({ x: 0, y: 1, w: 4, h: 3 }, { fan: 'wrap', cards: cards.slice(0, n) })], {
        held: [{ pile: 4, index: 5, alone: true }],
      });
    await show(row(8));
    const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');
    button(1).focus();
    press('ArrowDown');
    expect(focused()).toBe('card 1');
    press('ArrowDown');
    expect(focused()).toBe('card 5');
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    expect(host.querySelectorAll('.card.held')).toHaveLength(1);
    (document.activeElement as HTMLElement).click();
    expect(told).toEqual([['touch', 4, 5]]);
    await show(row(3));
    expect(focused()).toBe('card 2');
  });

  it('Escape cancels', async () => {
    await show(tableOf(grid(2, 1)));
    button(0).focus();
    press('Escape');
    expect(told).toEqual([['cancel']]);
  });

  it('leave the focus alone after a move, and next to it when its pile has gone', async () => {
    const fleeting = (n: number): TableView => tableOf([...grid(3, 1), pileAt({ x: 3, y: 0 }, { fleeting: true, cards: someCards(n) })]);
    await show(fleeting(1));
    button(3).focus();
    await show(fleeting(2));
    expect(document.activeElement).toBe(button(3));
    await show(fleeting(0));
    expect(document.activeElement).toBe(button(2));
  });
});

describe('a tap', () => {
  it('is told on release, with its card', async () => {
    await show(tableOf(grid(3, 1)));
    point('pointerdown', middle(1));
    expect(told).toEqual([]);
    point('pointerup', middle(1));
    expect(told).toEqual([['touch', 1, 0]]);
  });

  it('on the bare cloth is told; other buttons mean nothing', async () => {
    await show(tableOf(grid(3, 1)));
    point('pointerdown', { clientX: 699, clientY: 499 });
    point('pointerup', { clientX: 699, clientY: 499 });
    point('pointerdown', middle(1), { button: 2, pointerType: 'mouse' });
    point('pointerup', middle(1), { button: 2, pointerType: 'mouse' });
    expect(told).toEqual([['bare']]);
  });

  it('is told once, though a click follows it', async () => {
    await show(tableOf(grid(3, 1)));
    point('pointerdown', middle(1));
    point('pointerup', middle(1));
    button(1).dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    expect(told).toHaveLength(1);
  });
});

it('a second tap at the same place is told as one, a later or farther one is not', async () => {
  await show(tableOf(grid(3, 1)));
  const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  for (const [pile, time] of [
    [1, 1000],
    [1, 1200],
    [1, 2000],
    [2, 2100],
  ] as const) {
    clock.mockReturnValue(time);
    point('pointerdown', middle(pile));
    point('pointerup', middle(pile));
  }
  expect(told.map(([, pile, , again]) => [pile, again])).toEqual([
    [1, undefined],
    [1, 'again'],
    [1, undefined],
    [2, undefined],
  ]);
});

describe('a drag', () => {
  it('carries the card and all above it, and tells the piles under it', async () => {
    await show(tableOf([pileAt({ x: 0, y: 0, h: 3 }, { fan: 'down', cards: someCards(4) }), ...grid(3, 1).slice(1)]));
    const { clientX } = middle(0);
    const { clientX: toX, clientY } = middle(2);
    point('pointerdown', { clientX, clientY: 8 });
    point('pointermove', { clientX: clientX + 7, clientY: 8 });
    expect(told).toEqual([['lift', 0, 0]]);
    expect(inAir('lifted')).toBe(4);
    point('pointermove', { clientX: toX, clientY });
    point('pointerup', { clientX: toX, clientY });
    expect(told.at(-1)?.slice(0, 3)).toEqual(['drop', 0, 0]);
    expect(told.at(-1)?.[3]).toEqual(expect.arrayContaining([2]));
    expect(inAir('lifted')).toBe(0);
  });

  it('of a loose card carries it alone, and tells which card of its pile it came over', async () => {
    const cards = someCards(6);
    await show(tableOf([pileAt({ x: 0, y: 0, w: 3, h: 2 }, { fan: 'wrap', loose: true, cards })]));
    const place = (i: number): { clientX: number; clientY: number } => middleOf(host.querySelector(`[data-index="${i}"]`) as HTMLElement);
    const [from, to] = [place(1), place(4)];
    point('pointerdown', from);
    point('pointermove', to);
    expect(inAir('lifted')).toBe(1);
    point('pointerup', to);
    expect(told).toEqual([
      ['lift', 0, 1],
      ['drop', 0, 1, [0], 4],
    ]);
  });

  it('that cannot begin tells nothing more', async () => {
    mayLift = false;
    await show(tableOf(grid(3, 1)));
    dragTo(0, middle(2));
    point('pointerup', middle(2));
    expect(told).toEqual([['lift', 0, 0]]);
    expect(inAir('lifted')).toBe(0);
  });

  it.each(['Escape', 'pointercancel', 'a new press'])('ended by %s puts the card back', async (end) => {
    await show(tableOf(grid(3, 1)));
    dragTo(0, middle(2));
    if (end === 'Escape') press('Escape', document.body);
    else point(end === 'pointercancel' ? end : 'pointerdown', middle(2));
    expect(told.slice(0, 2)).toEqual([
      ['lift', 0, 0],
      ['drop', 0, 0, [0]],
    ]);
    expect(inAir('lifted')).toBe(0);
    point('pointermove', middle(1), { pointerId: 9 });
    expect(told).toHaveLength(2);
  });

  it('ends when the card is taken away from under it', async () => {
    const [a, b] = grid(2, 1) as [TableView['piles'][number], TableView['piles'][number]];
    await show(tableOf([a, b]));
    dragTo(0, middle(1));
    await show(
      tableOf([
        { ...a, cards: [] },
        { ...b, cards: [...b.cards, ...a.cards] },
      ]),
    );
    expect(inAir('lifted')).toBe(0);
    expect(told.at(-1)).toEqual(['drop', 0, 0, [0]]);
  });

  it('ends with the table', async () => {
    await show(tableOf(grid(2, 1)));
    dragTo(0, middle(1));
    render(null, host);
    expect(told.at(-1)).toEqual(['drop', 0, 0, [0]]);
  });

  it('of an empty place is no drag; let go on the same place it is a touch', async () => {
    await show(tableOf([pileAt({ x: 0, y: 0 }, { cards: [] }), ...grid(3, 1).slice(1)]));
    const { clientX, clientY } = middle(0);
    dragTo(0, { clientX: clientX + 15, clientY });
    point('pointerup', { clientX: clientX + 15, clientY });
    expect(told).toEqual([['touch', 0, undefined]]);
  });
});

it('a storm of clicks and keys leaves every card once', async () => {
  await show(tableOf(grid(4, 3)));
  for (let i = 0; i < 2000; i++) {
    const at = middle((i * 7) % 12);
    point(['pointerdown', 'pointermove', 'pointerup', 'pointercancel'][(i * 5) % 4] as string, at, { isPrimary: i % 11 !== 0 });
    if (i % 13 === 0) press('Escape', document.body);
  }
  point('pointercancel', middle(0));
  expect(host.querySelectorAll('.card')).toHaveLength(12);
  expect(inAir('lifted')).toBe(0);
  const lifts = told.filter(([what]) => what === 'lift').length;
  expect(told.filter(([what]) => what === 'drop')).toHaveLength(lifts);
});
