import {
  ACE,
  CARRY,
  definePatience,
  firstBroken,
  fromOf,
  type Ghost,
  kindOf,
  move,
  NONE,
  option,
  PACK_20,
  type PileSpec,
  type Rank,
  type Reason,
  type Rules,
  rankOf,
  type State,
  toOf,
  type Word,
} from '../engine/index.ts';
import { cardSign } from './shared/card-words.ts';
import { countClosed, isClosed, layCard, termOf, waveRules } from './shared/wave.ts';
import { handPiles, namesByRow, placePiles, rankSigns, rowTop, termSigns, unfoldedColumns } from './shared/wave-cloth.ts';
import { heading } from './wish-20.heading.ts';
import { exact } from './wish-20.odds.ts';

const HAND = 0;
const FIRST = 1;
const RANKS: readonly Rank[] = [ACE, 13, 12, 11, 10];
const WIDTH = RANKS.length;
const PLACES = 4 * WIDTH;
const LIFTED = FIRST + PLACES;
/** R3: the ace place of row 1. */
const START = FIRST;

const COLUMNS = unfoldedColumns(RANKS, 1.2, 0);
const [HAND_PILE, LIFTED_PILE] = handPiles({ x: 0, y: rowTop(1.5).wide }, { x: 2, y: rowTop(4, 1).tall });
const PILES: readonly PileSpec[] = [HAND_PILE, ...placePiles(COLUMNS, namesByRow), LIFTED_PILE];

const ROW_CHOICE = option(
  { ru: 'Ряд для карты', en: 'Row for a card' },
  {
    ru: 'На какое из мест своего столбца ложится карта. Об этом старый текст молчит; меняется только срок, не удача.',
    en: 'Which place of its column a card takes. The old text does not say; only the term depends on it, not the luck.',
  },
  [
    { value: 'topmost', label: { ru: 'самый верхний, где карта закрыта', en: 'the topmost whose card is closed' } },
    { value: 'player', label: { ru: 'выбирает игрок', en: 'the player chooses' } },
  ],
);

/** R2: the place in row 1 of the column that belongs to a card's rank. */
const headOf = (card: number): number => FIRST + RANKS.indexOf(rankOf(card));

/** R4: the topmost closed place of a card's column; `NONE` when none is left. */
function topmostClosed(s: State, card: number): number {
  for (let place = headOf(card); place < LIFTED; place += WIDTH) if (isClosed(s, place)) return place;
  return NONE;
}

/** Laying the card in hand where the player chooses. `moves` asks these words too. */
const LAYING: readonly Word[] = [
  {
    rule: 'R4',
    text: {
      ru: 'Карта, положенная на место, там и остаётся: кладут только ту, что в руке.',
      en: 'A card once laid stays: only the one in hand is laid.',
    },
    holds: (_, m) => kindOf(m) === CARRY && fromOf(m) === HAND,
  },
  {
    rule: 'R2',
    text: (s) => {
      const card = cardSign(s.top(HAND));
      return { ru: `${card.ru} кладут только в столбец своего достоинства.`, en: `${card.en} goes only to the column of its rank.` };
    },
    holds: (s, m) => toOf(m) !== LIFTED && (toOf(m) - headOf(s.top(HAND))) % WIDTH === 0,
  },
  {
    rule: 'R5',
    text: {
      ru: 'Пустое начальное место занимает последний туз: пока закрыто другое место туза, сюда не кладут.',
      en: 'The empty start place is for the last ace: not while another ace place is closed.',
    },
    holds: (s, m) => toOf(m) !== START || topmostClosed(s, s.top(HAND)) === NONE,
  },
  {
    rule: 'R4',
    text: {
      ru: 'Здесь карта уже открыта: кладут туда, где она ещё закрыта.',
      en: 'The card here is open: a card goes where one is still closed.',
    },
    holds: (s, m) => isClosed(s, toOf(m)) || (toOf(m) === START && s.height(START) === 0),
  },
];

const rules: Rules = {
  ...waveRules({
    pack: PACK_20,
    hand: HAND,
    lifted: LIFTED,
    first: FIRST,
    dealt: PLACES,
    owners: {
      placeOf(t, card) {
        const place = topmostClosed(t, card);
        // R5: no ace place is closed any more.
        return place === NONE ? START : place;
      },
      ghost(_, pile): Ghost | undefined {
        const rank = pile >= FIRST && pile < LIFTED ? RANKS[(pile - FIRST) % WIDTH] : undefined;
        return rank && { rank };
      },
    },
    startOf: (s) => (isClosed(s, START) ? START : NONE),
  }),
  piles: PILES,
  signs: [...rankSigns(COLUMNS), ...termSigns(6.35, 5, 1)],
  facts: (s) => ({ term: termOf(s, FIRST, WIDTH), closedCount: countClosed(s, FIRST, PLACES) }),
};

/** R4 with the player choosing the row: the first card is opened by itself, every other waits in hand for its place. */
const chosen: Rules = {
  ...rules,
  choice: 'hidden',
  sorts: ['pack'],
  moves(s, out) {
    const card = s.top(HAND);
    if (card === NONE) return;
    for (let place = headOf(card); place < LIFTED; place += WIDTH) {
      const m = move(CARRY, HAND, place, 1);
      if (!firstBroken(LAYING, s, m)) out.push(m);
    }
  },
  play: (t, m) => layCard(t, HAND, LIFTED, toOf(m)),
  settle(t) {
    if (t.height(HAND) === 0 && isClosed(t, START)) t.flip(START, HAND, 1);
  },
  why: (s, m) => firstBroken(LAYING, s, m) as Reason,
};

/** «Желание (20 карт)»: source 002, the note after variant «а»; rules in `wish-20.text.ts`. */
export const wish20 = definePatience({
  ...heading,
  rev: 1,
  options: { 'row-choice': ROW_CHOICE },
  exact: (options) => exact(options['row-choice']),
  rules: (options) => (options['row-choice'] === 'player' ? chosen : rules),
});
