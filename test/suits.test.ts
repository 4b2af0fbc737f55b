import { careless, type Deal, dealNumber, type Game, randomFrom, Session } from 'pasyans';
import { describe, expect, it } from 'vitest';
import { everything, openOrThrow } from './kit/every.ts';

/** Whether a patience says truly that suits decide: two cards of one rank and colour change places in the deal, and play goes on alike or not. */

const DEALS = 40;
const MOST_MOVES = 300;
const SUIT = 13;

function exchanged(deal: Deal, rank: number, black: boolean): Deal | undefined {
  const cards = [...deal.cards];
  const [a, b] = [0, 1].map((n) => cards.indexOf((black ? 2 + n : n) * SUIT + rank)) as [number, number];
  const [one, other] = [cards[a], cards[b]];
  if (one === undefined || other === undefined) return undefined;
  cards[a] = other;
  cards[b] = one;
  return { ...deal, cards };
}

/** What can be told of a position without looking at a card. */
function told(session: Session): string {
  const heights = session.game.rules.piles.map((_, pile) => session.table.height(pile));
  return [heights, session.legal().toArray().sort(), session.outcome()?.result].join(' ');
}

function goesOnAlike(game: Game, deal: Deal, other: Deal, seed: number): boolean {
  const [a, b] = [new Session(game, deal), new Session(game, other)];
  const choose = careless(randomFrom(seed));
  for (let n = 0; n < MOST_MOVES && a.legal().count > 0; n++) {
    if (told(a) !== told(b)) return false;
    const m = choose(a.legal());
    a.play(m);
    b.play(m);
  }
  return told(a) === told(b);
}

function suitsDecide(game: Game): boolean {
  for (let number = 1; number <= DEALS; number++) {
    const deal = dealNumber(game.rules.pack, number);
    const other = exchanged(deal, (number * 5) % SUIT, number % 2 === 0);
    if (other && !goesOnAlike(game, deal, other, number)) return true;
  }
  return false;
}

describe.each(everything.map((patience) => [patience.id, patience] as const))('%s', (_, patience) => {
  it('says whether suits decide what may be laid', () => {
    expect(suitsDecide(openOrThrow(patience))).toBe(patience.bySuit ?? false);
  });
});
