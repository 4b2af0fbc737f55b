import { checkFoundations } from './buildable.ts';
import type { Card } from './card.ts';
import type { Deal, Laid } from './deal.ts';
import { emptyTable, type Game, legalMoves, outcomeOf, playMove } from './game.ts';
import { checkTable, copyTable } from './invariants.ts';
import { readLayout, writeLayout } from './layout-text.ts';
import type { Move } from './move.ts';
import { bad, type Fault, good, type Result } from './result.ts';
import type { Table } from './table.ts';
import { fillUnknown } from './unknown-cards.ts';
import type { Reason } from './word.ts';

/** The highest count that a table laid out by hand may begin with: far above any pass, redeal or step there is. */
const MOST_COUNTED = 99;

const IMPOSSIBLE: Reason = {
  rule: 'C1',
  text: {
    ru: 'Так сыграть нельзя: карты выложены так, как в этом пасьянсе лечь не могут. Проверьте расклад.',
    en: 'This cannot be played: the cards were laid out as they never can lie in this patience. Check the layout.',
  },
};

/**
 * A deal that is no deal: a table that somebody has laid out, as layout text, to be played on from. Every card of the pack lies there
 * once. Closed cards that nobody knows stand as `[?]`, many of them as `[?]*12`: those that are missing are shuffled into their
 * places, by `number`, on which reproducible redeals depend as well. What the rules force is done at once. A fault says
 * what is wrong, in which line; a table that the rules cannot play from is one.
 */
export function layTable(game: Game, text: string, number: number): Result<Deal> {
  const whole = fillUnknown(game, text, number);
  if (!whole.ok) return whole;
  const read = readLayout(game, whole.value, { seed: number });
  if (!read.ok) return read;
  const table = read.value;
  const counters = checkCounters(game, table);
  if (!counters.ok) return counters;
  const sound = soundness(game, table, whole.value);
  if (!sound.ok) return sound;
  const settled = writeLayout(game, table);
  // Of two equal cards the one named first is the first copy: read again, the table is the same whoever wrote it down.
  const again = readLayout(game, settled, { seed: number });
  return again.ok ? good({ seed: number, cards: inOrder(again.value), laid: laidOf(game, again.value, settled) }) : again;
}

/** Lets the rules have their way with the table, and says where they cannot. Afterwards what they force is done. */
function soundness(game: Game, table: Table, text: string): Result<undefined> {
  try {
    const built = checkFoundations(game, table);
    if (!built.ok) return onItsLine(built.fault, text);
    settle(game, table);
    return anyRefused(game, table) ? impossible() : good(undefined);
  } catch {
    // Rules may rely on what their own moves keep; a table that breaks them was never one of theirs.
    return impossible();
  }
}

/** The fault of a pile, with the line that the pile stands on. */
function onItsLine(fault: Fault, text: string): Result<never> {
  const rows = text.toLowerCase().split(/\r?\n/);
  const line = rows.findIndex((row) => row.trimStart().startsWith(`${fault.token}:`)) + 1;
  const { ru, en } = fault.text;
  return bad(fault.code, { ru: `Строка ${line}: ${ru}`, en: `Line ${line}: ${en}` }, { line, token: fault.token ?? '' });
}

function anyRefused(game: Game, table: Table): boolean {
  const legal = legalMoves(game, table);
  return Array.from({ length: legal.count }, (_, i) => legal.at(i)).some((m) => refusesMove(game, table, m));
}

/** Does what the rules force, and asks all that will be asked. */
function settle(game: Game, table: Table): void {
  game.rules.settle?.(table);
  table.forget();
  checkTable(game, table);
  look(game, table);
}

function look(game: Game, table: Table): void {
  if (outcomeOf(game, table)) game.rules.facts?.(table);
  game.rules.status?.(table);
}

/** The cards pile by pile: a card's number in this order tells where it lay and nothing else. */
function inOrder(table: Table): readonly Card[] {
  return Array.from({ length: table.piles }, (_, pile) => Array.from({ length: table.height(pile) }, (_, i) => table.at(pile, i))).flat();
}

function laidOf(game: Game, table: Table, text: string): Laid {
  const bytes = new Uint8Array(table.sizeFor(game.rules.pack.cards.length));
  table.save(bytes, 0);
  return { lines: text.trimEnd().split('\n'), bytes, refuses };
}

/** The same function for every table, so that a deal read twice is equal to itself. */
const refuses = (game: Game, table: Table, m: Move): Reason | undefined => (refusesMove(game, table, m) ? IMPOSSIBLE : undefined);

/** Where moves are tried out: tables of the game that are written over. */
interface Trial {
  readonly copy: Table;
  readonly scratch: Table;
}

const trials = new WeakMap<Game, Trial>();

function trialOf(game: Game): Trial {
  const there = trials.get(game) ?? { copy: emptyTable(game), scratch: emptyTable(game) };
  trials.set(game, there);
  return there;
}

/** True when the rules cannot play a move that they allow: they may rely on what this table does not keep. */
function refusesMove(game: Game, table: Table, m: Move): boolean {
  const { copy, scratch } = trialOf(game);
  try {
    copyTable(game, table, copy);
    playMove(game, copy, m);
    checkTable(game, copy, scratch);
    look(game, copy);
    return false;
  } catch {
    return true;
  }
}

function checkCounters({ rules }: Game, table: Table): Result<undefined> {
  const wrong = rules.counters?.find((_, i) => table.counter(i) < 0 || table.counter(i) > MOST_COUNTED);
  if (wrong === undefined) return good(undefined);
  return bad(
    'counter-range',
    { ru: `«${wrong}» — число от 0 до ${MOST_COUNTED}.`, en: `"${wrong}" is a number from 0 to ${MOST_COUNTED}.` },
    { token: wrong },
  );
}

function impossible(): Result<never> {
  return bad('impossible-layout', {
    ru: 'Так карты в этом пасьянсе лечь не могут: по его правилам отсюда не сыграть. Проверьте стопки и счётчики.',
    en: 'The cards can never lie like this in this patience: its rules cannot play on from here. Check the piles and counters.',
  });
}
