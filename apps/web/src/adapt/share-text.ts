import { faceOf, type Lang, rankOf, reading, type Session, type Suit, suitOf, suitSign, toldBy } from 'pasyans';
import { shareWords } from '../views/share.words.ts';

/** How a card is told in the small picture. */
const SIGNS = { out: '■', open: '□', closed: '▤' } as const;
type Lies = keyof typeof SIGNS;

/** The game in words: one sentence, and what the cards answered if they have. No wish is ever in it. */
export function shareSentence(session: Session, lang: Lang): string {
  const words = shareWords[lang];
  const { game, deal, here } = session;
  const title = game.patience.title[lang];
  const own = deal.laid ? words.laidByHand : words.ownCards;
  const which = deal.id === undefined ? own(title) : words.deal(title, String(deal.id));
  const told = toldBy(session);
  const end = told ? (told.outcome.result === 'won' ? words.won : words.lost) : here.depth > 0 ? words.moves(here.depth) : words.fresh;
  const answer = told && reading(told.facts, lang, told.outcome).answer;
  return [`${which}: ${end}.`, answer].filter(Boolean).join(' ');
}

/** Where the cards are, a line for each suit from its lowest card up: gone to their places, open, or closed. */
export function sharePicture(session: Session): string {
  const lies = whereCardsLie(session);
  const { cards, ranks } = session.game.rules.pack;
  const height = (card: number): number => ranks.indexOf(rankOf(card));
  const suits = [...new Set(cards.map((card) => suitOf(card)))].sort((a, b) => a - b);
  const line = (suit: Suit): string => {
    const own = cards.filter((card) => suitOf(card) === suit).sort((a, b) => height(a) - height(b) || a - b);
    return `${suitSign(suit)} ${own.map((card) => SIGNS[lies.get(card) ?? 'closed']).join('')}`;
  };
  return suits.map(line).join('\n');
}

function whereCardsLie({ game, table }: Session): ReadonlyMap<number, Lies> {
  const lies = new Map<number, Lies>();
  game.rules.piles.forEach(({ role }, pile) => {
    const gone = role === 'foundation' || role === 'discard';
    for (let i = 0; i < table.height(pile); i++) {
      const card = table.at(pile, i);
      lies.set(card, table.isUp(card) ? (gone ? 'out' : 'open') : 'closed');
    }
  });
  return lies;
}

/** All that is sent: the sentence first, for whoever listens; the picture when there is something to see; the address last. */
export function shareText(session: Session, lang: Lang, url: string | undefined): string {
  const picture = session.here.depth > 0 ? sharePicture(session) : undefined;
  return [shareSentence(session, lang), picture, url].filter(Boolean).join('\n\n');
}

/** The pack from its top card on, as one would stack a real one: in tens. */
export function packInTens({ deal }: Pick<Session, 'deal'>, sign: (face: number) => string): readonly string[] {
  const signs = deal.cards.map((card) => sign(faceOf(card)));
  return Array.from({ length: Math.ceil(signs.length / 10) }, (_, i) => signs.slice(10 * i, 10 * i + 10).join(' '));
}
