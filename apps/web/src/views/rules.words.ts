import type { Lang } from 'pasyans';
import type { RuleText } from 'pasyans/texts';

export interface RulesWords {
  readonly rulesOf: (title: string) => string;
  readonly aim: string;
  readonly picture: string;
  readonly howItGoes: string;
  readonly ruleList: string;
  readonly ruleNumber: (id: string) => string;
  readonly whySo: string;
  readonly realCards: string;
  readonly source: string;
  readonly otherNames: string;
  readonly chance: string;
  readonly commonRules: string;
  readonly commonRulesAbout: string;
  readonly marksTitle: string;
  readonly mark: Readonly<Record<RuleText['mark'], string>>;
  readonly markAbout: Readonly<Record<RuleText['mark'], string>>;
  readonly titleNote: string;
  /** `rule` as the address has it: R99. */
  readonly noSuchRule: (rule: string) => string;
  readonly toOdds: string;
  readonly print: string;
}

/** The words of the rules page. */
export const rulesWords: Readonly<Record<Lang, RulesWords>> = {
  ru: {
    rulesOf: (title: string) => `Правила: ${title}`,
    aim: 'Цель',
    picture: 'Расклад',
    howItGoes: 'Как играют',
    ruleList: 'Правила по пунктам',
    ruleNumber: (id: string) => id.replace(/^[A-Z]+/, ''),
    whySo: 'Почему так',
    realCards: 'С настоящими картами',
    source: 'Источник',
    otherNames: 'Другие имена и родня',
    chance: 'Как часто сходится',
    commonRules: 'Общие правила',
    commonRulesAbout: 'Действуют во всех пасьянсах, если в правилах пасьянса не сказано иначе.',
    marksTitle: 'Что значат пометки',
    mark: { text: 'по тексту', reading: 'прочтение', inherited: 'взято', decided: 'решено', reconstruction: 'восстановлено' },
    markAbout: {
      text: 'так сказано в старом тексте',
      reading: 'текст молчит или неясен, мы читаем его так',
      inherited: 'взято из пасьянса, на который ссылается текст',
      decided: 'решили мы, в тексте этого нет',
      reconstruction: 'придумано взамен утраченного',
    },
    titleNote: 'О названии',
    noSuchRule: (rule) => `Правила ${rule} в этом пасьянсе нет. Ниже — все, какие есть.`,
    toOdds: 'Как часто он сходится: числа и рисунок',
    print: 'Напечатать правила',
  },
  en: {
    rulesOf: (title: string) => `Rules: ${title}`,
    aim: 'Aim',
    picture: 'Layout',
    howItGoes: 'How it goes',
    ruleList: 'The rules one by one',
    ruleNumber: (id: string) => id.replace(/^[A-Z]+/, ''),
    whySo: 'Why so',
    realCards: 'With real cards',
    source: 'Source',
    otherNames: 'Other names and relatives',
    chance: 'How often it comes out',
    commonRules: 'Common rules',
    commonRulesAbout: 'They hold in every patience unless its own rules say otherwise.',
    marksTitle: 'What the marks mean',
    mark: { text: 'text', reading: 'reading', inherited: 'inherited', decided: 'decided', reconstruction: 'reconstruction' },
    markAbout: {
      text: 'the old text says so',
      reading: 'the text is silent or unclear; we read it so',
      inherited: 'taken from the patience the text refers to',
      decided: 'our decision; the text has nothing on it',
      reconstruction: 'invented in place of what is lost',
    },
    titleNote: 'On the title',
    noSuchRule: (rule) => `This patience has no rule ${rule}. Below are all there are.`,
    toOdds: 'How often it comes out: figures and a picture',
    print: 'Print the rules',
  },
};
