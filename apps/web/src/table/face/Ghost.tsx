import type { JSX } from 'preact';
import { indexText } from './index-text.ts';
import { type Pip, pipPath } from './pips.ts';
import type { FaceIndices, FaceRank, FaceSuit } from './types.ts';

export interface GhostProps {
  /** Rank that the empty place waits for. */
  readonly rank?: FaceRank | undefined;
  /** Suit that the empty place waits for. */
  readonly suit?: FaceSuit | undefined;
  readonly indices?: FaceIndices;
}

const ALONE: readonly Pip[] = [{ x: 50, y: 70, size: 46, turned: false }];
const BELOW_RANK: readonly Pip[] = [{ x: 50, y: 100, size: 36, turned: false }];

/** An empty place, with a faint hint of what may be laid on it when there is something to hint at. */
export function Ghost({ rank, suit, indices = 'ru' }: GhostProps): JSX.Element {
  const hint = rank !== undefined || suit !== undefined;
  return (
    <span class="card-ghost" aria-hidden="true">
      {hint && (
        <svg viewBox="0 0 100 140" aria-hidden="true">
          {suit !== undefined && <path d={pipPath(suit, rank === undefined ? ALONE : BELOW_RANK)} />}
          {rank !== undefined && (
            <text x="50" y={suit === undefined ? 89 : 66}>
              {indexText(rank, indices)}
            </text>
          )}
        </svg>
      )}
    </span>
  );
}
