import { formatRecord, Session, sayEvents } from 'pasyans';
import { tableView } from '../adapt/table-view.ts';
import type { Core } from './core.ts';
import { touch } from './touch.ts';

/** As many as it takes for code to be compiled; more would keep the page busy themselves. */
const MOVES = 3;

/**
 * Plays a few moves of a copy of the game that nobody sees. What code does for the first time takes several times as long, and
 * would do so while the player waits for an answer to the first touch.
 */
export function warmUp(core: Core): void {
  const { game, deal } = core.desk.session;
  const copy = new Session(game, deal);
  const lang = core.lang.peek();
  for (let n = 0; n < MOVES && copy.legal().count > 0; n++) {
    for (const pile of game.rules.piles.keys())
      touch(copy, undefined, pile, copy.table.height(pile) > 0 ? copy.table.height(pile) - 1 : undefined);
    const played = copy.playAsOne([copy.legal().at(0)]);
    if (!played.ok) return;
    sayEvents(game, copy.table, played.events, lang);
    formatRecord(copy);
    tableView({ session: copy, deal: 'copy', held: undefined, targets: [], lang });
  }
}
