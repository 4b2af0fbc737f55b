import type { CardPlace, Game, PileSpec, Seen, SeenCard, Session, Sign, Spot } from 'pasyans';
import { Canvas } from './canvas.ts';
import { CARD_WIDTH, ghostText, glyphOf, plainSigns } from './glyphs.ts';
import type { Look } from './look.ts';

/**
 * The table in characters. A card takes a cell of five columns and two lines: a mark, the card, a mark, and below it
 * a caption. Fourteen cells and a tray beside them make 76 columns.
 */
const CELL_WIDTH = 5;
const CELL_HEIGHT = 2;

/** What is shown besides the cards. */
export interface Marks {
  readonly cursor?: number | undefined;
  readonly held?: number | undefined;
  /** The card of a row under the cursor. */
  readonly card?: number | undefined;
  /** Cards selected one after another. */
  readonly picked?: readonly CardPlace[];
  /** True shows the names of the piles, for typing moves, instead of counts. */
  readonly names?: boolean;
}

/** Draws the position of a session. */
export function drawCloth(session: Session, look: Look, marks: Marks = {}): Canvas {
  const { game } = session;
  const seen = session.seen();
  const canvas = new Canvas();
  for (const sign of game.rules.signs ?? []) drawSign(canvas, sign, look);
  for (const pile of shownPiles(game, seen)) drawPile(canvas, session, seen, pile, look, marks);
  return canvas;
}

/** The piles that are on the table now: fleeting ones only while they hold cards. */
export function shownPiles(game: Game, seen: Seen): readonly number[] {
  return game.rules.piles.flatMap((spec, pile) => (spec.fleeting && seen.piles[pile]?.length === 0 ? [] : [pile]));
}

const columnOf = (spot: Spot): number => Math.round(spot.x * CELL_WIDTH);
const lineOf = (spot: Spot): number => Math.round(spot.y * CELL_HEIGHT);

function drawSign(canvas: Canvas, sign: Sign, look: Look): void {
  const spot = sign.at.wide;
  const text = plainSigns(sign.text[look.lang], look);
  // Over a column of cards a sign stands where their ranks do; a narrow one keeps off the cells beside it.
  if ((spot.w ?? 1) < 1) canvas.put(columnOf(spot), lineOf(spot), text, 'sign');
  else canvas.put(columnOf(spot) + 1, lineOf(spot), text.padStart(2), 'sign');
}

function drawPile(canvas: Canvas, session: Session, seen: Seen, pile: number, look: Look, marks: Marks): void {
  const spec = session.game.rules.piles[pile] as PileSpec;
  const cards = seen.piles[pile] ?? [];
  const column = columnOf(spec.at.wide);
  const line = lineOf(spec.at.wide);
  if (spec.fan === 'wrap' && cards.length > 0) {
    drawRow(canvas, spec, cards, look, pile, marks);
    return;
  }
  const { width, height, hidden } = drawCards(canvas, spec, cards, look);
  const ghost = cards.length === 0 ? session.game.rules.ghost?.(session.table, pile) : undefined;
  const caption = marks.names ? shortName(spec.name) : ghost ? ghostText(ghost, look) : hidden > 0 ? String(cards.length) : '';
  if (caption !== '') canvas.put(column + (caption.length < CELL_WIDTH ? 1 : 0), line + height, caption.padStart(CARD_WIDTH), 'quiet');
  const [before, after] = markOf(pile, marks);
  if (before === undefined) return;
  canvas.put(column, line + height - 1, before, 'mark');
  canvas.put(column + width + 1, line + height - 1, after as string, 'mark');
}

/** Without colour too: [ ] the cursor, > < the card taken, { } both. */
function markOf(pile: number, { cursor, held, picked }: Marks): readonly string[] {
  return marksFor(pile === cursor, pile === held || (picked?.some((card) => card.pile === pile) ?? false));
}

const marksFor = (here: boolean, taken: boolean): readonly string[] => (here ? (taken ? ['{', '}'] : ['[', ']']) : taken ? ['>', '<'] : []);

/** How many cards of a row stand in one line. */
export const rowLine = (spec: PileSpec): number => fits((spec.at.wide.w ?? 1) * CELL_WIDTH, CARD_WIDTH + 1);

/** A row in lines, with marks at single cards; lines draw together when there are many. */
function drawRow(canvas: Canvas, spec: PileSpec, cards: readonly SeenCard[], look: Look, pile: number, marks: Marks): void {
  const line = rowLine(spec);
  const room = (spec.at.wide.h ?? 1) * CELL_HEIGHT;
  const down = Math.ceil(cards.length / line) * CELL_HEIGHT <= room ? CELL_HEIGHT : 1;
  const spots = cards.map((_, i) => ({
    x: columnOf(spec.at.wide) + (i % line) * (CARD_WIDTH + 1),
    y: lineOf(spec.at.wide) + Math.floor(i / line) * down,
  }));
  cards.forEach((card, i) => {
    const glyph = glyphOf(card, look);
    const { x, y } = spots[i] as { x: number; y: number };
    canvas.put(x + 1, y, glyph.text, glyph.ink);
  });
  spots.forEach(({ x, y }, index) => {
    const taken = marks.picked?.some((card) => card.pile === pile && card.index === index) ?? false;
    const [before, after] = marksFor(pile === marks.cursor && index === (marks.card ?? 0), taken);
    if (before === undefined) return;
    canvas.put(x, y, before, 'mark');
    canvas.put(x + CARD_WIDTH + 1, y, after as string, 'mark');
  });
}

interface Drawn {
  readonly width: number;
  readonly height: number;
  /** How many cards of the pile lie unseen under others. */
  readonly hidden: number;
}

/** Draws the cards that can be seen: the top one, or as many of a fan as its room takes. */
function drawCards(canvas: Canvas, spec: PileSpec, cards: readonly SeenCard[], look: Look): Drawn {
  const spot = spec.at.wide;
  const column = columnOf(spot) + 1;
  const line = lineOf(spot);
  const step = spec.fan === 'right' ? CARD_WIDTH + 1 : 0;
  const room =
    spec.fan === 'right' ? fits((spot.w ?? 1) * CELL_WIDTH, step) : spec.fan === 'down' ? fits((spot.h ?? 1) * CELL_HEIGHT, 1) : 1;
  const shown = cards.slice(-room);
  if (shown.length === 0) put(undefined, 0);
  else shown.forEach(put);
  const last = Math.max(0, shown.length - 1);
  return { width: CARD_WIDTH + last * step, height: 1 + (spec.fan === 'down' ? last : 0), hidden: cards.length - shown.length };

  function put(card: SeenCard | undefined, i: number): void {
    const glyph = glyphOf(card, look);
    canvas.put(column + i * step, line + (spec.fan === 'down' ? i : 0), glyph.text, glyph.ink);
  }
}

/** How many cards a fan's room takes; the last line or column belongs to what follows. */
function fits(room: number, step: number): number {
  return Math.max(1, Math.floor((room - 1) / step));
}

/** Names of a grid's places are cut to what tells neighbours apart: `r1.14` as `.14`. */
function shortName(name: string): string {
  return name.length < CELL_WIDTH ? name : name.slice(name.indexOf('.'));
}
