import { type Card, cardCode, FACES, type Face, faceOf } from './card.ts';
import { cardSign } from './card-names.ts';
import { type Deal, FIRST_DEAL, LAST_DEAL } from './deal.ts';
import { type Pack, packHolds } from './pack.ts';
import { mix32 } from './random.ts';
import { bad, good, type Result } from './result.ts';
import { readTypedFace } from './typed-face.ts';

/** Reads a deal number as a person types it: decimal digits, 1 to 4294967295, leading zeros allowed. */
export function parseDealId(text: string): Result<number> {
  const id = /^\d{1,40}$/.test(text) ? Number(text) : Number.NaN;
  if (id >= FIRST_DEAL && id <= LAST_DEAL) return good(id);
  const given = text === '' ? { ru: 'не дано ничего', en: 'nothing' } : { ru: `дано «${text}»`, en: `"${text}"` };
  return bad(
    'deal-number',
    {
      ru: `Номер расклада — целое число от ${FIRST_DEAL} до ${LAST_DEAL}, а ${given.ru}.`,
      en: `A deal number is a whole number from ${FIRST_DEAL} to ${LAST_DEAL}, but ${given.en} was given.`,
    },
    { token: text },
  );
}

/** Makes a deal of cards given one by one, p1 first. Throws unless it is exactly the pack: parse text with `parseDealCards`. */
export function dealCards(pack: Pack, cards: readonly Card[]): Deal {
  if (cards.length !== pack.cards.length || new Set(cards).size !== cards.length || !cards.every((c) => packHolds(pack, c))) {
    throw new RangeError(`these ${cards.length} cards are not the pack ${pack.name}`);
  }
  let seed = 0;
  // Faces, not copies: the deal written down and read again must redeal alike.
  for (const card of cards) seed = mix32(seed ^ (faceOf(card) + 1));
  return { seed, cards };
}

/**
 * Reads the codes of a whole pack, p1 first, separated by white space or commas (`7D 10S AH ...`), or its cards in Russian letters or signs.
 * In two-pack games the first mention of a face is its first copy.
 */
export function parseDealCards(pack: Pack, text: string): Result<Deal> {
  const cards: Card[] = [];
  const seen = new Uint8Array(FACES);
  for (const found of text.matchAll(/[^\s,]+/g)) {
    const token = found[0];
    const where = { column: found.index + 1, token };
    const face = readTypedFace(token);
    if (face === undefined || !packHolds(pack, face)) {
      return bad(
        'not-a-card',
        { ru: `«${token}» — не карта колоды ${pack.name}.`, en: `"${token}" is not a card of the pack ${pack.name}.` },
        where,
      );
    }
    const copy = seen[face] as number;
    if (copy >= pack.copies)
      return bad(
        'card-twice',
        { ru: `Карта ${token} названа слишком много раз.`, en: `The card ${token} is named too many times.` },
        where,
      );
    seen[face] = copy + 1;
    cards.push(face + copy * FACES);
  }
  const missing = firstMissing(pack, seen);
  if (missing === undefined) return good(dealCards(pack, cards));
  return bad('card-missing', {
    ru: `В раскладе ${cards.length} карт из ${pack.cards.length}: не хватает, например, ${cardSign(missing, 'ru')}.`,
    en: `The deal names ${cards.length} of ${pack.cards.length} cards: ${cardCode(missing)} is missing, for one.`,
  });
}

function firstMissing(pack: Pack, seen: Uint8Array): Face | undefined {
  return pack.cards.find((card) => card < FACES && (seen[card] as number) < pack.copies);
}
