import { type Game, openGame } from './game.ts';
import { CARRY, DRAW, move } from './move.ts';
import { option } from './option.ts';
import { makePack } from './pack.ts';
import { definePatience } from './patience.ts';
import { spot } from './pile.ts';

/** A toy with a choice: eight cards; turn the stock card over, or carry the waste's top to the pile of its colour. */
export const toy = definePatience({
  id: 'toy',
  rev: 1,
  title: { ru: 'Игрушка', en: 'Toy' },
  about: { ru: 'Для проверки.', en: 'For testing.' },
  choice: 'hidden',
  tells: false,
  packs: ['toy'],
  options: {
    goal: option({ ru: 'Цель', en: 'Goal' }, { ru: 'Сколько карт.', en: 'How many cards.' }, [
      { value: '8', label: { ru: 'восемь', en: 'eight' } },
      { value: '4', label: { ru: 'четыре', en: 'four' }, relaxed: true },
    ]),
  },
  rules: ({ goal }) => ({
    pack: makePack('toy', [6, 7]),
    piles: ['stock', 'waste', 'red', 'black'].map((name, i) => ({
      name,
      role: 'tableau',
      label: { ru: `Стопка ${i}`, en: `Pile ${i}` },
      at: spot(i, 0),
    })),
    counters: ['drawn'],
    deal: () => {},
    moves(s, out) {
      if (s.height(0) > 0) out.push(move(DRAW, 0, 1, 1));
      if (s.height(1) > 0) out.push(move(CARRY, 1, s.top(1) < 26 ? 2 : 3, 1));
    },
    play(t, m) {
      if ((m & 15) === CARRY) t.shift(1, (m >>> 12) & 255, 1);
      else {
        t.flip(0, 1, 1);
        t.set(0, t.counter(0) + 1);
      }
    },
    won: (s) => (s.height(2) + s.height(3) >= Number(goal) ? 'plain' : undefined),
    why: () => ({ rule: 'R1', text: { ru: 'Нельзя.', en: 'Not allowed.' } }),
  }),
});

export function openToy(options: Record<string, string> = {}): Game {
  const game = openGame(toy, options);
  if (!game.ok) throw new Error(game.fault.text.en);
  return game.value;
}
