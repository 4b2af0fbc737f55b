import type { JSX } from 'preact';

/** Line drawings of one hand: 24 units, one stroke. */
const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  step: 'M5 4.5h9v15H5zM17.5 8l4 4-4 4',
  run: 'M4 5.5 11 12l-7 6.5zM12.5 5.5 19.5 12l-7 6.5zM21.5 5v14',
  stop: 'M6 6h12v12H6z',
  collect: 'M6 10.5h12V21H6zM12 2v6m-3-3 3 3 3-3',
  moves: 'M9.5 9a2.8 2.8 0 1 1 4.1 2.5c-1 .55-1.6 1.2-1.6 2.5m0 3.2v.1M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z',
  hint: 'M9 18h6M10 21h4M12 3a6.2 6.2 0 0 0-3.7 11.2c.5.4.9 1 .9 1.8h5.6c0-.8.4-1.4.9-1.8A6.2 6.2 0 0 0 12 3z',
  deal: 'M4 7.5 11.5 5l4 12.5L8 20zM14 4.5h6v13h-3',
  redeal: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5',
  book: 'M12 6c-2-1.7-5-2.2-8.5-2v14.5c3.5-.2 6.5.3 8.5 2 2-1.7 5-2.2 8.5-2V4C17 3.8 14 4.3 12 6zm0 0v14.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  down: 'm6 9.5 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  result: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture only: the button around it has the name. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
