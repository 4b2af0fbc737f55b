import type { Lang } from 'pasyans';

/** The words about the options of a patience. */
interface OptionsWords {
  readonly about: string;
  /** Of a patience that has no options, for whoever comes by the address. */
  readonly none: string;
  readonly deal: string;
  readonly relaxedAbout: string;
}

export const optionsWords: Readonly<Record<Lang, OptionsWords>> = {
  ru: {
    about: 'Условия меняют вместе с новым раскладом. Первое в списке — как в источнике.',
    none: 'Играют только так, как в источнике: выбирать условия здесь не из чего.',
    deal: 'Разложить с этими условиями',
    relaxedAbout: 'Эта возможность — сверх источника: партия отмечена как вольная.',
  },
  en: {
    about: 'Options change together with a new deal. The first of each is how the source has it.',
    none: 'This patience is played as the source has it: there are no options to choose from.',
    deal: 'Deal with these options',
    relaxedAbout: 'This freedom goes beyond the source: the game is marked as relaxed.',
  },
};
