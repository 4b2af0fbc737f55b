import { type Card, faceOf } from '../engine/card.ts';
import { type CardPlace, cardsOf } from '../engine/cards-of.ts';
import type { Game, Outcome } from '../engine/game.ts';
import { CARRY, countOf, DISCARD, DRAW, fromOf, kindOf, type Move, OPEN, PLUCK, RECYCLE, REDEAL, toOf } from '../engine/move.ts';
import type { Seen, SeenCard } from '../engine/seen.ts';
import { selects } from '../engine/select.ts';
import type { MoveSort } from '../engine/sort.ts';
import type { State, StepEvent } from '../engine/state.ts';
import type { Lang, Text } from '../engine/text.ts';
import type { Reason } from '../engine/word.ts';
import { cardWords } from './card-words.ts';
import { CARDS, counted } from './plural.ts';

const WORDS = {
  empty: { ru: 'пусто', en: 'empty' },
  closed: { ru: 'закрыта', en: 'face down' },
  allClosed: { ru: 'все закрыты', en: 'all face down' },
  top: { ru: 'сверху', en: 'on top' },
  draw: { ru: 'Открыть карту из колоды', en: 'Turn a card from the stock' },
  recycle: { ru: 'Перевернуть сборную стопку', en: 'Turn the waste over' },
  redeal: { ru: 'Собрать, не тасуя, и разложить заново', en: 'Gather and deal again, unshuffled' },
  shuffledRedeal: { ru: 'Собрать, перетасовать и разложить заново', en: 'Gather, shuffle and deal again' },
  discard: { ru: 'Сбросить', en: 'Discard' },
  discardedOne: { ru: 'сброшена', en: 'discarded' },
  discarded: { ru: 'сброшены', en: 'discarded' },
  open: { ru: 'Открыть карту', en: 'Turn up the card' },
  last: { ru: 'последняя', en: 'the last one' },
  step: { ru: 'Следующий шаг', en: 'The next step' },
  won: { ru: 'Пасьянс сошёлся', en: 'The patience came out' },
  brilliant: { ru: 'Пасьянс сошёлся блестяще', en: 'The patience came out brilliantly' },
  lost: { ru: 'Пасьянс не сошёлся', en: 'The patience did not come out' },
  noMoves: { ru: 'ходов больше нет', en: 'no moves are left' },
  looked: { ru: 'Смотрели все ходы', en: 'Every kind of move was looked at' },
  nothing: { ru: 'Ничего не изменилось', en: 'Nothing changed' },
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

/** First letter upper case. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A pile as heard when it is reached: «Базовая 1: 3 карты, сверху восьмёрка червей». */
export function sayPile(game: Game, seen: Seen, pile: number, lang: Lang): string {
  const label = pileLabel(game, pile, lang);
  const cards = seen.piles[pile] ?? [];
  const top = cards.at(-1);
  if (!top) return `${label}: ${WORDS.empty[lang]}`;
  if (cards.length === 1) return `${label}: ${seenWords(top, lang)}`;
  const count = counted(cards.length, CARDS[lang], lang);
  if (cards.every((card) => card.face === undefined)) return `${label}: ${count}, ${WORDS.allClosed[lang]}`;
  const topmost = game.rules.piles[pile]?.fan === 'wrap' ? WORDS.last : WORDS.top;
  return `${label}: ${count}, ${topmost[lang]} ${seenWords(top, lang)}`;
}

/** One card of a row, as heard when it is reached: «Ряд, 3 из 13: семёрка червей». */
export function sayCard(game: Game, seen: Seen, { pile, index }: CardPlace, lang: Lang): string {
  const cards = seen.piles[pile] ?? [];
  const card = cards[index];
  if (!card) return pileLabel(game, pile, lang);
  const place = lang === 'ru' ? `${index + 1} из ${cards.length}` : `${index + 1} of ${cards.length}`;
  return `${pileLabel(game, pile, lang)}, ${place}: ${seenWords(card, lang)}`;
}

/** A pile with every card named, bottom first. */
export function sayWholePile(game: Game, seen: Seen, pile: number, lang: Lang): string {
  const cards = seen.piles[pile] ?? [];
  if (cards.length < 2 || cards.every((card) => card.face === undefined)) return sayPile(game, seen, pile, lang);
  return `${pileLabel(game, pile, lang)}: ${cards.map((card) => seenWords(card, lang)).join(', ')}`;
}

/** The whole table, a line a pile, empty fleeting piles left out. */
export function sayBoard(game: Game, seen: Seen, lang: Lang): readonly string[] {
  return game.rules.piles.flatMap((spec, pile) =>
    spec.fleeting && seen.piles[pile]?.length === 0 ? [] : [sayPile(game, seen, pile, lang)],
  );
}

/** A move before it is played: «семёрка червей → Базовая 1», «Сбросить: король треф, пятёрка пик». */
export function sayMove(game: Game, s: State, m: Move, lang: Lang): string {
  switch (kindOf(m)) {
    case CARRY: {
      const lowest = s.at(fromOf(m), s.height(fromOf(m)) - countOf(m));
      const more = countOf(m) > 1 ? ` + ${countOf(m) - 1}` : '';
      return `${cardWords(faceOf(lowest), lang)}${more} → ${pileLabel(game, toOf(m), lang)}`;
    }
    case DRAW:
      return WORDS.draw[lang];
    case RECYCLE:
      return WORDS.recycle[lang];
    case REDEAL:
      return WORDS[game.rules.shuffles ? 'shuffledRedeal' : 'redeal'][lang];
    case DISCARD:
    case PLUCK: {
      const names = cardsOf(s, m).map(({ pile, index }) => cardWords(faceOf(s.at(pile, index)), lang));
      return `${WORDS.discard[lang]}: ${names.join(', ')}`;
    }
    case OPEN:
      return `${WORDS.open[lang]}: ${pileLabel(game, fromOf(m), lang)}`;
    default:
      return WORDS.step[lang];
  }
}

/**
 * What a move did, with everything that followed from it, as one sentence: split announcements get lost by ear. Told
 * from the position afterwards, so a card that is closed again is not named.
 */
export function sayEvents(game: Game, after: State & { readonly piles: number }, events: readonly StepEvent[], lang: Lang): string {
  const touched = new Set<Card>();
  for (const event of events) {
    if (event.step === 'turn') touched.add(event.card);
    else if (event.step === 'shift' || event.step === 'flip') for (const card of event.cards) touched.add(card);
  }
  const clauses = [...byPile(after, touched)].map(([pile, cards]) => clause(game, after, pile, cards, lang));
  return clauses.length === 0 ? `${WORDS.nothing[lang]}.` : `${sentence(clauses.join('; '))}.`;
}

/** Where cards came to lie; of those taken out of the game only that. */
function clause(game: Game, after: State, pile: number, cards: readonly Card[], lang: Lang): string {
  const list = cardList(after, cards, lang);
  const out = selects(game) && game.rules.piles[pile]?.role === 'discard';
  if (!out) return `${list} — ${pileLabel(game, pile, lang)}`;
  return `${(cards.length === 1 ? WORDS.discardedOne : WORDS.discarded)[lang]}: ${list}`;
}

function byPile(after: State & { readonly piles: number }, touched: ReadonlySet<Card>): Map<number, Card[]> {
  const where = new Map<Card, number>();
  for (let pile = 0; pile < after.piles; pile++) for (let i = 0; i < after.height(pile); i++) where.set(after.at(pile, i), pile);
  const groups = new Map<number, Card[]>();
  for (const card of touched) {
    const pile = where.get(card) as number;
    groups.set(pile, [...(groups.get(pile) ?? []), card]);
  }
  return groups;
}

// Longer lists are counted, not read out: nobody can follow more by ear.
const MOST_NAMED = 3;

function cardList(s: State, cards: readonly Card[], lang: Lang): string {
  const open = cards.filter((card) => s.isUp(card));
  if (open.length === 0 || cards.length > MOST_NAMED) return counted(cards.length, CARDS[lang], lang);
  const names = open.map((card) => cardWords(faceOf(card), lang)).join(', ');
  return open.length === cards.length ? names : `${names} + ${counted(cards.length - open.length, CARDS[lang], lang)}`;
}

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

/** A refusal with the rule it rests on: «Справа от короля места нет (правило 5).» */
export function sayReason(reason: Reason, lang: Lang): string {
  return `${reason.text[lang].replace(/[.!]$/, '')} (${ruleName(reason.rule, lang)}).`;
}

/** `R5` as «правило 5», `C9` as «общее правило 9». */
export function ruleName(rule: string, lang: Lang): string {
  const common = rule.startsWith('C');
  const number = rule.slice(1);
  if (lang === 'ru') return common ? `общее правило ${number}` : `правило ${number}`;
  return common ? `common rule ${number}` : `rule ${number}`;
}

export function pileLabel(game: Game, pile: number, lang: Lang): string {
  return game.rules.piles[pile]?.label[lang] ?? '';
}

function seenWords(card: SeenCard, lang: Lang): string {
  return card.face === undefined ? WORDS.closed[lang] : cardWords(card.face, lang);
}
