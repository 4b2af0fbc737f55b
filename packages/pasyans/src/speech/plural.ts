import type { Lang } from '../engine/text.ts';

/** The forms a counted noun takes; English uses `one` and `many`, Russian also `few` (2 хода, 5 ходов). */
export interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many: string;
}

const RULES = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') };
const NUMBERS = { ru: new Intl.NumberFormat('ru'), en: new Intl.NumberFormat('en') };

/** A whole number as the language writes it: 200 000 or 200,000. */
export function number(n: number, lang: Lang): string {
  return NUMBERS[lang].format(n);
}

/** The number with its noun in the right form: 1 ход, 22 хода, 112 ходов. */
export function counted(n: number, forms: Forms, lang: Lang): string {
  return `${number(n, lang)} ${formOf(n, forms, lang)}`;
}

/** The form alone that goes with a number: ход, хода, ходов. */
export function formOf(n: number, forms: Forms, lang: Lang): string {
  const category = RULES[lang].select(n);
  return category === 'one' ? forms.one : category === 'few' ? (forms.few ?? forms.many) : forms.many;
}

/** Cards as what is counted: 1 карта, 2 карты, 5 карт. */
export const CARDS: Readonly<Record<Lang, Forms>> = {
  ru: { one: 'карта', few: 'карты', many: 'карт' },
  en: { one: 'card', many: 'cards' },
};

/** Cards as what something is done to: 1 карту, 2 карты, 5 карт. */
export const CARDS_TAKEN: Readonly<Record<Lang, Forms>> = { ru: { ...CARDS.ru, one: 'карту' }, en: CARDS.en };
