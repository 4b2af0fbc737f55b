import { beforeEach, describe, expect, it } from 'vitest';
import { isForeign, readPanel, route, writePanel } from './route.ts';

describe('the address', () => {
  beforeEach(() => history.replaceState(undefined, '', '/'));

  it('names panels and comes back from them', () => {
    for (const panel of [
      { name: 'chooser' },
      { name: 'rules', patience: 'wish' },
      { name: 'rules', patience: 'wish', rule: 'R4' },
      { name: 'ritual', patience: 'blind' },
      { name: 'seal' },
      { name: 'paper' },
      { name: 'odds', patience: 'wish' },
      { name: 'odds' },
      { name: 'today' },
    ] as const) {
      expect(readPanel(writePanel(panel))).toEqual(panel);
    }
    for (const hash of ['', '#', '#/', '#/nothing', '#rules', '#v=1&p=wish']) expect(readPanel(hash)).toBeUndefined();
    for (const hash of ['#/rules/<b>', '#/rules/solitaire']) expect([readPanel(hash), isForeign(hash)]).toEqual([undefined, true]);
    expect(readPanel('#/rules/wish/<b>')).toEqual({ name: 'rules', patience: 'wish' });
  });

  it('knows a link to a game, encoded or not, and what is no page of the app', () => {
    for (const hash of ['#v=1&p=wish', '#v%3D1%26p%3Dwish', '#/nothing']) expect(isForeign(hash)).toBe(true);
    for (const hash of ['', '#', '#/', '#/rules', '#/rules/wish/R4']) expect(isForeign(hash)).toBe(false);
  });

  it('hands what is no place of the app over once and is then bare', () => {
    const links: string[] = [];
    const path = route(window, (link) => links.push(link));
    const given = ['#v=1&p=wish', '#%zz', '#p=wish&r=1&d=16', '#wish', '#/nothing'];
    for (const hash of given) {
      history.replaceState(undefined, '', hash);
      dispatchEvent(new Event('hashchange'));
      dispatchEvent(new Event('hashchange'));
      expect(location.hash).toBe('');
    }
    expect(links).toEqual(given);
    expect(path.panel.value).toBeUndefined();
  });

  it('leaves all panels that led to one another for the table, wherever they began', async () => {
    for (const first of ['', '#/chooser']) {
      history.replaceState(undefined, '', `/${first}`);
      const path = route(window, () => {});
      for (const panel of [{ name: 'chooser' }, { name: 'odds' }, { name: 'odds', patience: 'wish' }] as const) path.go(panel);
      path.home();
      expect(path.panel.value).toBeUndefined();
      await expect.poll(() => location.hash).toBe('');
      expect(path.panel.value).toBeUndefined();
    }
  });

  it('leaves a page that the app was opened with', () => {
    history.replaceState(undefined, '', '/#/today');
    const path = route(window, () => {});
    expect(path.panel.value).toEqual({ name: 'today' });
    path.home();
    expect([path.panel.value, location.hash]).toEqual([undefined, '']);
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
