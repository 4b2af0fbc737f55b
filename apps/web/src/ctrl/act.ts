import { batch } from '@preact/signals';
import type { Move, Outcome, Session, StepEvent } from 'pasyans';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Core } from './core.ts';
import type { Saving } from './saving.ts';
import { refuse, tell } from './telling.ts';
import type { Tally } from './told.words.ts';

/** Plays moves as one action: saved first, then shown, then told in one sentence, or with `tally` by its number only. `asOne`: undo takes them back as one, too. */
export type Act = (moves: Iterable<Move>, tally?: Tally, asOne?: boolean) => void;

/** `onEnd` is told when a game ends by a move, with its row, before anything moves on the screen. */
export function acting(core: Core, saving: Saving, onEnd: (game: SavedGame) => void): Act {
  function act(moves: Iterable<Move>, tally: Tally | undefined, asOne: boolean): void {
    const { session } = core.desk;
    const before = session.outcome();
    const { n, events, made } = playAll(core, session, moves, asOne);
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
    tell(core, (told) => {
      const did = tally ? told.tally(core, tally, n) : told.did(core, session, events, made);
      return ends ? told.end(core, session).then((end) => `${did} ${end}`) : did;
    });
  }

  // Heard of as one change: what the page shows of it is reckoned once.
  return (moves, tally, asOne = false) => batch(() => act(moves, tally, asOne));
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
): { readonly n: number; readonly events: readonly StepEvent[]; readonly made: Move | undefined } {
  let made: Move | undefined;
  if (asOne) {
    const played = session.playAsOne(noting(moves, (m) => (made ??= m)));
    if (played.ok) return { n: played.count, events: played.events, made };
    refuse(core, played.reason);
    return { n: 0, events: [], made };
  }
  const events: StepEvent[] = [];
  let n = 0;
  for (const m of moves) {
    made ??= m;
    const played = session.play(m);
    if (!played.ok) {
      if (n === 0) refuse(core, played.reason);
      break;
    }
    events.push(...played.events);
    n++;
  }
  return { n, events, made };
}

function* noting(moves: Iterable<Move>, note: (m: Move) => void): Generator<Move> {
  for (const m of moves) {
    note(m);
    yield m;
  }
}
