import { DRAW, RECYCLE, REDEAL, STEP, waysOf } from 'pasyans';
import type { Look } from '../draw/look.ts';
import {
  collect,
  dealAnew,
  dealOn,
  listMoves,
  playKind,
  playToEnd,
  readBoard,
  readPile,
  readResult,
  redo,
  restart,
  type Said,
  switchAutoSafe,
  undo,
} from './actions.ts';
import { sayHint } from './advice.ts';
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

function change(
  sitting: Sitting,
  look: Look,
  command: Exclude<
    PlayCommand,
    'quit' | 'rules' | 'help' | 'names' | 'moves' | 'board' | 'result' | 'hint' | 'pile' | 'mark' | 'ways' | 'save'
  >,
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
