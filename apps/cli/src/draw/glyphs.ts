import { type Face, type Ghost, rankIndex, rankOf, type SeenCard, type Suit, suitOf, suitSign } from 'pasyans';
import type { Ink, Look } from './look.ts';

/** Columns of a card: «10♥» fills them, « Д♥» begins with a space. */
export const CARD_WIDTH = 3;

export interface Glyph {
  /** Exactly `CARD_WIDTH` columns. */
  readonly text: string;
  readonly ink: Ink;
}

const SUIT_LETTERS = { ru: ['ч', 'б', 'т', 'п'], en: ['h', 'd', 'c', 's'] } as const;

function suitText(suit: Suit, look: Look): string {
  return look.ascii ? SUIT_LETTERS[look.lang][suit] : suitSign(suit);
}

/** A card's face: Д♥, or Дч where signs cannot be had. */
function faceText(face: Face, look: Look): string {
  return rankIndex(rankOf(face), look.lang) + suitText(suitOf(face), look);
}

/** A card as it lies; `undefined` is an empty place. */
export function glyphOf(card: SeenCard | undefined, look: Look): Glyph {
  if (!card) return { text: look.ascii ? ' ..' : ' ··', ink: 'empty' };
  if (card.face === undefined) return { text: look.ascii ? ' ##' : ' ▒▒', ink: 'back' };
  return { text: faceText(card.face, look).padStart(CARD_WIDTH), ink: suitOf(card.face) < 2 ? 'red' : 'black' };
}

/** What an empty place waits for, in parentheses: (6♥), (6), (♥). */
export function ghostText(ghost: Ghost, look: Look): string {
  const rank = ghost.rank === undefined ? '' : rankIndex(ghost.rank, look.lang);
  const suit = ghost.suit === undefined ? '' : suitText(ghost.suit, look);
  return `(${rank}${suit})`;
}

// Each sign keeps its width, so that lines stay aligned.
const PLAIN_SIGNS: Readonly<Record<string, string>> = {
  '←': '<',
  '↑': '^',
  '→': '>',
  '↓': 'v',
  '·': '|',
  '…': '.',
  '×': 'x',
  '—': '-',
  '–': '-',
  '−': '-',
  '«': '"',
  '»': '"',
};

/** A text for terminals that have letters only: suits as letters, no typographic signs. Unchanged unless asked for. */
export function plainSigns(text: string, look: Look): string {
  if (!look.ascii) return text;
  const letters = SUIT_LETTERS[look.lang];
  return text
    .replace(/[♥♦♣♠]/g, (sign) => letters['♥♦♣♠'.indexOf(sign)] as string)
    .replace(/[←↑→↓·…×—–−«»]/g, (sign) => PLAIN_SIGNS[sign] as string);
}
