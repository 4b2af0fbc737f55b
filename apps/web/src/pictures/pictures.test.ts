import { type Patience, patiences, type Session } from 'pasyans';
import { thinkerOf } from 'pasyans/play';
import { describe, expect, it } from 'vitest';
import { gameOf, sessionOf } from '../ctrl/open-games.ts';
import { draw } from './draw.testkit.ts';
import { PICTURE_SIZE, type PicturePaths } from './picture-paths.ts';
import pictures from './pictures.json';

/** The first deal; where hardly a card lies on the table yet, a little later. */
function pictured(patience: Patience): Session {
  const session = sessionOf(gameOf(patience), 1);
  const thinker = thinkerOf(session.game);
  const filled = (): number => session.game.rules.piles.filter((_, pile) => session.table.height(pile) > 0).length;
  while (2 * filled() < session.game.rules.piles.length) {
    const thought = thinker.think(session.seen());
    if (!thought) break;
    session.play(thought.move);
  }
  return session;
}

describe('the pictures of the chooser', () => {
  it('show every patience as it lies: `npx vitest run --update=all apps/web/src/pictures` draws them again', async () => {
    const drawn = Object.fromEntries(patiences.map((patience) => [patience.id, draw(pictured(patience))]));
    await expect(`${JSON.stringify(drawn, undefined, 2)}\n`).toMatchFileSnapshot('./pictures.json');
  });

  it.each(Object.entries<PicturePaths>(pictures))('%s lies within its room', (_, paths) => {
    const corners = [
      ...Object.values(paths)
        .join('')
        .matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g),
    ].map((found) => found.slice(1).map(Number));
    expect(corners.length).toBeGreaterThan(3);
    for (const [x = 0, y = 0, w = 0, h = 0] of corners) {
      expect([x + w <= PICTURE_SIZE.width, y + h <= PICTURE_SIZE.height]).toEqual([true, true]);
    }
  });
});
