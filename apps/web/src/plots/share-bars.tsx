import './share-bars.css';
import type { JSX } from 'preact';

/** One bar: shares of all deals, from 0 to 1. */
export interface ShareBar {
  readonly label: string;
  /** The figure in words, behind the label: what the bar says to those who do not see it. */
  readonly words: string;
  /** What was counted; absent where nobody has. */
  readonly counted?: {
    readonly won: number;
    /** Of how many nobody knows: drawn dashed from where the wins end, never as lost. */
    readonly unknown: number;
    readonly interval: readonly [low: number, high: number];
  };
  /** The exact value, where it is known. */
  readonly exact?: number | undefined;
}

interface ShareBarsProps {
  readonly title: string;
  readonly bars: readonly ShareBar[];
}

const GRID = [0, 25, 50, 75, 100];
/** Pixels of height: the bar lies between the whisker's ends. */
const TALL = 20;
const THICK = 12;

/** Shares as bars with whiskers. Label and figure are text; the drawing repeats them for the eye. */
export function ShareBars({ title, bars }: ShareBarsProps): JSX.Element {
  return (
    <figure class="share-bars">
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map((bar) => (
          <li key={bar.label}>
            <span class="share-label">{bar.label}</span> <span class="share-words">{bar.words}</span>
            <Bar {...bar} />
          </li>
        ))}
      </ul>
      <p class="share-axis" aria-hidden="true">
        {GRID.map((at) => (
          <span key={at}>{at}</span>
        ))}
      </p>
    </figure>
  );
}

/** The drawing of a bar, as wide as its room. */
export function Bar({ counted, exact }: Pick<ShareBar, 'counted' | 'exact'>): JSX.Element {
  return (
    <svg class="share-bar" width="100%" height={TALL} aria-hidden="true">
      {GRID.map((at) => (
        <line key={at} class="share-grid" x1={`${at}%`} x2={`${at}%`} y1="0" y2={TALL} />
      ))}
      {counted && <Counted {...counted} />}
      {exact !== undefined && <line class="share-exact" x1={across(exact)} x2={across(exact)} y1="0" y2={TALL} />}
    </svg>
  );
}

function Counted({ won, unknown, interval: [low, high] }: NonNullable<ShareBar['counted']>): JSX.Element {
  const top = (TALL - THICK) / 2;
  const middle = TALL / 2;
  return (
    <>
      <rect class="share-won" x="0" y={top} width={across(won)} height={THICK} />
      {unknown > 0 && <rect class="share-unknown" x={across(won)} y={top} width={across(unknown)} height={THICK} />}
      <line class="share-whisker" x1={across(low)} x2={across(high)} y1={middle} y2={middle} />
      {[low, high].map((end) => (
        <line key={end} class="share-whisker" x1={across(end)} x2={across(end)} y1={top + 2} y2={TALL - top - 2} />
      ))}
    </>
  );
}

const across = (share: number): string => `${+(100 * share).toFixed(2)}%`;
