import type { Game, Outcome } from '../engine/game.ts';
import type { MoveSort } from '../engine/sort.ts';
import type { Lang, Text } from '../engine/text.ts';

const WORDS = {
  won: { ru: 'Пасьянс сошёлся', en: 'The patience came out' },
  brilliant: { ru: 'Пасьянс сошёлся блестяще', en: 'The patience came out brilliantly' },
  lost: { ru: 'Пасьянс не сошёлся', en: 'The patience did not come out' },
  noMoves: { ru: 'ходов больше нет', en: 'no moves are left' },
  looked: { ru: 'Смотрели все ходы', en: 'Every kind of move was looked at' },
} as const satisfies Record<string, Text>;

const SORTS: Readonly<Record<MoveSort, Text>> = {
  step: { ru: 'следующий шаг', en: 'the next step' },
  build: { ru: 'на базовую стопку', en: 'to a foundation' },
  change: { ru: 'с одной базовой стопки на другую', en: 'from one foundation to another' },
  pack: { ru: 'с места на место', en: 'from place to place' },
  store: { ru: 'на магазин', en: 'onto the store' },
  lay: { ru: 'из руки на сборную кучку', en: 'from the hand to a waste pile' },
  draw: { ru: 'из колоды', en: 'from the stock' },
  turn: { ru: 'перевернуть талон', en: 'turning the waste over' },
  redeal: { ru: 'собрать и разложить заново', en: 'gathering and dealing again' },
  discard: { ru: 'сбросить карты вместе', en: 'discarding cards together' },
  pluck: { ru: 'сбросить карты из ряда', en: 'discarding cards from the row' },
  open: { ru: 'открыть закрытую карту', en: 'turning up a closed card' },
};

/** The end of a game in a sentence; `undefined` while it goes on. */
export function sayOutcome(game: Game, outcome: Outcome | undefined, lang: Lang): string | undefined {
  if (!outcome) return undefined;
  if (outcome.result === 'lost') return game.choice === 'zero' ? `${WORDS.lost[lang]}.` : `${WORDS.lost[lang]}: ${WORDS.noMoves[lang]}.`;
  if (typeof outcome.win === 'number') return `${WORDS.won[lang]}: ${lang === 'ru' ? `${outcome.win}-й класс` : `class ${outcome.win}`}.`;
  return `${outcome.win === 'brilliant' ? WORDS.brilliant[lang] : WORDS.won[lang]}.`;
}

/** When no move is left: which sorts of moves were looked for. `undefined` while there are moves, after a win, and where nothing is chosen. */
export function sayLooked({ choice, rules }: Game, outcome: Outcome | undefined, lang: Lang): string | undefined {
  if (outcome?.result !== 'lost' || choice === 'zero' || !rules.sorts) return undefined;
  return `${WORDS.looked[lang]}: ${rules.sorts.map((sort) => SORTS[sort][lang]).join(', ')}.`;
}
