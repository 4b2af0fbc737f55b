import {
  CARRY,
  type Card,
  cardsOf,
  countOf,
  DRAW,
  faceOf,
  fromOf,
  kindOf,
  type Move,
  move,
  NONE,
  OPEN,
  openTop,
  RECYCLE,
  type Reason,
  type Role,
  type Selected,
  type Session,
  select,
  selects,
  suitOf,
  takingAll,
  toOf,
} from 'pasyans';
import type { Held } from '../table/types.ts';

/** What is taken up: a card with all above it, or several cards selected one by one. */
export interface Taken extends Held {
  readonly others?: readonly Held[];
}

export const heldCards = (taken: Taken | undefined): readonly Held[] => (taken ? [taken, ...(taken.others ?? [])] : []);

/** What a touch means. Nothing here changes anything: `play.ts` carries it out. */
export type Intent =
  | { readonly do: 'play'; readonly move: Move }
  | { readonly do: 'hold'; readonly held: Taken }
  | { readonly do: 'putDown' }
  /** Several moves are meant: the player says which. */
  | { readonly do: 'choose'; readonly moves: readonly Move[] }
  /** The rules refuse; a card that was touched and can be taken is held instead. */
  | { readonly do: 'refuse'; readonly reason: Reason; readonly hold?: Taken }
  | { readonly do: 'nothing' };

const NOTHING: Intent = { do: 'nothing' };

/** A tap, click or Enter on a pile: `index` is the card's height, `undefined` the empty place. */
export function touch(session: Session, held: Taken | undefined, pile: number, index: number | undefined): Intent {
  const legal = session.legal().toArray();
  const first = legal[0];
  if (first === undefined) return NOTHING;
  if (session.game.choice === 'zero') return { do: 'play', move: first };
  if (selects(session.game)) return pick(session, legal, held, pile, index);
  if (held && held.pile === pile && held.index === index) return again(session, legal, held);
  if (held && held.pile !== pile) return onto(session, legal, held, pile, index);
  return fresh(session, legal, pile, index);
}

/** A drag begins: the card is held, or it stays where it is and the reason says why. */
export function lift(session: Session, pile: number, index: number): Intent {
  const legal = session.legal().toArray();
  if (legal.length === 0 || session.game.choice === 'zero') return NOTHING;
  if (selects(session.game) && takingAll(session.game, session.table, [{ pile, index }]).length > 0)
    return { do: 'hold', held: { pile, index, alone: true } };
  if (drawOf(legal, pile) !== undefined || carries(session, legal, { pile, index }).length > 0)
    return { do: 'hold', held: { pile, index } };
  return refuseLifting(session, { pile, index });
}

/** A drag ends over these piles, best overlap first: the first legal one wins, else the best overlap says why not. */
export function drop(session: Session, pile: number, index: number, over: readonly number[], onto?: number): Intent {
  if (selects(session.game)) return dropOnCard(session, { pile, index, alone: true }, over, onto);
  const targets = over.filter((target) => target !== pile);
  const best = targets[0];
  if (best === undefined) return NOTHING;
  const legal = session.legal().toArray();
  const draw = drawOf(legal, pile);
  for (const target of targets) {
    const m = attempt(session, { pile, index }, target);
    if (legal.includes(m)) return { do: 'play', move: m };
    if (draw !== undefined && (toOf(draw) === target || roleOf(session, target) === 'waste')) return { do: 'play', move: draw };
  }
  return refuse(session, attempt(session, { pile, index }, best));
}

/** The piles that the held card may go to, or whose cards may go out with those selected. */
export function targetsOf(session: Session, held: Taken): readonly number[] {
  if (held.alone) {
    const all = takingAll(session.game, session.table, heldCards(held)).flatMap((m) => cardsOf(session.table, m));
    const own = new Set(heldCards(held).map(({ pile }) => pile));
    return [...new Set(all.map(({ pile }) => pile).filter((pile) => !own.has(pile)))];
  }
  return [...new Set(carries(session, session.legal().toArray(), held).map(toOf))];
}

/** The one move that the cards just taken up can make; `undefined` where there is a choice. */
export function onlyMove(session: Session, held: Taken): Move | undefined {
  const moves = held.alone ? takingAll(session.game, session.table, heldCards(held)) : carries(session, session.legal().toArray(), held);
  const home = homeward(session, moves);
  return moves.length === 1 || (home.length === moves.length && areAlike(session, home)) ? moves[0] : undefined;
}

/** The held card is touched again: its only move is made, or the one to a foundation; of several the player says which; else it is put down. */
function again(session: Session, legal: readonly Move[], held: Held): Intent {
  const all = carries(session, legal, held);
  const home = homeward(session, all);
  const wanted = home.length > 0 ? home : all;
  const first = wanted[0];
  if (first !== undefined && (wanted.length === 1 || (home.length > 0 && areAlike(session, home)))) return { do: 'play', move: first };
  return home.length > 0 ? { do: 'choose', moves: home } : { do: 'putDown' };
}

const homeward = (session: Session, moves: readonly Move[]): readonly Move[] =>
  moves.filter((m) => roleOf(session, toOf(m)) === 'foundation');

/** True when all go to the same: to empty places, or onto cards of one face. */
function areAlike({ table }: Session, moves: readonly Move[]): boolean {
  const faces = moves.map((m) => (table.height(toOf(m)) > 0 ? faceOf(table.top(toOf(m)) as Card) : NONE));
  return new Set(faces).size === 1;
}

/** A card is held and another pile is touched. */
function onto(session: Session, legal: readonly Move[], held: Held, pile: number, index: number | undefined): Intent {
  const m = attempt(session, held, pile);
  if (legal.includes(m)) return { do: 'play', move: m };
  const larger = largerThan(session, legal, held).find((other) => toOf(other) === pile);
  if (larger !== undefined) return { do: 'play', move: larger };
  const turning = turningOf(legal, pile, session);
  if (turning !== undefined) return { do: 'play', move: turning };
  const refused = refuse(session, m);
  if (refused.do !== 'refuse' || index === undefined) return refused;
  const other = { pile, index };
  return carries(session, legal, other).length > 0 ? { ...refused, hold: other } : refused;
}

/** Cards that go out together are selected one after another; a closed one on top is opened. */
function pick(session: Session, legal: readonly Move[], held: Taken | undefined, pile: number, index: number | undefined): Intent {
  const { game, table } = session;
  const turning = turningOf(legal, pile, session);
  if (turning !== undefined) return { do: 'play', move: turning };
  if (index !== undefined && index === table.height(pile) - 1 && !table.isUp(table.top(pile)) && game.rules.taking?.includes(OPEN))
    return refuse(session, openTop(pile));
  if (roleOf(session, pile) === 'stock' && table.height(pile) > 0) return refuse(session, move(DRAW, pile, 0, 1));
  return intentOf(select(game, table, held?.alone ? heldCards(held) : [], pile, index));
}

/** A card dragged onto another selects both; one dragged to the discards goes there when it goes alone. */
function dropOnCard(session: Session, held: Held, over: readonly number[], onto: number | undefined): Intent {
  const { game, table } = session;
  const target = onto === undefined ? over.find((pile) => pile !== held.pile) : held.pile;
  if (target === undefined) return NOTHING;
  const draw = drawOf(session.legal().toArray(), held.pile);
  if (draw !== undefined) return toOf(draw) === target ? { do: 'play', move: draw } : NOTHING;
  const height = table.height(target);
  return intentOf(select(game, table, [held], target, onto ?? (height > 0 ? height - 1 : undefined)));
}

function intentOf(selected: Selected): Intent {
  if (selected.do === 'play') return selected;
  const [first, ...others] = selected.cards.map(({ pile, index }): Held => ({ pile, index, alone: true }));
  const held: Taken | undefined = first && (others.length > 0 ? { ...first, others } : first);
  if (selected.do === 'hold') return held ? { do: 'hold', held } : { do: 'putDown' };
  return { do: 'refuse', reason: selected.reason, ...(held ? { hold: held } : {}) };
}

/** Nothing is held. */
function fresh(session: Session, legal: readonly Move[], pile: number, index: number | undefined): Intent {
  const turning = turningOf(legal, pile, session);
  if (turning !== undefined) return { do: 'play', move: turning };
  if (index === undefined) return ontoEmpty(session, legal, pile);
  const held = { pile, index };
  if (carries(session, legal, held).length > 0) return { do: 'hold', held };
  const larger = largerThan(session, legal, held)[0];
  return larger === undefined ? refuseLifting(session, held) : { do: 'hold', held: { pile, index: heightBelow(session, larger) } };
}

function ontoEmpty(session: Session, legal: readonly Move[], pile: number): Intent {
  const into = legal.filter((m) => kindOf(m) === CARRY && toOf(m) === pile);
  const first = into[0];
  if (first !== undefined) return into.length === 1 ? { do: 'play', move: first } : { do: 'choose', moves: into };
  if (roleOf(session, pile) === 'stock') {
    const waste = session.game.rules.piles.findIndex((spec) => spec.role === 'waste');
    return refuse(session, move(RECYCLE, Math.max(waste, 0), pile));
  }
  const tries = openTops(session)
    .filter((from) => from !== pile)
    .map((from) => move(CARRY, from, pile, 1));
  return refuseCommonly(session, tries);
}

/** The moves that carry exactly the held cards. */
function carries(session: Session, legal: readonly Move[], held: Held): readonly Move[] {
  const n = session.table.height(held.pile) - held.index;
  return legal.filter((m) => kindOf(m) === CARRY && fromOf(m) === held.pile && countOf(m) === n);
}

/** The moves that carry the held cards and more from under them, fewest first: where keys reach only a top card, it takes these along. */
function largerThan(session: Session, legal: readonly Move[], held: Held): readonly Move[] {
  const larger = legal.filter((m) => kindOf(m) === CARRY && fromOf(m) === held.pile && heightBelow(session, m) < held.index);
  return larger.sort((a, b) => countOf(a) - countOf(b));
}

/** True when cards under the held ones may be taken along. */
export const mayTakeMore = (session: Session, held: Taken): boolean => stretched(session, held, 1) !== undefined;

/** The next larger or smaller block of the same pile that may be carried; `undefined` when there is none. */
export function stretched(session: Session, { pile, index, alone }: Taken, by: 1 | -1): Taken | undefined {
  if (alone) return undefined;
  const lowest = session
    .legal()
    .toArray()
    .filter((m) => kindOf(m) === CARRY && fromOf(m) === pile)
    .map((m) => heightBelow(session, m));
  const next = by > 0 ? Math.max(...lowest.filter((height) => height < index)) : Math.min(...lowest.filter((height) => height > index));
  return Number.isFinite(next) ? { pile, index: next } : undefined;
}

/** The height of the lowest card that a move carries. */
const heightBelow = (session: Session, m: Move): number => session.table.height(fromOf(m)) - countOf(m);

function attempt(session: Session, held: Held, to: number): Move {
  return move(CARRY, held.pile, to, session.table.height(held.pile) - held.index);
}

const drawOf = (legal: readonly Move[], pile: number): Move | undefined => legal.find((m) => kindOf(m) === DRAW && fromOf(m) === pile);

/** Turning a card from this stock, the card on this pile, or the waste over onto the stock. */
function turningOf(legal: readonly Move[], pile: number, session: Session): Move | undefined {
  const recycles = (m: Move): boolean => kindOf(m) === RECYCLE && (toOf(m) === pile || roleOf(session, pile) === 'stock');
  const opens = (m: Move): boolean => kindOf(m) === OPEN && fromOf(m) === pile;
  return drawOf(legal, pile) ?? legal.find(opens) ?? legal.find(recycles);
}

/** Why a card cannot be taken: told of the target that a player would think of first. */
function refuseLifting(session: Session, held: Held): Intent {
  const { table, game } = session;
  const card = table.at(held.pile, held.index);
  const piles = game.rules.piles.map((_, pile) => pile).filter((pile) => pile !== held.pile);
  const homes = piles.filter((pile) => roleOf(session, pile) === 'foundation');
  const groups = [
    homes.filter((pile) => table.top(pile) !== NONE && suitOf(table.top(pile)) === suitOf(card)),
    homes.filter((pile) => table.height(pile) === 0),
    homes,
    piles.filter((pile) => table.height(pile) === 0 && roleOf(session, pile) !== 'stock'),
    piles,
  ];
  const group = groups.find((some) => some.length > 0) ?? [];
  return refuseCommonly(
    session,
    group.map((to) => attempt(session, held, to)),
  );
}

function refuse(session: Session, m: Move): Intent {
  const reason = session.refusal(m);
  return reason ? { do: 'refuse', reason } : NOTHING;
}

/** The rule that most of these moves break, told of the first of them. */
function refuseCommonly(session: Session, moves: readonly Move[]): Intent {
  const found = new Map<string, { readonly reason: Reason; times: number }>();
  for (const m of moves) {
    const reason = session.refusal(m);
    if (!reason) continue;
    const before = found.get(reason.rule);
    if (before) before.times++;
    else found.set(reason.rule, { reason, times: 1 });
  }
  const best = [...found.values()].sort((a, b) => b.times - a.times)[0];
  return best ? { do: 'refuse', reason: best.reason } : NOTHING;
}

/** The piles whose top card can be seen. */
function openTops({ game, table }: Session): readonly number[] {
  return game.rules.piles.map((_, pile) => pile).filter((pile) => table.height(pile) > 0 && table.isUp(table.top(pile)));
}

function roleOf(session: Session, pile: number): Role {
  return session.game.rules.piles[pile]?.role ?? 'discard';
}
