import type { CardPlace } from 'pasyans';
import { shownPiles } from '../draw/cloth.ts';
import { endLines } from '../report.ts';
import type { Said } from './actions.ts';
import type { Sitting } from './sitting.ts';
import { cycle } from './steer.ts';

/** One key as the terminal tells it. */
export interface Key {
  /** `up`, `return`, `escape`, ... where the key has a name. */
  readonly name?: string | undefined;
  /** What it types, if anything. */
  readonly text?: string | undefined;
  readonly ctrl?: boolean | undefined;
  readonly shift?: boolean | undefined;
}

/** A page over the table: help, moves, the board in words. */
export interface Page {
  readonly lines: readonly string[];
  /** The first line shown. */
  top: number;
}

/** What is on the screen besides the game. Changed by `press` only. */
export interface Ui {
  cursor: number;
  /** The card under the cursor, in a row that flows in lines. */
  card: number;
  held: number | undefined;
  /** Cards selected one after another. */
  picked: readonly CardPlace[];
  /** What is being typed; `undefined` while nothing is. */
  input: string | undefined;
  asking: 'move' | 'file' | 'name' | 'way';
  said: Said;
  page: Page | undefined;
  names: boolean;
}

/** Asked of whoever runs the screen. */
export type Wish = 'quit' | 'rules' | undefined;

export function openUi(sitting: Sitting): Ui {
  const ui: Ui = {
    cursor: 0,
    card: 0,
    held: undefined,
    picked: [],
    input: undefined,
    asking: 'move',
    said: [...sitting.takeNotices(), ...endLines(sitting, sitting.lang)],
    page: undefined,
    names: false,
  };
  settleCursor(ui, sitting);
  if (ui.said.length === 0 && !sitting.asks) ui.said = [welcome(sitting)];
  return ui;
}

/** The first words to a player who has just sat down. */
export function welcome({ session, lang }: Sitting): string {
  const { choice, tells } = session.game.patience;
  const wish = tells ? { ru: 'Загадайте желание. ', en: 'Make a wish. ' } : { ru: '', en: '' };
  const keys =
    choice === 'zero'
      ? { ru: 'Enter — следующий шаг, e — все до конца.', en: 'Enter makes the next step, e all of them.' }
      : { ru: 'Стрелки выбирают стопку, Enter берёт карту и кладёт.', en: 'Arrows choose a pile, Enter takes a card and puts it down.' };
  return wish[lang] + keys[lang];
}

/** What was in the hand lies where it lay. */
export function letGo(ui: Ui): void {
  ui.held = undefined;
  ui.picked = [];
}

export function showPage(ui: Ui, lines: readonly string[]): void {
  ui.page = { lines, top: 0 };
}

/** After anything that may have changed the table. */
export function settle(ui: Ui, sitting: Sitting): void {
  ui.said = [...ui.said, ...sitting.takeNotices()];
  settleCursor(ui, sitting);
}

/** The cursor never stands on a pile that is not there. */
function settleCursor(ui: Ui, { session }: Sitting): void {
  const shown = shownPiles(session.game, session.seen());
  if (!shown.includes(ui.cursor)) ui.cursor = cycle(shown, ui.cursor, 1);
  ui.card = Math.max(0, Math.min(ui.card, session.table.height(ui.cursor) - 1));
}
