import { cardSign, cardWords, type Face, type Lang, sentence, suitOf, suitWord } from 'pasyans';
import type { JSX } from 'preact';
import { facesOf, type Laying } from '../ctrl/laying.ts';
import type { LayoutWords } from './layout.words.ts';

interface KeysProps {
  readonly table: Laying;
  readonly words: LayoutWords;
  readonly lang: Lang;
  readonly put: (face: Face) => void;
}

/** The pack as a keyboard: a tap lays a card. Those on the table already are dimmed, and keep the focus of whoever has laid them. */
export function LayoutKeys({ table, words, lang, put }: KeysProps): JSX.Element {
  return (
    <fieldset class="layout-keys">
      <legend class="spoken">{words.keys}</legend>
      {facesOf(table.game).map((faces) => (
        <fieldset key={faces[0]} class="layout-suit">
          <legend class="spoken">{sentence(suitWord(suitOf(faces[0] ?? 0))[lang])}</legend>
          {faces.map((face) => (
            <Key key={face} face={face} left={table.left(face)} copies={table.game.rules.pack.copies} words={words} lang={lang} put={put} />
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}

interface KeyProps extends Omit<KeysProps, 'table'> {
  readonly face: Face;
  readonly left: number;
  readonly copies: number;
}

function Key({ face, left, copies, words, lang, put }: KeyProps): JSX.Element {
  const name = sentence(cardWords(face, lang));
  const isRed = suitOf(face) < 2;
  return (
    <button
      type="button"
      class={`layout-key${isRed ? ' red' : ''}`}
      aria-label={copies > 1 ? words.keyLeft(name, left) : name}
      aria-disabled={left === 0}
      onClick={() => put(face)}
      data-face={face}
    >
      {cardSign(face, lang)}
      {copies > 1 && left > 0 && <small>{left}</small>}
    </button>
  );
}
