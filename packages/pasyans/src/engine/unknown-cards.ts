import { type Card, cardCode } from './card.ts';
import type { Game } from './game.ts';
import { missingFrom, readLayout } from './layout-text.ts';
import { randomFrom, shuffle } from './random.ts';
import { bad, good, type Result } from './result.ts';

/** One closed card that nobody knows, or so many of them. */
const UNKNOWN = /\[\?\](?:\*(\d{1,3}))?/g;

/** Keeps the dice of unknown cards apart from those of deals and redeals: "laid" in ASCII. */
const SALT = 0x6c616964;

/**
 * Puts the missing cards of a layout where it has `[?]`, in an order that depends on the number and on which cards are missing
 * alone. A fault says what is wrong with the text, or that there are more or fewer places than cards.
 */
export function fillUnknown(game: Game, text: string, number: number): Result<string> {
  const places = [...bare(text).matchAll(UNKNOWN)].reduce((sum, [, times = '1']) => sum + Number(times), 0);
  if (places === 0) return good(text);
  // Blanks instead: columns stay where they were.
  const rest = readLayout(game, blanked(text), { partial: true });
  if (!rest.ok) return rest;
  const missing = missingFrom(game, rest.value);
  if (missing.length !== places) return wrongNumber(places, missing.length);
  const order = shuffle([...missing], randomFrom(number, SALT));
  const token = (): string => `[${cardCode(order.pop() as Card)}]`;
  return good(bare(text).replace(UNKNOWN, (_, times = '1') => Array.from({ length: Number(times) }, token).join(' ')));
}

/** Without comments. */
const bare = (text: string): string => text.replace(/#.*/g, '');
const blanked = (text: string): string => bare(text).replace(UNKNOWN, (token) => ' '.repeat(token.length));

function wrongNumber(places: number, cards: number): Result<never> {
  return bad('unknown-cards', {
    ru: `Закрытых карт «[?]» на столе: ${places}, а не названо карт колоды: ${cards}; должно быть поровну.`,
    en: `Closed cards "[?]" on the table: ${places}; cards of the pack not named: ${cards}. The numbers must be equal.`,
  });
}
