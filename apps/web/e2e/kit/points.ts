import type { Page } from '@playwright/test';

/** Where on the page a player would put the finger. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A point of a pile's card where nothing covers it: of its top card, or of the one at a height. An empty pile gives the middle
 * of its place. Reckoned from where cards lie, not from where they fly.
 */
export async function pointOf(page: Page, pile: number, index?: number): Promise<Point> {
  const point = await page.evaluate(
    ({ pile, index }) => {
      const panes = [...document.querySelectorAll(`[data-pile="${pile}"]`)].map((pane) => pane.getBoundingClientRect());
      const [pane] = panes;
      const table = document.querySelector<HTMLElement>('.table');
      if (!pane || !table) return undefined;
      const origin = table.getBoundingClientRect();
      const [w, h] = ['--card-w', '--card-h'].map((size) => Number.parseFloat(table.style.getPropertyValue(size))) as [number, number];
      const all = [...table.querySelectorAll<HTMLElement>('.card')].map(({ style }) => {
        const [x = 0, y = 0] = [style.left, style.top].map(Number.parseFloat);
        return { x: origin.x + x, y: origin.y + y, level: Number(style.getPropertyValue('--level')) };
      });
      const own = all.filter(({ x, y }) => panes.some((p) => x > p.left - 1 && x < p.right - 1 && y > p.top - 1 && y < p.bottom - 1));
      const level = index === undefined ? own.length : index + 1;
      const card = own.find((one) => one.level === level);
      if (!card) return { x: pane.x + pane.width / 2, y: pane.y + pane.height / 2 };
      const above = own.filter((one) => one.level > level);
      const steps = Array.from({ length: 24 }, (_, i) => (i + 0.5) / 24);
      const seen = steps
        .flatMap((dy) => steps.map((dx) => ({ x: card.x + dx * w, y: card.y + dy * h })))
        .filter(({ x, y }) => above.every((a) => x < a.x - 1 || x > a.x + w + 1 || y < a.y - 1 || y > a.y + h + 1));
      const middle = { x: mean(seen.map(({ x }) => x)), y: mean(seen.map(({ y }) => y)) };
      const far = (a: { x: number; y: number }): number => Math.hypot(a.x - middle.x, a.y - middle.y);
      return seen.reduce((best, one) => (best && far(best) <= far(one) ? best : one), seen[0]);

      function mean(numbers: readonly number[]): number {
        return numbers.reduce((a, b) => a + b, 0) / numbers.length;
      }
    },
    { pile, index },
  );
  if (!point) throw new Error(`card ${index ?? 'on top'} of pile ${pile} is not to be seen`);
  return point;
}
