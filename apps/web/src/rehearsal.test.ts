import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { device, openPage, settled } from './ctrl/ctrl.testkit.ts';
import { rehearse } from './rehearsal.tsx';

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  // The one of the test's page breaks off with an error where a browser says nothing.
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => undefined } as Animation);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a rehearsal', () => {
  it.each(['wish', 'vorozhba', 'potocki'])(
    'of %s takes many idle moments and changes nothing that is played, kept, said or shown',
    async (id) => {
      const on = device();
      const ctrl = await openPage(on);
      await ctrl.commands.choose(id);
      await settled();
      const { core } = ctrl;
      const now = () => [
        core.desk.session.here.depth,
        core.desk.session.moves.length,
        core.said.value,
        [...on.db.rows.values()],
        document.body.innerHTML,
      ];
      const before = JSON.stringify(now());
      rehearse(ctrl);
      let moments = 0;
      for (let work = idle.pop(); work; work = idle.pop()) {
        work();
        moments++;
      }
      expect(moments).toBeGreaterThan(8);
      expect(core.desk.session.game.patience.id).toBe(id);
      expect(JSON.stringify(now())).toBe(before);
    },
  );
});
