import type { Lang } from 'pasyans';
import type { CompactRow } from 'pasyans/odds';
import type { JSX } from 'preact';
import { oddsWords } from '../odds/odds.words.ts';
import { between, percent } from '../odds/often.ts';

interface OddsTableProps {
  /** What it is about: the name of its region. */
  readonly label: string;
  /** Over the names. */
  readonly first: string;
  readonly lines: readonly { readonly name: string; readonly row: CompactRow | undefined }[];
  readonly lang: Lang;
}

/** Rows of the odds book as a table. */
export function OddsTable({ label, first, lines, lang }: OddsTableProps): JSX.Element {
  const words = oddsWords[lang];
  const { columns } = words;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys too
    <section class="odds-table" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{columns.won}</th>
            <th scope="col">{columns.unknown}</th>
            <th scope="col">{columns.between}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, row }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {row ? <Figures row={row} lang={lang} /> : <td colSpan={3}>{words.uncounted}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Figures({ row, lang }: { readonly row: CompactRow; readonly lang: Lang }): JSX.Element {
  const { won, deals, unknown, interval } = row;
  return (
    <>
      <td>
        {oddsWords[lang].won(won, deals)}
        {unknown === 0 && ` (${percent(won / deals, lang)})`}
      </td>
      <td>{unknown}</td>
      <td>{between(interval, lang)}</td>
    </>
  );
}
