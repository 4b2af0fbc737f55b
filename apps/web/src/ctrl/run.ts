import type { Move, Session } from 'pasyans';
import type { Act } from './act.ts';
import type { Core } from './core.ts';

/** The run of a patience without choice. */
export interface Run {
  /** One step; while it runs, the rest at once. */
  step(): void;
  /** Card by card to the end; called again, or where nothing moves, the rest at once. */
  toEnd(): void;
  stop(): void;
}

/** `stepTime`: milliseconds between two steps; 0 plays all at once. */
export function run(core: Core, act: Act, stepTime: () => number): Run {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isZero = (): boolean => core.desk.session.game.choice === 'zero';

  function stop(): void {
    clearTimeout(timer);
    core.running.value = false;
  }

  function goOn(): void {
    const { session } = core.desk;
    const { here } = session;
    act(steps(session, 1));
    // A table laid out by hand may turn out to be none of the patience's, and its next step be refused.
    if (session.here === here || session.legal().count === 0) stop();
    else timer = setTimeout(goOn, stepTime());
  }

  function toEnd(): void {
    if (!isZero()) return;
    const atOnce = core.running.peek() || stepTime() === 0;
    stop();
    if (atOnce) act(steps(core.desk.session), 'stepsMade');
    else {
      core.running.value = true;
      goOn();
    }
  }

  return {
    step() {
      if (core.running.peek()) toEnd();
      else if (isZero()) act(steps(core.desk.session, 1));
    },
    toEnd,
    stop,
  };
}

function* steps(session: Session, most = Number.POSITIVE_INFINITY): Generator<Move> {
  for (let n = 0; n < most; n++) {
    const legal = session.legal();
    if (legal.count === 0) return;
    yield legal.at(0);
  }
}
