import { type AnswerOdds, answerOdds, exactOdds, type Game, type Told } from 'pasyans';

/** How often the answer of a finished game comes, where mathematics gives it: known at once, without the book. */
export function exactBelow(game: Game, told: Told): AnswerOdds | undefined {
  const exact = exactOdds(game);
  return exact && answerOdds(told, exact, undefined);
}

/** The same from the odds book where nothing is known exactly; `undefined` where the book cannot be fetched. */
export async function oddsBelow(game: Game, told: Told): Promise<AnswerOdds | undefined> {
  const exact = exactBelow(game, told);
  if (exact) return exact;
  try {
    const { countedOf } = await import('./counted.ts');
    return answerOdds(told, undefined, await countedOf(game, told));
  } catch {
    return undefined;
  }
}
