import type { Text } from '../engine/text.ts';

/**
 * Where a rule comes from: the source says it; it is our reading of a silent or damaged place; it is taken over from
 * the game the source refers to; it is the project's decision; it was invented to fill a lost text.
 */
export type RuleMark = 'text' | 'reading' | 'inherited' | 'decided' | 'reconstruction';

/** One numbered rule as the player reads it. Refusals and tests cite `id`. */
export interface RuleText {
  readonly id: string;
  readonly mark: RuleMark;
  /** The rule itself, in the player's words. */
  readonly text: Text;
  /** Why the unclear place is read so, and which other readings there are (for `reading` and wherever it helps). */
  readonly why?: Text;
}

/** The rules page of one patience: plain text paragraphs (blank line between two), no markup. */
export interface GameText {
  readonly id: string;
  /** What this patience is and where it comes from: one or two short paragraphs. */
  readonly story: Text;
  /** What has to be reached, in a sentence or two. */
  readonly aim: Text;
  /** The layout drawn in characters, at most 60 columns, without language-dependent words where possible. */
  readonly picture: Text;
  /** How play goes, told as one short connected account for somebody who never saw the game. */
  readonly play: Text;
  /** The numbered rules, in ascending order of number. */
  readonly rules: readonly RuleText[];
  /** How to lay it out on a real table with a real pack. */
  readonly realCards: Text;
  /** The source: which old text, in which state it came down, what is damaged. */
  readonly source: Text;
  /** Other names and relatives, where there are any. */
  readonly otherNames?: Text;
  /** The exact chance where mathematics gives one, with the reason in a sentence. */
  readonly chance?: Text;
}
