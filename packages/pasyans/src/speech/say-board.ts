import type { Game } from '../engine/game.ts';
import type { Seen } from '../engine/seen.ts';
import type { State } from '../engine/state.ts';
import type { Lang } from '../engine/text.ts';
import { pileLabel, sayPile, seenWords } from './say-pile.ts';

/** A pile with every card named, bottom first. */
export function sayWholePile(game: Game, seen: Seen, pile: number, lang: Lang, s?: State): string {
  const cards = seen.piles[pile] ?? [];
  if (cards.length < 2 || cards.every((card) => card.face === undefined)) return sayPile(game, seen, pile, lang, s);
  return `${pileLabel(game, pile, lang)}: ${cards.map((card) => seenWords(card, lang)).join(', ')}`;
}

/** The whole table, a line a pile, empty fleeting piles left out. */
export function sayBoard(game: Game, seen: Seen, lang: Lang, s?: State): readonly string[] {
  return game.rules.piles.flatMap((spec, pile) =>
    spec.fleeting && seen.piles[pile]?.length === 0 ? [] : [sayPile(game, seen, pile, lang, s)],
  );
}
