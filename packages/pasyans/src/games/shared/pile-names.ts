import type { Text } from '../../engine/index.ts';

/** What piles of every table are called, and where a card goes that is laid on them. */
export interface PileNames {
  readonly label: Text;
  readonly onto: Text;
}

export const STOCK_NAMES: PileNames = { label: { ru: 'Колода', en: 'Stock' }, onto: { ru: 'в колоду', en: 'to the stock' } };
export const WASTE_NAMES: PileNames = { label: { ru: 'Талон', en: 'Waste' }, onto: { ru: 'в талон', en: 'to the waste' } };
export const STORE_NAMES: PileNames = { label: { ru: 'Магазин', en: 'Store' }, onto: { ru: 'на магазин', en: 'to the store' } };
export const OUT_NAMES: PileNames = { label: { ru: 'Сброс', en: 'Discards' }, onto: { ru: 'в сброс', en: 'to the discards' } };
export const HAND_NAMES: PileNames = { label: { ru: 'Карта в руке', en: 'Card in hand' }, onto: { ru: 'в руку', en: 'to the hand' } };

/** The foundation that players count as `n`. */
export const foundationNames = (n: number): PileNames => ({
  label: { ru: `Базовая стопка ${n}`, en: `Foundation ${n}` },
  onto: { ru: `на базовую стопку ${n}`, en: `to foundation ${n}` },
});

/** The column that players count as `n`. */
export const columnNames = (n: number): PileNames => ({
  label: { ru: `Столбец ${n}`, en: `Column ${n}` },
  onto: { ru: `в столбец ${n}`, en: `to column ${n}` },
});

/** The pile that players count as `n`. */
export const packetNames = (n: number): PileNames => ({
  label: { ru: `Стопка ${n}`, en: `Pile ${n}` },
  onto: { ru: `на стопку ${n}`, en: `to pile ${n}` },
});
