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
    about:
      'Условия меняют вместе с новым раскладом. Первое в каждом списке — как играют обычно; что из этого сказано в источнике, объясняют правила.',
    none: 'У этого пасьянса условие одно: выбирать здесь не из чего.',
    deal: 'Разложить с этими условиями',
    relaxedAbout: 'Эта возможность — сверх источника: партия отмечена как вольная.',
  },
  en: {
    about: 'Options change together with a new deal. The first of each is the usual game; the rules page tells what of it the source says.',
    none: 'This patience is played in one way only: there is nothing to choose.',
    deal: 'Deal with these options',
    relaxedAbout: 'This freedom goes beyond the source: the game is marked as relaxed.',
  },
};
