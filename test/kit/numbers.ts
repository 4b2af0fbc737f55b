/** Numbers as they stand in the rules pages, in words or digits. */

const ENGLISH: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, n) => [word, n]),
);
const ENGLISH_TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40 };
const ENGLISH_TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2 };

/** Beginnings of Russian number words that are followed by an ending only. */
const RUSSIAN: readonly (readonly [RegExp, number])[] = [
  [/^од(ин|на|ну|ной|ного)$/, 1],
  [/^дв(а|е|ух|ум|умя)$/, 2],
  [/^тр(и|ёх|ем|емя)$/, 3],
  [/^четыр(е|ёх)$/, 4],
  [/^пят[ьи]$/, 5],
  [/^шест[ьи]$/, 6],
  [/^сем[ьи]$/, 7],
  [/^вос(емь|ьми)$/, 8],
  [/^девят[ьи]$/, 9],
  [/^десят[ьи]$/, 10],
  [/^двенадцат[ьи]$/, 12],
  [/^тринадцат[ьи]$/, 13],
  [/^восемнадцат[ьи]$/, 18],
  [/^дважды$/, 2],
];
const RUSSIAN_TENS: readonly (readonly [RegExp, number])[] = [
  [/^двадцат[ьи]$/, 20],
  [/^тридцат[ьи]$/, 30],
  [/^сорок$/, 40],
];

type Read = (word: string) => number | undefined;

const oneOf =
  (known: readonly (readonly [RegExp, number])[]): Read =>
  (word) =>
    known.find(([form]) => form.test(word))?.[1];

/** The numbers of a text in their order; tens and the unit behind them are one number. */
function numbersIn(words: readonly string[], tens: Read, unit: Read): readonly number[] {
  const found: number[] = [];
  let open = 0;
  for (const word of words) {
    const ten = tens(word);
    const one = unit(word) ?? (/^\d+$/.test(word) ? Number(word) : undefined);
    if (open > 0 && (one === undefined || one > 9)) found.push(open);
    if (one !== undefined) found.push(open > 0 && one < 10 ? open + one : one);
    open = ten ?? 0;
  }
  return open > 0 ? [...found, open] : found;
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

export const englishNumbers = (text: string): readonly number[] =>
  numbersIn(
    wordsOf(text),
    (word) => ENGLISH_TENS[word],
    (word) => ENGLISH[word] ?? ENGLISH_TIMES[word],
  );

export const russianNumbers = (text: string): readonly number[] => numbersIn(wordsOf(text), oneOf(RUSSIAN_TENS), oneOf(RUSSIAN));
