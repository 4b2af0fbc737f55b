import { counted, type Lang } from 'pasyans';

/** The words of the page where a real table is laid out. */
export interface LayoutWords {
  readonly title: string;
  readonly about: string;
  readonly patience: string;
  readonly options: string;
  readonly how: string;
  readonly byCards: string;
  readonly byText: string;
  readonly pile: string;
  readonly previous: string;
  readonly next: string;
  readonly upwards: string;
  readonly empty: string;
  readonly side: string;
  readonly up: string;
  readonly down: string;
  readonly closed: string;
  readonly unknown: string;
  readonly rest: (cards: number) => string;
  readonly undo: string;
  readonly takeOff: string;
  readonly clear: string;
  readonly keys: string;
  readonly keyLeft: (card: string, left: number) => string;
  readonly left: (cards: number) => string;
  readonly allLaid: string;
  readonly laid: (card: string, pile: string) => string;
  readonly goesOn: (pile: string) => string;
  readonly full: string;
  readonly gone: (card: string) => string;
  readonly undone: string;
  readonly number: string;
  readonly unknownAbout: (cards: number) => string;
  readonly redealAbout: string;
  readonly counters: string;
  readonly start: string;
  readonly missing: (cards: number) => string;
  readonly misplaced: (pile: string) => string;
  readonly text: string;
  readonly textAbout: string;
  readonly names: string;
  /** What the counters of the patiences count, by their names in layout text. */
  readonly counterNames: Readonly<Record<string, string>>;
}

const CARDS = {
  ru: { one: 'карта', few: 'карты', many: 'карт' },
  en: { one: 'card', many: 'cards' },
} as const;

export const layoutWords: Readonly<Record<Lang, LayoutWords>> = {
  ru: {
    title: 'Карты с вашего стола',
    about:
      'Выложите здесь карты так, как они лежат перед вами, и играйте дальше: с отменой, подсказками и ответом, сойдётся ли ещё. В счёт побед такая игра не идёт: её никто не сдавал.',
    patience: 'Пасьянс',
    options: 'Настройки пасьянса',
    how: 'Чем выкладывать',
    byCards: 'Картами',
    byText: 'Текстом',
    pile: 'Стопка',
    previous: 'Предыдущая стопка',
    next: 'Следующая стопка',
    upwards: 'Снизу вверх:',
    empty: 'здесь пока пусто',
    side: 'Следующая карта лежит',
    up: 'лицом вверх',
    down: 'рубашкой вверх',
    closed: 'закрытая карта',
    unknown: 'Закрытая, какая — неизвестно',
    rest: (cards) => `Остальные закрыты: ${counted(cards, CARDS.ru, 'ru')}`,
    undo: 'Отменить',
    takeOff: 'Снять верхнюю',
    clear: 'Начать заново',
    keys: 'Карты колоды, которых ещё нет на столе',
    keyLeft: (card, left) => `${card}, осталось: ${left}`,
    left: (cards) => `Осталось выложить: ${counted(cards, CARDS.ru, 'ru')}.`,
    allLaid: 'Выложены все карты.',
    laid: (card, pile) => `${pile}: ${card}.`,
    goesOn: (pile) => `Дальше: «${pile}».`,
    full: 'Сюда карты больше не ложатся.',
    gone: (card) => `Уже на столе: ${card}.`,
    undone: 'Отменено.',
    number: 'Число для тасовки',
    unknownAbout: (cards) =>
      `Неизвестных закрытых карт: ${cards}. Программа сама разложит их по местам, тасуя по этому числу; то же число — те же карты. У вас на столе они, скорее всего, лежат иначе.`,
    redealAbout: 'От этого числа зависит, как лягут карты при пересдаче. То же число — та же пересдача.',
    counters: 'Если игра уже идёт',
    start: 'Играть отсюда',
    missing: (cards) => `Сначала выложите все карты: не хватает ${counted(cards, { one: 'карты', few: 'карт', many: 'карт' }, 'ru')}.`,
    misplaced: (pile) => `${pile}: по правилам карты так лечь не могли. Их выкладывают снизу вверх.`,
    text: 'Стол, по строке на стопку',
    textAbout:
      'Карты называют снизу вверх: «t1: 7б Дп». Масти: ч — черви, б — бубны, т или к — трефы, п — пики; старшие карты: Т, К, Д, В. Можно и знаками, Д♠, и латинскими буквами, QS. Закрытая карта стоит в скобках: «[7б]»; неизвестная — «[?]», шестнадцать неизвестных — «[?]*16».',
    names: 'Как называются стопки',
    counterNames: {
      pass: 'Сколько раз талон уже переворачивали',
      redeals: 'Сколько раз уже пересдавали',
      laid: 'Сколько карт уже сдано в этом круге',
      opened: 'Сколько закрытых карт уже открыто',
      steps: 'Сколько шагов уже сделано',
      hearts: 'Который ряд у червей (0 — ещё никакой)',
      diamonds: 'Который ряд у бубен (0 — ещё никакой)',
      clubs: 'Который ряд у треф (0 — ещё никакой)',
      spades: 'Который ряд у пик (0 — ещё никакой)',
    },
  },
  en: {
    title: 'Your own table',
    about:
      'Lay the cards out here as they lie before you, and play on: with undo, hints and an answer whether it can still come out. Such a game does not count among your wins: nobody dealt it.',
    patience: 'Patience',
    options: 'Options of the patience',
    how: 'How to lay them out',
    byCards: 'By cards',
    byText: 'As text',
    pile: 'Pile',
    previous: 'Previous pile',
    next: 'Next pile',
    upwards: 'From the bottom up:',
    empty: 'nothing here yet',
    side: 'The next card lies',
    up: 'face up',
    down: 'face down',
    closed: 'a closed card',
    unknown: 'Closed, nobody knows which',
    rest: (cards) => `The others are closed: ${counted(cards, CARDS.en, 'en')}`,
    undo: 'Undo',
    takeOff: 'Take the top one off',
    clear: 'Begin anew',
    keys: 'Cards of the pack that are not on the table yet',
    keyLeft: (card, left) => `${card}, ${left} left`,
    left: (cards) => `Still to be laid: ${counted(cards, CARDS.en, 'en')}.`,
    allLaid: 'All cards are laid.',
    laid: (card, pile) => `${pile}: ${card}.`,
    goesOn: (pile) => `Next: “${pile}”.`,
    full: 'No more cards can lie here.',
    gone: (card) => `On the table already: ${card}.`,
    undone: 'Undone.',
    number: 'Number for the shuffle',
    unknownAbout: (cards) =>
      `Closed cards that nobody knows: ${cards}. The program puts them in their places itself, shuffled by this number; the same number, the same cards. On your own table they most likely lie otherwise.`,
    redealAbout: 'How the cards fall when they are dealt again depends on this number. The same number, the same redeal.',
    counters: 'If the game has begun already',
    start: 'Play from here',
    missing: (cards) => `Lay all the cards first: ${counted(cards, { one: 'card is', many: 'cards are' }, 'en')} missing.`,
    misplaced: (pile) => `${pile}: by the rules the cards cannot have come to lie so. They are laid from the bottom up.`,
    text: 'The table, a line for each pile',
    textAbout:
      'Cards are named from the bottom up: "t1: 7D 9C". Suits: H hearts, D diamonds, C clubs, S spades. A closed card stands in brackets: "[7D]"; one that nobody knows is "[?]", sixteen of them are "[?]*16".',
    names: 'What the piles are called',
    counterNames: {
      pass: 'How often the waste has been turned over',
      redeals: 'How often cards have been dealt again',
      laid: 'How many cards have been laid in this round',
      opened: 'How many closed cards have been opened',
      steps: 'How many steps have been made',
      hearts: 'Which row is that of hearts (0: none yet)',
      diamonds: 'Which row is that of diamonds (0: none yet)',
      clubs: 'Which row is that of clubs (0: none yet)',
      spades: 'Which row is that of spades (0: none yet)',
    },
  },
};
