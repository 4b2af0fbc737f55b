import { type Fault, type Game, good, openGame, type Patience, type Result, Session, SHUFFLE_VERSION } from '../engine/index.ts';
import { type Fields, type Key, missing } from './fields.ts';
import { playMoves } from './play-moves.ts';
import { readDeal } from './read-deal.ts';
import { readMoves } from './read-moves.ts';
import { shown } from './typed.ts';
import { faultAt, locate, type Piece, type Where } from './where.ts';

/** Finds a patience by its id; records know none of them. */
export type FindPatience = (id: string) => Patience | undefined;

/** Opens the game, deals, plays the moves and goes to the place the record names. */
export function openFields(fields: Fields, find: FindPatience): Result<Session> {
  const patience = readPatience(fields, find);
  if (!patience.ok) return patience;
  const shuffle = readVersion(fields, 'shuffle', SHUFFLE_VERSION, wrongShuffle);
  if (!shuffle.ok) return shuffle;
  const game = readGame(fields, patience.value);
  if (!game.ok) return game;
  const deal = readDeal(fields, game.value);
  if (!deal.ok) return deal;
  const tree = readMoves(game.value, fields.moves);
  if (!tree.ok) return tree;
  const at = readAt(fields);
  if (!at.ok) return at;
  const session = playMoves(new Session(game.value, deal.value), tree.value);
  return session.ok ? goTo(fields, session.value, at.value) : session;
}

function readPatience(fields: Fields, find: FindPatience): Result<Patience> {
  const id = fields.get('patience');
  if (!id) return missing(fields, 'patience');
  const patience = find(id.text);
  if (patience) {
    const rev = readVersion(fields, 'rev', patience.rev, (piece, given) => wrongRev(piece, given, patience));
    return rev.ok ? good(patience) : rev;
  }
  return faultAt('unknown-patience', id, id.text, {
    ru: `пасьянса «${shown(id.text)}» здесь нет.`,
    en: `there is no patience "${shown(id.text)}" here.`,
  });
}

/** A whole number that must be ours. */
function readVersion(fields: Fields, key: Key, ours: number, refuse: (piece: Piece, given: number) => Result<never>): Result<number> {
  const piece = fields.get(key);
  if (!piece) return missing(fields, key);
  const given = readWhole(piece);
  return !given.ok || given.value === ours ? given : refuse(piece, given.value);
}

function wrongRev(piece: Piece, given: number, { id, rev }: Patience): Result<never> {
  if (given > rev) {
    return faultAt('later-rev', piece, piece.text, {
      ru: `запись сделана по более новой редакции правил «${id}» (${given}); эта программа знает редакцию ${rev}. Обновите программу.`,
      en: `the record follows later rules of "${id}" (revision ${given}); this program knows revision ${rev}. Update the program.`,
    });
  }
  return faultAt('older-rev', piece, piece.text, {
    ru: `запись сделана по редакции ${given} правил «${id}», а такой здесь нет; есть редакция ${rev}.`,
    en: `the record follows revision ${given} of the rules of "${id}", which is not here; there is revision ${rev}.`,
  });
}

function wrongShuffle(piece: Piece, given: number): Result<never> {
  return faultAt('unknown-shuffle', piece, piece.text, {
    ru: `тасовка версии ${given} неизвестна; известна версия ${SHUFFLE_VERSION}. С другой тасовкой карты легли бы иначе.`,
    en: `shuffle version ${given} is not known; version ${SHUFFLE_VERSION} is. Another shuffle would lay other cards.`,
  });
}

function readGame(fields: Fields, patience: Patience): Result<Game> {
  const line = fields.get('options');
  const [between, equals] = fields.optionMarks;
  const given = new Map<string, string>();
  const spots = new Map<string, Piece>();
  for (const { 0: text, index } of line ? line.text.matchAll(between) : []) {
    const piece: Piece = { ...line, column: (line?.column ?? 1) + index, text };
    const cut = text.indexOf(equals);
    if (cut <= 0 || cut === text.length - 1) return wrongOption(piece, equals);
    const name = text.slice(0, cut);
    if (given.has(name)) return optionTwice(piece, name);
    given.set(name, text.slice(cut + 1));
    spots.set(name, piece).set(text.slice(cut + 1), piece);
  }
  const game = openGame(patience, Object.fromEntries(given));
  return game.ok ? game : locateOption(game.fault, spots, fields.end);
}

function locateOption(fault: Fault, spots: ReadonlyMap<string, Piece>, end: Where): Result<never> {
  return locate(fault, spots.get(fault.token ?? '') ?? { ...end, text: fault.token ?? '' });
}

function wrongOption(piece: Piece, equals: string): Result<never> {
  return faultAt('option-shape', piece, piece.text, {
    ru: `«${shown(piece.text)}»: ждали «имя${equals}значение».`,
    en: `"${shown(piece.text)}": "name${equals}value" was expected.`,
  });
}

function optionTwice(piece: Piece, name: string): Result<never> {
  return faultAt('option-twice', piece, name, { ru: `«${shown(name)}» названо дважды.`, en: `"${shown(name)}" is named twice.` });
}

function readAt(fields: Fields): Result<number | undefined> {
  const piece = fields.get('at');
  return piece ? readWhole(piece) : good(undefined);
}

/** Goes along the record's own line; without a place, to its end. */
function goTo(fields: Fields, session: Session, at: number | undefined): Result<Session> {
  let played = 0;
  while ((at === undefined || played < at) && session.redo()) played++;
  const piece = fields.get('at');
  if (at === undefined || played === at || !piece) return good(session);
  return faultAt('at-beyond', piece, piece.text, {
    ru: `названо место после хода ${at}, а ходов в записи ${played}: конец записи потерян.`,
    en: `the place after move ${at} is named, but the record has ${played} moves: its end is lost.`,
  });
}

function readWhole(piece: Piece): Result<number> {
  if (/^\d{1,9}$/.test(piece.text)) return good(Number(piece.text));
  return faultAt('not-a-number', piece, piece.text, {
    ru: `«${shown(piece.text)}»: ждали целое число.`,
    en: `"${shown(piece.text)}": a whole number was expected.`,
  });
}
