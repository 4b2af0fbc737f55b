import type { Signal } from '@preact/signals';
import type { Game, Lang } from 'pasyans';
import type { JSX } from 'preact';
import type { LayoutWords } from './layout.words.ts';

interface TextProps {
  readonly lang: Lang;
  readonly game: Game;
  readonly words: LayoutWords;
  readonly text: Signal<string>;
}

/** Lays the table out as text, typed or pasted. */
export function LayoutText({ lang, game: { rules }, words, text }: TextProps): JSX.Element {
  return (
    <>
      <label class="layout-field">
        {words.text}
        <textarea
          class="signs"
          spellcheck={false}
          aria-describedby="layout-text-about"
          rows={10}
          value={text.value}
          onInput={({ currentTarget: { value } }) => {
            text.value = value;
          }}
          data-testid="layout-text"
        />
      </label>
      <p id="layout-text-about" class="small soft">
        {words.textAbout}
      </p>
      <details>
        <summary>{words.names}</summary>
        <ul class="layout-names">
          {rules.piles.map(({ name, label }) => (
            <li key={name}>
              <span class="signs">{name}</span> {label[lang]}
            </li>
          ))}
          {rules.counters?.map((name) => (
            <li key={name}>
              <span class="signs">{name}</span> {words.counterNames[name]}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
