import { type Outcome, reading, readingAloud, type Session, sayAnswerOdds, sayLooked, sayOutcome, sentence, toldBy } from 'pasyans';
import { oddsBelow } from '../odds/below.ts';
import { ritualWords } from '../views/ritual.words.ts';
import type { Core } from './core.ts';

/** How the game ended, what the cards answer and how often they do, for the ear. Fetched when a game ends. */
export async function sayEnd(session: Session, outcome: Outcome, core: Core): Promise<string> {
  const told = toldBy(session) ?? { outcome, facts: {} };
  const odds = await oddsBelow(session.game, told);
  const lang = core.lang.peek();
  const mark = core.meta(session).peeked ? `${sentence(core.words.peek().withReturn)}.` : undefined;
  const { ritual } = core.meta(session);
  const opened = ritual?.sealed === undefined ? undefined : ritualWords[lang].opened(String(session.deal.id));
  const sentences = [
    sayOutcome(session.game, outcome, lang),
    sayLooked(session.game, outcome, lang),
    ...readingAloud(reading(told.facts, lang, outcome)),
    ...(odds ? sayAnswerOdds(odds, lang) : []),
    session.game.patience.resultNote?.[lang],
    mark,
    opened,
  ];
  return sentences.filter((text) => text !== undefined).join(' ');
}
