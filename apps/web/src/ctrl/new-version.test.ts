import { describe, expect, it } from 'vitest';
import { type Workers, watchVersions } from './new-version.ts';

/** A worker that goes through its states when told to, and lists what it is sent. */
class FakeWorker {
  onstatechange: (() => void) | null = null;
  readonly sent: unknown[] = [];
  state: ServiceWorkerState = 'installing';

  postMessage(message: unknown): void {
    this.sent.push(message);
  }
}

/** The browser's side: one registration, whose workers move on by the steps the browser makes them take. */
class FakeBrowser extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  private served: (() => void)[] = [];

  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
  installed(): void {
    const { installing } = this;
    [this.waiting, this.installing] = [installing, null];
    this.to(installing, 'installed');
  }
  activated(serves: boolean): void {
    const { waiting } = this;
    [this.active, this.waiting] = [waiting, null];
    if (serves) for (const told of this.served) told();
    this.to(waiting, 'activated');
  }
  workers(isServed: boolean): Workers {
    return {
      register: async () => this as unknown as ServiceWorkerRegistration,
      isServed: () => isServed,
      onServedByAnother: (told) => this.served.push(told),
    };
  }
  private to(worker: FakeWorker | null, state: ServiceWorkerState): void {
    if (!worker) return;
    worker.state = state;
    worker.onstatechange?.();
  }
}

async function watch(browser: FakeBrowser, isServed: boolean) {
  const heard = { waiting: 0, over: 0, takeOver: (): void => undefined };
  await watchVersions(browser.workers(isServed), {
    onWaiting(takeOver) {
      heard.waiting++;
      heard.takeOver = takeOver;
    },
    onTakenOver: () => void heard.over++,
  });
  return heard;
}

const withOld = (): FakeBrowser => Object.assign(new FakeBrowser(), { active: new FakeWorker() });

describe('a new version', () => {
  it('is told of once it waits, wherever the browser stood when the page began to listen', async () => {
    const stages: readonly ((browser: FakeBrowser) => void)[] = [
      () => undefined,
      (browser) => browser.find(),
      (browser) => {
        browser.find();
        browser.installed();
      },
    ];
    for (const [before, reach] of stages.entries()) {
      const browser = withOld();
      reach(browser);
      const heard = await watch(browser, true);
      if (before < 1) browser.find();
      if (before < 2) {
        expect(heard.waiting, `from stage ${before}`).toBe(0);
        browser.installed();
      }
      expect(heard.waiting, `from stage ${before}`).toBe(1);
    }
  });

  it('takes over when the player says so, and then the page is loaded anew once', async () => {
    for (const served of [true, false]) {
      const browser = withOld();
      const heard = await watch(browser, served);
      const worker = browser.find();
      browser.installed();
      expect(worker.sent).toEqual([]);
      heard.takeOver();
      expect(worker.sent).toEqual([{ type: 'SKIP_WAITING' }]);
      expect(heard.over).toBe(0);
      browser.activated(served);
      expect(heard.over, served ? 'a page with a worker' : 'a page without').toBe(1);
    }
  });

  it('let in by another tab is taken up here as well', async () => {
    const browser = withOld();
    const heard = await watch(browser, true);
    browser.find();
    browser.installed();
    browser.activated(true);
    expect(heard.over).toBe(1);
  });

  it('after the one told of is told of too, and is the one let in by either word', async () => {
    const browser = withOld();
    const heard = await watch(browser, true);
    const [old, young] = [1, 2].map((many) => {
      const worker = browser.find();
      browser.installed();
      expect(heard.waiting).toBe(many);
      return { worker, takeOver: heard.takeOver };
    });
    old?.takeOver();
    expect([old, young].map((one) => one?.worker.sent.length)).toEqual([0, 1]);
  });

  it('is not the first of all', async () => {
    const browser = new FakeBrowser();
    const heard = await watch(browser, false);
    browser.find();
    browser.installed();
    browser.activated(true);
    expect(heard).toMatchObject({ waiting: 0, over: 0 });
  });
});
