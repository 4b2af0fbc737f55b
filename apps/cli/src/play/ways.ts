import { sayWays, type Text, type Way, waysOf } from 'pasyans';
import { printable } from '../printable.ts';
import { endLines } from '../report.ts';
import { openCards, type Said, saidOfPeeking } from './actions.ts';
import type { Sitting } from './sitting.ts';

const WORDS = {
  marked: { ru: 'Закладка поставлена:', en: 'A bookmark is set:' },
  unmarked: { ru: 'Закладки здесь больше нет.', en: 'There is no bookmark here any more.' },
  noMark: { ru: 'Закладки здесь и не было. Назовите её: mark ИМЯ', en: 'There is no bookmark here. Name one: mark NAME' },
  none: { ru: 'Ни закладок, ни оставленных веток пока нет.', en: 'There are no bookmarks and no lines that were left yet.' },
} as const satisfies Record<string, Text>;

/** Longer names would not fit a line of the screen. */
const LONGEST = 60;

/** Sets a bookmark where play stands; without a name takes it away. */
export function markHere(sitting: Sitting, typed: string): Said {
  const { session, lang } = sitting;
  const name = Array.from(printable(typed.trim())).slice(0, LONGEST).join('');
  if (name === '' && session.here.name === undefined) return [WORDS.noMark[lang]];
  session.bookmark(name === '' ? undefined : name);
  sitting.keep();
  return [name === '' ? WORDS.unmarked[lang] : `${WORDS.marked[lang]} ${lang === 'ru' ? `«${name}»` : `"${name}"`}.`];
}

/** Bookmarks and lines that were left, numbered. */
export function listWays({ session, lang }: Sitting): Said {
  const ways = sayWays(session, lang);
  const width = String(ways.length).length;
  return ways.length === 0 ? [WORDS.none[lang]] : ways.map((way, i) => `${String(i + 1).padStart(width)}  ${way}`);
}

/** Goes to a place of that list by its number, or to a bookmark by its name. */
export function goWay(sitting: Sitting, typed: string): Said {
  const { session, lang } = sitting;
  const ways = waysOf(session);
  const way = ways.find(({ place }) => place.name === typed) ?? numbered(ways, typed);
  if (!way) {
    const wanted = printable(typed);
    return [lang === 'ru' ? `Нет ни закладки, ни ветки «${wanted}».` : `There is no bookmark and no line "${wanted}".`];
  }
  const before = openCards(session);
  session.goTo(way.place);
  sitting.keep();
  const { depth } = way.place;
  const there = lang === 'ru' ? `Снова то, что было после хода ${depth}.` : `Back to what lay there after move ${depth}.`;
  return [there, ...saidOfPeeking(sitting, before), ...endLines(sitting, lang)];
}

function numbered(ways: readonly Way[], typed: string): Way | undefined {
  return /^\d{1,6}$/.test(typed) ? ways[Number(typed) - 1] : undefined;
}
