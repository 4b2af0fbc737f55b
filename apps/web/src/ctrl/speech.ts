import { sayBoard, sayMove, sayWholePile } from 'pasyans';
import type { Core } from './core.ts';

/** What can be asked for by ear. */
export interface Speech {
  board(): void;
  pile(pile: number): void;
  moves(): void;
  repeat(): void;
}

export function speech(core: Core): Speech {
  let last = '';
  // What is repeated is the last thing that happened, not the last repetition.
  core.said.subscribe(({ text }) => {
    last = text || last;
  });
  const status = (): string => {
    const { game, table } = core.desk.session;
    return game.rules.status?.(table)?.[core.lang.peek()] ?? '';
  };
  return {
    board() {
      const { session } = core.desk;
      core.say([...sayBoard(session.game, session.seen(), core.lang.peek()), status()].filter(Boolean).join('. '));
    },
    pile(pile) {
      const { session } = core.desk;
      core.say(sayWholePile(session.game, session.seen(), pile, core.lang.peek()));
    },
    moves() {
      const { session } = core.desk;
      const legal = session.legal().toArray();
      const list = legal.map((m) => sayMove(session.game, session.table, m, core.lang.peek())).join('; ');
      core.say(`${core.words.peek().movesNow(legal.length)} ${list}`.trim());
    },
    repeat() {
      core.say(last || core.words.peek().nothingSaid);
    },
  };
}
