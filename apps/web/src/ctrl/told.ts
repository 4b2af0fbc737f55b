import {
  type Collecting,
  collects,
  listed,
  type Move,
  nothingNewSince,
  type Reason,
  type Session,
  type StepEvent,
  sayBoard,
  sayEvents,
  sayFacts,
  sayHeld,
  sayMove,
  sayNothingNew,
  sayOutcome,
  sayReason,
  sayWholePile,
} from 'pasyans';
import { cardName } from '../adapt/words.ts';
import type { Core } from './core.ts';
import { sayEnd } from './ending.ts';
import { dealShown } from './sealed.ts';
import { type Tally, toldWords } from './told.words.ts';
import { heldCards, mayTakeMore, type Taken } from './touch.ts';

// What the ear gets that is more than a fixed sentence. Fetched after the first page.

/** Why something is refused, and the rule it rests on. */
export const reason = (core: Core, why: Reason): string => sayReason(why, core.lang.peek());

/** What a move did, all that followed from it included; and once, when it begins, that play goes round in circles. */
export function did(core: Core, session: Session, events: readonly StepEvent[], made: Move | undefined): string {
  const lang = core.lang.peek();
  const since = circleBegun(session);
  return joined([sayEvents(session.game, session.table, events, lang, made), since !== undefined && sayNothingNew(since, lang)], ' ');
}

/** Since which move nothing new has come, when this move is the first to have it said. */
function circleBegun(session: Session): number | undefined {
  const { game, deal, moves } = session;
  if (game.choice === 'zero' || session.outcome()) return undefined;
  const before = nothingNewSince({ game, deal, moves: moves.slice(0, -1) });
  return before === undefined ? nothingNewSince({ game, deal, moves }) : undefined;
}

/** How many cards or moves it came to, where nobody could follow them one by one. */
export const tally = (core: Core, what: Tally, n: number): string => toldWords[core.lang.peek()][what](n);

/** How the game ended and what the cards answer. */
export async function end(core: Core, session: Session): Promise<string> {
  const outcome = session.outcome();
  if (!outcome) return '';
  // Without the odds, when they cannot be fetched.
  return sayEnd(session, outcome, core).catch(() => sayOutcome(session.game, outcome, core.lang.peek()) ?? '');
}

/** What has been taken up, and whether there may be more of it. */
export function taken(core: Core, session: Session, held: Taken): string {
  const lang = core.lang.peek();
  if (held.alone)
    return toldWords[lang].selected(
      listed(
        heldCards(held).map((one) => cardName(session, one, lang)),
        lang,
      ),
    );
  return joined([`${sayHeld(session.table, held, lang)}.`, mayTakeMore(session, held) && toldWords[lang].takeMore], ' ');
}

/** A new deal: which it is, and what is to be done first. */
export function dealt(core: Core, session: Session): string {
  const words = core.words.peek();
  const { game } = session;
  const { title, tells } = game.patience;
  const what = words.dealt(title[core.lang.peek()], dealShown(core, session));
  const wishes = tells && core.meta(session).ritual === undefined;
  return joined([what, wishes && words.makeWish, game.choice === 'zero' ? words.begin : sentenceOf(status(core, session))], ' ');
}

/** The move that was taken back. */
export function undone(core: Core, session: Session): string {
  const move = session.here.ahead?.move;
  const lang = core.lang.peek();
  const named = move !== undefined && session.game.choice !== 'zero';
  return toldWords[lang].undone(named ? sayMove(session.game, session.table, move, lang) : undefined);
}

/** The move that was played again, with all that it did. */
export function redone(core: Core, session: Session, events: readonly StepEvent[], made: Move | undefined): string {
  const lang = core.lang.peek();
  const outcome = sayOutcome(session.game, session.outcome(), lang) ?? '';
  return joined([toldWords[lang].redone, sayEvents(session.game, session.table, events, lang, made), outcome], ' ');
}

/** The whole table, a sentence a pile. */
export function board(core: Core, session: Session): string {
  const lines = sayBoard(session.game, session.seen(), core.lang.peek(), session.table);
  return sentences([...lines, status(core, session)]);
}

export const pile = (core: Core, session: Session, number: number): string =>
  sentences([sayWholePile(session.game, session.seen(), number, core.lang.peek(), session.table)]);

export function moves(core: Core, session: Session): string {
  const legal = session.legal().toArray();
  const list = legal.map((m) => sayMove(session.game, session.table, m, core.lang.peek()));
  return joined([toldWords[core.lang.peek()].movesNow(legal.length), sentenceOf(list.join('; '))], ' ');
}

/** What there is to know of this game besides its cards. */
export function facts(core: Core, session: Session): string {
  const words = core.words.peek();
  const { title } = session.game.patience;
  const deal = words.dealt(title[core.lang.peek()], dealShown(core, session));
  return joined([deal, sentences(sayFacts(session, core.lang.peek()))], ' ');
}

/** Why a card more, or a card fewer, is not taken. */
export function notTaken(core: Core, held: Taken | undefined, by: 1 | -1): string {
  const words = toldWords[core.lang.peek()];
  if (!held) return words.nothingTaken;
  return by > 0 ? words.noMore : words.noFewer;
}

/** Why nothing is collected. */
export function notCollected(core: Core, { game }: Session, which: Collecting): string {
  const words = toldWords[core.lang.peek()];
  return collects(game, which) ? words.nothingToCollect : words.noCollecting[which];
}

export const nothingToDeal = (core: Core): string => toldWords[core.lang.peek()].nothingToDeal;

const status = (core: Core, { game, table }: Session): string => game.rules.status?.(table)?.[core.lang.peek()] ?? '';

const sentenceOf = (text: string): string => text && `${text}.`;

const sentences = (lines: readonly string[]): string => joined(lines.map(sentenceOf), ' ');

const joined = (parts: readonly (string | false)[], by: string): string => parts.filter(Boolean).join(by);
