import { type Card, faceOf, rankOf } from '../engine/card.ts';
import type { Game } from '../engine/game.ts';
import { CARRY, countOf, kindOf, type Move, RECYCLE, REDEAL } from '../engine/move.ts';
import { selects } from '../engine/select.ts';
import type { State, StepEvent } from '../engine/state.ts';
import type { Lang, Text } from '../engine/text.ts';
import { cardWords } from './card-words.ts';
import { isHe, listed } from './cases.ts';
import { type Fate, fatesOf } from './fates.ts';
import { CARDS, counted, type Forms, formOf } from './plural.ts';
import { andMore } from './say-move.ts';
import { sentence } from './say-pile.ts';
import { onto, where } from './where.ts';

const WORDS = {
  nothing: { ru: 'ничего не изменилось', en: 'nothing changed' },
  gathered: { ru: 'карты собраны и разложены заново', en: 'the cards are gathered and dealt again' },
  shuffled: { ru: 'карты собраны, перетасованы и разложены заново', en: 'the cards are gathered, shuffled and dealt again' },
  stock: { ru: 'из колоды', en: 'from the stock' },
  waste: { ru: 'из талона', en: 'from the waste' },
  nowEmpty: { ru: 'теперь пусто', en: 'now empty' },
} as const satisfies Record<string, Text>;

// Longer lists are counted, not read out: nobody can follow more by ear.
const MOST_NAMED = 3;
const MOST_CLAUSES = 5;

/** A position after a move, with how many piles it has. */
type After = State & { readonly piles: number };

/**
 * What moves did, with everything that followed from them, as one sentence: split announcements get lost by ear. Told
 * from the position afterwards, so a card that is closed again is not named. `made` is the move that the player made.
 */
export function sayEvents(game: Game, after: After, events: readonly StepEvent[], lang: Lang, made?: Move): string {
  const fates = fatesOf(after, events).filter(({ from, to, was, is }) => from !== to || was !== is);
  const clauses = clausesOf(game, after, fates, lang, made);
  return `${sentence((clauses.length === 0 ? [WORDS.nothing[lang]] : clauses).join('; '))}.`;
}

function clausesOf(game: Game, after: After, fates: readonly Fate[], lang: Lang, made: Move | undefined): readonly string[] {
  const kind = made === undefined ? undefined : kindOf(made);
  if (kind === RECYCLE)
    return [
      lang === 'ru'
        ? `талон перевёрнут, в колоде ${cards(fates.length, lang)}`
        : `the waste is turned over: ${cards(fates.length, lang)} in the stock`,
    ];
  const groups = groupsOf(game, fates);
  if (kind === REDEAL && groups.length > MOST_CLAUSES) {
    return [`${WORDS[game.rules.shuffles ? 'shuffled' : 'gathered'][lang]}: ${cards(fates.length, lang)}`];
  }
  if (groups.length > 2 && fates.every(({ is }) => !is)) return [dealtAnew(fates.length, groups.length, lang)];
  const block = made !== undefined && kind === CARRY ? countOf(made) : 1;
  const told = groups.map((group, i) => clause(game, after, group, i === 0 ? block : 1, lang, i > 0));
  if (game.choice === 'zero') return groups.length === 1 ? [`${packetOf(game, groups[0] as Group, lang)}${told[0]}`] : told;
  const left = kind === REDEAL ? [] : leftBehind(game, after, fates, lang);
  const all = [...told, ...left];
  return all.length <= MOST_CLAUSES ? all : [...all.slice(0, MOST_CLAUSES), moreMoved(groups.slice(MOST_CLAUSES), lang)].filter(Boolean);
}

/** Cards that are told of together: they came to the same pile in the same way. */
type Group = readonly [Fate, ...Fate[]];

function groupsOf({ rules }: Game, fates: readonly Fate[]): readonly Group[] {
  const groups = new Map<string, [Fate, ...Fate[]]>();
  for (const fate of fates) {
    const role = rules.piles[fate.from]?.role;
    const way = fate.from === fate.to ? 'turned' : role === 'stock' || role === 'waste' ? role : 'moved';
    const key = `${fate.to} ${way} ${way === 'turned' && fate.is}`;
    const group = groups.get(key);
    if (group) group.push(fate);
    else groups.set(key, [fate]);
  }
  return [...groups.values()];
}

/** `block`: how many cards were carried as one; `byItself`: it followed from the move. */
function clause(game: Game, after: After, group: Group, block: number, lang: Lang, byItself: boolean): string {
  const [{ from, to, card }] = group;
  if (from === to) return turned(game, group, lang);
  const spec = game.rules.piles[to];
  if (spec?.role === 'discard' && selects(game)) return discarded(group, lang);
  const what = block > 1 && block === group.length ? `${cardWords(faceOf(card), lang)} ${andMore(block - 1, lang)}` : names(group, lang);
  const role = game.rules.piles[from]?.role;
  const source = byItself && (role === 'stock' || role === 'waste') ? ` ${WORDS[role][lang]}` : '';
  return `${what}${source} ${lang === 'ru' ? '— ' : ''}${onto(game, after, to, under(after, group), lang)}`.replace('— —', '—');
}

/** A whole packet that was taken away is named: nothing else in the sentence says which one it was. */
function packetOf({ rules }: Game, [{ from, to }]: Group, lang: Lang): string {
  const spec = rules.piles[from];
  return from !== to && spec?.role === 'packet' ? `${spec.label[lang].toLowerCase()}: ` : '';
}

/** The height of what the lowest card of a group lies on. */
function under(s: State, [{ card, to }]: Group): number {
  let height = 0;
  while (s.at(to, height) !== card) height++;
  return height - 1;
}

/** Cards turned where they lie: «открылась десятка червей, столбец 3». */
function turned(game: Game, group: Group, lang: Lang): string {
  const [{ is, to }] = group;
  const verb = is ? OPENED : CLOSED;
  return `${doneTo(verb, group, lang)} ${names(group, lang)}, ${where(game, to, lang)}`;
}

const discarded = (group: Group, lang: Lang): string => `${doneTo(DISCARDED, group, lang)} ${names(group, lang)}`;

interface Verb {
  /** Of a masculine card. */
  readonly he: string;
  /** Of a feminine card, of 21 cards; of 2; of 5. */
  readonly ru: Forms & { readonly few: string };
  readonly en: string;
}

const OPENED: Verb = { he: 'открылся', ru: { one: 'открылась', few: 'открылись', many: 'открылось' }, en: 'turned up:' };
const CLOSED: Verb = { he: 'закрылся', ru: { one: 'закрылась', few: 'закрылись', many: 'закрылось' }, en: 'turned face down:' };
const DISCARDED: Verb = { he: 'сброшен', ru: { one: 'сброшена', few: 'сброшены', many: 'сброшено' }, en: 'discarded:' };

/** The verb as it agrees with the cards it stands before. */
function doneTo({ he, ru, en }: Verb, group: Group, lang: Lang): string {
  if (lang === 'en') return en;
  const named = group.length <= MOST_NAMED && group.every(({ is }) => is);
  if (!named) return formOf(group.length, ru, lang);
  if (group.length > 1) return ru.few;
  return isHe(rankOf(group[0].card)) ? he : ru.one;
}

function names(group: Group, lang: Lang): string {
  const open = group.filter(({ is }) => is);
  if (open.length === 0 || group.length > MOST_NAMED) return cards(group.length, lang);
  const told = open.map(({ card }) => cardWords(faceOf(card), lang));
  const closed = group.length - open.length;
  return listed(closed > 0 ? [...told, closedOnes(closed, lang)] : told, lang);
}

function closedOnes(n: number, lang: Lang): string {
  if (lang === 'en') return counted(n, { one: 'closed card', many: 'closed cards' }, lang);
  return counted(n, { one: 'закрытая карта', few: 'закрытые карты', many: 'закрытых карт' }, lang);
}

/** Piles that cards have left: what lies on top there now, or that nothing does. */
function leftBehind(game: Game, after: After, fates: readonly Fate[], lang: Lang): readonly string[] {
  const touched = new Set<Card>(fates.map(({ card }) => card));
  const left = [...new Set(fates.filter(({ from, to }) => from !== to).map(({ from }) => from))];
  return left.flatMap((pile) => {
    const spec = game.rules.piles[pile];
    if (!spec || spec.fleeting || spec.role === 'hand' || spec.fan === 'wrap') return [];
    const name = where(game, pile, lang);
    if (after.height(pile) === 0) return [`${name}: ${WORDS.nowEmpty[lang]}`];
    const top = after.top(pile);
    return after.isUp(top) && !touched.has(top)
      ? [`${name}: ${lang === 'ru' ? `сверху ${cardWords(faceOf(top), lang)}` : `${cardWords(faceOf(top), lang)} on top`}`]
      : [];
  });
}

/** «20 карт роздано заново, стопок: 5». */
function dealtAnew(n: number, piles: number, lang: Lang): string {
  if (lang === 'en') return `${cards(n, lang)} dealt anew, ${counted(piles, { one: 'pile', many: 'piles' }, lang)}`;
  return `${cards(n, lang)} ${formOf(n, { one: 'роздана', few: 'розданы', many: 'роздано' }, lang)} заново, стопок: ${piles}`;
}

function moreMoved(groups: readonly Group[], lang: Lang): string {
  const n = groups.reduce((sum, group) => sum + group.length, 0);
  if (n === 0) return '';
  return lang === 'en' ? `and ${cards(n, lang)} more` : `и ещё ${cards(n, lang)}`;
}

const cards = (n: number, lang: Lang): string => counted(n, CARDS[lang], lang);
