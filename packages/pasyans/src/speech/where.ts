import { faceOf, NONE } from '../engine/card.ts';
import type { Game } from '../engine/game.ts';
import { type Move, toOf } from '../engine/move.ts';
import type { Role } from '../engine/pile.ts';
import type { State } from '../engine/state.ts';
import type { Lang } from '../engine/text.ts';
import { cardTaken } from './cases.ts';
import { pileLabel } from './say-pile.ts';

/** A pile's name within a sentence: «столбец 3». */
export function where(game: Game, pile: number, lang: Lang): string {
  const label = pileLabel(game, pile, lang);
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Piles whose top card matters to what is laid on it. */
const BUILT: readonly Role[] = ['foundation', 'tableau', 'reserve'];

/** Where a move carries to: «на короля пик, столбец 4»; to an empty pile «в столбец 4». */
export function whereTo(game: Game, s: State, m: Move, lang: Lang): string {
  return onto(game, s, toOf(m), s.height(toOf(m)) - 1, lang);
}

/** Where a card goes that is laid on a pile upon the card at a height, or on the empty pile. */
export function onto(game: Game, s: State, pile: number, height: number, lang: Lang): string {
  const spec = game.rules.piles[pile];
  const under = s.at(pile, height);
  const built = spec !== undefined && (BUILT.includes(spec.role) || (spec.role === 'waste' && spec.fan !== undefined));
  if (built && spec.fan !== 'wrap' && under !== NONE && s.isUp(under)) {
    return `${lang === 'ru' ? 'на' : 'onto'} ${cardTaken(faceOf(under), lang)}, ${where(game, pile, lang)}`;
  }
  return spec?.onto?.[lang] ?? `— ${where(game, pile, lang)}`;
}
