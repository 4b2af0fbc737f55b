import type { Move } from './move.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';

/** Why a move is refused: the number of the rule it breaks (`R4`, or `C5` for a common rule) and a sentence. */
export interface Reason {
  /** The number of the rule, as the rules page has it. */
  readonly rule: string;
  /** The sentence for the player. */
  readonly text: Text;
}

/** One condition of a move in one object: its test and what to say when it does not hold. */
export interface Word {
  /** The number of the rule that asks for it. */
  readonly rule: string;
  /** The sentence of a refusal; a function where it names cards of the position. */
  readonly text: Text | ((s: State, m: Move) => Text);
  /** Whether the move keeps this condition. */
  holds(s: State, m: Move): boolean;
}

/** The reason of the first word a move breaks; `undefined` when all hold. */
export function firstBroken(words: readonly Word[], s: State, m: Move): Reason | undefined {
  for (const word of words) {
    if (word.holds(s, m)) continue;
    return { rule: word.rule, text: typeof word.text === 'function' ? word.text(s, m) : word.text };
  }
  return undefined;
}
