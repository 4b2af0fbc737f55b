import type { Lang } from 'pasyans';

interface RulesWords {
  /** `rule` as the address has it: R99. */
  readonly noSuchRule: (rule: string) => string;
  readonly toOdds: string;
}

/** The words that only the rules page needs. */
export const rulesWords: Readonly<Record<Lang, RulesWords>> = {
  ru: {
    noSuchRule: (rule) => `Правила ${rule} в этом пасьянсе нет. Ниже — все, какие есть.`,
    toOdds: 'Как часто он сходится: числа и рисунок',
  },
  en: {
    noSuchRule: (rule) => `This patience has no rule ${rule}. Below are all there are.`,
    toOdds: 'How often it comes out: figures and a picture',
  },
};
