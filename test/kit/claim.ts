import type { Options, Role } from 'pasyans';
import type { Carried, Watched } from './watched.ts';

/** How a sentence of a rules page is held against what was seen of play (scenario 40). */

/** The rule that says it, its English and its Russian words, and whether what was seen bears it out; with which options, if not the default ones. */
export type Claim = readonly [rule: string, en: string, ru: string, holds: (seen: Watched) => boolean, options?: Options];
export type Holds = Claim[3];

export const some = <T>(things: readonly T[], is: (thing: T) => boolean): readonly T[] => things.filter(is);
/** There are such things, and all are so. */
export const always = <T>(things: readonly T[], is: (thing: T) => boolean): boolean => things.length > 0 && things.every(is);

export const to = (seen: Watched, ...roles: readonly Role[]): readonly Carried[] => some(seen.carried, (one) => roles.includes(one.to));
export const from = (seen: Watched, ...roles: readonly Role[]): readonly Carried[] => some(seen.carried, (one) => roles.includes(one.from));
export const never =
  (is: (one: Carried) => boolean): Holds =>
  ({ carried }) =>
    always(carried, (one) => !is(one));
/** Cards of such piles go to all of these and nowhere else. */
export const goes =
  (source: Role, ...targets: readonly Role[]): Holds =>
  (seen) =>
    [...new Set(from(seen, source).map((one) => one.to))].sort().join() === [...targets].sort().join();

export const single: Holds = ({ carried }) => always(carried, ({ count }) => count === 1);
export const onlyBy1: Holds = ({ turned }) => [...turned].join() === '1';
export const once: Holds = ({ rests }) => always(rests, ({ sorts }) => !sorts.includes('turn'));
export const notForced: Holds = ({ builtByItself, rests }) =>
  !builtByItself && rests.some(({ sorts }) => sorts.includes('build') && sorts.length > 1);
/** While there is a card to fill it no place waits, not even when only the waste has cards. */
export const neverWaits: Holds = ({ rests }) =>
  always(rests, (one) => !(one.hole && (one.stock || one.waste))) && rests.some(({ stock }) => !stock);
/** And places were seen that stay empty, for there is nothing to fill them with. */
export const filled: Holds = (seen) => neverWaits(seen) && seen.rests.some(({ hole }) => hole);
export const notByHand: Holds = (seen) => never((one) => one.to === 'tableau' && !one.onto)(seen);
export const lost: Holds = ({ lostWithCards }) => lostWithCards;
export const twoWays: Holds = ({ rests }) => rests.some(({ choices }) => choices > 1);

/** How many ranks a card lies below the one it comes to lie on, round and round. */
export const below = ({ card, onto }: Carried): number => (onto ? (onto.rank - card.rank + 13) % 13 : Number.NaN);
export const oneLower =
  (roles: readonly Role[]): Holds =>
  (seen) =>
    always(to(seen, ...roles), (one) => below(one) === 1);
export const anySuit =
  (roles: readonly Role[]): Holds =>
  (seen) =>
    new Set(to(seen, ...roles).map(({ card, onto }) => card.suit === onto?.suit)).size === 2;
export const both =
  (...all: readonly Holds[]): Holds =>
  (seen) =>
    all.every((holds) => holds(seen));
/** Moves of one sort are there only when there are none of the other. */
export const onlyWithout =
  (sort: string, other: string): Holds =>
  ({ rests }) => {
    const there = some(rests, ({ sorts }) => (sorts as readonly string[]).includes(sort));
    return always(there, ({ sorts }) => !(sorts as readonly string[]).includes(other));
  };
