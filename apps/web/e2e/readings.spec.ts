import { reading, sayAnswerOdds, toldBy } from 'pasyans';
import { faults } from './kit/faults.ts';
import { deal, playFirst } from './kit/games.ts';
import { show } from './kit/show.ts';
import { open, said } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** What the cards say when a game is over, and how often they say so. */

test('obstacles card by card, their label, and exact odds, for the eye and for the ear', LAPTOP, async ({ page }) => {
  const told = toldBy(playFirst(deal('vorozhba', 6)));
  const { answer = '', obstacles, note = '' } = reading(told?.facts ?? {}, 'ru');
  const [obstacle] = obstacles;
  if (!obstacle) throw new Error('a deal with an obstacle is wanted');
  await open(page, deal('vorozhba', 6));
  await page.getByTestId('run-out').click();
  await page.getByTestId('step').click();
  const result = page.getByTestId('result');
  await expect(result).toContainText(answer);
  await expect(result).toContainText(`${obstacle.card} ${obstacle.meaning}`);
  await expect(result).toContainText(note);
  await expect(page.getByTestId('odds-below')).toContainText('точно 765 977 из 2 921 688');
  await expect.poll(() => said(page)).toContain(`${obstacle.name} — ${obstacle.meaning}`);
  await expect.poll(() => said(page)).toContain('Такой ответ выпадает');
  expect(await faults(page, '[data-testid="result"]')).toEqual([]);
});

test('where a player decides, the odds come from the book and name who played', PHONE, async ({ page }) => {
  await show(page, playFirst(deal('will-it-come-true', 1)));
  const odds = page.getByTestId('odds-below');
  await expect(odds).toContainText(/Разумному игроку такой ответ выпадает примерно в\s\d+/);
  await expect(odds).toContainText('с уверенностью 95');
  expect(await faults(page, '[data-testid="result"]')).toEqual([]);
});

test('a term says how often just this one comes', PHONE, async ({ page }) => {
  const session = playFirst(deal('wish', 7));
  await show(page, session);
  const { term } = toldBy(session)?.facts ?? {};
  const exact = session.game.patience.exact?.(session.game.options);
  const share = term && exact?.ofTerm?.(term);
  if (!share || !exact) throw new Error('a deal with a term is wanted');
  const sentences = sayAnswerOdds({ of: 'term', exact: share, atOnce: exact.chance }, 'ru');
  await expect(page.getByTestId('odds-below').locator('p')).toHaveText(sentences.map((one) => one.replaceAll('\u00a0', ' ')));
});
