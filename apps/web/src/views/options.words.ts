import type { Lang } from 'pasyans';

/** The words about the options of a patience. */
interface OptionsWords {
  readonly about: string;
  readonly deal: string;
  readonly relaxedAbout: string;
}

export const optionsWords: Readonly<Record<Lang, OptionsWords>> = {
  ru: {
    about: 'Условия меняют вместе с новым раскладом. Первое в списке — как в источнике.',
    deal: 'Разложить с этими условиями',
    relaxedAbout: 'Эта возможность — сверх источника: партия отмечена как вольная.',
  },
  en: {
    about: 'Options change together with a new deal. The first of each is how the source has it.',
    deal: 'Deal with these options',
    relaxedAbout: 'This freedom goes beyond the source: the game is marked as relaxed.',
  },
};
