import type { Core } from './core.ts';
import { tell } from './telling.ts';

/** What can be asked for by ear. */
export interface Speech {
  board(): void;
  pile(pile: number): void;
  moves(): void;
  facts(): void;
  repeat(): void;
}

export function speech(core: Core): Speech {
  let last = '';
  // What is repeated is the last thing that happened, not the last repetition.
  core.said.subscribe(({ text }) => {
    last = text || last;
  });
  return {
    board: () => tell(core, (told) => told.board(core, core.desk.session)),
    pile: (pile) => tell(core, (told) => told.pile(core, core.desk.session, pile)),
    moves: () => tell(core, (told) => told.moves(core, core.desk.session)),
    facts: () => tell(core, (told) => told.facts(core, core.desk.session)),
    repeat() {
      core.say(last || core.words.peek().nothingSaid);
    },
  };
}
