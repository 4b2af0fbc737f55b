import type { Game } from 'pasyans';
import { countsOf, makeStudy, type PlayerKind, parseDealRange, parseShard, playersOf, shardOf } from 'pasyans/odds';
import { type Context, need, nodesOf, openGameOf, print, printJson } from '../context.ts';
import { Failure } from '../failure.ts';
import { damageNote, openStore } from '../odds/result-store.ts';
import { playOut, stoppable } from '../odds/run.ts';
import { threadsOf } from '../odds/threads.ts';
import { resultJson, resultLines } from '../odds/words.ts';

export interface OddsFlags {
  readonly deals?: string;
  readonly player?: string;
  readonly opt?: readonly string[];
  readonly threads?: string;
  readonly shard?: string;
  readonly out?: string;
  readonly budget?: string;
  readonly json?: true;
}

/** `odds ID`: plays many deals and counts how often the patience comes out. */
export async function odds(context: Context, id: string, flags: OddsFlags): Promise<void> {
  const game = openGameOf(id, flags.opt);
  const kind = playerOf(game, flags.player);
  const deals = need(parseDealRange(given('--deals', flags.deals)));
  const budget = flags.budget === undefined ? undefined : nodesOf(flags.budget);
  const study = need(makeStudy(game, kind, deals, budget));
  const part = flags.shard === undefined ? deals : shardOf(deals, need(parseShard(flags.shard)));
  const threads = threadsOf(flags.threads);
  const store = flags.out === undefined ? undefined : openStore(flags.out, study);
  if (store && store.damaged.length > 0) context.note(damageNote(flags.out ?? '', store.damaged));
  const counts = await stoppable(async (stopper) => {
    const chunks = await playOut(context, { study, part, threads, store }, stopper);
    if (stopper.stopped) interrupted(context, flags.out);
    return countsOf(chunks);
  });
  if (flags.json) printJson(context, resultJson(study, counts));
  else print(context, resultLines(study, counts, context.look));
}

function given(flag: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new Failure({ ru: `odds: не хватает ${flag}`, en: `odds: ${flag} is missing` });
}

function playerOf(game: Game, name: string | undefined): PlayerKind {
  const kinds = playersOf(game);
  const wanted = given('--player', name);
  const kind = kinds.find((one) => one.name === wanted);
  if (kind) return kind;
  const names = kinds.map((one) => one.name).join(', ');
  throw new Failure({
    ru: `в этом пасьянсе нет игрока «${wanted}»; есть: ${names}`,
    en: `this patience has no player "${wanted}"; there are: ${names}`,
  });
}

/** Says that somebody has stopped it, and what is left to do. */
function interrupted(context: Context, out: string | undefined): void {
  context.note(
    out === undefined
      ? { ru: 'остановлено; без --out сыгранное не сохранилось', en: 'stopped; without --out what was played is not kept' }
      : { ru: `остановлено; та же команда продолжит «${out}»`, en: `stopped; the same command goes on with "${out}"` },
  );
}
