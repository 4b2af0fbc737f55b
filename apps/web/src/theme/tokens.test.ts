// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The plain colours of the first block whose selector line holds `selector`. */
function colours(selector: string): Readonly<Record<string, string>> {
  const start = css.indexOf(selector);
  expect(start).toBeGreaterThanOrEqual(0);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const root = colours(':root {');
const CONTRAST = ':root[data-theme="contrast"]';
const CLOTHS = [...['green', 'blue', 'plum', 'wine', 'slate', 'linen'].map((cloth) => `[data-cloth="${cloth}"]`), CONTRAST];
const PANELS = [':root {', ':root[data-theme="light"]', CONTRAST];

function pair(theme: Readonly<Record<string, string>>, text: string, ground: string): number {
  const [a, b] = [theme[text], theme[ground]];
  if (a === undefined || b === undefined) throw new Error(`no colour ${text} or ${ground}`);
  return contrast(a, b);
}

describe('contrast', () => {
  it.each(CLOTHS)('of text on the cloth of %s is AA', (selector) => {
    const theme = { ...root, ...colours(selector) };
    for (const ground of ['cloth', 'cloth-light', 'cloth-deep']) {
      for (const text of ['on-cloth', 'on-cloth-soft']) expect(pair(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
      for (const mark of ['focus', 'mark-held', 'mark-target']) expect(pair(theme, mark, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(PANELS)('of text on the panels of %s is AA', (selector) => {
    const theme = { ...root, ...colours(selector) };
    for (const ground of ['panel', 'panel-raised']) {
      for (const text of ['ink', 'ink-soft', 'accent']) expect(pair(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(pair(theme, 'panel-focus', ground)).toBeGreaterThanOrEqual(3);
    }
    expect(pair(theme, 'on-accent', 'accent-fill')).toBeGreaterThanOrEqual(4.5);
  });

  it('of every suit on the card is AA, and AAA in high contrast', () => {
    const contrasty = { ...root, ...colours(CONTRAST) };
    for (const suit of ['suit-red', 'suit-black', 'suit-blue', 'suit-green']) {
      expect(pair(root, suit, 'card-paper')).toBeGreaterThanOrEqual(4.5);
      expect(pair(contrasty, suit, 'card-paper')).toBeGreaterThanOrEqual(7);
    }
  });

  it('of text in high contrast is AAA', () => {
    const theme = { ...root, ...colours(CONTRAST) };
    for (const [text, ground] of [
      ['on-cloth', 'cloth'],
      ['on-cloth-soft', 'cloth'],
      ['ink', 'panel'],
      ['ink-soft', 'panel'],
      ['accent', 'panel'],
      ['on-accent', 'accent-fill'],
    ] as const)
      expect(pair(theme, text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(CLOTHS)('of the focus ring next to a card comes from ring or gap on %s', (selector) => {
    const theme = { ...root, ...colours(selector) };
    expect(Math.max(pair(theme, 'focus-gap', 'card-paper'), pair(theme, 'focus', 'card-paper'))).toBeGreaterThanOrEqual(3);
    expect(pair(theme, 'focus', 'focus-gap')).toBeGreaterThanOrEqual(3);
  });
});
