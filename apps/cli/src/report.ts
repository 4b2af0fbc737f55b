import {
  counted,
  type Forms,
  formatRecord,
  isRelaxed,
  type Lang,
  nothingNewSince,
  reading,
  readingLines,
  type Session,
  sayAnswerOdds,
  sayLooked,
  sayNothingNew,
  sayOutcome,
  toldBy,
} from 'pasyans';
import { identity, optionLines, titleLine } from './context.ts';
import { drawCloth } from './draw/cloth.ts';
import { type Look, paint } from './draw/look.ts';
import { type BookRows, oddsJson, oddsOf, readingJson, wordsJson } from './telling.ts';

export const MOVES: Readonly<Record<Lang, Forms>> = {
  ru: { one: 'ход', few: 'хода', many: 'ходов' },
  en: { one: 'move', many: 'moves' },
};

/** The end of a game as programs read it (docs/cli.md). `moves` counts the moves that lead to the position. */
export function reportJson(session: Session, rows: BookRows): Readonly<Record<string, unknown>> {
  const told = toldBy(session);
  const outcome = told?.outcome;
  return {
    outcome: outcome?.result ?? 'open',
    moves: session.here.depth,
    ...identity(session),
    relaxed: isRelaxed(session.game),
    win: outcome?.result === 'won' ? outcome.win : null,
    reading: readingJson(session, told),
    words: wordsJson(told),
    odds: oddsJson(session.game, told, rows),
    record: formatRecord(session),
  };
}

/** A game that may be at its end, and where the odds of its answer are looked up. */
export interface Ending {
  readonly session: Session;
  readonly rows: BookRows;
}

/** The end of a game in words: outcome, reading, how often it says so. Empty while the game goes on. */
export function endLines({ session, rows }: Ending, lang: Lang): readonly string[] {
  const told = toldBy(session);
  if (!told) return [];
  const { game } = session;
  const odds = oddsOf(game, told, rows);
  const lines = [
    sayOutcome(game, told.outcome, lang),
    sayLooked(game, told.outcome, lang),
    ...readingLines(reading(told.facts, lang, told.outcome)),
    ...(odds ? sayAnswerOdds(odds, lang) : []),
    game.patience.resultNote?.[lang],
  ];
  return lines.filter((line) => line !== undefined);
}

/** A word about playing in circles, which is no verdict; empty while something new comes. */
export function circleLines(session: Session, lang: Lang): readonly string[] {
  const since = session.outcome() ? undefined : nothingNewSince(session);
  return since === undefined ? [] : [sayNothingNew(since, lang)];
}

/** A game in words: which, how many moves, the cloth, the end. */
export function reportLines(session: Session, look: Look, rows: BookRows): readonly string[] {
  const { lang } = look;
  const end = endLines({ session, rows }, lang);
  return [
    paint(titleLine(session, look), 'title', look),
    ...optionLines(session.game, look),
    counted(session.here.depth, MOVES[lang], lang),
    '',
    ...drawCloth(session, look).lines(look),
    '',
    ...(end.length > 0 ? end : [stillOpen(session, lang), ...circleLines(session, lang)]),
  ];
}

function stillOpen(session: Session, lang: Lang): string {
  const moves = counted(session.legal().count, MOVES[lang], lang);
  return lang === 'ru' ? `Пасьянс не окончен: есть ${moves}.` : `The game goes on: ${moves} to choose from.`;
}
