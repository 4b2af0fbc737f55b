import type { Lang } from 'pasyans';
import type { JSX } from 'preact';
import { gestureWords } from './gestures.words.ts';

/** What a finger or a mouse does on the table. */
export function GesturesHelp({ lang }: { readonly lang: Lang }): JSX.Element {
  const { title, list } = gestureWords[lang];
  return (
    <section class="gestures">
      <h3>{title}</h3>
      <dl>
        {list.map(([gesture, does]) => (
          <div key={gesture}>
            <dt>{gesture}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
