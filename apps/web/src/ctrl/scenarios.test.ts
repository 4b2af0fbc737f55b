import {
  CARRY,
  type Card,
  careless,
  countOf,
  faceOf,
  fingerprint,
  fromOf,
  kindOf,
  type Move,
  type Patience,
  patiences,
  randomFrom,
  type Session,
  toOf,
} from 'pasyans';
import { describe, expect, it } from 'vitest';
import { gameOf, sessionOf } from './open-games.ts';
import { drop, heldCards, type Intent, lift, onlyMove, type Taken, touch } from './touch.ts';

/** What other programs got wrong when cards were touched and dragged, tried here in every patience at several places of a game. */

const MOVES = [0, 9, 40];
/** Patiences in which a card has met several homes that are alike. */
const toAlike = new Set<string>();

function placesOf(patience: Patience): readonly Session[] {
  const choose = careless(randomFrom(4));
  return MOVES.map((moves) => {
    const session = sessionOf(gameOf(patience), 11);
    for (let n = 0; n < moves && session.legal().count > 0; n++) session.play(choose(session.legal()));
    return session;
  });
}

/** Every card and every empty place. */
function touchable({ game, table }: Session): readonly (readonly [pile: number, index: number | undefined])[] {
  return game.rules.piles.flatMap((_, pile): (readonly [number, number | undefined])[] =>
    table.height(pile) === 0
      ? [[pile, undefined] as const]
      : Array.from({ length: table.height(pile) }, (_, index) => [pile, index] as const),
  );
}

/** A legal move, cards that can be taken up, or a refusal in words: nothing else can be meant. */
function expectSensible(session: Session, intent: Intent): void {
  const legal = session.legal().toArray();
  if (intent.do === 'play') expect(legal).toContain(intent.move);
  if (intent.do === 'choose') for (const m of intent.moves) expect(legal).toContain(m);
  if (intent.do === 'refuse') for (const lang of ['ru', 'en'] as const) expect(intent.reason.text[lang]).not.toBe('');
  const held = intent.do === 'hold' ? intent.held : intent.do === 'refuse' ? intent.hold : undefined;
  for (const { pile, index } of heldCards(held)) expect(session.table.height(pile)).toBeGreaterThan(index);
}

describe.each(patiences.filter(({ choice }) => choice !== 'zero').map((patience) => [patience.id, patience] as const))(
  '%s',
  (_, patience) => {
    const places = placesOf(patience);

    it('scenarios 18, 38: whatever is touched or lifted alone, covered or fixed, is taken up only where it can go, else refused in words', () => {
      for (const session of places) {
        const before = fingerprint(session.table);
        for (const [pile, index] of touchable(session)) {
          expectSensible(session, touch(session, undefined, pile, index));
          if (index === undefined) continue;
          const intent = lift(session, pile, index);
          expectSensible(session, intent);
          expect(['hold', 'refuse', 'nothing']).toContain(intent.do);
        }
        expect(fingerprint(session.table)).toEqual(before);
      }
    });

    it('scenarios 20, 26, 70: a second touch on any kind of pile plays what is legal and changes nothing otherwise', () => {
      for (const session of places) {
        const before = fingerprint(session.table);
        const firsts = touchable(session).flatMap(([pile, index]) => {
          const intent = touch(session, undefined, pile, index);
          return intent.do === 'hold' ? [intent.held] : [];
        });
        for (const held of firsts) {
          for (const [pile] of session.game.rules.piles.entries()) {
            const top = session.table.height(pile) - 1;
            expectSensible(session, touch(session, held, pile, top < 0 ? undefined : top));
            expectSensible(session, drop(session, held.pile, held.index, [pile]));
          }
        }
        expect(fingerprint(session.table)).toEqual(before);
      }
    });

    it('one touch, where it was asked for, moves a card only where exactly one place takes it', () => {
      for (const session of places) {
        for (const [pile, index] of touchable(session)) {
          const intent = touch(session, undefined, pile, index);
          if (intent.do !== 'hold' || intent.held.alone) continue;
          const ways = session
            .legal()
            .toArray()
            .filter((m) => kindOf(m) === CARRY && takesUp(session, m, intent.held));
          const alike =
            ways.length > 0 && ways.every((m) => isHome(session, m)) && new Set(ways.map((m) => placeOf(session, m))).size === 1;
          expect(onlyMove(session, intent.held)).toBe(ways.length === 1 || alike ? ways[0] : undefined);
        }
      }
    });

    it('touched twice a card goes home, of homes that are not alike to the one the player says; else its only way or back', () => {
      for (const session of places) {
        for (const [pile, index] of touchable(session)) {
          const intent = touch(session, undefined, pile, index);
          if (intent.do !== 'hold' || intent.held.alone) continue;
          const { held } = intent;
          const ways = session
            .legal()
            .toArray()
            .filter((m) => kindOf(m) === CARRY && takesUp(session, m, held));
          const homes = ways.filter((m) => isHome(session, m));
          const wanted = homes.length > 0 ? homes : ways;
          const one = wanted.length === 1 || (homes.length > 0 && new Set(homes.map((m) => placeOf(session, m))).size === 1);
          const second = touch(session, held, held.pile, held.index);
          if (one) expect(second).toEqual({ do: 'play', move: wanted[0] });
          else expect(second).toEqual(homes.length > 0 ? { do: 'choose', moves: homes } : { do: 'putDown' });
          if (one && homes.length > 1) toAlike.add(patience.id);
        }
      }
    });
  },
);

it('some patiences have several empty homes for one card', () => {
  expect(toAlike.size).toBeGreaterThan(0);
});

const isHome = ({ game }: Session, m: Move): boolean => game.rules.piles[toOf(m)]?.role === 'foundation';

/** What a carried card would lie on, so that places of one name are alike. */
function placeOf({ table }: Session, m: Move): number | undefined {
  return table.height(toOf(m)) > 0 ? faceOf(table.top(toOf(m)) as Card) : undefined;
}

const takesUp = ({ table }: Session, m: Move, { pile, index }: Taken): boolean =>
  fromOf(m) === pile && table.height(pile) - countOf(m) === index;
