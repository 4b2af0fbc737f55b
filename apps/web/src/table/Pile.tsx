import { Component, type JSX } from 'preact';
import { type FaceRank, type FaceSuit, Ghost } from './face/index.ts';
import type { Layout, Rect } from './geometry.ts';
import type { Looks, PileView, SignView } from './types.ts';

interface PileProps {
  readonly pane: number;
  readonly pile: number;
  /** The card that the pane stands for, when it stands for one. */
  readonly index: number | undefined;
  readonly label: string;
  readonly caption: string | undefined;
  readonly rect: Rect;
  readonly held: boolean;
  readonly target: boolean;
  /** True for the one pile that Tab leads to. */
  readonly current: boolean;
  /** Its fan is opened and lies over its neighbours. */
  readonly open: boolean;
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
      now.open !== next.open ||
      now.pane !== next.pane ||
      now.pile !== next.pile ||
      now.index !== next.index ||
      !sameRect(now.rect, next.rect)
    );
  }

  override render({ pane, pile, index, label, caption, rect, held, target, current, open }: PileProps): JSX.Element {
    return (
      <button
        type="button"
        class={`pile${target ? ' target' : ''}${open ? ' open' : ''}`}
        style={placed(rect)}
        data-pane={pane}
        data-pile={pile}
        data-index={index}
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
  readonly text: string;
  readonly rect: Rect;
  /** The height of its letters in pixels. */
  readonly size: number;
}

/** A word on the cloth. What it says is in the names of the piles too, so only eyes get it here. */
export function Sign({ text, rect, size }: SignProps): JSX.Element {
  return (
    <div class="sign" aria-hidden="true" style={{ ...placed(rect), fontSize: `${size}px` }}>
      {text}
    </div>
  );
}

/** Pixels: smaller letters cannot be read. */
const LEAST_LETTERS = 12;

/** Letters that fit their room (one is about 0.6 of its height wide); signs with equal rooms get equal letters. */
export function signSizes(signs: readonly SignView[], { frame, signs: rooms }: Layout): readonly number[] {
  const least = new Map<string, number>();
  const room = (i: number): Rect => rooms[i] as Rect;
  const kind = (i: number): string => `${Math.round(room(i).w / 4)} ${Math.round(room(i).h / 4)}`;
  for (const [i, { text }] of signs.entries()) {
    const fits = Math.min(room(i).h * 0.8, frame.card.w * 0.3, room(i).w / (text.length * 0.6));
    least.set(kind(i), Math.min(fits, least.get(kind(i)) ?? fits));
  }
  return signs.map((_, i) => Math.max(LEAST_LETTERS, Math.floor(least.get(kind(i)) as number)));
}

const sameRect = (a: Rect, b: Rect): boolean => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

const placed = ({ x, y, w, h }: Rect): Record<string, string> => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${w}px`,
  height: `${h}px`,
});
