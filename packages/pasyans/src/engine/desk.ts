import type { Place, Session } from './session.ts';

interface Sitting {
  readonly session: Session;
  /** Where this session stood when the next game was opened: redo leads on to that game from here only. */
  leftAt: Place | undefined;
}

/**
 * The sessions of one sitting. A new game is itself something that can be undone: undo at a fresh deal leads back to
 * the game before it, exactly as it was, and redo forward again.
 */
export class Desk {
  readonly #sittings: Sitting[];
  #at = 0;

  /** A desk with one game on it. */
  constructor(first: Session) {
    this.#sittings = [{ session: first, leftAt: undefined }];
  }

  /** The game being played. */
  get session(): Session {
    return this.#here.session;
  }

  /** Puts a new game on the desk, after the present one. Games undone before stay on the desk behind it. */
  open(session: Session): void {
    this.#here.leftAt = this.session.here;
    this.#sittings.splice(this.#at + 1, 0, { session, leftAt: undefined });
    this.#at++;
  }

  /** Whether there is a move to take back, or a game before this one. */
  get canUndo(): boolean {
    return this.session.canUndo || this.#at > 0;
  }

  /** Whether `redo` leads anywhere. */
  get canRedo(): boolean {
    return this.session.canRedo || this.#leadsOn;
  }

  /** Takes back the last move; at a fresh deal, the new game itself. Says which, or `undefined` when there is nothing. */
  undo(): 'move' | 'game' | undefined {
    if (this.session.undo()) return 'move';
    if (this.#at === 0) return undefined;
    this.#at--;
    return 'game';
  }

  /** Forward again: the move taken back, or else the game opened from here. */
  redo(): 'move' | 'game' | undefined {
    if (this.session.canRedo) {
      this.session.redo();
      return 'move';
    }
    if (!this.#leadsOn) return undefined;
    this.#at++;
    return 'game';
  }

  get #here(): Sitting {
    return this.#sittings[this.#at] as Sitting;
  }

  get #leadsOn(): boolean {
    return this.#at + 1 < this.#sittings.length && this.#here.leftAt === this.session.here;
  }
}
