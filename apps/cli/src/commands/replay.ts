import { findPatience, parseRecord, type Session } from 'pasyans';
import { type Context, dealNamed, type GameFlags, need, print, printJson, readOpts } from '../context.ts';
import { Failure } from '../failure.ts';
import { rowsFor } from '../odds/book-store.ts';
import { printable } from '../printable.ts';
import { readText } from '../read-text.ts';
import { reportJson, reportLines } from '../report.ts';

/** `replay FILE|-`: plays a record again and tells where it leads. `--deal` and `--opt` say which game it must be of. */
export async function replay(context: Context, file: string, flags: GameFlags & { readonly json?: true }): Promise<void> {
  const { session, note } = need(parseRecord(await readText(file, context.input), findPatience));
  checkGame(session, flags);
  const rows = rowsFor(context);
  if (flags.json) printJson(context, { ...reportJson(session, rows), note: note ?? null });
  else print(context, [...reportLines(session, context.look, rows), ...(note === undefined ? [] : ['', printable(note)])]);
}

/** A record of another game than the one asked for would pass for an answer about that. */
function checkGame({ game, deal }: Session, flags: GameFlags): void {
  const wanted = dealNamed(flags);
  if (wanted !== undefined && wanted !== deal.id) {
    const [ru, en] =
      deal.id === undefined ? ['не номер расклада, а карты', 'cards and no deal number'] : [`расклад ${deal.id}`, `deal ${deal.id}`];
    throw new Failure({ ru: `--deal ${wanted}: в записи ${ru}`, en: `--deal ${wanted}: the record has ${en}` });
  }
  for (const [name, value] of Object.entries(readOpts(flags.opt ?? []))) {
    if (game.options[name] === value) continue;
    const [ru, en] = Object.hasOwn(game.options, name)
      ? [`в записи «${name}=${game.options[name]}»`, `the record has "${name}=${game.options[name]}"`]
      : [`у пасьянса «${game.patience.id}» нет такой настройки`, `"${game.patience.id}" has no such option`];
    throw new Failure({ ru: `--opt ${name}=${value}: ${ru}`, en: `--opt ${name}=${value}: ${en}` });
  }
}
