import { Component, type JSX } from 'preact';
import { type FaceRank, type FaceSuit, Ghost } from './face/index.ts';
import type { Rect } from './geometry.ts';
import type { Looks, PileView, SignView } from './types.ts';

interface PileProps {
  readonly pile: number;
  readonly label: string;
  readonly caption: string | undefined;
  readonly rect: Rect;
  readonly held: boolean;
  readonly target: boolean;
  /** True for the one pile that Tab leads to. */
  readonly current: boolean;
}

/** What is touched and focused: a clear pane over a pile's cards. Its name says the whole pile. */
export class Pile extends Component<PileProps> {
  override shouldComponentUpdate(next: Readonly<PileProps>): boolean {
    const now = this.props;
    return (
      now.label !== next.label ||
      now.caption !== next.caption ||
      now.held !== next.held ||
      now.target !== next.target ||
      now.current !== next.current ||
      now.pile !== next.pile ||
      !sameRect(now.rect, next.rect)
    );
  }

  override render({ pile, label, caption, rect, held, target, current }: PileProps): JSX.Element {
    return (
      <button
        type="button"
        class={`pile${target ? ' target' : ''}`}
        style={placed(rect)}
        data-pile={pile}
        tabIndex={current ? 0 : -1}
        aria-label={label}
        aria-pressed={held || undefined}
      >
        {caption !== undefined && (
          <span class="caption" aria-hidden="true">
            {caption}
          </span>
        )}
      </button>
    );
  }
}

interface BareProps {
  readonly rect: Rect;
  readonly ghost: PileView['ghost'] | undefined;
  readonly indices: Looks['indices'];
}

/** The place under a pile's cards, with what an empty one may show. */
export class Bare extends Component<BareProps> {
  override shouldComponentUpdate(next: Readonly<BareProps>): boolean {
    const now = this.props;
    return (
      now.ghost?.rank !== next.ghost?.rank ||
      now.ghost?.suit !== next.ghost?.suit ||
      now.indices !== next.indices ||
      !sameRect(now.rect, next.rect)
    );
  }

  override render({ rect, ghost, indices }: BareProps): JSX.Element {
    return (
      <div class="bare" style={placed(rect)}>
        <Ghost rank={ghost?.rank as FaceRank | undefined} suit={ghost?.suit as FaceSuit | undefined} indices={indices} />
      </div>
    );
  }
}

interface SignProps {
  readonly sign: SignView;
  readonly rect: Rect;
  readonly card: number;
}

/** A word on the cloth. What it says is in the names of the piles too, so only eyes get it here. */
export function Sign({ sign, rect, card }: SignProps): JSX.Element {
  return (
    <div class="sign" aria-hidden="true" style={{ ...placed(rect), fontSize: `${signSize(sign.text, rect, card)}px` }}>
      {sign.text}
    </div>
  );
}

/** The size of letters that fit their room: about 0.6 of it is the width of one. */
export function signSize(text: string, room: Rect, card: number): number {
  return Math.max(9, Math.floor(Math.min(room.h * 0.8, card * 0.3, room.w / (text.length * 0.6))));
}

const sameRect = (a: Rect, b: Rect): boolean => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

const placed = ({ x, y, w, h }: Rect): Record<string, string> => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${w}px`,
  height: `${h}px`,
});
