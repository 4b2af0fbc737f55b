import { type Deal, dealTable, findPatience, type Game, parseRecord, readLayout, type Session, type Table } from 'pasyans';
import { type Context, type GameFlags, need, openGameOf, openTable } from './context.ts';
import { Failure } from './failure.ts';
import { readText } from './read-text.ts';

export interface PositionFlags extends GameFlags {
  readonly from?: string;
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
  return /^\uFEFF?\s*pasyans\b/.test(text) ? fromRecord(id, text, flags) : fromLayout(id, text, flags);
}

function fromRecord(id: string, text: string, flags: PositionFlags): Position {
  const { session } = need(parseRecord(text, findPatience));
  const { game, deal, table } = session;
  if (game.patience.id !== id) {
    const other = game.patience.id;
    throw new Failure({ ru: `это запись пасьянса «${other}», а не «${id}»`, en: `this is a record of "${other}", not of "${id}"` });
  }
  if (flags.opt !== undefined) {
    throw new Failure({ ru: '--opt не нужен: настройки стоят в записи', en: '--opt is not wanted: the record has its options' });
  }
  return { game, deal, table, session };
}

function fromLayout(id: string, text: string, flags: PositionFlags): Position {
  const game = openGameOf(id, flags.opt);
  const table = need(readLayout(game, text, { partial: true }));
  // Of a table without a card everything could be said, and nothing would be meant.
  if (game.rules.piles.every((_, pile) => table.height(pile) === 0)) {
    const file = flags.from ?? '';
    throw new Failure({ ru: `в файле «${file}» нет ни записи, ни карт`, en: `there is neither a record nor a card in the file "${file}"` });
  }
  return { game, deal: undefined, table };
}
