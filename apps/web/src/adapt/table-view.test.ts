import { findPatience, NEXT_STEP, type Patience } from 'pasyans';
import { describe, expect, it } from 'vitest';
import { gameOf, sessionOf } from '../ctrl/open-games.ts';
import { readSettings } from '../ctrl/settings.ts';
import { lightOf, looksOf } from './looks.ts';
import { tableView } from './table-view.ts';

const session = (id: string) => sessionOf(gameOf(findPatience(id) as Patience), 5);

describe('the table as shown', () => {
  it('never tells what a closed card is', () => {
    const wish = session('wish');
    const view = () => tableView({ session: wish, deal: 'd', held: undefined, targets: [], lang: 'ru' });
    expect(
      view()
        .piles.flatMap((pile) => pile.cards)
        .filter((card) => card.face !== undefined),
    ).toEqual([]);
    const keys = view().piles.flatMap((pile) => pile.cards.map((card) => card.key));
    expect(new Set(keys).size).toBe(36);
    wish.play(NEXT_STEP);
    expect(
      view()
        .piles.flatMap((pile) => pile.cards)
        .filter((card) => card.face !== undefined),
    ).toHaveLength(1);
  });

  it('counts what cannot be seen, and says it in both languages', () => {
    const game = session('will-it-come-true');
    const view = tableView({ session: game, deal: 'd', held: undefined, targets: [], lang: 'ru' });
    expect(view.piles[0]).toMatchObject({ caption: '27', label: 'Колода: 27 карт, все закрыты' });
    expect(tableView({ session: game, deal: 'd', held: undefined, targets: [], lang: 'en' }).piles[0]?.label).toMatch(/^Stock: 27 cards/);
    expect(view.piles[3]).toMatchObject({ ghost: { rank: 9 } });
    expect(view.piles[6]).not.toHaveProperty('caption');
  });
});

describe('names of piles', () => {
  it('say where a held card can go, and nothing of the pile it comes from', () => {
    const game = session('will-it-come-true');
    const fitting = { piles: [3], fits: 'можно', fitsNot: 'нельзя' };
    const view = tableView({ session: game, deal: 'd', held: { pile: 6, index: 0 }, targets: [], fitting, lang: 'ru' });
    expect(view.piles[3]?.label).toBe('Базовая стопка 2: пусто, ждёт девятку, можно');
    expect(view.piles[4]?.label).toMatch(/, нельзя$/);
    expect(view.piles[6]?.label).not.toMatch(/можно|нельзя/);
  });
});

describe('the looks', () => {
  const settings = readSettings(null, 'ru');
  const { game } = session('will-it-come-true');

  const quiet = { lessMotion: false, moreContrast: false };

  it('follow language and stillness unless told otherwise', () => {
    expect(looksOf(game, settings, quiet)).toMatchObject({ indices: 'ru', pace: 200 });
    expect(looksOf(game, settings, { ...quiet, lessMotion: true })).toMatchObject({ pace: 0 });
    expect(looksOf(game, { ...settings, indices: 'en' }, quiet)).toMatchObject({ indices: 'en' });
  });

  it('give suits four colours where one decides by suits, and where the player or the system wants them', () => {
    const four = (id: string, wish = quiet, set = settings) => looksOf(session(id).game, set, wish).fourColours;
    expect(['potocki', 'royal-marriage', 'wish', 'triads'].map((id) => four(id))).toEqual([true, true, false, false]);
    expect(four('triads', { ...quiet, moreContrast: true })).toBe(true);
    const chosen = { ...settings, fourColours: { potocki: false, triads: true } };
    expect(['potocki', 'royal-marriage', 'triads'].map((id) => four(id, { ...quiet, moreContrast: true }, chosen))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('light the page as chosen, else as the system asks', () => {
    const lit = (theme: typeof settings.theme, day: boolean, moreContrast: boolean) =>
      lightOf({ ...settings, theme }, { day, moreContrast });
    expect([lit('auto', false, false), lit('auto', true, false), lit('auto', true, true)]).toEqual(['dark', 'light', 'contrast']);
    expect([lit('dark', true, true), lit('contrast', true, false)]).toEqual(['dark', 'contrast']);
  });

  it('mirror the table for the left hand, but never a row that is read from left to right', () => {
    const left = { ...settings, leftHanded: true };
    expect(looksOf(game, left, quiet).mirrored).toBe(true);
    expect(looksOf(session('potocki').game, left, quiet).mirrored).toBe(false);
  });
});
