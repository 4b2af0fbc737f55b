import { counted, type Lang, number } from 'pasyans';
import type { Beside, Known } from '../journal/luck.ts';

/** The words of the page of figures. */
export interface StatisticsWords {
  readonly title: string;
  readonly about: string;
  readonly empty: string;
  /** Of one patience nothing has been finished. */
  readonly none: string;
  /** The link to how often the patience comes out. */
  readonly odds: string;
  readonly unreadable: string;
  readonly again: string;
  readonly filter: string;
  readonly all: string;
  readonly journal: string;
  /** The source's own options. */
  readonly usual: string;
  readonly relaxed: string;
  readonly oldRules: string;
  readonly plays: string;
  readonly won: string;
  readonly streak: string;
  readonly longest: string;
  readonly tookBack: string;
  readonly abandoned: string;
  readonly unfinished: (n: number) => string;
  readonly taken: string;
  readonly luckTitle: string;
  /** `share`, `low`, `high`: of a hundred. */
  readonly share: (plays: number, won: number, share: string) => string;
  readonly range: (low: string, high: string) => string;
  readonly chance: Readonly<Record<Beside, (usual: string) => string>>;
  readonly careless: Readonly<Record<Beside, string>>;
  readonly sensible: Readonly<Record<Beside, string>>;
  readonly takesBack: (n: number) => string;
  readonly unknownOdds: string;
  readonly who: Readonly<Record<Known['who'] | 'you', string>>;
  readonly whoAbout: Readonly<Record<Known['who'] | 'you', string>>;
  readonly pictureOf: (rows: string) => string;
  readonly from: (low: string, high: string) => string;
  readonly inFigures: string;
  readonly ofHundred: string;
  readonly likely: string;
}

export const statisticsWords: Readonly<Record<Lang, StatisticsWords>> = {
  ru: {
    title: 'Статистика',
    about:
      'Партия считается с первого хода и один раз, сколько бы её ни начинали сначала. Неоконченные и брошенные в счёт не идут. Возвраты ходов отмечены, но счёта не портят.',
    empty: 'Считать пока нечего: ещё ни одна партия не окончена.',
    none: 'Этот пасьянс ещё ни разу не доигран до конца.',
    odds: 'Как часто он сходится',
    unreadable: 'Дневник сейчас не читается, а считается всё по нему. Записи целы; попробуйте ещё раз.',
    again: 'Ещё раз',
    filter: 'Какой пасьянс показать',
    all: 'Все пасьянсы',
    journal: 'Дневник',
    usual: 'Обычные условия',
    relaxed: 'вольная игра, считается отдельно',
    oldRules: 'по прежней редакции правил',
    plays: 'Сыграно',
    won: 'Сошлось',
    streak: 'Подряд сейчас',
    longest: 'Подряд самое большее',
    tookBack: 'С возвратом хода',
    abandoned: 'Брошено',
    unfinished: (n) => `${counted(n, { one: 'партия ждёт', few: 'партии ждут', many: 'партий ждут' }, 'ru')} продолжения.`,
    taken: 'Начато по записи, ссылке или с настоящего стола',
    luckTitle: 'Удача или умение',
    share: (plays, won, share) =>
      `Из ${counted(plays, { one: 'партии', few: 'партий', many: 'партий' }, 'ru')} сошлось ${number(won, 'ru')}: это ${share} из ста.`,
    range: (low, high) =>
      low === high
        ? 'Партий так много, что и дальше будет почти столько же.'
        : `Играй вы так же очень долго, сходилось бы, скорее всего, от ${low} до ${high} из ста: чем больше партий, тем точнее видно.`,
    chance: {
      above: (usual) => `Решает здесь одна удача, и обычно сходится ${usual} из ста. Вам везёт больше обычного.`,
      alike: (usual) => `Решает здесь одна удача, и обычно сходится ${usual} из ста. Ваши партии такие и есть, как бывает.`,
      below: (usual) => `Решает здесь одна удача, и обычно сходится ${usual} из ста. Пока вам везёт меньше обычного; это пройдёт само.`,
    },
    careless: {
      above: 'Вы играете заметно лучше, чем если бы ходить наугад: это уже умение.',
      alike: 'От игры наугад ваши партии пока не отличить: их мало, или решает здесь больше удача.',
      below: 'Пока сходится реже, чем если бы ходить наугад: видно, не везёт.',
    },
    sensible: {
      above: 'Вы играете лучше рассудительного игрока.',
      alike: 'С рассудительным игроком вы, насколько видно, наравне.',
      below: 'У рассудительного игрока сходится чаще: есть чему поучиться, спросите подсказку.',
    },
    takesBack: (n) =>
      `В ${counted(n, { one: 'партии', few: 'партиях', many: 'партиях' }, 'ru')} ход возвращали. Игроки, с которыми вас тут сравнивают, ходов не возвращают.`,
    unknownOdds: 'Как часто сходится пасьянс при таких условиях, ещё никто не сосчитал.',
    who: {
      you: 'Вы',
      chance: 'Как бывает обычно',
      careless: 'Наугад',
      sensible: 'Рассудительный игрок',
      solver: 'Кто видит все карты',
    },
    whoAbout: {
      you: 'ваши оконченные партии',
      chance: 'сама удача, без выбора',
      careless: 'любой возможный ход, не думая',
      sensible: 'думает, но закрытых карт не видит',
      solver: 'лучшая игра, если знать весь расклад',
    },
    pictureOf: (rows) => `Сколько партий из ста сходится. ${rows}`,
    from: (low, high) => `от ${low} до ${high}`,
    inFigures: 'То же числами',
    ofHundred: 'Из ста сходится',
    likely: 'Скорее всего',
  },
  en: {
    title: 'Statistics',
    about:
      'A game counts from its first move, and once, however often it is begun again. Unfinished and abandoned games do not count. Moves taken back are noted and spoil nothing.',
    empty: 'Nothing to count yet: no game has been finished.',
    none: 'This patience has not been played to its end yet.',
    odds: 'How often it comes out',
    unreadable: 'The journal cannot be read just now, and everything is counted from it. Its entries are untouched; try again.',
    again: 'Try again',
    filter: 'Which patience to show',
    all: 'All patiences',
    journal: 'Journal',
    usual: 'The usual options',
    relaxed: 'relaxed, counted apart',
    oldRules: 'by an earlier version of the rules',
    plays: 'Played',
    won: 'Came out',
    streak: 'In a row now',
    longest: 'Most in a row',
    tookBack: 'With a move taken back',
    abandoned: 'Abandoned',
    unfinished: (n) => `${counted(n, { one: 'game waits', many: 'games wait' }, 'en')} to be continued.`,
    taken: 'Begun from a record, a link or a real table',
    luckTitle: 'Luck or skill',
    share: (plays, won, share) =>
      `Of ${counted(plays, { one: 'game', many: 'games' }, 'en')} ${number(won, 'en')} came out: that is ${share} in a hundred.`,
    range: (low, high) =>
      low === high
        ? 'These are so many games that it will stay much the same.'
        : `If you played on like this for very long, most likely ${low} to ${high} in a hundred would come out: the more games, the clearer it gets.`,
    chance: {
      above: (usual) => `Only luck decides here, and usually ${usual} in a hundred come out. You are luckier than usual.`,
      alike: (usual) => `Only luck decides here, and usually ${usual} in a hundred come out. Your games are just as they should be.`,
      below: (usual) =>
        `Only luck decides here, and usually ${usual} in a hundred come out. So far you are less lucky than usual; that will pass.`,
    },
    careless: {
      above: 'You play clearly better than moving at random would: that is skill.',
      alike: 'So far your games cannot be told from moving at random: they are few, or luck decides most of it.',
      below: 'So far fewer come out than by moving at random: that must be bad luck.',
    },
    sensible: {
      above: 'You play better than the sensible player.',
      alike: 'As far as can be seen you are level with the sensible player.',
      below: 'The sensible player brings it out more often: there is something to learn; ask for a hint.',
    },
    takesBack: (n) =>
      `In ${counted(n, { one: 'game', many: 'games' }, 'en')} a move was taken back. The players you are compared with take no moves back.`,
    unknownOdds: 'Nobody has counted yet how often the patience comes out with these options.',
    who: { you: 'You', chance: 'What is usual', careless: 'At random', sensible: 'Sensible player', solver: 'Who sees all cards' },
    whoAbout: {
      you: 'your finished games',
      chance: 'luck alone, no choice',
      careless: 'any possible move, without thought',
      sensible: 'thinks, but does not see closed cards',
      solver: 'the best play with the whole deal known',
    },
    pictureOf: (rows) => `How many games in a hundred come out. ${rows}`,
    from: (low, high) => `${low} to ${high}`,
    inFigures: 'The same in figures',
    ofHundred: 'In a hundred',
    likely: 'Most likely',
  },
};
