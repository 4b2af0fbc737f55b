import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatDealLink, patiences } from 'pasyans';
import { type Context, type GameFlags, openTable, print } from '../context.ts';
import { Failure, systemCode, systemWords } from '../failure.ts';
import { DEFAULT_PORT, parsePort, serveApp } from '../serve/serve-app.ts';

export interface ServeFlags extends GameFlags {
  readonly port?: string;
  readonly open: boolean;
}

/** `serve [ID]`: the web app on this machine until Ctrl-C; with an id it opens at a deal of that patience. */
export async function serve(context: Context, id: string | undefined, flags: ServeFlags): Promise<void> {
  const fragment = fragmentOf(id, flags);
  const port = flags.port === undefined ? DEFAULT_PORT : parsePort(flags.port);
  if (port === undefined) {
    throw new Failure({
      ru: `--port — число от 0 до 65535, а дано «${flags.port}»`,
      en: `--port takes a number from 0 to 65535, but "${flags.port}" was given`,
    });
  }
  const root = fileURLToPath(new URL('../web/', import.meta.url));
  if (!existsSync(`${root}index.html`)) {
    throw new Failure({ ru: 'веб-приложение не собрано: сначала npm run build', en: 'the web app is not built: npm run build first' });
  }
  const stop = context.look.lang === 'ru' ? 'Ctrl-C — остановить' : 'Ctrl-C stops it';
  try {
    await serveApp({
      root,
      port,
      fragment,
      open: flags.open,
      say: (url) => print(context, [`${context.look.lang === 'ru' ? 'Пасьянс' : 'Pasyans'}: ${url}  (${stop})`]),
    });
  } catch (error) {
    const why = systemWords(systemCode(error));
    throw new Failure({ ru: `порт ${port} не открыть: ${why.ru}`, en: `port ${port} cannot be opened: ${why.en}` });
  }
}

/** The link to the deal that the flags name. */
function fragmentOf(id: string | undefined, flags: ServeFlags): string | undefined {
  if (id !== undefined) {
    const table = openTable(id, flags);
    if (patiences.includes(table.game.patience)) return formatDealLink(table);
    throw new Failure({
      ru: `«${id}» — мерка для решателей; в браузере её нет`,
      en: `"${id}" is a yardstick of solvers; the browser has it not`,
    });
  }
  if (flags.deal === undefined && flags.opt === undefined) return undefined;
  throw new Failure({
    ru: 'какого пасьянса этот расклад? serve ПАСЬЯНС --deal N',
    en: 'a deal of which patience? serve ID --deal N',
  });
}
