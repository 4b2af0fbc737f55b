import { DRAW, RECYCLE, REDEAL, STEP } from 'pasyans';
import type { Look } from '../draw/look.ts';
import { collect, dealAnew, dealOn, playKind, playToEnd, redo, restart, type Said, switchAutoSafe, undo } from './actions.ts';
import type { PlayCommand } from './commands.ts';
import type { Sitting } from './sitting.ts';

/** Does what changes the game, whether a key or a line asked for it. */
export function change(
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
