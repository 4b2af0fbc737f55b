import type { JSX } from 'preact';
import { courtUrl } from './court-url.ts';
import { indexText } from './index-text.ts';
import { largePips, normalPips } from './pips.ts';
import type { FaceIndices, FaceRank, FaceStyle, FaceSuit } from './types.ts';

export interface CardFaceProps {
  readonly suit: FaceSuit;
  readonly rank: FaceRank;
  readonly indices: FaceIndices;
  readonly style?: FaceStyle;
  readonly fourColours?: boolean;
  /** So small that a big rank and one big pip are all that can be read. */
  readonly small?: boolean;
}

/**
 * One card face. It is a picture only (hidden from assistive technology): the button around it carries the name.
 * It fills `--card-w`. Whether it is small is told and not asked of the page: a style sheet that asks for the size of each
 * card makes the browser lay out and style every new face by itself.
 */
export function CardFace({ suit, rank, indices, style = 'normal', fourColours = false, small = false }: CardFaceProps): JSX.Element {
  const text = indexText(rank, indices);
  const court = small ? undefined : courtUrl(suit, rank);
  const normal = style === 'normal' && !small;
  const wide = text.length > 1 ? ' card-wide' : '';
  return (
    <span class={`card-face card-${normal ? 'normal' : 'large'} suit-${suit}${fourColours ? ' card-four' : ''}${wide}`} aria-hidden="true">
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <path d={normal ? normalPips(suit, rank) : largePips(suit)} />
        <text>{text}</text>
        {normal && <text class="face-foot">{text}</text>}
      </svg>
      {court && <img src={court} alt="" loading="lazy" decoding="async" draggable={false} />}
    </span>
  );
}
