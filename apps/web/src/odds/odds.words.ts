import { counted, type Lang, number } from 'pasyans';
import type { Player } from './headline.ts';

const DEALS = { ru: { one: 'расклад', few: 'расклада', many: 'раскладов' }, en: { one: 'deal', many: 'deals' } } as const;

interface OddsWords {
  readonly title: string;
  readonly titleOf: (patience: string) => string;
  readonly all: string;
  readonly allAbout: string;
  readonly uncounted: string;
  readonly comesOut: (often: string) => string;
  readonly neverYet: (deals: number) => string;
  readonly howOften: string;
  readonly noSkill: string;
  readonly byWhom: Readonly<Record<'exact' | Player, string>>;
  readonly players: Readonly<Record<Player, string>>;
  readonly itself: string;
  readonly told: Readonly<Record<Player, (often: string) => string>>;
  readonly undecided: (unknown: number, deals: number) => string;
  readonly won: (won: number, deals: number) => string;
  readonly plotTitle: string;
  readonly columns: {
    readonly player: string;
    readonly won: string;
    readonly unknown: string;
    readonly between: string;
    readonly value: string;
  };
  readonly howTo: string;
  readonly howToRead: readonly string[];
  readonly exact: string;
  readonly exactIs: (fraction: string, decimal: string) => string;
  readonly exactCertain: string;
  readonly unseen: string;
  readonly mean: Readonly<Record<'obstacles' | 'closed', (mean: string) => string>>;
  readonly kinds: (player: string, kinds: string) => string;
  readonly kindNames: Readonly<Record<'plain' | 'brilliant' | '1' | '2' | '3' | '4', string>>;
  readonly firstWin: string;
  readonly options: string;
  readonly optionsAbout: string;
  readonly usual: string;
  readonly relaxed: string;
  readonly inFigures: string;
  readonly source: string;
  readonly sourceAbout: (rev: number) => string;
  readonly lay: string;
  readonly rules: string;
  /** The link to one's own games of the patience. */
  readonly mine: string;
}

/** The words of the odds pages. */
export const oddsWords: Readonly<Record<Lang, OddsWords>> = {
  ru: {
    title: 'Как часто сходятся пасьянсы',
    titleOf: (patience) => `${patience}: как часто сходится`,
    all: 'Все пасьянсы по порядку',
    allAbout:
      'Сверху те, что сходятся чаще. Где от игрока ничего не зависит, число точное; где нужно думать, считали партии внимательного ' +
      'игрока, который видит только открытые карты.',
    uncounted: 'ещё не считали',
    comesOut: (often) => `Сходится ${often}`,
    neverYet: (deals) => `Не сошёлся ни разу за ${counted(deals, DEALS.ru, 'ru')}`,
    howOften: 'Как часто он сходится?',
    noSkill: 'Решать здесь нечего: всё зависит от того, как легли карты, и никакое умение этого не изменит.',
    byWhom: { exact: 'идёт сам', sensible: 'если думать', solver: 'зная все карты', careless: 'наугад' },
    players: { careless: 'Наугад', sensible: 'Внимательно', solver: 'Зная все карты' },
    itself: 'Идёт сам',
    told: {
      careless: (often) => `Если ходить наугад, не думая, — ${often}.`,
      sensible: (often) => `Если думать над ходами, видя только открытые карты, — ${often}.`,
      solver: (often) => `А если бы все карты были известны заранее — ${often}.`,
    },
    undecided: (unknown, deals) =>
      `Про ${counted(unknown, { one: 'расклад', few: 'расклада', many: 'раскладов' }, 'ru')} из ${number(deals, 'ru')} узнать не удалось: перебрать все пути слишком долго. ` +
      'Проигранными мы их не считаем: на рисунке это пунктир.',
    won: (won, deals) => `${number(won, 'ru')} из ${number(deals, 'ru')}`,
    plotTitle: 'Сколько раскладов из ста сходится',
    columns: { player: 'Как играть', won: 'Сошлось', unknown: 'Не решено', between: 'Скорее всего', value: 'Условие' },
    howTo: 'Как это читать',
    howToRead: [
      'Мы раскладывали этот пасьянс много раз подряд и записывали, сошёлся ли он. Чем длиннее полоска, тем чаще сходится.',
      '«Наугад» — это тот, кто не думает вовсе и делает любой разрешённый ход. «Внимательно» — тот, кто думает, как думали бы вы, и видит ' +
        'только то, что видите вы. «Зная все карты» — тот, кто видит карты насквозь; человеку так не сыграть, но это показывает, сколько ' +
        'раскладов вообще можно сложить.',
      'Тонкая чёрточка с засечками — насколько этому числу можно верить: если разложить ещё столько же, получится, скорее всего, где-то ' +
        'на ней (95 раз из 100). Чем больше раскладов, тем она короче.',
      'Пунктирная часть — расклады, про которые так и не узнали, сходятся они или нет. Это не проигрыши: правда где-то внутри пунктира.',
      'Поперечная красная черта — точное значение, выведенное рассуждением или пересчётом всех случаев, какие могут быть.',
    ],
    exact: 'Точное значение',
    exactIs: (fraction, decimal) => `${fraction}, то есть ${decimal}.`,
    exactCertain: 'Сходится всегда.',
    unseen: 'Это верно для всякого, кто не подглядывает под закрытые карты.',
    mean: {
      obstacles: (mean) => `В среднем среди оставшихся карт ${mean} лишней.`,
      closed: (mean) => `В среднем закрытыми остаются ${mean} карты.`,
    },
    kinds: (player, kinds) => `${player}: ${kinds}.`,
    kindNames: {
      plain: 'просто',
      brilliant: 'блестяще',
      1: 'первый класс',
      2: 'второй класс',
      3: 'третий класс',
      4: 'четвёртый класс',
    },
    firstWin: 'Здесь искали любой выигрыш, а не лучший: лучших может быть больше.',
    options: 'Что меняют условия',
    optionsAbout: 'Каждое условие меняли отдельно, остальные оставались обычными.',
    usual: 'обычно',
    relaxed: 'вольная игра',
    inFigures: 'То же числами',
    source: 'Откуда числа',
    sourceAbout: (rev) =>
      `Раскладывали расклады с номерами подряд, начиная с первого, по правилам в редакции ${rev}. Номер расклада для всех один и тот же: ` +
      'каждый может разложить их и пересчитать.',
    lay: 'Разложить',
    rules: 'Правила',
    mine: 'Мои партии',
  },
  en: {
    title: 'How often patiences come out',
    titleOf: (patience) => `${patience}: how often it comes out`,
    all: 'All patiences in order',
    allAbout:
      'Those that come out most often stand first. Where nothing depends on the player the figure is exact; where thought is needed, the ' +
      'games of an attentive player who sees only the open cards were counted.',
    uncounted: 'not counted yet',
    comesOut: (often) => `Comes out ${often}`,
    neverYet: (deals) => `Did not come out once in ${counted(deals, DEALS.en, 'en')}`,
    howOften: 'How often does it come out?',
    noSkill: 'There is nothing to decide here: it all depends on how the cards lie, and no skill changes that.',
    byWhom: { exact: 'plays itself', sensible: 'with thought', solver: 'knowing all cards', careless: 'at random' },
    players: { careless: 'At random', sensible: 'Attentively', solver: 'Knowing all cards' },
    itself: 'Plays itself',
    told: {
      careless: (often) => `Moving at random, without a thought: ${often}.`,
      sensible: (often) => `Thinking about each move, with only the open cards in sight: ${often}.`,
      solver: (often) => `And if all cards were known beforehand: ${often}.`,
    },
    undecided: (unknown, deals) =>
      `Of ${counted(unknown, DEALS.en, 'en')} in ${number(deals, 'en')} nobody could find out: trying all ways takes too long. ` +
      'We do not count them as lost: in the picture they are dashed.',
    won: (won, deals) => `${number(won, 'en')} of ${number(deals, 'en')}`,
    plotTitle: 'How many deals in a hundred come out',
    columns: { player: 'How it is played', won: 'Came out', unknown: 'Undecided', between: 'Most likely', value: 'Option' },
    howTo: 'How to read this',
    howToRead: [
      'We laid this patience out many times running and noted whether it came out. The longer the bar, the more often it does.',
      '“At random” is somebody who does not think at all and makes any move allowed. “Attentively” is somebody who thinks as you would and ' +
        'sees only what you see. “Knowing all cards” sees through the cards; no person can play so, but it shows how many deals can be ' +
        'brought out at all.',
      'The thin line with ticks tells how far the figure can be trusted: lay out as many deals again, and the result will most likely ' +
        'lie somewhere on it (95 times in 100). The more deals, the shorter it is.',
      'The dashed part is deals of which nobody found out whether they come out. They are not losses: the truth lies somewhere in there.',
      'The red line across is the exact value, found by argument or by counting every case there can be.',
    ],
    exact: 'The exact value',
    exactIs: (fraction, decimal) => `${fraction}, that is ${decimal}.`,
    exactCertain: 'It always comes out.',
    unseen: 'This holds for everybody who does not look under closed cards.',
    mean: {
      obstacles: (mean) => `On the average ${mean} strangers are left among the cards.`,
      closed: (mean) => `On the average ${mean} cards stay closed.`,
    },
    kinds: (player, kinds) => `${player}: ${kinds}.`,
    kindNames: { plain: 'plainly', brilliant: 'brilliantly', 1: 'first class', 2: 'second class', 3: 'third class', 4: 'fourth class' },
    firstWin: 'Here any win was looked for, not the best one: there may be more of the better ones.',
    options: 'What the options change',
    optionsAbout: 'Each option was changed alone, the others stayed as usual.',
    usual: 'usual',
    relaxed: 'relaxed',
    inFigures: 'The same in figures',
    source: 'Where the figures come from',
    sourceAbout: (rev) =>
      `Deals were laid out by number, from the first on, by revision ${rev} of the rules. A deal's number is the same for everybody: ` +
      'anyone can lay them out and count again.',
    lay: 'Lay it out',
    rules: 'Rules',
    mine: 'My games',
  },
};
