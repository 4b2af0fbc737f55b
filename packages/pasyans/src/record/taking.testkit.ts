import {
  DISCARD,
  definePatience,
  discard,
  discardedPiles,
  fromOf,
  heightOf,
  kindOf,
  type MoveBuffer,
  OPEN,
  openTop,
  PACK_2X52,
  type Patience,
  PLUCK,
  pluck,
  type State,
  spot,
} from '../engine/index.ts';

const PILES = ['stock', 'row', 'r1', 'r2.5', 'r2.8', 'res', 'out'];
const ROW = 1;
const OUT = 6;

/** Not a patience but a table where cards go out in every way there is, two packs of them, so that equal cards meet. */
export const toyTaking: Patience = definePatience({
  id: 'toy-taking',
  rev: 1,
  title: { ru: 'Сброс', en: 'Taking' },
  about: { ru: 'Для проверки.', en: 'For tests.' },
  choice: 'hidden',
  tells: false,
  packs: ['2x52'],
  options: {},
  rules: () => ({
    pack: PACK_2X52,
    piles: PILES.map((name, i) => ({
      name,
      role: name === 'out' ? 'discard' : 'tableau',
      label: { ru: `Стопка ${name}`, en: `Pile ${name}` },
      at: spot(i, 0),
    })),
    taking: [DISCARD, PLUCK, OPEN],
    deal(t) {
      t.flip(0, ROW, 12);
      for (const pile of [2, 3, 4]) t.flip(0, pile, 9);
      t.shift(0, 5, 3);
    },
    moves: pushMoves,
    play(t, m) {
      if (kindOf(m) === OPEN) t.turn(fromOf(m), t.height(fromOf(m)) - 1, true);
      else if (kindOf(m) === DISCARD) for (const pile of discardedPiles(m)) t.shift(pile, OUT, 1);
      else {
        const kept = Array.from({ length: t.height(ROW) }, (_, i) => i).filter((i) => i !== heightOf(m));
        t.order(ROW, [...kept, heightOf(m)]);
        t.shift(ROW, OUT, 1);
      }
    },
    won: () => undefined,
    why: () => ({ rule: 'R9', text: { ru: 'Игрушке это не нравится.', en: 'The toy does not like it.' } }),
  }),
});

/** Any card of the row alone, any two or three open tops, and every closed top opened. */
function pushMoves(s: State, out: MoveBuffer): void {
  for (let height = 0; height < s.height(ROW); height++) out.push(pluck(ROW, height, 1));
  const tops = [2, 3, 4, 5].filter((pile) => s.height(pile) > 0);
  const open = tops.filter((pile) => s.isUp(s.top(pile)));
  for (const a of open) for (const b of open) if (a < b) out.push(discard(a, b));
  for (const a of open) for (const b of open) for (const c of open) if (a < b && b < c) out.push(discard(a, b, c));
  for (const pile of tops) if (!s.isUp(s.top(pile))) out.push(openTop(pile));
}
