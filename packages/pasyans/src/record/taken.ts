import {
  type CardPlace,
  cardCode,
  cardsOf,
  DISCARD,
  type Face,
  faceOf,
  kindOf,
  type Move,
  NONE,
  PLUCK,
  type State,
} from '../engine/index.ts';

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

const exactness = ({ pile, index }: TakenCard): number => (pile === undefined ? 0 : index === undefined ? 1 : 2);

/** True when nothing that was said of a card speaks against the one that lies there. */
export function isSaid(s: State, { face, pile, index }: TakenCard, place: CardPlace): boolean {
  const card = s.at(place.pile, place.index);
  const seen = card === NONE || !s.isUp(card) ? undefined : faceOf(card);
  return seen === face && (pile === undefined || pile === place.pile) && (index === undefined || index === place.index);
}
