import { type Card, cardCode, FACES, type Face, faceOf } from './card.ts';
import { cardSign } from './card-names.ts';
import { emptyTable, type Game } from './game.ts';
import { packHolds } from './pack.ts';
import { bad, good, type Result } from './result.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { readTypedFace } from './typed-face.ts';

/**
 * A position as text, one line a pile, bottom card first, closed cards in brackets, empty piles left out; counters
 * that are not 0 follow as `name = value`:
 *
 *     stock: [7D] [9C]
 *     f1: 6H 7H
 *     pass = 1
 */
export function writeLayout(game: Game, s: State): string {
  const lines: string[] = [];
  game.rules.piles.forEach(({ name }, pile) => {
    if (s.height(pile) === 0) return;
    const cards = Array.from({ length: s.height(pile) }, (_, i) => s.at(pile, i));
    lines.push(`${name}: ${cards.map((card) => (s.isUp(card) ? cardCode(card) : `[${cardCode(card)}]`)).join(' ')}`);
  });
  game.rules.counters?.forEach((name, i) => {
    if (s.counter(i) !== 0) lines.push(`${name} = ${s.counter(i)}`);
  });
  return `${lines.join('\n')}\n`;
}

/** How strictly a layout is read. */
export interface ReadLayout {
  /** True lets cards of the pack be missing: for teaching and testing positions. Default: every card exactly once. */
  readonly partial?: boolean;
  /** What reproducible redeals from this position depend on; default 0. */
  readonly seed?: number;
}

/** Of a line that is none of ours a sentence shows so many characters. */
const MOST_SHOWN = 40;

/**
 * Lays out a position written by `writeLayout` or by hand, where cards may stand in Russian letters or signs as well (`Дч`, `10♠`).
 * `#` starts a comment. The fault says line, column and token.
 */
export function readLayout(game: Game, text: string, how: ReadLayout = {}): Result<Table> {
  const table = emptyTable(game);
  table.clear(how.seed ?? 0);
  const copies = new Uint8Array(FACES);
  const named = new Set<string>();
  let cards = 0;
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replace(/#.*/, '');
    if (line.trim() === '') continue;
    const head = /^\s*([a-z0-9.-]+)\s*([:=])/i.exec(line);
    const where = { line: i + 1, column: line.search(/\S/) + 1, token: head?.[1] ?? line.trim().slice(0, MOST_SHOWN) };
    if (!head?.[1])
      return bad(
        'layout-line',
        {
          ru: `Строка ${i + 1}: ожидалось «стопка: карты» или «счётчик = число», а стоит «${where.token}».`,
          en: `Line ${i + 1}: expected "pile: cards" or "counter = number", not "${where.token}".`,
        },
        where,
      );
    const name = head[1].toLowerCase();
    if (named.has(name))
      return bad('name-twice', { ru: `Строка ${i + 1}: «${name}» уже было.`, en: `Line ${i + 1}: "${name}" stands twice.` }, where);
    named.add(name);
    const read =
      head[2] === ':'
        ? readPile(game, table, name, line, head[0].length, i + 1, copies)
        : readCounter(game, table, name, line, head[0].length, i + 1);
    if (!read.ok) return read;
    cards += read.value;
  }
  if (!how.partial && cards !== game.rules.pack.cards.length) return missing(game, table);
  table.forget();
  return good(table);
}

function readPile(game: Game, table: Table, name: string, line: string, start: number, no: number, copies: Uint8Array): Result<number> {
  const pile = game.pileNumbers.get(name);
  if (pile === undefined) {
    const names = game.rules.piles.map((p) => p.name).join(', ');
    return bad(
      'unknown-pile',
      { ru: `Строка ${no}: нет стопки «${name}»; есть: ${names}.`, en: `Line ${no}: no pile "${name}"; there are: ${names}.` },
      { line: no, column: line.search(/\S/) + 1, token: name },
    );
  }
  let cards = 0;
  for (const found of line.slice(start).matchAll(/\S+/g)) {
    const token = found[0];
    const where = { line: no, column: start + found.index + 1, token };
    const closed = /^\[(.*)\]$/.exec(token);
    const face = readTypedFace(closed?.[1] ?? token);
    if (face === undefined || !packHolds(game.rules.pack, face)) {
      const pack = game.rules.pack.name;
      return bad(
        'not-a-card',
        { ru: `Строка ${no}: «${token}» — не карта колоды ${pack}.`, en: `Line ${no}: "${token}" is not a card of the pack ${pack}.` },
        where,
      );
    }
    const copy = copies[face] as number;
    if (copy >= game.rules.pack.copies)
      return bad(
        'card-twice',
        { ru: `Строка ${no}: карта ${token} уже лежит на столе.`, en: `Line ${no}: the card ${token} is already on the table.` },
        where,
      );
    if (table.height(pile) >= table.most(pile)) {
      return bad(
        'pile-full',
        {
          ru: `Строка ${no}: карт в стопке «${name}» больше, чем в ней бывает: ${table.most(pile)}.`,
          en: `Line ${no}: more cards in the pile "${name}" than it ever holds: ${table.most(pile)}.`,
        },
        where,
      );
    }
    copies[face] = copy + 1;
    table.put(pile, face + copy * FACES, !closed);
    cards++;
  }
  return good(cards);
}

function readCounter(game: Game, table: Table, name: string, line: string, start: number, no: number): Result<number> {
  const counter = game.rules.counters?.indexOf(name) ?? -1;
  const value = line.slice(start);
  const where = { line: no, column: line.search(/\S/) + 1, token: name };
  if (counter < 0)
    return bad('unknown-counter', { ru: `Строка ${no}: нет счётчика «${name}».`, en: `Line ${no}: no counter "${name}".` }, where);
  const number = /^\s*-?\d{1,9}\s*$/.test(value) ? Number(value) : undefined;
  if (number === undefined)
    return bad(
      'not-a-number',
      { ru: `Строка ${no}: «${value.trim()}» — не целое число.`, en: `Line ${no}: "${value.trim()}" is not a whole number.` },
      { line: no, column: start + value.search(/\S|$/) + 1, token: value.trim() },
    );
  table.set(counter, number);
  return good(0);
}

/** So many missing cards are named. */
const NAMED = 5;

function missing(game: Game, table: Table): ReturnType<typeof bad> {
  const lacking = missingFrom(game, table);
  const list = (name: (face: Face) => string): string =>
    lacking
      .slice(0, NAMED)
      .map((card) => name(faceOf(card)))
      .join(' ');
  const all = lacking.length;
  return bad('card-missing', {
    ru: `Не хватает карт: ${list((face) => cardSign(face, 'ru'))}${all > NAMED ? ` и других (всего ${all})` : ''}.`,
    en: `Cards are missing: ${list(cardCode)}${all > NAMED ? ` and others (${all} in all)` : ''}.`,
  });
}

/** The cards of the pack that do not lie on the table, of two equal ones the second. */
export function missingFrom(game: Game, table: Table): readonly Card[] {
  const lying = new Set<Card>();
  for (let pile = 0; pile < table.piles; pile++) for (let i = 0; i < table.height(pile); i++) lying.add(table.at(pile, i));
  return game.rules.pack.cards.filter((card) => !lying.has(card));
}
