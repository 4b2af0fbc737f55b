import {
  CARRY,
  cardsOf,
  DRAW,
  type Ghost,
  kindOf,
  type Lang,
  type Move,
  NONE,
  type PileSpec,
  PLUCK,
  RECYCLE,
  type Seen,
  type Session,
  sayCard,
  sayPile,
  toOf,
} from 'pasyans';
import { heldCards, type Taken } from '../ctrl/touch.ts';
import type { Held, PileView, TableView } from '../table/types.ts';

/** What is shown of a game: the session as its player sees it, and what has been taken up. */
export interface Shown {
  readonly session: Session;
  /** Names the deal: another name is dealt out anew. */
  readonly deal: string;
  readonly held: Taken | undefined;
  readonly targets: readonly number[];
  /** What is said of the piles where the held card can and cannot go; `undefined` while nothing is held. */
  readonly fitting?: { readonly piles: readonly number[]; readonly fits: string; readonly fitsNot: string } | undefined;
  /** The move to be marked: its cards and where they go. */
  readonly hinted?: Move | undefined;
  readonly lang: Lang;
}

/** Piles that are counted on the table: how many cards they hold matters and cannot be seen. */
const COUNTED: readonly PileSpec['role'][] = ['stock', 'waste', 'packet', 'reserve'];

/** A session as the table draws it. Pure. */
export function tableView(shown: Shown): TableView {
  const { session, deal, held, targets, hinted, lang } = shown;
  const { rules } = session.game;
  const seen = session.seen();
  return {
    deal,
    piles: rules.piles.map((spec, pile) => pileView(shown, seen, spec, pile)),
    signs: (rules.signs ?? []).map(({ text, at }) => ({ text: text[lang], at })),
    held: heldCards(held),
    targets: hinted === undefined ? targets : [...targets, ...targetOf(hinted)],
    marked: hinted === undefined ? [] : markedBy(session, hinted),
  };
}

function pileView({ session, lang, held, fitting }: Shown, seen: Seen, spec: PileSpec, pile: number): PileView {
  const takes =
    fitting && !heldCards(held).some((up) => up.pile === pile) ? `, ${fitting.piles.includes(pile) ? fitting.fits : fitting.fitsNot}` : '';
  const inRow = spec.fan === 'wrap';
  const cards = (seen.piles[pile] ?? []).map(({ handle, face }, i) => ({
    key: handle,
    face,
    ...(inRow ? { label: sayCard(session.game, seen, { pile, index: i }, lang) } : {}),
  }));
  const ghost = cards.length === 0 ? session.game.rules.ghost?.(session.table, pile) : undefined;
  return {
    at: spec.at,
    fan: spec.fan ?? 'none',
    cards,
    label: sayPile(session.game, seen, pile, lang, session.table) + takes,
    fleeting: spec.fleeting ?? false,
    ...(inRow && session.game.rules.taking?.includes(PLUCK) ? { loose: true } : {}),
    ...captionOf(spec, cards.length),
    ...(ghost ? { ghost: plain(ghost) } : {}),
  };
}

function captionOf({ role, fan, most }: PileSpec, height: number): { readonly caption?: string } {
  const counts = COUNTED.includes(role) && (fan ?? 'none') === 'none' && most !== 1 && height > 1;
  return counts ? { caption: String(height) } : {};
}

const plain = ({ rank, suit }: Ghost): { rank?: number; suit?: number } => ({
  ...(rank === undefined ? {} : { rank }),
  ...(suit === undefined ? {} : { suit }),
});

/** The pile that a move carries or turns cards to. */
const targetOf = (m: Move): readonly number[] => ([CARRY, DRAW, RECYCLE].some((kind) => kind === kindOf(m)) ? [toOf(m)] : []);

/** The cards of a move, each by itself. */
const markedBy = ({ table }: Session, m: Move): readonly Held[] => cardsOf(table, m).map((place) => ({ ...place, alone: true }));

/** True when the held cards are still where they were taken up. */
export function holdsStill(session: Session, held: Taken | undefined): held is Taken {
  return held !== undefined && heldCards(held).every(({ pile, index }) => session.table.at(pile, index) !== NONE);
}
