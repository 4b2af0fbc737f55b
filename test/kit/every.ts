import { below, eachValue, type Game, type Options, openGame, type Patience, patiences, randomFrom, yardsticks } from 'pasyans';
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

/** Whatever can be played by an id. */
export const everything: readonly Patience[] = [...patiences, ...yardsticks];

/** Each with every option value: whoever adds a patience to the registry gets the whole kit. */
export const cases: readonly Case[] = everything.flatMap((patience) => casesOf(patience));

export function casesOf(patience: Patience): readonly Case[] {
  return eachValue(patience.options).map((options) => caseOf(patience, options));
}

/** True for a patience as it is when nobody chooses anything. */
export function isDefault({ patience, options }: Game): boolean {
  return Object.entries(patience.options).every(([name, { values }]) => values[0]?.value === options[name]);
}

function caseOf(patience: Patience, options: Options): Case {
  return {
    name: [patience.id, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' '),
    game: openOrThrow(patience, options),
  };
}

/**
 * So many different combinations of option values, drawn by lot in turn for every patience that has two options or more: those
 * with few combinations come with all of them.
 */
export function combinations(count: number, seed: number): readonly Case[] {
  const random = randomFrom(seed);
  const several = patiences.filter(({ options }) => Object.keys(options).length > 1);
  const left = several.map((patience) => allOptions(patience));
  const drawn: Case[] = [];
  while (drawn.length < count && left.some((some) => some.length > 0)) {
    for (const [i, patience] of several.entries()) {
      const some = left[i] ?? [];
      if (some.length === 0 || drawn.length === count) continue;
      const [options] = some.splice(below(random, some.length), 1);
      drawn.push(caseOf(patience, options as Options));
    }
  }
  return drawn;
}

function allOptions({ options }: Patience): Options[] {
  let all: Options[] = [{}];
  for (const [name, { values }] of Object.entries(options))
    all = all.flatMap((some) => values.map(({ value }) => ({ ...some, [name]: value })));
  return all;
}

const COMMON_RULES = 14;

/** Every rule number a refusal may cite: those of the rules page and the common ones. */
export function ruleIdsOf(text: GameText | undefined): ReadonlySet<string> {
  const common = Array.from({ length: COMMON_RULES }, (_, i) => `C${i + 1}`);
  return new Set([...common, ...(text?.rules ?? []).map((rule) => rule.id)]);
}
