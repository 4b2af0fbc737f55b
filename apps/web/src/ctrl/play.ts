import { batch } from '@preact/signals';
import {
  type Collecting,
  collecting,
  dealingOn,
  kindOf,
  type Move,
  nextToCollect,
  nextToDeal,
  type Place,
  REDEAL,
  type Session,
} from 'pasyans';
import type { SavedGame } from '../storage/saved-game.ts';
import { acting, settle } from './act.ts';
import type { Core } from './core.ts';
import { run } from './run.ts';
import type { Saving } from './saving.ts';
import { refuse, tell } from './telling.ts';
import { drop, type Intent, lift, onlyMove, stretched, type Taken, touch } from './touch.ts';

/** What the table and the buttons may do with cards. */
export interface Play {
  /** `again`: right after another touch of the same place, as in a double tap. */
  touch(pile: number, index: number | undefined, again?: boolean): void;
  lift(pile: number, index: number): boolean;
  drop(pile: number, index: number, over: readonly number[], onto?: number): void;
  cancel(): void;
  /** Takes up one card more, or one fewer, of those that lie under or above the held one and may go with it. */
  stretch(by: 1 | -1): void;
  /** A touch of the bare cloth: puts down what is held; where nothing is chosen, it is as good as one of a card. */
  bare(): void;
  /** Plays a legal move chosen from a list or by a button. */
  move(m: Move): void;
  /** Plays the move that the player was asked about. */
  sure(m: Move): void;
  /** Plays moves that were found for the player, unasked and nothing else; undo takes them back as one. */
  line(moves: readonly Move[]): void;
  /** Deals on until a card fits; where nothing is dealt by hand, gathers and deals again. */
  dealOn(): void;
  /** The next step of a patience without choice. */
  step(): void;
  /** Plays a patience without choice to its end: card by card, or at once when called again. */
  runOut(): void;
  stop(): void;
  /** Plays everything that goes to the foundations, or only what can go there without harm. */
  collect(which?: Collecting): void;
}

export interface PlayNeeds {
  /** Milliseconds between two steps of a run; 0 plays it at once. */
  readonly stepTime: () => number;
  /** Told when a game ends by a move, with its row. */
  readonly onEnd: (game: SavedGame) => void;
}

export function play(core: Core, saving: Saving, { stepTime, onEnd }: PlayNeeds): Play {
  const act = acting(core, saving, onEnd);
  const running = run(core, act, stepTime);

  function playMove(m: Move): void {
    const { session } = core.desk;
    const text = session.refusal(m) ? undefined : session.game.rules.asksBefore?.(session.table, m);
    if (text) {
      settle(core);
      core.question.value = { kind: 'sure', move: m, text };
    } else carry(m);
  }

  function carry(m: Move): void {
    const { session } = core.desk;
    act(core.settings.now.peek().autoCollect ? withHarmless(session, m) : [m], undefined, true);
  }

  const carryOut = (intent: Intent): void => batch(() => obey(intent));

  function obey(intent: Intent): void {
    switch (intent.do) {
      case 'play':
        playMove(intent.move);
        break;
      case 'hold':
        settle(core);
        core.held.value = intent.held;
        tellHeld(intent.held);
        break;
      case 'putDown':
        settle(core);
        core.say(core.words.peek().putDown);
        break;
      case 'choose':
        settle(core);
        core.question.value = { kind: 'move', moves: intent.moves };
        break;
      case 'refuse':
        core.lifted.value = undefined;
        if (intent.hold) core.held.value = intent.hold;
        refuse(core, intent.reason);
        break;
      default:
        core.lifted.value = undefined;
    }
  }

  /** What a touch means; with "one touch" the only move of a card is made instead of taking it up. */
  function meant(intent: Intent): Intent {
    const m = intent.do === 'hold' && core.settings.now.peek().oneTouch ? onlyMove(core.desk.session, intent.held) : undefined;
    return m === undefined ? intent : { do: 'play', move: m };
  }

  function tellHeld(held: Taken): void {
    const { session } = core.desk;
    tell(core, (told) => told.taken(core, session, held));
  }

  function cancel(): void {
    const held = core.held.peek();
    settle(core);
    if (held) core.say(core.words.peek().putDown);
  }

  /** Where a single touch has led: the second half of a double tap meant the card that has gone, not what lay under it. */
  let sentTo: Place | undefined;

  return {
    touch(pile, index, again) {
      const { session } = core.desk;
      if (core.running.peek()) return running.toEnd();
      if (again && sentTo === session.here) return;
      const intent = touch(session, core.held.peek(), pile, index);
      const wanted = meant(intent);
      carryOut(wanted);
      sentTo = wanted === intent ? undefined : session.here;
    },
    lift(pile, index) {
      const intent = lift(core.desk.session, pile, index);
      if (intent.do === 'hold') {
        settle(core);
        core.lifted.value = intent.held;
      } else carryOut(intent);
      return intent.do === 'hold';
    },
    drop: (pile, index, over, onto) => carryOut(drop(core.desk.session, pile, index, over, onto)),
    cancel,
    stretch(by) {
      const held = core.held.peek();
      const other = held && stretched(core.desk.session, held, by);
      if (!other) return tell(core, (told) => told.notTaken(core, held, by));
      core.held.value = other;
      tellHeld(other);
    },
    bare() {
      if (core.desk.session.game.choice === 'zero') running.step();
      else cancel();
    },
    move: playMove,
    sure: carry,
    line: (moves) => act(moves, moves.length > 1 ? 'linePlayed' : undefined, true),
    dealOn() {
      const { session } = core.desk;
      if (nextToDeal(session) !== undefined) return act(dealingOn(session), 'dealtOn', true);
      const redeal = session
        .legal()
        .toArray()
        .find((m) => kindOf(m) === REDEAL);
      if (redeal !== undefined) playMove(redeal);
      else tell(core, (told) => told.nothingToDeal(core));
    },
    step: running.step,
    runOut: running.toEnd,
    stop: running.stop,
    collect(which = 'all') {
      const { session } = core.desk;
      if (nextToCollect(session.game, session.table, which) !== undefined) act(collecting(session, which), 'collected', true);
      else tell(core, (told) => told.notCollected(core, session, which));
    },
  };
}

/** A move, and what the player has asked to have collected after it. */
function* withHarmless(session: Session, m: Move): Generator<Move> {
  yield m;
  yield* collecting(session, 'harmless');
}
