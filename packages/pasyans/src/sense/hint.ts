import {
  emptyTable,
  type Game,
  type Habit,
  legalMoves,
  type Move,
  playMove,
  type Seen,
  type Sense,
  type Table,
  type Text,
} from '../engine/index.ts';
import { counted, sayMove, sentence } from '../speech/index.ts';
import { imagine, viewOf } from './imagine.ts';
import { Thinker, type Thought } from './thinker.ts';

/** What the sensible player would do: a legal move and why, or nothing. Both are sentences for the player. */
export type Hint =
  | {
      readonly move: Move;
      /** Why, as a sentence of its own. */
      readonly reason: Text;
      /** The move and why, as one sentence. */
      readonly text: Text;
    }
  | { readonly move?: undefined; readonly text: Text };

const WORDS = {
  over: { ru: 'Игра окончена.', en: 'The game is over.' },
  nothing: {
    ru: 'Разумного хода не видно: остаётся взять ходы назад или сдаться.',
    en: 'No sensible move is in sight: what is left is to take moves back or to give up.',
  },
  only: { ru: 'Другого хода сейчас нет.', en: 'There is no other move now.' },
  wins: { ru: 'Этим ходом пасьянс сходится.', en: 'With this move the patience comes out.' },
  usual: { ru: 'Из того, что есть, это обещает больше всего.', en: 'Of what there is, this promises most.' },
} as const satisfies Record<string, Text>;

const FORMS = {
  ru: { one: 'ход', few: 'хода', many: 'ходов' },
  en: { one: 'move', many: 'moves' },
};

/** So many tables are imagined to be sure that a move wins whatever is hidden. */
const TRIALS = 3;

/**
 * The hint for a position as seen. `before` are positions that lie behind, in their order: the hint does not lead back to them.
 * It is the move that the sensible player makes, and depends on nothing but what is given.
 */
export function hintFor(game: Game, sense: Sense, seen: Seen, before: readonly Seen[] = []): Hint {
  const thinker = new Thinker(game, sense);
  for (const one of before) thinker.remember(one);
  const thought = thinker.think(seen);
  const view = viewOf(game, seen, sense.known?.(seen));
  const table = imagine(view, 0, emptyTable(game));
  if (!thought) return { text: legalMoves(game, table).count === 0 ? WORDS.over : WORDS.nothing };
  const { move } = thought;
  const said = { ru: sayMove(game, table, move, 'ru'), en: sayMove(game, table, move, 'en') };
  const wins = Array.from({ length: TRIALS }, (_, n) => isWon(game, imagine(view, n, emptyTable(game)), move)).every(Boolean);
  const reason = wins ? WORDS.wins : reasonOf(sense, table, thought);
  return { move, reason, text: { ru: joined(said.ru, reason.ru), en: joined(said.en, reason.en) } };
}

/** «Положить семёрку червей на базовую стопку 1: карта уходит на базовую стопку.» */
const joined = (move: string, reason: string): string => `${sentence(move)}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;

function isWon(game: Game, table: Table, move: Move): boolean {
  playMove(game, table, move);
  return game.rules.won(table) !== undefined;
}

function reasonOf(sense: Sense, table: Table, { move, choices, habitual, winsIn }: Thought): Text {
  if (choices === 1) return WORDS.only;
  if (winsIn !== undefined) return winning(winsIn);
  if (move !== habitual) return sense.aims[0]?.why ?? WORDS.usual;
  return strongest(sense.manners[0] ?? [], table, move) ?? sense.aims[0]?.why ?? WORDS.usual;
}

function winning(moves: number): Text {
  return {
    ru: `Виден путь до конца: ${counted(moves, FORMS.ru, 'ru')}.`,
    en: `A way to the end is in sight: ${counted(moves, FORMS.en, 'en')}.`,
  };
}

/** The reason of the habit that speaks most for a move. */
function strongest(manner: readonly Habit[], table: Table, move: Move): Text | undefined {
  let best: Text | undefined;
  let most = 0;
  for (const { why, worth } of manner) {
    const says = worth(table, move);
    if (says <= most) continue;
    best = why;
    most = says;
  }
  return best;
}
