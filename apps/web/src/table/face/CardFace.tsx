import type { JSX } from 'preact';
import { courtUrl } from './court-url.ts';
import { indexText } from './index-text.ts';
import { CORNER_PIPS, countedPips, LARGE_PIPS, pipPath } from './pips.ts';
import type { FaceIndices, FaceRank, FaceStyle, FaceSuit } from './types.ts';

export interface CardFaceProps {
  readonly suit: FaceSuit;
  readonly rank: FaceRank;
  readonly indices: FaceIndices;
  readonly style?: FaceStyle;
  readonly fourColours?: boolean;
}

/**
 * One card face. It is a picture only (hidden from assistive technology): the button around it carries the name.
 * It fills `--card-w`; up to 64 px the style sheet shows the large face whatever the style, so both are drawn.
 */
export function CardFace({ suit, rank, indices, style = 'normal', fourColours = false }: CardFaceProps): JSX.Element {
  const text = indexText(rank, indices);
  const court = courtUrl(suit, rank);
  const normal = style === 'normal';
  const wide = text.length > 1 ? ' card-wide' : '';
  return (
    <span class={`card-face card-${style} suit-${suit}${fourColours ? ' card-four' : ''}${wide}`} aria-hidden="true">
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <path class="face-large" d={pipPath(suit, LARGE_PIPS)} />
        {normal && <path class="face-normal" d={pipPath(suit, [...CORNER_PIPS, ...countedPips(rank)])} />}
        <text>{text}</text>
        {normal && <text class="face-normal face-foot">{text}</text>}
      </svg>
      {court && <img src={court} alt="" loading="lazy" decoding="async" draggable={false} />}
    </span>
  );
}
