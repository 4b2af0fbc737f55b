import { type Deal, dealTable, findPatience, type Game, layTable, parseRecord, readLayout, Session, type Table } from 'pasyans';
import { anyDeal, type Context, dealNamed, type GameFlags, need, openGameOf, openTable } from './context.ts';
import { Failure } from './failure.ts';
import { readText } from './read-text.ts';

export interface PositionFlags extends GameFlags {
  readonly from?: string;
  /** Of a layout in which cards of the pack are missing: it is taken for all there is. */
  readonly partial?: true;
}

/** The position a command is about. `deal` is absent when it was given card by card. */
export interface Position {
  readonly game: Game;
  readonly deal: Deal | undefined;
  readonly table: Table;
  /** The game that led there, where there is one. */
  readonly session?: Session;
}

/** The position that the flags name: a deal, a record's, or a layout's. */
export async function positionOf({ input }: Context, id: string, flags: PositionFlags): Promise<Position> {
  if (flags.from === undefined) {
    const { game, deal } = openTable(id, flags);
    return { game, deal, table: dealTable(game, deal) };
  }
  if (flags.deal !== undefined) {
    throw new Failure({
      ru: '--from и --deal не бывают вместе: положение одно',
      en: '--from and --deal exclude each other: there is one position',
    });
  }
  const text = await readText(flags.from, input);
  if (!isRecord(text)) return fromLayout(id, text, flags);
  const session = fromRecord(id, text, flags);
  const { game, deal, table } = session;
  return { game, deal, table, session };
}

/**
 * The game that `--from` begins with: a record's, or a table laid out by hand. Such a table has no deal: its unknown cards and its redeals
 * depend on the number of `--deal`, or on one drawn by lot.
 */
export async function gameFrom({ input }: Context, id: string, flags: PositionFlags & { readonly from: string }): Promise<Session> {
  if (flags.from === '-') {
    throw new Failure({
      ru: '--from - здесь не бывает: со стандартного ввода читаются ходы',
      en: '--from - is not to be had here: standard input gives the moves',
    });
  }
  const text = await readText(flags.from, input);
  if (!isRecord(text)) {
    const game = openGameOf(id, flags.opt);
    const number = dealNamed(flags) ?? anyDeal();
    return new Session(game, need(layTable(game, text, number)));
  }
  if (flags.deal === undefined) return fromRecord(id, text, flags);
  throw new Failure({ ru: '--deal не нужен: расклад стоит в записи', en: '--deal is not wanted: the record has its deal' });
}

const isRecord = (text: string): boolean => /^\uFEFF?\s*pasyans\b/.test(text);

function fromRecord(id: string, text: string, flags: PositionFlags): Session {
  const { session } = need(parseRecord(text, findPatience));
  const { game } = session;
  if (game.patience.id !== id) {
    const other = game.patience.id;
    throw new Failure({ ru: `это запись пасьянса «${other}», а не «${id}»`, en: `this is a record of "${other}", not of "${id}"` });
  }
  if (flags.opt !== undefined) {
    throw new Failure({ ru: '--opt не нужен: настройки стоят в записи', en: '--opt is not wanted: the record has its options' });
  }
  return session;
}

function fromLayout(id: string, text: string, flags: PositionFlags): Position {
  const game = openGameOf(id, flags.opt);
  const table = need(readLayout(game, text, { partial: true }));
  // Of a table without a card everything could be said, and nothing would be meant.
  if (game.rules.piles.every((_, pile) => table.height(pile) === 0)) {
    const file = flags.from ?? '';
    throw new Failure({ ru: `в файле «${file}» нет ни записи, ни карт`, en: `there is neither a record nor a card in the file "${file}"` });
  }
  if (flags.partial) return { game, deal: undefined, table };
  // A card that was forgotten would make of a slip a proof. No card is unknown here, so the number enters nothing but redeals.
  return { game, deal: undefined, table: dealTable(game, need(layTable(game, text, table.seed))) };
}
