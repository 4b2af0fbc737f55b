import { type CardPlace, DRAW, RECYCLE, REDEAL, STEP, selects, toOf } from 'pasyans';
import { shownPiles } from '../draw/cloth.ts';
import type { Look } from '../draw/look.ts';
import {
  answerQuestion,
  collect,
  dealAnew,
  dealOn,
  listMoves,
  playKind,
  playToEnd,
  playTyped,
  readBoard,
  readPile,
  readResult,
  redo,
  restart,
  type Said,
  saveTo,
  switchAutoSafe,
  undo,
} from './actions.ts';
import { sayHint } from './advice.ts';
import { commandOfKey, keyHelp, type PlayCommand } from './commands.ts';
import type { Sitting } from './sitting.ts';
import { cycle, type Direction, steer, steerInRow } from './steer.ts';
import { movesFrom, pick, touch } from './touch.ts';

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
  asking: 'move' | 'file';
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
    said: sitting.takeNotices(),
    page: undefined,
    names: false,
  };
  settleCursor(ui, sitting);
  if (ui.said.length === 0 && !sitting.asks) ui.said = [welcome(sitting)];
  return ui;
}

/** The first words to a player who has just sat down. */
function welcome({ session, lang }: Sitting): string {
  const { choice, tells } = session.game.patience;
  const wish = tells ? { ru: 'Загадайте желание. ', en: 'Make a wish. ' } : { ru: '', en: '' };
  const keys =
    choice === 'zero'
      ? { ru: 'Enter — следующий шаг, e — все до конца.', en: 'Enter makes the next step, e all of them.' }
      : { ru: 'Стрелки выбирают стопку, Enter берёт карту и кладёт.', en: 'Arrows choose a pile, Enter takes a card and puts it down.' };
  return wish[lang] + keys[lang];
}

/** Answers one key. */
export function press(ui: Ui, sitting: Sitting, look: Look, key: Key): Wish {
  if (key.ctrl && (key.name === 'c' || key.name === 'd')) return 'quit';
  if (sitting.asks) typeAnswer(ui, sitting, key);
  else if (ui.page) turnPage(ui, ui.page, key);
  else if (ui.input !== undefined) type(ui, sitting, ui.input, key);
  else return pressOnTable(ui, sitting, look, key);
  return undefined;
}

function pressOnTable(ui: Ui, sitting: Sitting, look: Look, key: Key): Wish {
  const command = commandOf(key);
  if (command) {
    const wish = run(ui, sitting, look, command);
    settle(ui, sitting);
    return wish;
  }
  switch (key.name) {
    case 'left':
    case 'right':
    case 'up':
    case 'down':
      goTo(ui, sitting, key.name satisfies Direction);
      break;
    case 'tab':
      ui.cursor = cycle(stops(ui, sitting), ui.cursor, key.shift ? -1 : 1);
      break;
    case 'return':
    case 'enter':
    case 'space':
      touchHere(ui, sitting);
      break;
    case 'escape':
    case 'backspace':
      letGo(ui);
      ui.said = [];
      break;
    default:
      beginTyping(ui, key);
  }
  return undefined;
}

function commandOf({ ctrl, name, text }: Key): PlayCommand | undefined {
  if (ctrl) return name === 'z' ? 'undo' : name === 'y' ? 'redo' : undefined;
  return text === undefined ? undefined : commandOfKey(text);
}

/** Where Tab stops: with a card in hand at the places it can go to. */
function stops({ held }: Ui, { session }: Sitting): readonly number[] {
  const targets = held === undefined ? [] : movesFrom(session, held).map(toOf);
  return targets.length > 0 ? targets : shownPiles(session.game, session.seen());
}

/** Along a row card by card, else to the pile that lies that way: to its first card, coming back to its last one. */
function goTo(ui: Ui, { session }: Sitting, direction: Direction): void {
  const card = steerInRow(session, ui.cursor, ui.card, direction);
  if (card !== undefined) {
    ui.card = card;
    return;
  }
  const before = ui.cursor;
  ui.cursor = steer(session, before, direction);
  if (ui.cursor !== before) ui.card = direction === 'left' || direction === 'up' ? session.table.height(ui.cursor) - 1 : 0;
}

function touchHere(ui: Ui, sitting: Sitting): void {
  const { session } = sitting;
  if (selects(session.game)) {
    const height = session.table.height(ui.cursor);
    const index = session.game.rules.piles[ui.cursor]?.fan === 'wrap' ? ui.card : height - 1;
    const { picked, said } = pick(sitting, ui.cursor, height === 0 ? undefined : index, ui.picked);
    ui.picked = picked;
    ui.said = said;
  } else {
    const { held, said } = touch(sitting, ui.cursor, ui.held);
    ui.held = held;
    ui.said = said;
  }
  settle(ui, sitting);
}

function letGo(ui: Ui): void {
  ui.held = undefined;
  ui.picked = [];
}

/** A digit, a capital letter or a suit begins a move; a colon begins one with any letter. */
function beginTyping(ui: Ui, { text, ctrl }: Key): void {
  if (ctrl || text === undefined || !/^[\p{Lu}\d:/]$/u.test(text)) return;
  ui.input = /[:/]/.test(text) ? '' : text;
  ui.asking = 'move';
  ui.said = [];
}

function type(ui: Ui, sitting: Sitting, input: string, key: Key): void {
  if (key.name === 'escape') ui.input = undefined;
  else if (key.name === 'return' || key.name === 'enter') enter(ui, sitting, input.trim());
  else ui.input = typed(input, key);
}

/** What stands in the line after a key; `undefined` when more was rubbed out than stood there. */
function typed(input: string, { name, text, ctrl }: Key): string | undefined {
  if (name === 'backspace') return input === '' ? undefined : Array.from(input).slice(0, -1).join('');
  return !ctrl && text !== undefined && /^\P{C}+$/u.test(text) ? input + text : input;
}

/** Types the answer to what is asked before a deal. Escape goes back to the table where there is one. */
function typeAnswer(ui: Ui, sitting: Sitting, key: Key): void {
  const input = ui.input ?? '';
  if (key.name === 'escape') {
    ui.input = undefined;
    ui.said = [];
    sitting.letBe();
  } else if (key.name === 'return' || key.name === 'enter') {
    ui.input = undefined;
    const first = sitting.asksFirst;
    const said = answerQuestion(sitting, input.trim());
    ui.said = first && !sitting.asks ? [welcome(sitting)] : said;
    settle(ui, sitting);
  } else ui.input = typed(input, key);
}

function enter(ui: Ui, sitting: Sitting, input: string): void {
  ui.input = undefined;
  if (input === '') return;
  letGo(ui);
  ui.said = ui.asking === 'file' ? saveTo(sitting, input) : playTyped(sitting, input);
  settle(ui, sitting);
}

function turnPage(ui: Ui, page: Page, { name }: Key): void {
  const step =
    name === 'down' ? 1 : name === 'up' ? -1 : name === 'pagedown' || name === 'space' ? 10 : name === 'pageup' ? -10 : undefined;
  if (step === undefined) ui.page = undefined;
  else page.top = Math.max(0, Math.min(page.top + step, page.lines.length - 1));
}

function run(ui: Ui, sitting: Sitting, look: Look, command: PlayCommand): Wish {
  switch (command) {
    case 'quit':
    case 'rules':
      return command;
    case 'help':
      showPage(ui, keyHelp(look.lang));
      break;
    case 'names':
      ui.names = !ui.names;
      break;
    case 'moves':
      showPage(ui, listMoves(sitting));
      break;
    case 'board':
      showPage(ui, readBoard(sitting));
      break;
    case 'result':
      showPage(ui, readResult(sitting));
      break;
    case 'hint':
      showHint(ui, sitting);
      break;
    case 'pile':
      ui.said = readPile(sitting, ui.cursor);
      break;
    case 'save':
      ui.asking = 'file';
      ui.input = `${sitting.session.game.patience.id}-${sitting.session.deal.id ?? 'cards'}.pasyans`;
      break;
    default:
      letGo(ui);
      ui.said = change(sitting, look, command);
  }
  return undefined;
}

function change(
  sitting: Sitting,
  look: Look,
  command: Exclude<PlayCommand, 'quit' | 'rules' | 'help' | 'names' | 'moves' | 'board' | 'result' | 'hint' | 'pile' | 'save'>,
): Said {
  switch (command) {
    case 'undo':
      return undo(sitting, look);
    case 'redo':
      return redo(sitting, look);
    case 'restart':
      return restart(sitting);
    case 'new':
      return dealAnew(sitting);
    case 'deal-on':
      return dealOn(sitting);
    case 'collect':
      return collect(sitting, 'all');
    case 'safe':
      return collect(sitting, 'harmless');
    case 'auto-safe':
      return switchAutoSafe(sitting);
    case 'end':
      return playToEnd(sitting);
    case 'next':
      return playKind(sitting, STEP);
    case 'draw':
      return playKind(sitting, DRAW);
    case 'turn':
      return playKind(sitting, RECYCLE);
    case 'redeal':
      return playKind(sitting, REDEAL);
  }
}

/** Says the hint and sets everything so that Enter makes its move. */
function showHint(ui: Ui, sitting: Sitting): void {
  letGo(ui);
  const { said, mark } = sayHint(sitting);
  ui.said = said;
  if (!mark) return;
  ui.cursor = mark.pile;
  ui.card = mark.card ?? ui.card;
  ui.held = mark.held;
  ui.picked = mark.picked;
}

export function showPage(ui: Ui, lines: readonly string[]): void {
  ui.page = { lines, top: 0 };
}

function settle(ui: Ui, sitting: Sitting): void {
  ui.said = [...ui.said, ...sitting.takeNotices()];
  settleCursor(ui, sitting);
}

/** The cursor never stands on a pile that is not there. */
function settleCursor(ui: Ui, { session }: Sitting): void {
  const shown = shownPiles(session.game, session.seen());
  if (!shown.includes(ui.cursor)) ui.cursor = cycle(shown, ui.cursor, 1);
  ui.card = Math.max(0, Math.min(ui.card, session.table.height(ui.cursor) - 1));
}
