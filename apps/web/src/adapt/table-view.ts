import { type Ghost, type Lang, NONE, type PileSpec, type Seen, type Session, sayPile } from 'pasyans';
import type { Held, PileView, TableView } from '../table/types.ts';

/** What is shown of a game: the session as its player sees it, and what has been taken up. */
export interface Shown {
  readonly session: Session;
  /** Names the deal: another name is dealt out anew. */
  readonly deal: string;
  readonly held: Held | undefined;
  readonly targets: readonly number[];
  readonly lang: Lang;
}

/** Piles that are counted on the table: how many cards they hold matters and cannot be seen. */
const COUNTED: readonly PileSpec['role'][] = ['stock', 'waste', 'packet', 'reserve'];

/** A session as the table draws it. Pure. */
export function tableView({ session, deal, held, targets, lang }: Shown): TableView {
  const { rules } = session.game;
  const seen = session.seen();
  return {
    deal,
    piles: rules.piles.map((spec, pile) => pileView(session, seen, spec, pile, lang)),
    signs: (rules.signs ?? []).map(({ text, at }) => ({ text: text[lang], at })),
    held,
    targets,
  };
}

function pileView(session: Session, seen: Seen, spec: PileSpec, pile: number, lang: Lang): PileView {
  const cards = (seen.piles[pile] ?? []).map(({ handle, face }) => ({ key: handle, face }));
  const ghost = cards.length === 0 ? session.game.rules.ghost?.(session.table, pile) : undefined;
  return {
    at: spec.at,
    fan: spec.fan ?? 'none',
    cards,
    label: sayPile(session.game, seen, pile, lang),
    fleeting: spec.fleeting ?? false,
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

/** True when the held card is still where it was taken up. */
export function holdsStill(session: Session, held: Held | undefined): held is Held {
  return held !== undefined && session.table.at(held.pile, held.index) !== NONE;
}
