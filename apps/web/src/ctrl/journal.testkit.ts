import { dealNumber, findPatience, type Game, type Move, type Options, openGame, type Patience, parseRecord, Session } from 'pasyans';
import { expect, vi } from 'vitest';
import type { End } from '../journal/end.ts';
import { gamesOf } from '../journal/end.ts';
import { type Figures, figuresOf } from '../journal/figures.ts';
import { journalDb } from '../storage/journal-db.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { type Device, openPage, settled } from './ctrl.testkit.ts';
import type { Ctrl } from './ctrl.ts';

/** A patience without choice, and one that can be won and lost. */
export const WISH = 'wish';
export const MARRIAGE = 'royal-marriage';

export const patience = (id: string): Patience => findPatience(id) as Patience;

/** All rows of the journal, as they lie there. */
export const ends = async (on: Device): Promise<readonly End[]> => (await journalDb(on.journal).readAll()).ends as readonly End[];

export const figures = async (on: Device): Promise<readonly Figures[]> => figuresOf(gamesOf(await ends(on)));

/** Waits until the journal has so many rows. */
export const entered = (on: Device, rows: number): Promise<readonly End[]> =>
  vi.waitFor(async () => {
    const found = await ends(on);
    expect(found).toHaveLength(rows);
    return found;
  });

/** Opens the app again and waits until it has looked through the whole shelf: the last game on it is one that is to go. */
export async function reopened(on: Device): Promise<Ctrl> {
  await settled();
  const sign: SavedGame = {
    id: 'last',
    patience: WISH,
    record: 'moves:',
    moves: 0,
    finished: false,
    peeked: false,
    serial: 1,
    savedAt: -DAY,
  };
  on.db.rows.set(sign.id, sign);
  const ctrl = await openPage(on);
  ctrl.opened();
  await vi.waitFor(() => expect(on.db.rows.has(sign.id)).toBe(false));
  return ctrl;
}

const DAY = 24 * 60 * 60 * 1000;

/** Lays out a deal. */
export function lay(ctrl: Ctrl, id: string, deal: number, options: Options = {}): void {
  ctrl.core.settings.change({ pace: 'none' });
  ctrl.commands.deal(patience(id), { deal, options });
}

export const idOf = ({ core }: Ctrl): string => core.meta(core.desk.session).id;

/** Plays moves as a player does. */
export function playAll(ctrl: Ctrl, moves: readonly Move[]): void {
  for (const m of moves) ctrl.play.move(m);
}

/** A deal of a patience that can be lost and won: two ways of playing it, of which neither is the beginning of the other. */
export function bothWays(id: string): { readonly deal: number; readonly lost: readonly Move[]; readonly won: readonly Move[] } {
  const game = openGame(patience(id));
  if (!game.ok) throw new Error(game.fault.text.en);
  for (let deal = 1; deal <= 200; deal++) {
    const plays = Array.from({ length: 12 }, (_, seed) => playSome(game.value, deal, seed + 1));
    const [lost, won] = (['lost', 'won'] as const).map((result) => plays.find((session) => session.outcome()?.result === result));
    if (lost && won) return { deal, lost: lost.moves, won: won.moves };
  }
  throw new Error(`no deal of ${id} goes both ways`);
}

function playSome(game: Game, deal: number, seed: number): Session {
  const session = new Session(game, dealNumber(game.rules.pack, deal));
  for (let n = 0; n < 500 && session.outcome() === undefined && session.legal().count > 0; n++) {
    const { count } = session.legal();
    session.play(session.legal().at((seed * (n + 7)) % count));
  }
  return session;
}

/** The session that a record leads to. */
export function sessionOfRecord(record: string): Session {
  const read = parseRecord(record, findPatience);
  if (!read.ok) throw new Error(read.fault.text.en);
  return read.value.session;
}

/** A page on which a patience without choice has run to its end. */
export async function finished(on: Device, deal = 5): Promise<Ctrl> {
  const ctrl = await openPage(on);
  lay(ctrl, WISH, deal);
  ctrl.play.runOut();
  return ctrl;
}

export const rowsOf = (on: Device): readonly SavedGame[] => [...on.db.rows.values()] as SavedGame[];
