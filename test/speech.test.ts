import {
  below,
  CARRY,
  cardsOf,
  cardTaken,
  cardWords,
  dealNumber,
  type Face,
  faceOf,
  type Game,
  kindOf,
  type Lang,
  type Move,
  move,
  NONE,
  randomFrom,
  Session,
  type State,
  sayBoard,
  sayEvents,
  sayFacts,
  sayHeld,
  sayMove,
  sayOutcome,
  sayReason,
  sayWholePile,
  toOf,
} from 'pasyans';
import { describe, expect, it } from 'vitest';
import { cases, isDefault } from './kit/every.ts';

/** Every kind of sentence of every patience: its grammar, word by word, and that it names no card that lies face down. */

const FACES: readonly Face[] = Array.from({ length: 52 }, (_, face) => face as Face);
const either = (names: readonly string[]): string => `(?:${names.join('|')})`;
const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands in a sentence where cards, piles and numbers stand. */
interface Grammar {
  /** A move before it is played; what it did. */
  readonly move: RegExp;
  readonly did: RegExp;
  readonly held: RegExp;
}

function grammarOf({ rules }: Game, lang: Lang): Grammar {
  const ru = lang === 'ru';
  const [named, taken] = [cardWords, cardTaken].map((words) => either(FACES.map((face) => words(face, lang)))) as [string, string];
  const labels = rules.piles.map(({ label }) => label[lang].charAt(0).toLowerCase() + label[lang].slice(1));
  const pile = either(labels.map(literally));
  const onto = either(rules.piles.flatMap((spec) => (spec.onto ? [literally(spec.onto[lang])] : [])));
  const n = '\\d+';
  const cards = ru ? either(['1 карта', '21 карта', `${n} карт[аы]?`]) : `${n} cards?`;
  const closed = ru ? `${n} закрыт(?:ая карта|ые карты|ых карт)` : `${n} closed cards?`;
  const more = ru ? ` и ещё ${n} карт[уы]?` : ` and ${n} more cards?`;
  const list = (one: string): string => `${one}(?:, ${one})*(?:,? ${ru ? 'и' : 'and'} ${one})?`;
  const where = `(?:${ru ? 'на' : 'onto'} ${taken}, ${pile}|${onto})`;
  const some = `(?:${list(either([named, closed]))}|${cards})`;
  const clauses = ru
    ? [
        `(?:${pile}: )?${some}(?:${more})?(?: из колоды| из талона)? — ${where}`,
        `[Оо]ткрылся ${named}, ${pile}`,
        `(?:[Оо]ткрыл|[Зз]акрыл)(?:ась|ись|ось) ${some}, ${pile}`,
        `[Сс]брошена? ${named}`,
        `[Сс]брошены ${list(named)}`,
        `${pile}: теперь пусто`,
        `${pile}: сверху ${named}`,
        `${cards} роздан[аыо] заново, стопок: ${n}`,
        `и ещё ${cards}`,
        `талон перевёрнут, в колоде ${cards}`,
        `карты собраны(?:, перетасованы)? и разложены заново: ${cards}`,
        'ничего не изменилось',
      ]
    : [
        `(?:${pile}: )?${some}(?:${more})?(?: from the stock| from the waste)? ${where}`,
        `turned (?:up|face down): ${some}, ${pile}`,
        `discarded: ${list(named)}`,
        `${pile}: now empty`,
        `${pile}: ${named} on top`,
        `${cards} dealt anew, ${n} piles`,
        `and ${cards} more`,
        `the waste is turned over: ${cards} in the stock`,
        `the cards are gathered(?:, shuffled)? and dealt again: ${cards}`,
        'nothing changed',
      ];
  const clause = either(clauses);
  const moves = ru
    ? [
        `положить (?:${taken}|закрытую карту)(?:, ${pile},)?(?:${more})? ${where}`,
        'открыть карту из колоды',
        `открыть ${n} карт[уы]? из колоды`,
        `открыть карту: ${pile}`,
        `сбросить ${list(taken)}`,
        'перевернуть талон',
        'собрать, (?:не тасуя,|перетасовать) и разложить заново',
        'следующий шаг',
      ]
    : [
        `move (?:${taken}|a closed card)(?:, ${pile},)?(?:${more})? ${where}`,
        'turn a card from the stock',
        `turn ${n} cards? from the stock`,
        `turn up the card: ${pile}`,
        `discard ${list(taken)}`,
        'turn the waste over',
        'gather(?:, shuffle)? and deal again(?:, unshuffled)?',
        'the next step',
      ];
  return {
    move: new RegExp(`^${either(moves)}$`),
    did: new RegExp(`^${clause}(?:; ${clause})*\\.$`, 'i'),
    held: ru
      ? new RegExp(`^(?:Взят (?:туз|валет|король)|Взята (?!туз|валет|король)\\S+) \\S+$|^Взяты ${named}${more}$`)
      : new RegExp(`^Picked up ${taken}(?:${more})?$`),
  };
}

const RUSSIAN: readonly (readonly [one: RegExp, few: RegExp, many: RegExp])[] = [
  [/^карт[ау]$/, /^карты$/, /^карт$/],
  [/^ход$/, /^хода$/, /^ходов$/],
  [/^закрытая$/, /^закрытые$/, /^закрытых$/],
];

/** Every number agrees with the word after it: reckoned here once more, from the last two digits. */
function disagreements(text: string, lang: Lang): readonly string[] {
  return [...text.matchAll(/(\d+) (\p{L}+)/gu)].flatMap(([pair, digits, word]) => {
    const n = Number(digits);
    if (lang === 'en')
      return /^(?:card|cards|move|moves|pile|piles)$/.test(word as string) && (n === 1) === /s$/.test(word as string) ? [pair] : [];
    const forms = RUSSIAN.find((some) => some.some((form) => form.test(word as string)));
    const teen = n % 100 >= 11 && n % 100 <= 14;
    const form = teen || n % 10 === 0 || n % 10 > 4 ? 2 : n % 10 === 1 ? 0 : 1;
    return forms && !forms[form]?.test(word as string) ? [pair] : [];
  });
}

/** Things that no sentence may have, whatever it says. */
function faults(text: string, lang: Lang): readonly string[] {
  const strange = lang === 'ru' ? /[A-Za-z]/ : /[А-Яа-яЁё]/;
  const bad = [/\s\s/, /\s[.,;:]/, /undefined|null|NaN|\[object/, /[.,;:][.,;]/, strange].filter((sign) => sign.test(text));
  return [...bad.map(String), ...disagreements(text, lang)].map((fault) => `${fault}: ${text}`);
}

const CARD_NAMES = { ru: FACES.map((face) => namesOf(face, 'ru')), en: FACES.map((face) => namesOf(face, 'en')) };

function namesOf(face: Face, lang: Lang): readonly string[] {
  return [cardWords(face, lang), cardTaken(face, lang)];
}

/** The names of piles that could hold the name of a card: they name cards that lie elsewhere. */
function pileNames({ rules }: Game, lang: Lang): readonly string[] {
  const names = rules.piles.flatMap(({ label, onto }) => [label[lang], onto?.[lang] ?? '']);
  return [...new Set(names.filter((name) => name.includes(' ')).map((name) => name.toLowerCase()))];
}

/** Cards that a text names and that do not lie face up. */
function told(s: State & { readonly piles: number }, whole: string, lang: Lang, elsewhere: readonly string[]): readonly string[] {
  const text = elsewhere.reduce((rest, name) => rest.replace(name, ''), whole.toLowerCase());
  const open = new Set<Face>();
  for (let p = 0; p < s.piles; p++) for (let i = 0; i < s.height(p); i++) if (s.isUp(s.at(p, i))) open.add(faceOf(s.at(p, i)));
  const hidden = FACES.filter((face) => !open.has(face)).flatMap((face) => CARD_NAMES[lang][face] as readonly string[]);
  return hidden.filter((name) => text.includes(name)).map((name) => `${name}: ${whole}`);
}

/** Two deals of each patience as it is played by default; one for every other value of an option. */
const dealsOf = (game: Game): number => (isDefault(game) ? 2 : 1);
const LONG = 120;

/** Checks a text; complaints are gathered, so that one run shows them all. */
class Reader {
  readonly complaints = new Set<string>();
  readonly game: Game;
  readonly lang: Lang;
  readonly grammar: Grammar;
  private readonly elsewhere: readonly string[];
  /** Most sentences come again and again. */
  private readonly known = new Set<string>();

  constructor(game: Game, lang: Lang) {
    this.game = game;
    this.lang = lang;
    this.grammar = grammarOf(game, lang);
    this.elsewhere = pileNames(game, lang);
  }

  read(text: string, form?: RegExp): void {
    const key = `${form?.source} ${text}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    if (form && !form.test(text)) this.complaints.add(text);
    for (const fault of faults(text, this.lang)) this.complaints.add(fault);
  }

  see(table: Session['table'], text: string): void {
    for (const leak of told(table, text, this.lang, this.elsewhere)) this.complaints.add(`hidden ${leak}`);
  }
}

function readMoves({ game, table }: Session, legal: readonly Move[], reader: Reader): void {
  for (const m of legal) {
    const said = sayMove(game, table, m, reader.lang);
    reader.read(said, reader.grammar.move);
    reader.see(table, said);
    if (kindOf(m) !== CARRY) continue;
    const to = game.rules.piles[toOf(m)];
    if (!to?.onto) reader.complaints.add(`no word for the way to ${to?.name}`);
    const [lowest] = cardsOf(table, m);
    if (lowest && table.isUp(table.at(lowest.pile, lowest.index))) reader.read(sayHeld(table, lowest, reader.lang), reader.grammar.held);
  }
}

function readTable(session: Session, reader: Reader): void {
  const { game, table } = session;
  const { lang } = reader;
  const piles = game.rules.piles.map((_, pile) => sayWholePile(game, session.seen(), pile, lang, table));
  for (const text of [...sayBoard(game, session.seen(), lang, table), ...piles]) {
    reader.read(text);
    // A ghost names the card that a place waits for, wherever that lies.
    if (!/пусто|empty/.test(text)) reader.see(table, text);
  }
  for (const text of [...sayFacts(session, lang), ...[sayOutcome(game, session.outcome(), lang) ?? []].flat()]) reader.read(text);
}

/** Moves of every pile to every other: each that is refused has a sentence. */
function readRefusals(session: Session, reader: Reader): void {
  const piles = session.game.rules.piles.map((_, pile) => pile).filter((pile) => pile % 3 === session.here.depth % 3);
  for (const from of piles) {
    if (session.table.top(from) === NONE) continue;
    for (const to of piles) {
      const reason = session.refusal(move(CARRY, from, to, 1));
      if (!reason) continue;
      const said = sayReason(reason, reader.lang);
      reader.read(said, /^[\p{Lu}«"\d].*\S \((?:общее )?(?:правило|(?:common )?rule) [\dA-Za-z]+\)\.$/su);
    }
  }
}

describe.each(cases)('sentences: $name', ({ game }) => {
  it.each(['ru', 'en'] as const)('are right in grammar and tell nothing hidden (%s)', (lang) => {
    const reader = new Reader(game, lang);
    for (let id = 1; id <= dealsOf(game); id++) {
      const random = randomFrom(id, 7);
      const session = new Session(game, dealNumber(game.rules.pack, id));
      for (let n = 0; n < LONG; n++) {
        const legal = session.legal().toArray();
        if (n % 10 === 0 || legal.length === 0) readTable(session, reader);
        if (n % 10 === 5 && game.choice !== 'zero') readRefusals(session, reader);
        if (legal.length === 0) break;
        if (n % 4 === 0) readMoves(session, legal, reader);
        const made = legal[below(random, legal.length)] as Move;
        const played = session.play(made);
        if (!played.ok) throw new Error('a legal move was refused');
        const did = sayEvents(game, session.table, played.events, lang, made);
        reader.read(did, reader.grammar.did);
        reader.see(session.table, did);
      }
    }
    expect([...reader.complaints].slice(0, 12)).toEqual([]);
  });
});
