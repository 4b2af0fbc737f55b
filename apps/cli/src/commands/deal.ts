import { cardCode, dealTable, Session, writeLayout } from 'pasyans';
import { type Context, type GameFlags, identity, openTable, optionLines, print, printJson, type Table, titleLine } from '../context.ts';
import { drawCloth } from '../draw/cloth.ts';
import { type Look, paint } from '../draw/look.ts';

/** `deal ID`: lays a deal out and shows it. */
export function deal(context: Context, id: string, flags: GameFlags & { readonly json?: true }): void {
  const table = openTable(id, flags);
  if (flags.json) printJson(context, describe(table));
  else print(context, inWords(table, context.look));
}

function inWords(table: Table, look: Look): readonly string[] {
  return [paint(titleLine(table, look), 'title', look), ...optionLines(table.game, look), '', ...laidOut(table, look)];
}

/** A deal as it lies before the first move, and what the game says of itself then. */
export function laidOut({ game, deal: dealt }: Table, look: Look): readonly string[] {
  const session = new Session(game, dealt);
  const status = game.rules.status?.(session.table);
  return [...drawCloth(session, look).lines(look), ...(status ? ['', status[look.lang]] : [])];
}

function describe(table: Table): unknown {
  const { game, deal: dealt } = table;
  const laid = dealTable(game, dealt);
  const piles = game.rules.piles.map(({ name, role, label }, pile) => {
    const cards = Array.from({ length: laid.height(pile) }, (_, i) => laid.at(pile, i));
    return { name, role, labels: label, cards: cards.map((card) => (laid.isUp(card) ? cardCode(card) : `[${cardCode(card)}]`)) };
  });
  return { ...identity(table), cards: dealt.cards.map(cardCode), layout: writeLayout(game, laid), piles };
}
