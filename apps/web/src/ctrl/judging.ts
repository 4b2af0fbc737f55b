import type { Session } from 'pasyans';
import type { Turning, Verdict } from 'pasyans/solve';
import { type Sight, verdictWords } from '../i18n/verdict.ts';
import type { Core } from './core.ts';

/** The verdict in one sentence, and below what was looked at and what was known to it. Fetched when somebody asks. */
export function tellVerdict(verdict: Verdict, core: Core): { readonly verdict: string; readonly about: string } {
  const words = verdictWords[core.lang.value];
  return {
    verdict: sentenceOf(verdict, words),
    about: `${words.lookedAt(verdict.positions)} ${words.sight[sightOf(core.desk.session)]}`.trim(),
  };
}

export function sayVerdict(verdict: Verdict, core: Core): string {
  const told = tellVerdict(verdict, core);
  return `${told.verdict} ${told.about}`;
}

/** Where the game was lost, in sentences. `of`: the moves made. */
export function sayTurning({ won, lost }: Turning, of: number, core: Core): string {
  const words = verdictWords[core.lang.peek()].turning;
  if (won === undefined) return lost === 0 ? words.never : words.notFound;
  if (won === of) return words.still;
  const where = won === 0 ? words.atTheDeal : words.after(won, of);
  return `${where} ${lost === won + 1 ? words.decided(lost) : words.notKnownAfter}`;
}

/** What is hidden from the player and not from the search. */
export function sightOf({ game, table }: Session): Sight {
  for (let pile = 0; pile < table.piles; pile++)
    for (let i = 0; i < table.height(pile); i++) if (!table.isUp(table.at(pile, i))) return 'cards';
  return game.rules.shuffles ? 'redeals' : 'nothing';
}

function sentenceOf(verdict: Verdict, words: (typeof verdictWords)['ru']): string {
  switch (verdict.verdict) {
    case 'won':
      return words.won(verdict.line.length);
    case 'lost':
      return words.lost;
    case 'unknown':
      return words.unknown[verdict.spent];
  }
}
