import { careless, dealNumber, eachValue, type Game, openGame, patiences, randomFrom, Session } from 'pasyans';
import { describe, expect, test } from 'vitest';
import { drawCloth } from './cloth.ts';
import { glyphOf } from './glyphs.ts';
import { type Look, paint, wantsColours } from './look.ts';

const games = patiences
  .flatMap((patience) => eachValue(patience.options).map((options) => openGame(patience, options)))
  .flatMap((read) => (read.ok ? [read.value] : []));
const looks: readonly Look[] = (['ru', 'en'] as const).flatMap((lang) => [false, true].map((ascii) => ({ lang, ascii, colours: false })));

/** The deal, the middle and the end of one careless play. */
function positions(game: Game): readonly Session[] {
  const deal = dealNumber(game.rules.pack, 12);
  const played = new Session(game, deal);
  const choose = careless(randomFrom(1));
  for (let left = 300; left > 0 && played.legal().count > 0; left--) played.play(choose(played.legal()));
  const middle = new Session(game, deal);
  for (const m of played.moves.slice(0, played.moves.length / 2)) middle.play(m);
  return [new Session(game, deal), middle, played];
}

describe.each(games.map((game) => [`${game.patience.id} ${Object.values(game.options).join(' ')}`, game] as const))('%s', (_, game) => {
  test.each(looks)('%j fits 80 columns, every card in its cell', (look) => {
    for (const session of positions(game)) {
      const lines = drawCloth(session, look, { cursor: 1, held: 2 }).lines(look);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78);
      expect(lines.length).toBeLessThanOrEqual(18);
      expect(lines.join('')).not.toMatch(/\ufe0f/);
      if (look.ascii) expect(lines.join('')).toMatch(/^[\p{L}\d .#()[\]{}<>-]*$/u);
      const seen = session.seen();
      game.rules.piles.forEach((spec, pile) => {
        const card = seen.piles[pile]?.at(-1);
        if (!card || spec.fan) return;
        const column = Math.round(spec.at.wide.x * 5) + 1;
        const line = lines[Math.round(spec.at.wide.y * 2)]?.padEnd(80);
        expect(line?.slice(column, column + 3)).toBe(glyphOf(card, look).text);
      });
    }
  });
});

test('scenario 110: every card is three columns wide and told apart without colour', () => {
  for (const look of looks) {
    const faces = Array.from({ length: 52 }, (_, face) => glyphOf({ handle: 0, face }, look).text);
    const all = [...faces, glyphOf({ handle: 0 }, look).text, glyphOf(undefined, look).text];
    expect(new Set(all).size).toBe(54);
    expect(all.every((text) => text.length === 3)).toBe(true);
  }
});

test('scenario 110: the cursor, the card taken and both are seen without colour', () => {
  const look = looks[0] as Look;
  const session = positions(games.find((game) => game.patience.id === 'potocki') as Game)[0] as Session;
  const draw = (marks: Parameters<typeof drawCloth>[2]): string => drawCloth(session, look, marks).lines(look).join('\n');
  expect(draw({ cursor: 1 })).toContain('[ Т♥]');
  expect(draw({ held: 1 })).toContain('> Т♥<');
  expect(draw({ cursor: 1, held: 1 })).toContain('{ Т♥}');
  expect(draw({ names: true })).toContain('r1.9 .10 ');
});

test('colours only add', () => {
  const look = { lang: 'ru', ascii: false, colours: true } as const;
  expect(paint(' Д♥', 'red', look)).toMatch(/ Д♥/);
  expect(paint('x', 'red', { ...look, colours: false })).toBe('x');
  expect(wantsColours(true, {})).toBe(true);
  expect(wantsColours(false, {})).toBe(false);
  expect(wantsColours(true, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColours(true, { TERM: 'dumb' })).toBe(false);
});
