import { Component, createRef, type JSX } from 'preact';
import './table.css';
import { cardDrawer } from './cards.tsx';
import { createGestures, type GestureHost } from './drag.ts';
import type { FanHost } from './fans.ts';
import { createFlights } from './flights.ts';
import { type Layout, layOut, NOWHERE, type Size } from './geometry.ts';
import { Ground } from './ground.tsx';
import { isShown, isUp, keysFrom } from './hits.ts';
import { backBy, type KeyStep, nearestShown, pileByKey } from './keys.ts';
import type { Late } from './late.ts';
import { type Drawn, dealing, type Elements, elementsFor, journeys, sameFrame } from './moves.ts';
import { Pile } from './Pile.tsx';
import { type Panes, panesOf } from './panes.ts';
import type { Looks, TableEvents, TableView, TableWords } from './types.ts';

interface TableProps {
  readonly view: TableView;
  readonly looks: Looks;
  readonly events: TableEvents;
  readonly words: TableWords;
}

interface TableState {
  readonly size: Size;
  /** The pane that Tab leads to. */
  readonly current: number;
  /** The pile whose fan is opened, and the cards it held then. */
  readonly open: { readonly pile: number; readonly cards: string } | undefined;
}

/** What stood on the page before a change of it. */
interface Before {
  /** The sides that turning cards showed. */
  readonly olds: ReadonlyMap<number, Element>;
  /** The pane that had the focus. */
  readonly focus: number | undefined;
}

/**
 * The table: draws piles and cards, flies cards from the old state to the new one, and tells taps, drags and keys.
 * It fills its container, which must have a size of its own.
 */
export class Table extends Component<TableProps, TableState> {
  override state: TableState = { size: { width: 0, height: 0 }, current: 0, open: undefined };
  readonly #root = createRef<HTMLDivElement>();
  readonly #cards = new Map<number, HTMLElement>();
  readonly #flights = createFlights(this.#cards);
  readonly #drawCards = cardDrawer(this.#cards);
  #closed: Layout | undefined;
  #late: Late | undefined;
  #layout: Layout | undefined;
  #panes: Panes = { piles: [], places: [], of: [] };
  #drawn: Drawn | undefined;
  #elements: Elements = new Map();
  #deal: string | undefined;
  #step: KeyStep | undefined;
  #observer: ResizeObserver | undefined;
  readonly #host = this.#makeHost();
  readonly #gestures = createGestures(this.#host);

  #makeHost(): GestureHost & FanHost {
    const table = this;
    return {
      cards: this.#cards,
      flights: this.#flights,
      get late() {
        return table.#late;
      },
      open: (pile) =>
        this.setState({
          open: pile === undefined ? undefined : { pile, cards: String(keysFrom(this.props.view.piles, { pile, index: 0 })) },
        }),
      get root() {
        return table.#root.current as HTMLElement;
      },
      get closed() {
        return table.#closed as Layout;
      },
      get layout() {
        return table.#layout as Layout;
      },
      get view() {
        return table.props.view;
      },
      get looks() {
        return table.props.looks;
      },
      get events() {
        return table.props.events;
      },
    };
  }

  override componentDidMount(): void {
    const root = this.#root.current as HTMLElement;
    this.#observer = new ResizeObserver(([entry]) => {
      if (entry) this.#resize(entry.contentRect.width, entry.contentRect.height);
    });
    this.#observer.observe(root);
    for (const type of HAND) root.addEventListener(type, this.#onHand, { once: true });
    this.#resize(root.clientWidth, root.clientHeight);
    this.#drawn = { view: this.props.view, layout: this.#layout as Layout };
    addEventListener('pointerdown', this.#finish, true);
    addEventListener('keydown', this.#finish, true);
  }

  override componentWillUnmount(): void {
    this.#observer?.disconnect();
    this.#gestures.end();
    this.#flights.finish();
    removeEventListener('pointerdown', this.#finish, true);
    removeEventListener('keydown', this.#finish, true);
  }

  readonly #finish = (): void => this.#flights.finish();

  /** A hand has come to the table. What cannot be fetched for it can be done without. */
  readonly #onHand = (): void => {
    import('./late.ts').then(
      ({ createLate }) => {
        this.#late ??= createLate(this.#host);
        this.#gestures.rest();
      },
      () => undefined,
    );
  };

  #resize(width: number, height: number): void {
    const { size } = this.state;
    if (size.width !== width || size.height !== height) this.setState({ size: { width, height } });
  }

  override getSnapshotBeforeUpdate(): Before {
    const olds = new Map<number, Element>();
    const wasOpen = new Map(this.#drawn?.view.piles.flatMap((pile) => pile.cards.map((card) => [card.key, card.face !== undefined])));
    for (const pile of this.props.view.piles) {
      for (const { key, face } of pile.cards) {
        const side = wasOpen.get(key) === (face === undefined) && this.#cards.get(key)?.firstElementChild;
        if (side) olds.set(key, side);
      }
    }
    return { olds, focus: this.#paneOf(document.activeElement) };
  }

  override componentDidUpdate(_props: TableProps, _state: TableState, { olds, focus }: Before): void {
    const before = this.#drawn;
    const after: Drawn = { view: this.props.view, layout: this.#layout as Layout };
    this.#drawn = after;
    if (before && before.view !== after.view) this.#keepFocus(focus);
    // What is no longer open shall not open again by itself when its cards come back.
    if (this.state.open && after.layout.open === undefined) this.setState({ open: undefined });
    if (before && (before.view !== after.view || before.layout !== after.layout)) this.#animate(before, after, olds);
  }

  #animate(before: Drawn, after: Drawn, olds: Before['olds']): void {
    const { pace } = this.props.looks;
    this.#gestures.check();
    if (before.view.deal !== after.view.deal) {
      this.#flights.finish();
      this.#flights.play(dealing(after), pace, new Map(), true);
    } else if (!sameFrame(before.layout.frame, after.layout.frame)) this.#flights.finish();
    else {
      const carried = new Set(this.#gestures.carried());
      const flown = journeys(before, after).filter(({ key }) => !carried.has(key));
      this.#flights.play(flown, pace, olds);
    }
  }

  /** The focus stays where it was; only when its pane has gone it passes to the nearest one, of a shorter row to the last card. */
  #keepFocus(focus: number | undefined): void {
    if (focus === undefined || this.#button(focus)) return;
    const { piles, places } = this.#panes;
    const next = focus >= piles.length ? piles.length - 1 : nearestShown({ piles: places }, piles, focus);
    if (next !== undefined) this.#focusOn(next);
  }

  #focusOn(pane: number): void {
    this.#button(pane)?.focus({ preventScroll: true });
  }

  #button(pane: number): HTMLElement | null | undefined {
    return this.#root.current?.querySelector<HTMLElement>(`[data-pane="${pane}"]`);
  }

  #paneOf(element: Element | null): number | undefined {
    const pane = element instanceof HTMLElement && this.#root.current?.contains(element) ? element.dataset['pane'] : undefined;
    return pane === undefined ? undefined : Number(pane);
  }

  readonly #onFocus = (event: FocusEvent): void => {
    const pane = this.#paneOf(event.target as Element);
    if (pane !== undefined && pane !== this.state.current) this.setState({ current: pane });
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const whole = event.ctrlKey && (event.key === 'Home' || event.key === 'End');
    if ((event.ctrlKey && !whole) || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      this.props.events.onCancel();
    }
    const from = this.#paneOf(event.target as Element);
    if (from === undefined) return;
    // A key held down is one press.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    // As it lies with every fan closed: an open one covers its neighbours.
    const { piles, places } = panesOf(this.props.view, this.#closed as Layout);
    const to = backBy(this.#step, piles, from, event.key) ?? pileByKey({ piles: places }, piles, from, event.key, whole);
    if (to === undefined) return;
    event.preventDefault();
    if (to !== from) this.#step = { from, to, key: event.key };
    this.#focusOn(to);
  };

  /** No menu; and no late click of a finger, which falls on whatever lies there by then, such as a question that the touch has opened. */
  readonly #prevent = (event: Event): void => {
    if (event.cancelable) event.preventDefault();
  };

  override render({ view, looks, words }: TableProps, { size }: TableState): JSX.Element {
    this.#closed = layOut(view, size, looks);
    const layout = this.#opened(this.#closed);
    this.#layout = layout;
    this.#panes = panesOf(view, layout);
    this.#choose(view);
    const { card } = layout.frame;
    return (
      <div
        ref={this.#root}
        class="table"
        role="application"
        aria-label={words.table}
        aria-description={words.keys}
        style={{ '--card-w': `${card.w}px`, '--card-h': `${card.h}px` }}
        onPointerDown={this.#gestures.down}
        onPointerMove={this.#gestures.move}
        onPointerLeave={this.#gestures.leave}
        onPointerUp={this.#gestures.up}
        onPointerCancel={this.#gestures.cancel}
        onLostPointerCapture={this.#gestures.cancel}
        onTouchEnd={this.#prevent}
        onClick={this.#gestures.click}
        onKeyDown={this.#onKeyDown}
        onFocusCapture={this.#onFocus}
        onContextMenu={this.#prevent}
      >
        <Ground view={view} layout={layout} indices={looks.indices} />
        <div class="cards" aria-hidden="true">
          {this.#drawCards(view, layout, looks, this.#elements)}
        </div>
        {this.#drawPanes(view)}
      </div>
    );
  }

  /** A fan stays open as long as it holds the same cards. */
  #opened(closed: Layout): Layout {
    const { props, state } = this;
    if (!state.open || !this.#late || String(keysFrom(props.view.piles, { pile: state.open.pile, index: 0 })) !== state.open.cards)
      return closed;
    return this.#late.opened(closed, props.view.piles, state.open.pile, state.size, props.looks.style === 'large');
  }

  /** Another deal may put any card on any element. */
  #choose(view: TableView): void {
    if (view.deal === this.#deal) return;
    this.#deal = view.deal;
    this.#elements = elementsFor(view, this.#drawn && { view: this.#drawn.view, elements: this.#elements });
  }

  #drawPanes({ held, targets }: TableView): JSX.Element {
    const { piles, places, of } = this.#panes;
    const first = piles.findIndex(isShown);
    const wanted = piles[this.state.current];
    const current = wanted && isShown(wanted) ? this.state.current : first;
    return (
      <div class="piles">
        {piles.map((pane, p) => {
          const { pile, index } = of[p] as Panes['of'][number];
          return isShown(pane) ? (
            <Pile
              key={p}
              pane={p}
              pile={pile}
              index={index}
              label={pane.label}
              caption={index === undefined ? pane.caption : undefined}
              rect={places[p]?.rect ?? NOWHERE}
              held={index === undefined ? held.some((up) => up.pile === pile) : isUp(held, pile, index)}
              target={index === undefined && targets.includes(pile)}
              current={p === current}
              open={index === undefined && pile === this.#layout?.open}
            />
          ) : null;
        })}
      </div>
    );
  }
}

/** The first signs of a hand: a mouse comes near, a finger touches, the focus arrives. */
const HAND = ['pointerover', 'pointerdown', 'focusin'] as const;
