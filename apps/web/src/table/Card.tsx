import { Component, createRef, type JSX } from 'preact';
import { CardBack, CardFace, type FaceRank, type FaceSuit } from './face/index.ts';
import type { Looks } from './types.ts';

export interface CardProps {
  /** The card's key. */
  readonly id: number;
  readonly face: number | undefined;
  readonly looks: Looks;
  readonly x: number;
  readonly y: number;
  /** Its height in the pile. */
  readonly level: number;
  readonly held: boolean;
  /** Pointed out to the player. */
  readonly marked: boolean;
  /** So small that it shows the large face. */
  readonly small: boolean;
  /** Buried in a squared pile: it casts no shadow. */
  readonly deep: boolean;
  /** In a fan that is opened over its neighbours. */
  readonly open: boolean;
  /** Where the card writes down its element, by key. */
  readonly elements: Map<number, HTMLElement>;
}

/** One card on the table. Its element stays the same wherever the card goes within a deal; flights and drags rely on it. */
export class Card extends Component<CardProps> {
  readonly #element = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    this.#write(this.props);
  }

  override componentDidUpdate(before: CardProps): void {
    if (before.id === this.props.id) return;
    this.#erase(before);
    this.#write(this.props);
  }

  override componentWillUnmount(): void {
    this.#erase(this.props);
  }

  #write({ elements, id }: CardProps): void {
    if (this.#element.current) elements.set(id, this.#element.current);
  }

  #erase({ elements, id }: CardProps): void {
    if (elements.get(id) === this.#element.current) elements.delete(id);
  }

  override render({ face, looks, x, y, level, held, marked, deep, open, small }: CardProps): JSX.Element {
    return (
      <div
        ref={this.#element}
        class={`card${held ? ' held' : ''}${marked ? ' marked' : ''}${deep ? ' deep' : ''}${open ? ' open' : ''}`}
        style={{ left: `${x}px`, top: `${y}px`, '--level': String(level) }}
      >
        {face === undefined ? <CardBack design={looks.back} /> : <Face face={face} looks={looks} small={small} />}
      </div>
    );
  }
}

interface FaceProps {
  readonly face: number;
  readonly looks: Looks;
  readonly small: boolean;
}

/** The printed side: drawn again only when it must look different. */
class Face extends Component<FaceProps> {
  override shouldComponentUpdate(next: Readonly<FaceProps>): boolean {
    const now = this.props;
    return now.face !== next.face || now.small !== next.small || !sameLooks(now.looks, next.looks);
  }

  override render({ face, looks, small }: FaceProps): JSX.Element {
    const suit = Math.floor(face / 13) as FaceSuit;
    const rank = ((face % 13) + 1) as FaceRank;
    const { indices, style, fourColours } = looks;
    return <CardFace suit={suit} rank={rank} indices={indices} style={style} fourColours={fourColours} small={small} />;
  }
}

/** True when a card looks and lies the same. */
export const sameCard = (a: CardProps, b: CardProps): boolean =>
  a.id === b.id &&
  a.x === b.x &&
  a.y === b.y &&
  a.level === b.level &&
  a.face === b.face &&
  a.held === b.held &&
  a.marked === b.marked &&
  a.deep === b.deep &&
  a.open === b.open &&
  a.small === b.small &&
  sameLooks(a.looks, b.looks);

/** True when faces and backs are printed alike. */
const sameLooks = (a: Looks, b: Looks): boolean =>
  a.indices === b.indices && a.style === b.style && a.fourColours === b.fourColours && a.back === b.back;
