import { findPatience, formatDealLink, type Patience, parseMove, type Session } from 'pasyans';
import { describe, expect, it } from 'vitest';
import { gameOf, sessionOf } from '../ctrl/open-games.ts';
import { packInTens, sharePicture, shareSentence, shareText } from './share-text.ts';

const lay = (id: string, deal: number): Session => sessionOf(gameOf(findPatience(id) as Patience), deal);

function played(id: string, deal: number, moves = Number.POSITIVE_INFINITY): Session {
  const session = lay(id, deal);
  for (let n = 0; n < moves && session.legal().count > 0; n++) session.play(session.legal().at(0));
  return session;
}

describe('a game that is told', () => {
  it('is a sentence that ends, with the answer where there is one', () => {
    expect(shareSentence(lay('wish', 16), 'ru')).toBe('Пасьянс «Желание», расклад № 16: ещё не начат.');
    expect(shareSentence(played('wish', 16, 2), 'ru')).toBe('Пасьянс «Желание», расклад № 16: сыграно 2 хода.');
    expect(shareSentence(played('wish', 16), 'ru')).toMatch(/^Пасьянс «Желание», расклад № 16: сошёлся\. \p{Lu}.+\.$/u);
    expect(shareSentence(played('wish', 1), 'en')).toMatch(/^The patience “Wish”, deal no\. 1: it did not come out\. \p{Lu}.+\.$/u);
  });

  it('says of a reconstruction that it is one', () => {
    expect(shareSentence(lay('four-classes', 5), 'ru')).toContain('реконструкция');
    expect(shareSentence(lay('four-classes', 5), 'en')).toContain('reconstruction');
  });

  it('has a line for each suit and a sign for each card', () => {
    expect(sharePicture(lay('wish', 16))).toBe(['♥', '♦', '♣', '♠'].map((suit) => `${suit} ▤▤▤▤▤▤▤▤▤`).join('\n'));
    expect(sharePicture(played('wish', 16))).toBe(['♥', '♦', '♣', '♠'].map((suit) => `${suit} □□□□□□□□□`).join('\n'));
    const will = sharePicture(played('will-it-come-true', 6, 3));
    expect([...will].filter((sign) => '■□▤'.includes(sign))).toHaveLength(36);
    expect(
      sharePicture(lay('cotillion', 3))
        .split('\n')
        .map((line) => [...line].length),
    ).toEqual([28, 28, 28, 28]);
  });

  it('puts cards that are home in their places, from the lowest up', () => {
    const session = lay('will-it-come-true', 6);
    // The ace of clubs was laid out as the base card.
    expect(sharePicture(session)).toMatch(/^♣ □\P{L}{7}■$/mu);
    const move = parseMove(session.game, session.table, '6C-f1');
    session.play(move.ok ? move.value : -1);
    expect(sharePicture(session)).toMatch(/^♣ ■\P{L}{7}■$/mu);
  });

  it('begins with the sentence and ends with the address', () => {
    const session = played('wish', 16);
    const url = `https://example.org/#${formatDealLink(session)}`;
    const parts = shareText(session, 'ru', url).split('\n\n');
    expect(parts).toEqual([shareSentence(session, 'ru'), sharePicture(session), url]);
    expect(shareText(lay('wish', 16), 'ru', url).split('\n\n')).toEqual([shareSentence(lay('wish', 16), 'ru'), url]);
  });
});

it('a deal on paper names every card once, ten in a line', () => {
  const lines = packInTens(lay('wish', 16), String);
  expect(lines.map((line) => line.split(' ').length)).toEqual([10, 10, 10, 6]);
  expect(new Set(lines.join(' ').split(' ')).size).toBe(36);
});
