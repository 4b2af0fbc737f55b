import './print.css';
import { cardSign, dealTable, faceOf, type Lang, type Session } from 'pasyans';
import type { JSX } from 'preact';
import { packInTens } from '../adapt/share-text.ts';
import { dealShown } from '../ctrl/sealed.ts';
import { sharing } from '../ctrl/sharing.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { ritualWords } from './ritual.words.ts';
import { shareWords } from './share.words.ts';

/** A deal for a real table: how to stack the pack, and how the table looks after the deal. */
export function PaperPanel({ ctrl: { core, route } }: PanelProps): JSX.Element {
  const lang = core.lang.value;
  const words = shareWords[lang];
  const session = core.session();
  const link = sharing(core, window).link('deal');
  const title = session.game.patience.title[lang];
  const table = laidOut(session, lang);
  return (
    <Dialog title={words.paperTitle(title)} closeWord={core.words.value.close} onClose={route.close} kind="paper" id="paper-panel">
      {link === undefined ? (
        <p>{ritualWords[lang].noRecord}</p>
      ) : (
        <>
          <p>{dealShown(core, session, core.words.value.dealShort)}</p>
          <div class="buttons">
            <button type="button" class="button button-main" onClick={() => window.print()} data-testid="print">
              {words.print}
            </button>
          </div>
          {session.deal.laid === undefined && <Pack session={session} lang={lang} />}
          <ul class={`pack-list ${columnsOf(table)}`} data-testid="laid-out">
            {table.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p class="small soft">{words.closed}</p>
          <p class="small">
            {words.sameDeal} <span class="signs">{link}</span>
          </p>
        </>
      )}
    </Dialog>
  );
}

/** More lines than lie well below one another lie in columns, if none is too long for one. */
function columnsOf(lines: readonly string[]): '' | 'many' | 'many broad' {
  const longest = Math.max(...lines.map((line) => line.length));
  if (lines.length <= 12 || longest > 32) return '';
  return longest > 22 ? 'many broad' : 'many';
}

/** The pack in the order to stack it in, and the heading of what it gives. */
function Pack({ session, lang }: { readonly session: Session; readonly lang: Lang }): JSX.Element {
  const words = shareWords[lang];
  return (
    <>
      <p>{words.stack}</p>
      <ol class="pack-list" data-testid="pack-list">
        {packInTens(session, (face) => cardSign(face, lang)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <h3>{words.laidOut}</h3>
    </>
  );
}

/** The table after the deal, a line for each pile that holds cards. */
function laidOut({ game, deal }: Session, lang: Lang): readonly string[] {
  const table = dealTable(game, deal);
  return game.rules.piles.flatMap(({ label }, pile) => {
    const cards = Array.from({ length: table.height(pile) }, (_, i) => table.at(pile, i));
    const signs = cards.map((card) => (table.isUp(card) ? cardSign(faceOf(card), lang) : `[${cardSign(faceOf(card), lang)}]`));
    return signs.length === 0 ? [] : [`${label[lang]}: ${signs.join(' ')}`];
  });
}
