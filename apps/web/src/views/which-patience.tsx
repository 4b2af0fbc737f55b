import type { Signal } from '@preact/signals';
import type { Lang } from 'pasyans';
import { findHeading } from 'pasyans/catalogue';
import type { JSX } from 'preact';

interface WhichProps {
  readonly words: { readonly filter: string; readonly all: string };
  readonly lang: Lang;
  /** The patiences there are to choose from; each may stand more than once. */
  readonly ids: readonly string[];
  readonly which: Signal<string | undefined>;
}

/** Chooses one patience, or all of them. */
export function WhichPatience({ words, lang, ids, which }: WhichProps): JSX.Element {
  const title = (id: string): string => findHeading(id)?.title[lang] ?? id;
  const there = new Set(which.value === undefined ? ids : [...ids, which.value]);
  const sorted = [...there].sort((a, b) => title(a).localeCompare(title(b), lang));
  return (
    <select
      aria-label={words.filter}
      value={which.value ?? ''}
      onChange={({ currentTarget: { value } }) => {
        which.value = value === '' ? undefined : value;
      }}
    >
      <option value="">{words.all}</option>
      {sorted.map((id) => (
        <option key={id} value={id}>
          {title(id)}
        </option>
      ))}
    </select>
  );
}
