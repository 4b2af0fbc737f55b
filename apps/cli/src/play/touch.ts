import {
  CARRY,
  type CardPlace,
  cardWords,
  DRAW,
  faceOf,
  formatMove,
  fromOf,
  kindOf,
  type Move,
  move,
  NONE,
  OPEN,
  openTop,
  RECYCLE,
  type Session,
  STEP,
  sayReason,
  select,
  toOf,
} from 'pasyans';
import { movesOfKind, playKind, playMove, type Said } from './actions.ts';
import type { Sitting } from './sitting.ts';

/** What touching a pile led to. */
export interface Touched {
  /** The pile whose card is now in hand. */
  readonly held: number | undefined;
  readonly said: Said;
}

/** Enter on a pile: takes its card, puts the one taken, draws, or fetches what fits an empty place. */
export function touch(sitting: Sitting, pile: number, held: number | undefined): Touched {
  const { session } = sitting;
  if (session.game.choice === 'zero') return letGo(playKind(sitting, STEP));
  if (held === pile) return touchAgain(sitting, pile);
  if (held !== undefined) return put(sitting, held, pile);
  if (session.game.rules.piles[pile]?.role === 'stock') return letGo(touchStock(sitting));
  return session.table.height(pile) === 0 ? letGo(fetch(sitting, pile)) : take(sitting, pile);
}

/** What selecting a card led to. */
export interface Picked {
  readonly picked: readonly CardPlace[];
  readonly said: Said;
}

/** Enter on a card where cards go out together: selects it, plays what is then complete, turns up a closed card on top. */
export function pick(sitting: Sitting, pile: number, index: number | undefined, picked: readonly CardPlace[]): Picked {
  const { session, lang } = sitting;
  const { game, table } = session;
  if (game.rules.piles[pile]?.role === 'stock' && table.height(pile) > 0) return { picked: [], said: playKind(sitting, DRAW) };
  const closed = index !== undefined && index === table.height(pile) - 1 && !table.isUp(table.top(pile));
  if (closed && game.rules.taking?.includes(OPEN)) return { picked: [], said: playMove(sitting, openTop(pile)) };
  const selected = select(game, table, picked, pile, index);
  if (selected.do === 'play') return { picked: [], said: playMove(sitting, selected.move) };
  if (selected.do === 'refuse') return { picked: selected.cards, said: [sayReason(selected.reason, lang)] };
  const names = selected.cards.map((card) => cardWords(faceOf(table.at(card.pile, card.index)), lang)).join(', ');
  const said = names === '' ? [] : [lang === 'ru' ? `Выбрано: ${names}.` : `Selected: ${names}.`];
  return { picked: selected.cards, said };
}

function letGo(said: Said): Touched {
  return { held: undefined, said };
}

function touchStock(sitting: Sitting): Said {
  const { session } = sitting;
  const turnsOver = movesOfKind(session, DRAW).length === 0 && (movesOfKind(session, RECYCLE).length > 0 || session.table.height(0) === 0);
  return playKind(sitting, turnsOver ? RECYCLE : DRAW);
}

function take({ session, lang }: Sitting, pile: number): Touched {
  const open = session.table.isUp(session.table.top(pile));
  if (movesFrom(session, pile).length > 0 || (open && session.game.rules.piles[pile]?.role !== 'foundation'))
    return { held: pile, said: [] };
  const reason = session.refusal(move(CARRY, pile, pile === 0 ? 1 : 0, 1));
  return letGo(reason ? [sayReason(reason, lang)] : []);
}

/** The same card once more: its only move, or back where it was. */
function touchAgain(sitting: Sitting, pile: number): Touched {
  const { session, lang } = sitting;
  const moves = movesFrom(session, pile);
  if (moves.length === 1) return letGo(playMove(sitting, moves[0] as Move));
  if (moves.length > 1) return letGo([choose(session, moves, lang === 'ru' ? 'Карта может пойти' : 'The card can go')]);
  return letGo([lang === 'ru' ? 'Карта положена обратно: ходов у неё нет.' : 'The card is put back: it has no move.']);
}

function put(sitting: Sitting, from: number, to: number): Touched {
  const { session, lang } = sitting;
  const moves = movesFrom(session, from).filter((m) => toOf(m) === to);
  if (moves.length > 1) return { held: from, said: [choose(session, moves, lang === 'ru' ? 'Наберите, какой ход' : 'Type which move')] };
  const m = moves[0] ?? move(CARRY, from, to, 1);
  const depth = session.here.depth;
  const said = playMove(sitting, m);
  return { held: session.here.depth === depth ? from : undefined, said };
}

/** An empty place calls the one card that fits; otherwise says which do, or why none does. */
function fetch(sitting: Sitting, pile: number): Said {
  const { session, lang } = sitting;
  const moves = carries(session).filter((m) => toOf(m) === pile);
  if (moves.length === 1) return playMove(sitting, moves[0] as Move);
  if (moves.length > 1) return [choose(session, moves, lang === 'ru' ? 'Сюда подходят' : 'These fit here')];
  const probe = anyOpenPile(session);
  const reason = probe === undefined ? undefined : session.refusal(move(CARRY, probe, pile, 1));
  return [reason ? sayReason(reason, lang) : lang === 'ru' ? 'Сюда сейчас ничего не подходит.' : 'Nothing fits here now.'];
}

function choose(session: Session, moves: readonly Move[], words: string): string {
  return `${words}: ${moves.map((m) => formatMove(session.game, session.table, m)).join(', ')}.`;
}

function carries(session: Session): readonly Move[] {
  return session
    .legal()
    .toArray()
    .filter((m) => kindOf(m) === CARRY);
}

/** The carrying moves from a pile. */
export function movesFrom(session: Session, pile: number): readonly Move[] {
  return carries(session).filter((m) => fromOf(m) === pile);
}

/** A card to ask the rules about when no card fits a place. */
function anyOpenPile({ game, table }: Session): number | undefined {
  const piles = game.rules.piles.map((spec, pile) => ({ spec, pile, top: table.top(pile) }));
  return piles.find(({ spec, top }) => spec.role !== 'foundation' && top !== NONE && table.isUp(top))?.pile;
}
