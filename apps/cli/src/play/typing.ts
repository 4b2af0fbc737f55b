import { answerQuestion, playTyped, type Said, saveTo } from './actions.ts';
import type { Sitting } from './sitting.ts';
import { type Key, letGo, settle, type Ui, welcome } from './ui.ts';
import { goWay, markHere } from './ways.ts';

/** What is typed below the table: moves, names of files, answers. */

/** A digit, a capital letter or a suit begins a move; a colon begins one with any letter. */
export function beginTyping(ui: Ui, { text, ctrl }: Key): void {
  if (ctrl || text === undefined || !/^[\p{Lu}\d:/]$/u.test(text)) return;
  ui.input = /[:/]/.test(text) ? '' : text;
  ui.asking = 'move';
  ui.said = [];
}

/** One key while a move or a file is being typed. */
export function type(ui: Ui, sitting: Sitting, input: string, key: Key): void {
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
export function typeAnswer(ui: Ui, sitting: Sitting, key: Key): void {
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

/** What is done with a line that was typed. */
const ENTERED: Readonly<Record<Ui['asking'], (sitting: Sitting, input: string) => Said>> = {
  move: playTyped,
  file: saveTo,
  name: markHere,
  way: goWay,
};

function enter(ui: Ui, sitting: Sitting, input: string): void {
  ui.input = undefined;
  // No name takes a bookmark away; everything else needs something typed.
  if (input === '' && ui.asking !== 'name') return;
  letGo(ui);
  ui.said = ENTERED[ui.asking](sitting, input);
  settle(ui, sitting);
}
