import { type Face, parseFace } from '../engine/index.ts';

// Russian index letters: туз, король, дама, валет. Suits: черви, бубны, крести or трефы, пики; and the signs.
const RANK_LETTERS = new Map(Object.entries({ т: 'A', к: 'K', д: 'Q', в: 'J' }));
const SUIT_LETTERS = new Map(Object.entries({ ч: 'H', б: 'D', к: 'C', т: 'C', п: 'S', '♥': 'H', '♦': 'D', '♣': 'C', '♠': 'S' }));

/** Reads a card as typed: `QH`, `qh`, `Д♥`, `дч`, `10♠`; `undefined` when it is none. */
export function readTypedFace(typed: string): Face | undefined {
  const letters = Array.from(typed.toLowerCase());
  const suit = letters.pop() ?? '';
  const rank = letters.join('');
  return parseFace(`${RANK_LETTERS.get(rank) ?? rank}${SUIT_LETTERS.get(suit) ?? suit}`);
}

/** Keyboards turn hyphens into dashes and add invisible marks to suit signs: back to what the grammar knows. */
export function tidy(typed: string): string {
  return typed
    .trim()
    .replace(/[\u2010-\u2015\u2212\u2192]/g, '-')
    .replace(/[\ufe0e\ufe0f]/g, '');
}

/** A token cut to what fits into a sentence. */
export function shown(token: string): string {
  const letters = Array.from(token);
  return letters.length <= 40 ? token : `${letters.slice(0, 39).join('')}…`;
}

/** A list cut to what fits into a sentence. */
export function shownList(words: readonly string[], most = 8): string {
  return words.length <= most ? words.join(', ') : `${words.slice(0, most).join(', ')}, …`;
}
