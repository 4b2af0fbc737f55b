import { formatRecord, Session, sayEvents } from 'pasyans';
import { render } from 'preact';
import { looksOf } from './adapt/looks.ts';
import { tableView } from './adapt/table-view.ts';
import type { Ctrl } from './ctrl/ctrl.ts';
import { touch } from './ctrl/touch.ts';
import { normalPips } from './table/face/pips.ts';
import type { FaceRank, FaceSuit } from './table/face/types.ts';
import { Table } from './table/Table.tsx';

/** As many as it takes for all code of a move to have run. */
const MOVES = 4;
const SUITS: readonly FaceSuit[] = [0, 1, 2, 3];
const RANKS = Array.from({ length: 13 }, (_, i) => (i + 1) as FaceRank);

/** Not every browser tells when it is idle. */
const whenIdle = (work: () => void): void => void ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50));

/**
 * Plays the first moves off the stage while nobody touches anything, a scene at a time: a copy of the deal, drawn where nobody
 * sees it. What code does for the first time takes several times as long, and would do so under the player's first touch.
 */
export function rehearse(ctrl: Ctrl): void {
  const play = scenes(ctrl);
  const next = (): void => {
    if (!play.next().done) whenIdle(next);
  };
  whenIdle(next);
}

function* scenes({ core }: Ctrl): Generator<void> {
  for (const suit of SUITS) {
    for (const rank of RANKS) normalPips(suit, rank);
    yield;
  }
  const { game, deal } = core.desk.session;
  let copy = new Session(game, deal);
  const lang = core.lang.peek();
  const stage = document.createElement('div');
  const looks = looksOf(game, core.settings.now.peek(), { lessMotion: false, moreContrast: false });
  const draw = (deal: string): void => {
    const view = tableView({ session: copy, deal, held: undefined, targets: [], lang });
    render(<Table view={view} looks={looks} words={NOTHING_SAID} events={NOTHING_DONE} />, stage);
  };
  draw('first');
  for (let n = 0; n < MOVES && copy.legal().count > 0; n++) {
    yield;
    for (const pile of game.rules.piles.keys()) touch(copy, undefined, pile, copy.table.height(pile) - 1);
    const played = copy.playAsOne([copy.legal().at(0)]);
    if (!played.ok) break;
    sayEvents(game, copy.table, played.events, lang);
    formatRecord(copy);
    yield;
    draw('first');
  }
  yield;
  copy = new Session(game, deal);
  draw('second');
  render(null, stage);
}

const NOTHING_SAID = { table: '', keys: '' };
const nothing = (): void => undefined;
const NOTHING_DONE = {
  onTouch: nothing,
  onLift: () => false,
  onDrop: nothing,
  onTwoFingers: nothing,
  onBare: nothing,
  onCancel: nothing,
};
