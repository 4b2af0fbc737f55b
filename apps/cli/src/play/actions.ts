import {
  type Collecting,
  collecting,
  collects,
  DRAW,
  dealingOn,
  formatMove,
  type Game,
  kindOf,
  type Lang,
  type Move,
  type MoveKind,
  NEXT_STEP,
  nextToDeal,
  number,
  parseAttempt,
  RECYCLE,
  REDEAL,
  type Session,
  STEP,
  sayBoard,
  sayEvents,
  sayMove,
  sayReason,
  sayWholePile,
  type Text,
} from 'pasyans';
import { titleLine } from '../context.ts';
import type { Look } from '../draw/look.ts';
import { systemWords } from '../failure.ts';
import { printable } from '../printable.ts';
import { circleLines, endLines } from '../report.ts';
import { readAnswer } from './deal-question.ts';
import type { Sitting } from './sitting.ts';

/** What is said after a player did something; the first line is one sentence. */
export type Said = readonly string[];

const WORDS = {
  nothingBack: { ru: 'Назад некуда: это начало.', en: 'There is nothing to take back: this is the start.' },
  nothingOn: { ru: 'Вперёд некуда.', en: 'There is nothing to redo.' },
  back: { ru: 'Ход взят назад.', en: 'The move is taken back.' },
  peeked: {
    ru: 'Открытая карта снова закрыта: теперь вы знаете, что придёт.',
    en: 'A card seen is closed again: now you know what comes.',
  },
  peekedAnswer: {
    ru: 'Открытая карта снова закрыта: ответ будет уже с подсказкой.',
    en: 'A card seen is closed again: the answer will have been peeked at.',
  },
  on: { ru: 'Снова вперёд.', en: 'Forward again.' },
  restarted: { ru: 'Расклад начат сначала.', en: 'The deal begins again.' },
  noMoves: { ru: 'Ходов нет.', en: 'There are no moves.' },
  goesOn: { ru: 'Пасьянс ещё не окончен.', en: 'The game is not over yet.' },
  collectNothing: { ru: 'Собирать пока нечего.', en: 'Nothing to collect yet.' },
  noCollecting: {
    ru: 'В этом пасьянсе собирать нечего: на базовые стопки карты здесь не идут.',
    en: 'This patience has nothing to collect: its cards do not go to foundations.',
  },
  noSafety: {
    ru: 'Что собирать здесь всегда безвредно, никто не доказал: решайте сами.',
    en: 'Nobody has proved of this patience that collecting never hurts: here you decide yourself.',
  },
  autoOn: {
    ru: 'Теперь после каждого хода на базовые стопки само идёт то, что заведомо не повредит.',
    en: 'From now on what is proved never to hurt goes to the foundations by itself after every move.',
  },
  autoOff: { ru: 'Теперь само ничего не собирается.', en: 'Nothing is collected by itself any more.' },
  noDealing: { ru: 'Здесь по одной карте не раздают.', en: 'Nothing is being dealt card by card here.' },
  sure: { ru: 'Если да, повторите.', en: 'If so, do it again.' },
  choice: { ru: 'Здесь есть выбор: до конца играете вы сами.', en: 'There are choices here: you play to the end yourself.' },
} as const satisfies Record<string, Text>;

/** Plays a move, keeps the game, says what happened or which rule refuses it. */
export function playMove(sitting: Sitting, m: Move): Said {
  const { session, lang } = sitting;
  const question = sitting.question(m);
  if (question) return [`${question[lang]} ${WORDS.sure[lang]}`];
  const played = sitting.collectsSafely ? session.playAsOne(withHarmless(session, m)) : session.play(m);
  if (!played.ok) return [sayReason(played.reason, lang)];
  sitting.keep();
  return [sayEvents(session.game, session.table, played.events, lang, m), ...endLines(sitting, lang), ...circleLines(session, lang)];
}

/** A move, and what the player wants collected after it. */
function* withHarmless(session: Session, m: Move): Generator<Move> {
  yield m;
  yield* collecting(session, 'harmless');
}

/** Plays a move as typed. */
export function playTyped(sitting: Sitting, token: string): Said {
  const { session, lang } = sitting;
  const attempt = parseAttempt(session.game, session.table, token);
  return attempt.ok ? playMove(sitting, attempt.value) : [printable(attempt.fault.text[lang])];
}

const KIND_WORDS: Readonly<Partial<Record<MoveKind, string>>> = { [DRAW]: 'draw', [RECYCLE]: 'turn', [REDEAL]: 'redeal', [STEP]: 'next' };

/** Plays the one move of a kind: drawing, turning the waste over, redealing, stepping. */
export function playKind(sitting: Sitting, kind: MoveKind): Said {
  const meant = movesOfKind(sitting.session, kind);
  return meant.length === 1 ? playMove(sitting, meant[0] as Move) : playTyped(sitting, KIND_WORDS[kind] ?? '');
}

export function movesOfKind(session: Session, kind: MoveKind): readonly Move[] {
  return session
    .legal()
    .toArray()
    .filter((m) => kindOf(m) === kind);
}

/** Cards dealt one after another until one fits; taken back as one. */
export function dealOn(sitting: Sitting): Said {
  const { session, lang } = sitting;
  if (nextToDeal(session) === undefined) return [WORDS.noDealing[lang]];
  const played = session.playAsOne(dealingOn(session));
  if (!played.ok) return [sayReason(played.reason, lang)];
  sitting.keep();
  const dealt = number(played.count, lang);
  return [lang === 'ru' ? `Роздано карт: ${dealt}.` : `Cards dealt: ${dealt}.`, ...endLines(sitting, lang)];
}

/** Everything that goes to the foundations, or of it only what cannot hurt (C14): taken back as one. */
export function collect(sitting: Sitting, which: Collecting): Said {
  const { session, lang } = sitting;
  const missing = missingCollecting(session.game, which);
  if (missing) return [missing[lang]];
  const played = session.playAsOne(collecting(session, which));
  if (!played.ok || played.count === 0) return [WORDS.collectNothing[lang]];
  sitting.keep();
  return [sayEvents(session.game, session.table, played.events, lang), ...endLines(sitting, lang)];
}

/** From now on, or no longer, what is proved never to hurt goes to the foundations with every move. */
export function switchAutoSafe(sitting: Sitting): Said {
  const { session, lang } = sitting;
  const missing = missingCollecting(session.game, 'harmless');
  if (missing) return [missing[lang]];
  sitting.collectsSafely = !sitting.collectsSafely;
  return [WORDS[sitting.collectsSafely ? 'autoOn' : 'autoOff'][lang]];
}

/** Why a game has no such command; `undefined` when it has. */
export function missingCollecting(game: Game, which: Collecting): Text | undefined {
  if (collects(game, which)) return undefined;
  return WORDS[collects(game) ? 'noSafety' : 'noCollecting'];
}

/** All steps of a patience that plays itself. */
export function playToEnd(sitting: Sitting): Said {
  const { session, lang } = sitting;
  if (session.game.choice !== 'zero') return [WORDS.choice[lang]];
  const before = session.here.depth;
  while (session.play(NEXT_STEP).ok);
  sitting.keep();
  const steps = number(session.here.depth - before, lang);
  return [lang === 'ru' ? `Шагов до конца: ${steps}.` : `Steps to the end: ${steps}.`, ...endLines(sitting, lang)];
}

export function undo(sitting: Sitting, look: Look): Said {
  const before = openCards(sitting.session);
  const done = sitting.undo();
  if (done === 'game') return [backTo(sitting, look)];
  if (!done) return [WORDS.nothingBack[look.lang]];
  return [WORDS.back[look.lang], ...saidOfPeeking(sitting, before)];
}

export function openCards(session: Session): number {
  return session
    .seen()
    .piles.flat()
    .filter(({ face }) => face !== undefined).length;
}

/** Going back closes what had been seen: the player is told that the game, or the answer, is no longer blind. */
export function saidOfPeeking({ session, lang }: Sitting, before: number): Said {
  return openCards(session) < before ? [WORDS[session.game.patience.tells ? 'peekedAnswer' : 'peeked'][lang]] : [];
}

export function redo(sitting: Sitting, look: Look): Said {
  const done = sitting.redo();
  if (done === 'game') return [backTo(sitting, look)];
  return done ? [WORDS.on[look.lang], ...endLines(sitting, look.lang)] : [WORDS.nothingOn[look.lang]];
}

function backTo(sitting: Sitting, look: Look): string {
  const title = titleLine(sitting.session, look);
  return look.lang === 'ru' ? `На столе другая игра: ${title}.` : `Another game is on the table: ${title}.`;
}

export function restart(sitting: Sitting): Said {
  const before = openCards(sitting.session);
  sitting.session.restart();
  sitting.keep();
  return [WORDS.restarted[sitting.lang], ...saidOfPeeking(sitting, before)];
}

/** Deals anew; nothing is said where something is asked before. */
export function dealAnew(sitting: Sitting): Said {
  sitting.dealAnew();
  return sitting.asks ? [] : sayNewDeal(sitting);
}

/** Answers what is asked before a deal, as typed; a wrong answer leaves the question standing. */
export function answerQuestion(sitting: Sitting, typed: string): Said {
  const { asks, asksFirst, lang } = sitting;
  const value = asks && readAnswer(asks, typed);
  if (value === undefined) {
    const shown = cut(typed);
    return [printable(lang === 'ru' ? `Такого ответа нет: «${shown}».` : `There is no such answer: "${shown}".`)];
  }
  sitting.answer(value);
  return asksFirst ? [] : sayNewDeal(sitting);
}

/** What was typed, cut to what fits into a sentence. */
function cut(typed: string): string {
  const letters = Array.from(typed);
  return letters.length <= 40 ? typed : `${letters.slice(0, 39).join('')}…`;
}

function sayNewDeal(sitting: Sitting): Said {
  const { lang, session } = sitting;
  return [
    lang === 'ru'
      ? `Новый расклад: ${session.deal.id}. Прежняя игра не потеряна: к ней ведёт «назад».`
      : `A new deal: ${session.deal.id}. The game before is not lost: undo leads back.`,
  ];
}

/** The legal moves, a line each: as it is typed, and in words. */
export function listMoves(sitting: Sitting): Said {
  const { session, lang } = sitting;
  const moves = session.legal().toArray();
  if (moves.length === 0) return [WORDS.noMoves[lang], ...endLines(sitting, lang)];
  const typed = moves.map((m) => formatMove(session.game, session.table, m));
  const width = Math.max(...typed.map((one) => one.length));
  return moves.map((m, i) => `${(typed[i] as string).padEnd(width)}  ${sayMove(session.game, session.table, m, lang)}`);
}

export function readBoard({ session, lang }: Sitting): Said {
  const status = session.game.rules.status?.(session.table);
  return [...sayBoard(session.game, session.seen(), lang), ...(status ? [status[lang]] : [])];
}

export function readPile({ session, lang }: Sitting, pile: number): Said {
  return [`${sayWholePile(session.game, session.seen(), pile, lang)}.`];
}

export function readResult(sitting: Sitting): Said {
  const end = endLines(sitting, sitting.lang);
  return end.length > 0 ? end : [WORDS.goesOn[sitting.lang]];
}

export function saveTo(sitting: Sitting, file: string): Said {
  const code = sitting.saveTo(file);
  return [printable(code === undefined ? saved(file, sitting.lang) : notSaved(file, code, sitting.lang))];
}

function saved(file: string, lang: Lang): string {
  return lang === 'ru' ? `Партия записана в «${file}».` : `The game is saved in "${file}".`;
}

function notSaved(file: string, code: string, lang: Lang): string {
  if (code === 'EEXIST')
    return lang === 'ru' ? `Файл «${file}» уже есть; назовите другой.` : `The file "${file}" is there already; name another.`;
  return lang === 'ru' ? `В «${file}» не записать: ${systemWords(code).ru}.` : `"${file}" cannot be written: ${systemWords(code).en}.`;
}
