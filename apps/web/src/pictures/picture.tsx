import './picture.css';
import type { JSX } from 'preact';
import { PICTURE_SIZE, type PicturePaths } from './picture-paths.ts';
import pictures from './pictures.json';

/** How a patience looks on the table, as small as a stamp. Beside its name it tells nothing to the ear. */
export function Picture({ id }: { readonly id: string }): JSX.Element | null {
  const drawn: Readonly<Record<string, PicturePaths>> = pictures;
  const paths = Object.hasOwn(drawn, id) ? drawn[id] : undefined;
  if (!paths) return null;
  const { width, height } = PICTURE_SIZE;
  return (
    <svg class="stamp" viewBox={`-4 -4 ${width + 8} ${height + 8}`} aria-hidden="true">
      {Object.entries(paths).map(([kind, d]) => (
        <path key={kind} class={`stamp-${kind}`} d={d} />
      ))}
    </svg>
  );
}
