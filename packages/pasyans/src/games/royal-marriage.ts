import {
  type Card,
  countOf,
  DRAW,
  definePatience,
  type Hands,
  heightOf,
  kindOf,
  type Move,
  move,
  type OptionsOf,
  option,
  PACK_52,
  PLUCK,
  pluck,
  type Rules,
  type State,
} from '../engine/index.ts';
import { heading } from './royal-marriage.heading.ts';
import { BRIDE, eachDiscard, GROOM, layOut, OUT, ROW, STOCK, USUAL } from './royal-marriage.row.ts';
import { adding, refuse, statusOf } from './royal-marriage.words.ts';

const OPTIONS = {
  rule: option(
    { ru: 'Что сбрасывают', en: 'What is discarded' },
    {
      ru: 'Фраза старого текста повреждена: карту или двух соседок между сходными картами — или сами сходные пары.',
      en: 'The sentence of the old text is damaged: one or two cards between cards that agree, or pairs that agree themselves.',
    },
    [
      { value: 'classic', label: { ru: 'одну или двух между сходными', en: 'one or two between cards that agree' } },
      {
        value: 'pairs',
        label: { ru: 'сходную пару соседок или среднюю из трёх', en: 'two neighbours that agree, or the middle of three' },
      },
    ],
  ),
  row: option(
    { ru: 'Ряд', en: 'The row' },
    { ru: 'Растёт ли ряд, когда сбросить нечего.', en: 'Whether the row grows when nothing can be discarded.' },
    [
      { value: 'grows-when-blocked', label: { ru: 'растёт, когда сбросить нечего', en: 'grows when nothing can be discarded' } },
      { value: 'strict-twelve', label: { ru: 'не больше двенадцати', en: 'never more than twelve' } },
      { value: 'all-open', label: { ru: 'вся колода открыта сразу', en: 'the whole pack open from the start' } },
    ],
  ),
};

type Chosen = OptionsOf<typeof OPTIONS>;

const ADD: Move = move(DRAW, STOCK, ROW, 1);

/** «Королевская свадьба»: source 004; rules in `royal-marriage.text.ts`. */
export const royalMarriage = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: OPTIONS,
  rules,
});

function rules({ rule, row }: Chosen): Rules {
  const words = adding(rule, row);
  return {
    pack: PACK_52,
    piles: layOut(row === 'all-open' ? 'whole' : 'usual'),
    taking: [PLUCK],
    deal(t) {
      coupleApart(t);
      t.flip(STOCK, ROW, row === 'all-open' ? t.height(STOCK) : 1);
    },
    sorts: row === 'grows-when-blocked' ? ['pluck', 'draw'] : ['pluck'],
    moves(s, out) {
      let none = true;
      eachDiscard(s, rule, (at, n) => {
        out.push(pluck(ROW, at, n));
        none = false;
        return false;
      });
      if (none && words.every((word) => word.holds(s, ADD))) out.push(ADD);
    },
    play(t, m) {
      if (kindOf(m) === DRAW) t.flip(STOCK, ROW, 1);
      else takeOut(t, heightOf(m), countOf(m));
    },
    settle: refill,
    won: (s) => (areTogether(s) ? 'plain' : undefined),
    why: (s, m) => refuse(s, m, rule, row),
    status: (s) => statusOf(s.height(STOCK), Math.max(0, s.height(ROW) - 1)),
  };
}

/** R1, C1: bride on top, groom at the bottom, the other fifty between them in the order of the deal. */
function coupleApart(t: Hands): void {
  const heights = PACK_52.cards.map((_, height) => height);
  const of = (card: Card): number => heights.find((height) => t.at(STOCK, height) === card) as number;
  const [bride, groom] = [of(BRIDE), of(GROOM)];
  t.order(STOCK, [groom, ...heights.filter((height) => height !== bride && height !== groom), bride]);
}

/** R5: the cards leave, and the row closes up. */
function takeOut(t: Hands, at: number, n: number): void {
  const heights = Array.from({ length: t.height(ROW) }, (_, i) => i);
  const stays = (i: number): boolean => i < at || i >= at + n;
  t.order(ROW, [...heights.filter(stays), ...heights.filter((i) => !stays(i))]);
  t.shift(ROW, OUT, n);
}

/** R7: twelve cards to the right of the queen, as long as the stock lasts. */
function refill(t: Hands): void {
  const missing = Math.min(t.height(STOCK), USUAL + 1 - t.height(ROW));
  for (let i = 0; i < missing; i++) t.flip(STOCK, ROW, 1);
}

/** R8. */
function areTogether(s: State): boolean {
  return s.height(STOCK) === 0 && s.height(ROW) === 2 && s.at(ROW, 0) === BRIDE && s.at(ROW, 1) === GROOM;
}
