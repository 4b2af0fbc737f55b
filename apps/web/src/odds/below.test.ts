import { dealNumber, findPatience, NEXT_STEP, openGame, type Patience, Session, sayAnswerOdds, type Told, toldBy } from 'pasyans';
import { expect, it } from 'vitest';
import { exactBelow, oddsBelow } from './below.ts';

function gameOf(id: string, options = {}): Session['game'] {
  const game = openGame(findPatience(id) as Patience, options);
  if (!game.ok) throw new Error(game.fault.text.en);
  return game.value;
}

const LOST: Told = { outcome: { result: 'lost' }, facts: { wish: 'no' } };

it('knows exact odds at once, without the book', async () => {
  const game = gameOf('wish');
  const session = new Session(game, dealNumber(game.rules.pack, 16));
  while (session.play(NEXT_STEP).ok);
  const told = toldBy(session) as Told;
  const odds = exactBelow(game, told);
  expect(odds && sayAnswerOdds(odds, 'en')).toEqual(['This answer comes in about 11 deals of 100 (exactly 1/9).']);
  expect(await oddsBelow(game, told)).toEqual(odds);
});

it('looks up in the book how often a player who decides gets the answer', { timeout: 30_000 }, async () => {
  const game = gameOf('will-it-come-true');
  expect(exactBelow(game, LOST)).toBeUndefined();
  const odds = await oddsBelow(game, LOST);
  expect(odds).toMatchObject({ of: 'no', counted: { player: 'sensible', unknown: 0 } });
  expect(odds?.counted?.times).toBeGreaterThan(0);
});

it('is honest where nobody has counted', { timeout: 30_000 }, async () => {
  const game = gameOf('will-it-come-true', { base: 'sixes-laid-out', passes: '2' });
  const odds = await oddsBelow(game, LOST);
  expect(odds && sayAnswerOdds(odds, 'en')).toEqual(['How often this happens with these options nobody has counted yet.']);
});
