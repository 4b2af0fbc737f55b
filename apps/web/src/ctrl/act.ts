import { type Move, type Outcome, type Session, type StepEvent, sayEvents, sayOutcome, sayReason } from 'pasyans';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Core } from './core.ts';
import type { Saving } from './saving.ts';

/** Plays moves as one action: saved first, then shown, then told in one sentence. `asOne`: undo takes them back as one, too. */
export type Act = (moves: Iterable<Move>, tell?: (n: number) => string, asOne?: boolean) => void;

/** `onEnd` is told when a game ends by a move, with its row, before anything moves on the screen. */
export function acting(core: Core, saving: Saving, onEnd: (game: SavedGame) => void): Act {
  return (moves, tell, asOne = false) => {
    const { session } = core.desk;
    const before = session.outcome();
    const { n, events } = playAll(core, session, moves, asOne);
    if (n === 0) return;
    settle(core);
    const outcome = session.outcome();
    // A game that may be played on after a win ends once; only another end is told again.
    const ends = outcome !== undefined && nameOf(outcome) !== nameOf(before);
    if (ends) {
      core.resultHidden.value = false;
      const meta = core.meta(session);
      meta.ended = true;
      if (meta.ritual) meta.ritual = { ...meta.ritual, opened: true };
    }
    const row = saving.save();
    if (ends) onEnd(row);
    core.changed();
    // A patience that runs by itself is told of when it arrives: nobody can follow a sentence a card.
    if (core.running.peek() && !outcome) return;
    const did = tell?.(n) ?? sayEvents(session.game, session.table, events, core.lang.peek());
    if (!ends) return core.say(did);
    import('./ending.ts')
      .then(({ sayEnd }) => sayEnd(session, outcome, core))
      .then(
        (end) => core.say(`${did} ${end}`),
        () => core.say(`${did} ${sayOutcome(session.game, outcome, core.lang.peek())}`),
      );
  };
}

const nameOf = (outcome: Outcome | undefined): string => (outcome?.result === 'won' ? String(outcome.win) : (outcome?.result ?? ''));

/** Nothing is held, nothing is asked, no old line stands. */
export function settle(core: Core): void {
  core.held.value = undefined;
  core.lifted.value = undefined;
  core.question.value = undefined;
  core.toast.value = undefined;
}

/** Plays until the moves are at an end or one is refused; a refusal of the first is told. */
function playAll(
  core: Core,
  session: Session,
  moves: Iterable<Move>,
  asOne: boolean,
): { readonly n: number; readonly events: readonly StepEvent[] } {
  if (asOne) {
    const played = session.playAsOne(moves);
    if (played.ok) return { n: played.count, events: played.events };
    core.refuse(played.reason, sayReason(played.reason, core.lang.peek()));
    return { n: 0, events: [] };
  }
  const events: StepEvent[] = [];
  let n = 0;
  for (const m of moves) {
    const played = session.play(m);
    if (!played.ok) {
      if (n === 0) core.refuse(played.reason, sayReason(played.reason, core.lang.peek()));
      break;
    }
    events.push(...played.events);
    n++;
  }
  return { n, events };
}
