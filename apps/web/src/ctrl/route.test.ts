import { beforeEach, describe, expect, it } from 'vitest';
import { isForeign, readPanel, route, writePanel } from './route.ts';

/** A window whose history goes back as a browser's does: not at once, from where it then stands, and heard twice. */
function slowly(): Window & { idle(): Promise<unknown> } {
  const entries: { state: unknown; hash: string }[] = [{ state: undefined, hash: '' }];
  let at = 0;
  const events = new EventTarget();
  const hashOf = (url: string): string => (url.startsWith('#') ? url : '');
  const history = {
    get state() {
      return entries[at]?.state;
    },
    replaceState: (state: unknown, _: string, url: string) => void entries.splice(at, 1, { state, hash: hashOf(url) }),
    pushState: (state: unknown, _: string, url: string) => void entries.splice(++at, entries.length, { state, hash: hashOf(url) }),
    go: (by: number) =>
      setTimeout(() => {
        at += by;
        for (const type of ['popstate', 'hashchange']) events.dispatchEvent(new Event(type));
      }),
  };
  const location = {
    pathname: '/',
    search: '',
    get hash() {
      return entries[at]?.hash;
    },
  };
  const listen = events.addEventListener.bind(events);
  return { history, location, addEventListener: listen, idle: () => new Promise((done) => setTimeout(done, 5)) } as never;
}

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

  it('keeps a panel that is opened while the browser is still on its way back from another one', async () => {
    for (const leave of ['close', 'home'] as const) {
      const win = slowly();
      const path = route(win, () => {});
      path.go({ name: 'keys' });
      path[leave]();
      path.go({ name: 'rules' });
      expect(path.panel.value).toEqual({ name: 'rules' });
      await win.idle();
      expect([path.panel.value, win.location.hash, win.history.state]).toEqual([{ name: 'rules' }, '#/rules', { panels: 1 }]);
      path.close();
      await win.idle();
      expect([path.panel.value, win.location.hash]).toEqual([undefined, '']);
    }
  });

  it('forgets a panel that was opened and closed on the way back', async () => {
    const win = slowly();
    const path = route(win, () => {});
    path.go({ name: 'keys' });
    path.close();
    path.go({ name: 'rules' });
    path.close();
    expect(path.panel.value).toBeUndefined();
    await win.idle();
    expect([path.panel.value, win.location.hash, win.history.state]).toEqual([undefined, '', undefined]);
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
