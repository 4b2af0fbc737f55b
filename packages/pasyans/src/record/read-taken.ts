import { type CardPlace, type Game, good, type Result, readTypedFace, type State } from '../engine/index.ts';
import { isSaid, type TakenCard } from './taken.ts';
import { pileIn, repeatedHere, unreadable } from './token-faults.ts';
import { tidy } from './typed.ts';

// A pile's name may have a dot of its own; one before a card is followed by a letter of the card's suit.
const CARD = /^(?<card>[^.@~*-]+)(?:@(?<pile>[^.@~*-]+(?:[.][0-9]+(?=[.~]|$))?)(?:~(?<place>[0-9]{1,3}))?)?(?:[.]|$)/;
const MOST_NAMED = 52;

/** Reads `x9H.8S.4D`; `undefined` when the token is another kind of move. The letter may be the Russian «х». */
export function readTaken(game: Game, token: string): Result<readonly TakenCard[]> | undefined {
  const tidied = tidy(token);
  if (!/^[xх]./iu.test(tidied) || tidied.includes('-')) return undefined;
  if (/[*][0-9]+$/.test(tidied)) return repeatedHere(token);
  const taken: TakenCard[] = [];
  for (let rest = tidied.slice(1); rest !== ''; ) {
    const found = CARD.exec(rest);
    const face = readTypedFace(found?.groups?.['card'] ?? '');
    if (!found || face === undefined || taken.length === MOST_NAMED) return unreadable(token);
    const pile = pileIn(game, found.groups?.['pile'], token);
    if (!pile.ok) return pile;
    const place = found.groups?.['place'];
    taken.push({ face, pile: pile.value, index: place === undefined ? undefined : Number(place) - 1 });
    rest = rest.slice(found[0].length);
    if (rest === '' && found[0].endsWith('.')) return unreadable(token);
  }
  return good(taken);
}

/** Where the cards said lie open on the table, uncovered if they can be; those that are not to be found are missing. */
export function findTaken(
  game: Game,
  s: State,
  said: readonly TakenCard[],
): { places: readonly CardPlace[]; missing: readonly TakenCard[] } {
  const open = game.rules.piles.flatMap((_, pile) => Array.from({ length: s.height(pile) }, (_, index): CardPlace => ({ pile, index })));
  open.sort((a, b) => depth(s, a) - depth(s, b));
  const places: CardPlace[] = [];
  const missing: TakenCard[] = [];
  for (const one of said) {
    const place = one.face === undefined ? undefined : open.find((card) => !places.includes(card) && isSaid(s, one, card));
    if (place) places.push(place);
    else missing.push(one);
  }
  return { places, missing };
}

const depth = (s: State, { pile, index }: CardPlace): number => Math.min(1, s.height(pile) - 1 - index);
