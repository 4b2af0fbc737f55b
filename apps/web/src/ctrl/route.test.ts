import { beforeEach, describe, expect, it } from 'vitest';
import { isLink, readPanel, route, writePanel } from './route.ts';

describe('the address', () => {
  beforeEach(() => history.replaceState(undefined, '', '/'));

  it('names panels and comes back from them', () => {
    for (const panel of [
      { name: 'chooser' },
      { name: 'rules', patience: 'wish' },
      { name: 'rules', patience: 'wish', rule: 'R4' },
    ] as const) {
      expect(readPanel(writePanel(panel))).toEqual(panel);
    }
    for (const hash of ['', '#', '#/', '#/nothing', '#rules', '#v=1&p=wish']) expect(readPanel(hash)).toBeUndefined();
    expect(readPanel('#/rules/<b>')).toEqual({ name: 'rules' });
  });

  it('knows a link to a game, encoded or not', () => {
    expect(isLink('#v=1&p=wish')).toBe(true);
    expect(isLink('#v%3D1%26p%3Dwish')).toBe(true);
    expect(isLink('#/rules')).toBe(false);
  });

  it('hands a link over once and is then bare', () => {
    const links: string[] = [];
    const path = route(window, (link) => links.push(link));
    history.replaceState(undefined, '', '#v=1&p=wish');
    dispatchEvent(new Event('hashchange'));
    dispatchEvent(new Event('hashchange'));
    expect(links).toEqual(['#v=1&p=wish']);
    expect(path.panel.value).toBeUndefined();
    expect(location.hash).toBe('');
  });

  it('replaces the menu by what it leads to', () => {
    const path = route(window, () => {});
    const before = history.length;
    path.go({ name: 'menu' });
    path.go({ name: 'settings' });
    expect(path.panel.value).toEqual({ name: 'settings' });
    expect(history.length).toBe(before + 1);
    path.close();
    expect(path.panel.value).toBeUndefined();
  });
});
