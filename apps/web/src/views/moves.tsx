import { sayBoard, sayLooked, sayMove, sentence } from 'pasyans';
import type { JSX } from 'preact';
import { toldWords } from '../ctrl/told.words.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';

/** All legal moves, each a button; and the table in words. */
export function Moves({ ctrl: { core, play, route } }: PanelProps): JSX.Element {
  const words = core.words.value;
  const lang = core.lang.value;
  const session = core.session();
  const { game, table } = session;
  const legal = session.legal().toArray();
  return (
    <Dialog title={words.moves} closeWord={words.close} onClose={route.close} kind="narrow" id="moves-panel">
      <p class="soft">{[toldWords[lang].movesNow(legal.length), sayLooked(game, session.outcome(), lang)].filter(Boolean).join(' ')}</p>
      <div class="choices">
        {legal.map((m) => (
          <button
            key={m}
            type="button"
            class="button"
            onClick={() => {
              route.close();
              play.move(m);
            }}
          >
            {sentence(sayMove(game, table, m, lang))}
          </button>
        ))}
      </div>
      <details>
        <summary>{words.readBoard}</summary>
        <ul class="board-words">
          {sayBoard(game, session.seen(), lang).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </Dialog>
  );
}
