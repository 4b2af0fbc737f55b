import { DRAW, type MoveKind, OPEN, RECYCLE, REDEAL, STEP } from '../engine/index.ts';

interface MoveWord {
  readonly kind: MoveKind;
  readonly word: string;
  readonly aliases: readonly string[];
}

/** Moves that are one word, with what a person may type instead. */
const MOVE_WORDS: readonly MoveWord[] = [
  { kind: STEP, word: 'next', aliases: ['n', 'дальше'] },
  { kind: DRAW, word: 'draw', aliases: ['d', 'взять'] },
  { kind: RECYCLE, word: 'turn', aliases: ['t', 'перевернуть'] },
  { kind: REDEAL, word: 'redeal', aliases: ['r', 'пересдать'] },
  { kind: OPEN, word: 'open', aliases: ['открыть'] },
];

/** The kind of a move word, typed in any case; `undefined` when it is none. */
export function kindOfWord(typed: string): MoveKind | undefined {
  const word = typed.toLowerCase();
  return MOVE_WORDS.find((entry) => entry.word === word || entry.aliases.includes(word))?.kind;
}

/** The word that is written for a kind of move; those that name cards have none. */
export function wordOfKind(kind: MoveKind): string | undefined {
  return MOVE_WORDS.find((entry) => entry.kind === kind)?.word;
}
