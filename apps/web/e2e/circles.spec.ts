import { parseMove, sayNothingNew } from 'pasyans';
import { faults } from './kit/faults.ts';
import { deal } from './kit/games.ts';
import { touching } from './kit/hands.ts';
import { make, open } from './kit/table.ts';
import { expect, PHONE, test } from './kit/test.ts';

test(
  'scenario 76: play in circles is told where the status stands, as long as it lasts, and ends nothing',
  PHONE,
  async ({ page, isMobile }) => {
    const here = deal('devils-bridge', 6);
    const read = (name: string): number => {
      const found = parseMove(here.game, here.table, name);
      if (!found.ok) throw new Error(found.fault.text.en);
      return found.value;
    };
    for (const name of ['4C-t1', '4C-t8', '4C-t1', '4C-t8', '4C-t1']) here.play(read(name));
    await open(page, here);
    const told = page.getByTestId('nothing-new');
    await expect(told).toHaveCount(0);
    const m = read('4C-t8');
    await make(page, touching(isMobile), m, here);
    await expect(told).toHaveText(` · ${sayNothingNew(2, 'ru')}`);
    expect(await faults(page, '.status-line')).toEqual([]);
    await page.getByTestId('undo').click();
    await expect(told).toHaveCount(0);
  },
);
