import {
  cardCode,
  counted,
  type Forms,
  formatRecord,
  isRelaxed,
  type Lang,
  type Outcome,
  type ReadingFacts,
  reading,
  type Session,
  sayLooked,
  sayOutcome,
} from 'pasyans';
import { nothingNewSince, sayNothingNew } from 'pasyans/play';
import { identity, optionLines, titleLine } from './context.ts';
import { drawCloth } from './draw/cloth.ts';
import { type Look, paint } from './draw/look.ts';

export const MOVES: Readonly<Record<Lang, Forms>> = {
  ru: { one: 'ход', few: 'хода', many: 'ходов' },
  en: { one: 'move', many: 'moves' },
};

/** The end of a game as programs read it (docs/cli.md). `moves` counts the moves that lead to the position. */
export function reportJson(session: Session): Readonly<Record<string, unknown>> {
  const outcome = session.outcome();
  return {
    outcome: outcome?.result ?? 'open',
    moves: session.here.depth,
    ...identity(session),
    relaxed: isRelaxed(session.game),
    win: outcome?.result === 'won' ? outcome.win : null,
    reading: readingJson(factsOf(session, outcome)),
    record: formatRecord(session),
  };
}

function factsOf(session: Session, outcome: Outcome | undefined): ReadingFacts | undefined {
  return outcome && session.game.rules.facts?.(session.table);
}

function readingJson(facts: ReadingFacts | undefined): unknown {
  if (!facts) return null;
  return facts.obstacles ? { ...facts, obstacles: facts.obstacles.map(cardCode) } : facts;
}

/** The end of a game in words: outcome, answer, what stands in the way. Empty while the game goes on. */
export function endLines(session: Session, lang: Lang): readonly string[] {
  const outcome = session.outcome();
  const said = sayOutcome(session.game, outcome, lang);
  if (said === undefined) return [];
  const { answer, lines, obstacles, note } = reading(factsOf(session, outcome) ?? {}, lang);
  const ways = obstacles.map(({ card, meaning }) => `${card} — ${meaning}`);
  const tradition = ways.length === 0 ? undefined : note;
  const told = [said, sayLooked(session.game, outcome, lang), answer, ...lines, ...ways, tradition];
  return [...told, session.game.patience.resultNote?.[lang]].filter((line) => line !== undefined);
}

/** A word about playing in circles, which is no verdict; empty while something new comes. */
export function circleLines(session: Session, lang: Lang): readonly string[] {
  const since = session.outcome() ? undefined : nothingNewSince(session);
  return since === undefined ? [] : [sayNothingNew(since, lang)];
}

/** A game in words: which, how many moves, the cloth, the end. */
export function reportLines(session: Session, look: Look): readonly string[] {
  const { lang } = look;
  const end = endLines(session, lang);
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
