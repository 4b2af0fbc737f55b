import { type Outcome, reading, type Session, sayLooked, sayOutcome, sentence, spellCards } from 'pasyans';
import type { Core } from './core.ts';

/** How the game ended and what the cards answer, for the ear. Fetched when a game ends. */
export function sayEnd(session: Session, outcome: Outcome, core: Core): string {
  const lang = core.lang.peek();
  const facts = session.game.rules.facts?.(session.table);
  const said = facts && reading(facts, lang);
  const mark = core.meta(session).peeked ? `${sentence(core.words.peek().withReturn)}.` : undefined;
  const sentences = [
    sayOutcome(session.game, outcome, lang),
    sayLooked(session.game, outcome, lang),
    said?.answer,
    ...(said?.lines ?? []),
    ...(said?.obstacles ?? []).map(({ card, meaning }) => `${spellCards(card, lang)}: ${meaning}.`),
    session.game.patience.resultNote?.[lang],
    mark,
  ];
  return sentences.filter((text) => text !== undefined).join(' ');
}
