import type { Move } from './move.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';

/** Why a move is refused: the number of the rule it breaks (`R4`, or `C5` for a common rule) and a sentence. */
export interface Reason {
  readonly rule: string;
  readonly text: Text;
}

/** One condition of a move in one object: its test and what to say when it does not hold. */
export interface Word {
  readonly rule: string;
  /** The sentence of a refusal; a function where it names cards of the position. */
  readonly text: Text | ((s: State, m: Move) => Text);
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
