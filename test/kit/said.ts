import type { Counting } from './counting.ts';
import { each, sum } from './counting.ts';

/** What the rules pages say of numbers, held against the game that runs by `texts-and-games.test.ts` (scenario 40). */

/** The rule that says it, its English and its Russian words, and what the game has, in the order of the English words. */
export type Said = readonly [rule: string, en: string, ru: string, game: (of: Counting) => readonly number[]];

export const SAID: Readonly<Record<string, readonly Said[]>> = {
  vorozhba: [
    [
      'R2',
      'Thirty-five cards are laid face down in five piles of seven',
      'Тридцать пять карт кладут рубашкой вверх в пять стопок по семь',
      (of) => [sum(of.heights(/^p\d/)), of.stages[0] as number, each(of.heights(/^p\d/))],
    ],
    [
      'R10',
      'into four piles, which are opened, cleared and gathered in just the same way; then into three, two and one',
      'на четыре стопки, точно так же открывают, очищают и собирают. Потом на три, на две и на одну',
      (of) => of.stages.slice(1),
    ],
    ['R13', 'exactly the five target cards', 'ровно пять заветных карт', (of) => [of.kept]],
  ],
  'hearts-family': [
    ['R1', 'Five closed piles of seven', 'Пять закрытых стопок по семь карт', (of) => [of.stages[0] as number, each(of.heights(/^p\d/))]],
    ['R1', 'into four piles, three, two and one', 'на четыре стопки, на три, две и одну', (of) => of.stages.slice(1)],
    ['R1', 'All five stages are played', 'Проходят все пять этапов', (of) => [of.stages.length]],
  ],
  blind: [
    [
      'R3',
      'First there are seven piles, then six, five, four, three, two and one',
      'Сначала раскладывают семь стопок, потом шесть, пять, четыре, три, две и одну',
      (of) => of.stages,
    ],
    [
      'R4',
      'Each of the seven piles has five cards',
      'В каждой из семи стопок пять карт',
      (of) => [of.stages[0] as number, each(of.heights(/^p\d/))],
    ],
    ['R5', 'all nine cards of the suit', 'все девять карт названной масти', (of) => [of.rules().pack.ranks.length]],
  ],
  'four-aces': [
    ['R1', 'All thirty-six cards', 'Всю колоду', (of) => [sum(of.heights(/^p\d/))]],
    ['R1', 'into four piles, nine in each', 'в четыре стопки по девять карт', (of) => [of.stages[0] as number, each(of.heights(/^p\d/))]],
    ['R2', 'the four aces', 'четыре туза', (of) => [of.aces]],
    ['R5', 'you deal three piles, next time two, at last one', 'раздают на три стопки, затем на две и на одну', (of) => of.stages.slice(1)],
    ['R7', 'only the four aces', 'только четыре туза', (of) => [of.kept]],
  ],
  'egyptian-pyramid': [
    ['R1', 'all eight foundations', 'всех восьми стопок', (of) => [of.foundations.length]],
    ['R1', 'The other seven base cards', 'Остальные семь базовых карт', (of) => [of.heights(/^f/).filter((n) => n === 0).length]],
    ['R2', 'eight open cards form the pyramid', 'восемь открытых карт образуют пирамиду', (of) => [of.open(/^t/)]],
    ['R2', 'The other 95 cards are the stock', 'Остальные 95 карт — колода', (of) => of.heights(/^stock$/)],
    [
      'R3',
      'A foundation holds thirteen cards, and every suit has two of them',
      'В стопке тринадцать карт, на каждую масть приходятся две стопки',
      (of) => [each(of.foundations), of.foundations.length / 4],
    ],
    ['R11', 'The stock is gone through once', 'Колоду проходят один раз', (of) => [of.turns() + 1]],
    ['R12', 'All 104 cards on the foundations', 'Все 104 карты на базовых стопках', (of) => [sum(of.foundations)]],
  ],
  'devils-bridge': [
    [
      'R1',
      'A column never holds more than thirteen cards',
      'Столбец никогда не бывает длиннее тринадцати карт',
      (of) => [each(of.rules().piles.flatMap(({ role, most }) => (role === 'tableau' ? [most ?? 0] : [])))],
    ],
    ['R2', 'Nine open cards are laid', 'Выкладывают девять открытых карт', (of) => [of.open(/^t/)]],
    ['R2', '95 cards remain in the stock', 'В колоде остаётся 95 карт', (of) => of.heights(/^stock$/)],
    [
      'R3',
      'There are eight base cards: four aces and four kings',
      'Базовых карт восемь: четыре туза и четыре короля',
      (of) => [of.basesAtEnd.length, ...[1, 13].map((rank) => of.basesAtEnd.filter((one) => one === rank).length)],
    ],
    ['R3', 'A pile holds thirteen cards', 'В стопке тринадцать карт', (of) => [each(of.foundations)]],
    [
      'R7',
      'The stock is gone through once. An option allows two passes',
      'Колоду проходят один раз. Настройка разрешает два прохода',
      (of) => [of.turns() + 1, of.turns({ passes: '2' }) + 1],
    ],
    ['R9', 'All 104 cards on the foundations', 'Все 104 карты на базовых стопках', (of) => [sum(of.foundations)]],
  ],
  'will-it-come-true': [
    ['R2', 'eight open cards go to the places', 'восемь открытых карт ложатся на места', (of) => [of.open(/^t/)]],
    ['R2', 'The other 27 cards are the stock', 'Остальные 27 карт — колода', (of) => of.heights(/^stock$/)],
    ['R3', 'until the foundation has nine cards', 'пока в стопке не будет девяти карт', (of) => [each(of.foundations)]],
    [
      'R8',
      'You go through the stock once. Two passes',
      'Колоду проходят один раз. Настройка «два прохода»',
      (of) => [of.turns() + 1, of.turns({ passes: '2' }) + 1],
    ],
    ['R9', 'All 36 cards on the foundations', 'Все 36 карт на базовых стопках', (of) => [sum(of.foundations)]],
  ],
  'nothing-to-do': [
    ['R1', 'You go through the stock once', 'Колоду проходят один раз', (of) => [of.turns() + 1]],
    [
      'R2',
      'The pack has 36 or 32 cards',
      'Играют колодой в 36 или в 32 карты',
      (of) => ['36', '32'].map((name) => of.rules({ pack: name }).pack.cards.length),
    ],
    ['R2', 'a foundation holds eight cards', 'в стопке восемь карт', (of) => [of.rules({ pack: '32' }).pack.ranks.length]],
    [
      'R3',
      'Eight, nine or ten open cards are in play',
      'В игре восемь, девять или десять открытых карт',
      (of) => ['8', '9', '10'].map((places) => of.open(/^t/, { places })),
    ],
  ],
  wish: [
    [
      'R1',
      'The thirty-six cards are laid out backs up, nine to a row in four rows',
      'Тридцать шесть карт кладут рубашкой вверх в четыре ряда по девять',
      (of) => [sum(of.rows), each(of.rows), of.rows.length],
    ],
    ['R8', 'each of the four aces', 'все четыре туза', (of) => [of.aces]],
    ['R8', 'the thirty-six cards', 'все тридцать шесть карт', (of) => [of.openAtEnd(/^r/)]],
  ],
  'wish-20': [
    ['R1', 'Twenty cards are taken', 'Берут двадцать карт', (of) => [of.pack()]],
    ['R1', 'in four rows of five', 'в четыре ряда по пять', (of) => [of.rows.length, each(of.rows)]],
    ['R6', 'when the four aces lie', 'когда все четыре туза легли', (of) => [of.aces]],
    ['R6', 'all twenty cards are open', 'открыты все двадцать карт', (of) => [of.openAtEnd(/^r/)]],
  ],
  'running-wave': [
    [
      'R1',
      'thirty-six cards go face down in four rows of nine',
      'тридцать шесть карт рубашкой вверх в четыре ряда по девять',
      (of) => [of.pack(), of.rows.length, each(of.rows)],
    ],
    ['R5', 'all thirty-six cards are open', 'открыты все тридцать шесть карт', (of) => [of.openAtEnd(/^r/)]],
  ],
  cotillion: [
    [
      'R1',
      'The eight fives and eight sixes',
      'Восемь пятёрок и восемь шестёрок',
      (of) => [5, 6].map((rank) => of.bases.filter((one) => one === rank).length),
    ],
    ['R1', 'The other 88 cards', 'Остальные 88 карт', (of) => of.heights(/^stock$/)],
    ['R5', 'two equal piles', 'двум одинаковым стопкам', (of) => [of.likeTheFirst]],
    ['R6', 'Twice, so three passes in all', 'два раза, всего три прохода', (of) => [of.turns(), of.turns() + 1]],
  ],
  square: [
    ['R2', 'thirteen cards each', 'по тринадцать карт', (of) => [each(of.foundations)]],
    [
      'R7',
      'the top cards of all twelve piles',
      'верхние карты всех двенадцати стопок',
      (of) => [of.rules().piles.filter(({ role }) => role === 'tableau').length],
    ],
    ['R11', 'Three deals in all', 'Всего три раздачи', (of) => [of.deals]],
    ['R13', 'All 104 cards on the aces and kings', 'Все 104 карты на тузах и королях', (of) => [sum(of.foundations)]],
  ],
  'open-store': [
    ['R1', 'The first eighteen cards lie open', 'Первые восемнадцать карт открыты', (of) => [of.open(/^store/)]],
    ['R2', 'the seven other foundations', 'остальные семь стопок', (of) => [of.heights(/^f/).filter((n) => n === 0).length]],
    ['R3', 'thirteen cards each', 'по тринадцать карт', (of) => [each(of.foundations)]],
    ['R8', 'The stock is gone through once', 'Колоду проходят один раз', (of) => [of.turns() + 1]],
  ],
  'endless-store': [
    ['R1', 'The first nine cards are the store', 'Первые девять карт — магазин', (of) => [of.open(/^store/)]],
    ['R7', 'There are three passes in all', 'Всего проходов три', (of) => [of.turns() + 1]],
  ],
  'four-classes': [
    [
      'R1',
      'The pack has 52 cards. Forty-eight are laid face up, row by row, in eight columns of six. The last four are closed cards',
      'Колода — 52 карты. Сорок восемь раскладывают открыто, рядами, в восемь столбцов по шесть. Четыре последние — закрытые',
      (of) => [of.pack(), of.open(/^c/), of.heights(/^c/).length, each(of.heights(/^c/)), of.pack() - of.open(/./)],
    ],
  ],
  fatal: [
    [
      'R1',
      'Twenty-eight cards are laid out backs up in four rows of seven',
      'Двадцать восемь карт кладут рубашкой вверх в четыре ряда по семь',
      (of) => [sum(of.rows), of.rows.length, each(of.rows)],
    ],
    ['R1', 'The last four stay in hand', 'Четыре последние остаются в руке', (of) => of.heights(/^helpers/)],
    ['R6', 'all four aces are in their places', 'все четыре туза уже на местах', (of) => [sum(of.heightsAtEnd(/^a\d/))]],
  ],
  olympus: [
    [
      'R1',
      'Eight open cards lie in two slanting rows',
      'Восемь открытых карт лежат двумя наклонными рядами',
      (of) => [of.open(/^f/), new Set(of.bases).size],
    ],
    ['R2', 'nine open cards form the hill', 'девять открытых карт — горка', (of) => [of.open(/^h/)]],
    ['R2', 'The other 35 cards are the stock', 'Остальные 35 карт — колода', (of) => of.heights(/^stock$/)],
    ['R7', 'With two packs', 'двумя колодами', (of) => [of.rules({ form: 'classical' }).pack.copies]],
    ['R7', 'the waste is turned over once', 'один раз талон переворачивают', (of) => [of.turns({ form: 'classical' })]],
  ],
  'royal-marriage': [['R2', 'a row of open cards, usually twelve', 'обычно двенадцать', (of) => [of.open(/^row/) - 1]]],
  triads: [
    [
      'R1',
      'The next 49 go face up into seven fans of seven',
      'Следующие 49 кладут открыто в семь вееров по семь',
      (of) => [of.open(/^t/), of.heights(/^t/).length, each(of.heights(/^t/))],
    ],
    ['R1', 'The last two are the reserve', 'Две последние — резерв', (of) => [sum(of.heights(/^s\d/))]],
  ],
  potocki: [
    ['R1', 'four rows, thirteen in each', 'четыре ряда, в каждом тринадцать карт', (of) => [of.rows.length, of.pack() / of.rows.length]],
    [
      'R8',
      'You may redeal twice, so there are three deals',
      'Пересдать можно дважды: всего выходит три раздачи',
      (of) => [of.turns({ 'ace-rows': 'automatic' }), of.turns({ 'ace-rows': 'automatic' }) + 1],
    ],
    ['R13', 'All four rows are finished', 'Все четыре ряда готовы', (of) => [of.rows.length]],
  ],
};

/** Counts that are no state of the table but part of an example or of a move; the patience's own tests play them. */
export const PLAYED: Readonly<Record<string, readonly string[]>> = {
  'vorozhba R11': ['Thirteen cards', 'four piles'],
  'four-aces R6': ['Four cards', 'three piles'],
  'egyptian-pyramid R10': ['sixteen cards'],
  'four-classes R2': ['Two last cards'],
  'royal-marriage R3': ['two cards', 'two such cards'],
  'triads R3': ['Three free cards'],
  'triads R4': ['three different fans', 'two fans'],
  'triads R6': ['two reserve cards'],
  'triads R8': ['three cards'],
  'triads R10': ['three cards'],
  'potocki R10': ['thirteen cards'],
};
