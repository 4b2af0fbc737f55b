import { type Outcome, reading, type Session, sayLooked, sayOutcome, sentence } from 'pasyans';
import { ritualWords } from '../views/ritual.words.ts';
import type { Core } from './core.ts';

/** How the game ended and what the cards answer, for the ear. Fetched when a game ends. */
export function sayEnd(session: Session, outcome: Outcome, core: Core): string {
  const lang = core.lang.peek();
  const facts = session.game.rules.facts?.(session.table);
  const said = facts && reading(facts, lang);
  const mark = core.meta(session).peeked ? `${sentence(core.words.peek().withReturn)}.` : undefined;
  const { ritual } = core.meta(session);
  const opened = ritual?.sealed === undefined ? undefined : ritualWords[lang].opened(String(session.deal.id));
  const sentences = [
    sayOutcome(session.game, outcome, lang),
    sayLooked(session.game, outcome, lang),
    said?.answer,
    ...(said?.lines ?? []),
    session.game.patience.resultNote?.[lang],
    mark,
    opened,
  ];
  return sentences.filter((text) => text !== undefined).join(' ');
}
