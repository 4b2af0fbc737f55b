import { formatMove, handlesOf, see } from 'pasyans';
import { hint as hintOf, seenBefore } from 'pasyans/play';
import { type Context, identity, print, printJson } from '../context.ts';
import { type PositionFlags, positionOf } from '../position.ts';

export interface HintFlags extends PositionFlags {
  readonly json?: true;
}

/** `hint ID`: what the sensible player would do in a position, seeing what a player sees, and why. */
export async function hint(context: Context, id: string, flags: HintFlags): Promise<void> {
  const { game, deal, table, session } = await positionOf(context, id, flags);
  // Which number a card has in a deal means nothing to a hint.
  const seen = see(table, handlesOf({ cards: game.rules.pack.cards }));
  const { move, reason, text } = { reason: undefined, ...hintOf(game, seen, session && seenBefore(session)) };
  const typed = move === undefined ? null : formatMove(game, table, move);
  if (flags.json) {
    const { id: patience, rev } = game.patience;
    const which = deal === undefined ? { id: patience, rev, options: game.options, deal: null } : identity({ game, deal });
    printJson(context, { move: typed, reason: reason ?? null, text, ...which });
  } else print(context, [...(typed === null ? [] : [typed]), text[context.look.lang]]);
}
