import {
  type CardPlace,
  cardCode,
  cardsOf,
  DISCARD,
  type Face,
  faceOf,
  type Game,
  good,
  kindOf,
  type Move,
  NONE,
  PLUCK,
  type Result,
  type State,
} from '../engine/index.ts';
import { pileIn, repeatedHere, unreadable } from './token-faults.ts';
import { readTypedFace, tidy } from './typed.ts';

/** One of the cards that go out together, as far as it is said which: its face, its pile, its height there. */
export interface TakenCard {
  readonly face: Face | undefined;
  readonly pile?: number | undefined;
  readonly index?: number | undefined;
}

/** Writes cards that go out: `x9H.8S.4D`, `x5H@t1.5H@t3`, `x5H@row~3`. Places count from 1, the bottom card's. */
export function writeTaken(taken: readonly TakenCard[], name: (pile: number) => string): string {
  const words = taken.map(({ face, pile, index }) => {
    const at = pile === undefined ? '' : `@${name(pile)}`;
    return `${face === undefined ? '' : cardCode(face)}${at}${index === undefined ? '' : `~${index + 1}`}`;
  });
  return `x${words.join('.')}`;
}

/** The forms of such a move that may be written, shortest first. */
export function takenForms(all: readonly TakenCard[]): readonly (readonly TakenCard[])[] {
  return [all.map(({ face }) => ({ face })), all.map(({ face, pile }) => ({ face, pile })), all];
}

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

/** True when the move takes out exactly the cards said, in whatever order they were said. */
export function takes(s: State, said: readonly TakenCard[], m: Move): boolean {
  if (kindOf(m) !== DISCARD && kindOf(m) !== PLUCK) return false;
  const free = [...cardsOf(s, m)];
  if (said.length !== free.length) return false;
  // Those said most exactly choose first, so nobody takes another's only card.
  for (const one of [...said].sort((a, b) => exactness(b) - exactness(a))) {
    const at = free.findIndex((card) => isSaid(s, one, card));
    if (at < 0) return false;
    free.splice(at, 1);
  }
  return true;
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

const exactness = ({ pile, index }: TakenCard): number => (pile === undefined ? 0 : index === undefined ? 1 : 2);

function isSaid(s: State, { face, pile, index }: TakenCard, place: CardPlace): boolean {
  const card = s.at(place.pile, place.index);
  const seen = card === NONE || !s.isUp(card) ? undefined : faceOf(card);
  return seen === face && (pile === undefined || pile === place.pile) && (index === undefined || index === place.index);
}
