import { careless, formatRecord, type MoveBuffer, Session } from 'pasyans';
import { carelessDice, GIVES_UP_AFTER } from 'pasyans/odds';
import { thinkerOf } from 'pasyans/play';
import { type Context, type GameFlags, openTable, print, printJson, type Table, wholeNumber } from '../context.ts';
import { Failure } from '../failure.ts';
import { rowsFor } from '../odds/book-store.ts';
import { reportJson, reportLines } from '../report.ts';

export interface AutoFlags extends GameFlags {
  readonly player?: string;
  readonly seed?: string;
  readonly json?: true;
  readonly record?: true;
}

const CARELESS = 'careless';
const SENSIBLE = 'sensible';
const PLAYERS = [CARELESS, SENSIBLE];
const MOST_SEED = 0xffffffff;

/** `auto ID`: the program plays a game to its end, or until it has gone to and fro long enough. */
export function auto(context: Context, id: string, flags: AutoFlags): void {
  if (flags.record && flags.json) {
    throw new Failure({
      ru: '--record и --json вместе не бывают: вывод один',
      en: '--record and --json exclude each other: there is one output',
    });
  }
  const player = flags.player ?? CARELESS;
  if (!PLAYERS.includes(player)) {
    const names = PLAYERS.join(', ');
    throw new Failure({ ru: `нет игрока «${player}»; есть: ${names}`, en: `there is no player "${player}"; there are: ${names}` });
  }
  if (player === SENSIBLE && flags.seed !== undefined) {
    throw new Failure({
      ru: '--seed не нужен: разумный игрок наугад не ходит',
      en: '--seed is not wanted: the sensible player does not play at random',
    });
  }
  const table = openTable(id, flags);
  const seed = flags.seed === undefined ? (table.deal.id ?? 0) : wholeNumber('--seed', flags.seed, 0, MOST_SEED);
  const session = player === SENSIBLE ? playSensibly(table) : playCarelessly(table, seed);
  if (flags.record) context.write(formatRecord(session));
  else if (flags.json) printJson(context, { ...reportJson(session, rowsFor(context)), player, seed: player === CARELESS ? seed : null });
  else print(context, reportLines(session, context.look, rowsFor(context)));
}

/** The same game that a study of the careless player plays of a deal, when the seed is the deal's number. */
function playCarelessly({ game, deal }: Table, seed: number): Session {
  const session = new Session(game, deal);
  const choose = careless(carelessDice(seed));
  for (let moves: MoveBuffer = session.legal(); moves.count > 0 && session.here.depth < GIVES_UP_AFTER; moves = session.legal()) {
    session.play(choose(moves));
  }
  return session;
}

/** The game that a study of the sensible player plays of a deal. It ends where the player gives up. */
function playSensibly({ game, deal }: Table): Session {
  const session = new Session(game, deal);
  const thinker = thinkerOf(game);
  while (session.here.depth < GIVES_UP_AFTER) {
    const thought = thinker.think(session.seen());
    if (!thought) break;
    session.play(thought.move);
  }
  return session;
}
