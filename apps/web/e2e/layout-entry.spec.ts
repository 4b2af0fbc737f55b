import { faceOf, patiences } from 'pasyans';
import { faults } from './kit/faults.ts';
import { deal } from './kit/games.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** The cards of a real table, laid out by tapping or as text, and played on from. */

const WILL = 'will-it-come-true';

/** Pixels: the sign of a list that opens. */
const ARROW = 20;

test('tapped in card by card; undone, told, and there after a reload', PHONE, async ({ page }) => {
  const { table, game } = deal(WILL, 6);
  await page.goto(`./#/layout/${WILL}`);
  const left = page.getByTestId('layout-left');
  await expect(left).toContainText('36');
  // The piles come up one after another, as the patience is laid out.
  const open = game.rules.piles.flatMap(({ role }, pile) => (table.height(pile) > 0 && role !== 'stock' ? [faceOf(table.top(pile))] : []));
  for (const face of open) await page.locator(`[data-face="${face}"]`).tap();
  await page.getByTestId('layout-undo').tap();
  await page.locator(`[data-face="${open.at(-1)}"]`).tap();
  await expect(left).toContainText(String(36 - open.length));
  await page.getByTestId('layout-start').tap();
  await expect(page.getByTestId('layout-wrong')).toContainText('не хватает 27 карт');
  expect(await faults(page)).toEqual([]);
  await page.getByTestId('layout-rest').tap();
  await page.getByTestId('layout-start').tap();
  await expect(page.getByTestId('layout-panel')).toHaveCount(0);
  await expect(page.getByTestId('deal')).toContainText('свои карты');
  await page.goto('./#/record');
  await expect(page.getByTestId('share-sentence')).toContainText('карты с настоящего стола');
  await page.reload();
  await expect(page.getByTestId('share-sentence')).toContainText('карты с настоящего стола');
});

for (const lang of ['ru', 'en'] as const) {
  test.describe(lang, () => {
    test.use({ locale: lang });

    test('the longest name of a pile is not cut off', PHONE, async ({ page }) => {
      const lengthIn = (id: string): number => Math.max(...deal(id, 1).game.rules.piles.map(({ label }) => label[lang].length));
      const { id } = patiences.reduce((one, other) => (lengthIn(other.id) > lengthIn(one.id) ? other : one));
      await page.goto(`./#/layout/${id}`);
      const room = await page.getByTestId('layout-pile').evaluate(async (select: HTMLSelectElement, arrow) => {
        await document.fonts.ready;
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        pen.font = font;
        const widest = Math.max(...[...select.options].map(({ text }) => pen.measureText(`${text} (12)`).width));
        return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow - widest;
      }, ARROW);
      expect(room, id).toBeGreaterThanOrEqual(0);
    });
  });
}

test('the table in small lies as broad as the window', LAPTOP, async ({ page }) => {
  for (const { id } of patiences) {
    await page.goto(`./#/layout/${id}`);
    await expect(page.getByTestId('layout-pile').locator('option')).toHaveCount(deal(id, 1).game.rules.piles.length);
    const { width = 0, height = 0 } = (await page.locator('.layout-table').boundingBox()) ?? {};
    expect(width, id).toBeGreaterThan(height);
  }
});

test('pasted as text: what is wrong is said with its line, and what is right is played', LAPTOP, async ({ page }) => {
  await page.goto(`./#/layout/${WILL}`);
  await page.locator('input[value="text"]').check({ force: true });
  const text = page.getByTestId('layout-text');
  const rows = ['stock: [?]*19', 'waste: JC', 'f1: AC 6C 7C 8C', 'f2: AD 6D 7D', 'f3: AS', 't1: 7S', 't2: 8H', 't3: JS', 't4: JH'];
  const table = [...rows, 't5: QC', 't6: 10H', 't7: 6H', 't8: 8S', 'pass = 0'];
  const start = page.getByTestId('layout-start');
  const wrong = page.getByTestId('layout-wrong');
  await text.fill(table.join('\n').replace('6H', '6C'));
  await start.click();
  await expect(wrong).toContainText('Строка 12: карта 6C уже лежит на столе.');
  await text.fill(table.join('\n').replace('6D 7D', '7D 6D'));
  await start.click();
  await expect(wrong).toContainText('Строка 4: в стопке «f2» карта 7D');
  await text.fill(table.join('\n').replace('*19', '*18'));
  await start.click();
  await expect(wrong).toContainText('Закрытых карт «[?]» на столе: 18');
  // Russian letters are read as the codes are.
  await text.fill(table.join('\n').replace('AC 6C 7C 8C', 'Тт 6т 7к 8♣').replace('JS', 'Вп'));
  await start.click();
  await expect(page.getByTestId('layout-panel')).toHaveCount(0);
  // Hints and verdicts are thought out by a worker, which gets the table whole.
  await page.getByTestId('hint').click();
  await expect(page.locator('.table .marked')).toHaveCount(1);
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-judge').click();
  await expect(page.getByTestId('verdict')).toContainText(/закрытые карты/);
});
