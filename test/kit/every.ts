import { eachValue, type Game, type Options, openGame, type Patience, patiences } from 'pasyans';
import type { GameText } from 'pasyans/texts';

/** One patience with one set of options, and a name for the report. */
export interface Case {
  readonly name: string;
  readonly game: Game;
}

export function openOrThrow(patience: Patience, options: Options = {}): Game {
  const game = openGame(patience, options);
  if (!game.ok) throw new Error(game.fault.text.en);
  return game.value;
}

/** Every patience with every option value: whoever adds a patience to the registry gets the whole kit. */
export const cases: readonly Case[] = patiences.flatMap((patience) => casesOf(patience));

export function casesOf(patience: Patience): readonly Case[] {
  return eachValue(patience.options).map((options) => ({
    name: [patience.id, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' '),
    game: openOrThrow(patience, options),
  }));
}

const COMMON_RULES = 14;

/** Every rule number a refusal may cite: those of the rules page and the common ones. */
export function ruleIdsOf(text: GameText | undefined): ReadonlySet<string> {
  const common = Array.from({ length: COMMON_RULES }, (_, i) => `C${i + 1}`);
  return new Set([...common, ...(text?.rules ?? []).map((rule) => rule.id)]);
}
