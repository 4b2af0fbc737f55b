import { type Lang, type Session, sayFacts, sayLooked, sayMove, sayPile, sayWholePile, sentence } from 'pasyans';
import type { JSX } from 'preact';
import { toldWords } from '../ctrl/told.words.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';

/** All legal moves, each a button; and the table in words, for whoever has no keys to ask for it. Where nothing is chosen, the table alone. */
export function Moves({ ctrl }: PanelProps): JSX.Element {
  const { core, route } = ctrl;
  const words = core.words.value;
  const session = core.session();
  const chooses = session.game.choice !== 'zero';
  const board = <Board session={session} lang={core.lang.value} />;
  return (
    <Dialog title={chooses ? words.moves : words.readBoard} closeWord={words.close} onClose={route.close} kind="narrow" id="moves-panel">
      {chooses && <Choices ctrl={ctrl} />}
      {chooses ? (
        <details>
          <summary>{words.readBoard}</summary>
          {board}
        </details>
      ) : (
        board
      )}
    </Dialog>
  );
}

function Choices({ ctrl: { core, play, route } }: Pick<PanelProps, 'ctrl'>): JSX.Element {
  const lang = core.lang.value;
  const session = core.session();
  const { game, table } = session;
  const legal = session.legal().toArray();
  return (
    <>
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
    </>
  );
}

/** What there is to know of the game, then a line a pile: of a fan every card, as the eye sees it. */
function Board({ session, lang }: { readonly session: Session; readonly lang: Lang }): JSX.Element {
  const { game, table } = session;
  const seen = session.seen();
  const piles = game.rules.piles.flatMap(({ fan = 'none', fleeting }, pile) => {
    if (fleeting && table.height(pile) === 0) return [];
    return [(fan === 'none' ? sayPile : sayWholePile)(game, seen, pile, lang, table)];
  });
  return (
    <ul class="board-words" data-testid="board-words">
      {[...sayFacts(session, lang), ...piles].map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
