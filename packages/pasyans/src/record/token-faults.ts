import { bad, type Game, good, type Result } from '../engine/index.ts';
import { shown, shownList } from './typed.ts';

/** The pile of a name within a token; `undefined` when none is named. */
export function pileIn(game: Game, name: string | undefined, token: string): Result<number | undefined> {
  if (name === undefined) return good(undefined);
  const pile = game.pileNumbers.get(name.toLowerCase());
  if (pile !== undefined) return good(pile);
  const names = shownList([...game.pileNumbers.keys()], 12);
  const text = {
    ru: `«${shown(token)}»: нет стопки «${shown(name)}»; есть: ${names}.`,
    en: `"${shown(token)}": there is no pile "${shown(name)}"; there are: ${names}.`,
  };
  return bad('unknown-pile', text, { token });
}

/** The fault of a token that is no move at all: says how moves are written. */
export function unreadable(token: string): Result<never> {
  const text = {
    ru: `«${shown(token)}» — не ход. Ход пишут так: «5H-f1» (карта и куда), «t3-f1» (откуда и куда), «x5H.5S» (что сбросить), draw, turn, redeal, open или next.`,
    en: `"${shown(token)}" is not a move. Moves are written like "5H-f1" (card and target), "t3-f1" (from and to), "x5H.5S" (what to discard), draw, turn, redeal, open or next.`,
  };
  return bad('not-a-move', text, { token });
}

/** The fault of a repetition (`draw*3`) where one move is expected. */
export function repeatedHere(token: string): Result<never> {
  const text = {
    ru: `«${shown(token)}»: здесь ждут один ход, без повторения.`,
    en: `"${shown(token)}": one move is expected here, without a repetition.`,
  };
  return bad('repeated-move', text, { token });
}
