import { type Deal, dealNumber, type Fault, type Game, good, layTable, parseDealCards, parseDealId, type Result } from '../engine/index.ts';
import { type Fields, missing } from './fields.ts';
import { faultAt, locate, type Piece } from './where.ts';

/** Which deal it is: by number, card by card, or a table as somebody laid it out. */
export function readDeal(fields: Fields, game: Game): Result<Deal> {
  const id = fields.get('deal');
  const cards = fields.get('cards');
  const [row] = fields.layout;
  const [, second] = [id, cards, row].filter((one) => one !== undefined);
  if (second) return twoDeals(fields, second === row ? 'layout' : 'cards', second);
  if (row) return readLaid(fields, game, row);
  if (fields.get('seed')) return missing(fields, 'layout');
  if (cards) {
    const deal = parseDealCards(game.rules.pack, cards.text);
    return deal.ok ? deal : locate(deal.fault, cards);
  }
  const number = readNumber(fields, 'deal');
  return number.ok ? good(dealNumber(game.rules.pack, number.value)) : number;
}

function readNumber(fields: Fields, key: 'deal' | 'seed'): Result<number> {
  const piece = fields.get(key);
  if (!piece) return missing(fields, key);
  const number = parseDealId(piece.text);
  return number.ok ? number : locate(number.fault, piece);
}

function readLaid(fields: Fields, game: Game, first: Piece): Result<Deal> {
  const number = readNumber(fields, 'seed');
  if (!number.ok) return number;
  const deal = layTable(game, fields.layout.map(({ text }) => text).join('\n'), number.value);
  return deal.ok ? deal : locateRow(deal.fault, fields.layout, first);
}

/** A fault of layout text, now with the place in the record; its own line, counted in the layout alone, is taken out of the sentence. */
function locateRow(fault: Fault, rows: readonly Piece[], first: Piece): Result<never> {
  const text = { ru: fault.text.ru.replace(/^Строка \d+: /, ''), en: fault.text.en.replace(/^Line \d+: /, '') };
  return locate({ ...fault, text }, rows[(fault.line ?? 1) - 1] ?? first);
}

function twoDeals(fields: Fields, key: 'cards' | 'layout', piece: Piece): Result<never> {
  return faultAt('two-deals', piece, fields.spelt(key), {
    ru: 'расклад задан дважды; ждали что-нибудь одно: номер, карты или выложенный стол.',
    en: 'the deal is given twice; one of them was expected: a number, cards, or a table laid out.',
  });
}
