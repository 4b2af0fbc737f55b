import './luck-or-skill.css';
import type { JSX } from 'preact';

/** One line of the picture: a share with its range, all from 0 to 1. */
export interface Bar {
  readonly name: string;
  readonly share: number;
  readonly range: readonly [low: number, high: number];
  /** The player's own line. */
  readonly own: boolean;
}

interface PictureProps {
  readonly bars: readonly Bar[];
  /** The picture in words. */
  readonly label: string;
}

// In letters' heights, so that the picture grows with the reader's letters.
const ROW = 2.9;
const AXIS = 1.8;
const TICKS = [0, 25, 50, 75, 100] as const;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
const em = (lines: number): string => `${Math.round(lines * 100) / 100}em`;

/** Shares beside each other on a scale from 0 to 100: a dot for what was found, a bar for what is likely in the long run. */
export function LuckOrSkill({ bars, label }: PictureProps): JSX.Element {
  const foot = bars.length * ROW;
  return (
    <svg class="luck" role="img" aria-label={label} height={em(foot + AXIS)}>
      {bars.map(({ name, own }, i) => (
        <text key={name} class={own ? 'own' : undefined} x="0" y={em(i * ROW + 1.1)}>
          {name}
        </text>
      ))}
      <svg class="luck-scale" aria-hidden="true" x="4%" width="92%" height="100%">
        {TICKS.map((tick) => (
          <text key={tick} class="tick-name" x={`${tick}%`} y={em(foot + 0.9)}>
            {tick}
          </text>
        ))}
        {bars.map(({ name, share, range: [low, high], own }, i) => (
          <g key={name} class={own ? 'own' : undefined}>
            {TICKS.map((tick) => (
              <line key={tick} class="tick" x1={`${tick}%`} x2={`${tick}%`} y1={em(i * ROW + 1.5)} y2={em(i * ROW + 2.5)} />
            ))}
            <line class="tick" x1="0%" x2="100%" y1={em(i * ROW + 2)} y2={em(i * ROW + 2)} />
            <line class="range" x1={percent(low)} x2={percent(high)} y1={em(i * ROW + 2)} y2={em(i * ROW + 2)} />
            <circle cx={percent(share)} cy={em(i * ROW + 2)} r="0.42em" />
          </g>
        ))}
      </svg>
    </svg>
  );
}
