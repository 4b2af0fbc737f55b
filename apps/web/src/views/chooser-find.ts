import type { Heading } from 'pasyans';
import { headlineOf } from '../odds/headline.ts';
import { lengthOf } from '../odds/length.ts';
import { rowsOf } from '../odds/rows.ts';

/** What a list of patiences can be narrowed to. */
export type Filter = 'fate' | 'luck' | 'skill' | 'open' | 'short' | 'one-pack' | 'often';

/** At least so often: two deals of five. */
const OFTEN = 0.4;

const FILTERS: Readonly<Record<Filter, (heading: Heading) => boolean>> = {
  fate: ({ tells }) => tells,
  luck: ({ choice }) => choice === 'zero',
  skill: ({ choice }) => choice !== 'zero',
  open: ({ choice }) => choice === 'open',
  short: ({ id }) => lengthOf(id)?.kind === 'short',
  'one-pack': ({ packs }) => packs.some((pack) => !pack.startsWith('2x')),
  often: ({ id }) => (headlineOf(rowsOf(id))?.share ?? 0) >= OFTEN,
};

export const FILTER_NAMES = Object.keys(FILTERS) as readonly Filter[];

/** Of two filters that no patience meets both the later one holds. */
const EXCLUDE: readonly (readonly Filter[])[] = [
  ['luck', 'skill'],
  ['luck', 'open'],
];

/** Switches a filter on or off. */
export function switched(on: readonly Filter[], filter: Filter): readonly Filter[] {
  if (on.includes(filter)) return on.filter((one) => one !== filter);
  const clash = EXCLUDE.filter((pair) => pair.includes(filter)).flat();
  return [...on.filter((one) => !clash.includes(one)), filter];
}

/** The patiences that meet all filters and every word typed, in their order; where none has the words as they stand, those that have them in other cases. */
export function found(headings: readonly Heading[], on: readonly Filter[], typed: string): readonly Heading[] {
  const met = headings.filter((heading) => on.every((filter) => FILTERS[filter](heading)));
  const called = (words: readonly string[]): readonly Heading[] => met.filter((heading) => isCalled(heading, words));
  const asTyped = called(plain(typed).split(' '));
  return asTyped.length > 0 ? asTyped : called(stems(typed));
}

/** Whether each word stands in what is said of a patience in either language, or in one of its other names. */
function isCalled(heading: Heading, words: readonly string[]): boolean {
  const { title, titleNote, about, otherNames } = heading;
  const said = [title, about, titleNote].flatMap((text) => (text ? [text.ru, text.en] : []));
  const text = plain([...said, ...(otherNames?.ru ?? []), ...(otherNames?.en ?? [])].join(' '));
  return words.every((word) => text.includes(word));
}

/** The words typed, Russian ones without their endings: whoever seeks «пирамиду» means «Пирамида». */
const stems = (typed: string): readonly string[] =>
  plain(typed)
    .split(' ')
    .map((word) => (/^[а-я]{5,}$/.test(word) ? word.replace(/[аеийоуыьэюя]{1,2}$/, '') : word));

/** The other names that were meant by what was typed: shown, so that one sees why a patience was found. */
export function namesMeant({ title, otherNames }: Heading, typed: string): readonly string[] {
  const words = stems(typed);
  const isMeant = (text: string): boolean => words.every((word) => plain(text).includes(word));
  if (plain(typed) === '' || isMeant(`${title.ru} ${title.en}`)) return [];
  return [...new Set([...(otherNames?.ru ?? []), ...(otherNames?.en ?? [])])].filter(isMeant);
}

/** As people type: in any case, ё as е, whatever the apostrophes and the blanks. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[’'«»"]/g, '')
    .replace(/[\s—-]+/g, ' ')
    .trim();
}
