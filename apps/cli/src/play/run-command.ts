import { waysOf } from 'pasyans';
import type { Look } from '../draw/look.ts';
import { listMoves, readBoard, readPile, readResult } from './actions.ts';
import { sayHint } from './advice.ts';
import { change } from './change.ts';
import { keyHelp, type PlayCommand } from './commands.ts';
import type { Sitting } from './sitting.ts';
import { letGo, showPage, type Ui, type Wish } from './ui.ts';
import { listWays } from './ways.ts';

/** Does what a command's key asks for. */
export function run(ui: Ui, sitting: Sitting, look: Look, command: PlayCommand): Wish {
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
    case 'mark':
      ui.asking = 'name';
      ui.input = sitting.session.here.name ?? '';
      break;
    case 'ways':
      showWays(ui, sitting);
      break;
    default:
      letGo(ui);
      ui.said = change(sitting, look, command);
  }
  return undefined;
}

/** A page with the list; behind it the table asks where to go. */
function showWays(ui: Ui, sitting: Sitting): void {
  const lines = listWays(sitting);
  if (waysOf(sitting.session).length === 0) {
    ui.said = lines;
    return;
  }
  showPage(ui, lines);
  ui.asking = 'way';
  ui.input = '';
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
