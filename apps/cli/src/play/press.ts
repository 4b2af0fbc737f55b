import { selects, toOf } from 'pasyans';
import { shownPiles } from '../draw/cloth.ts';
import type { Look } from '../draw/look.ts';
import { commandOfKey, type PlayCommand } from './commands.ts';
import { run } from './run-command.ts';
import type { Sitting } from './sitting.ts';
import { cycle, type Direction, steer, steerInRow } from './steer.ts';
import { movesFrom, pick, touch } from './touch.ts';
import { beginTyping, type, typeAnswer } from './typing.ts';
import { type Key, letGo, type Page, settle, type Ui, type Wish } from './ui.ts';

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

function turnPage(ui: Ui, page: Page, { name }: Key): void {
  const step =
    name === 'down' ? 1 : name === 'up' ? -1 : name === 'pagedown' || name === 'space' ? 10 : name === 'pageup' ? -10 : undefined;
  if (step === undefined) ui.page = undefined;
  else page.top = Math.max(0, Math.min(page.top + step, page.lines.length - 1));
}
