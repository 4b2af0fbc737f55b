import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Context, print } from '../context.ts';
import { Failure, systemCode } from '../failure.ts';
import { DEFAULT_PORT, parsePort, serveApp } from '../serve/serve-app.ts';

export interface ServeFlags {
  readonly port?: string;
  readonly open: boolean;
}

/** `serve`: the web app on this machine until Ctrl-C. */
export async function serve(context: Context, flags: ServeFlags): Promise<void> {
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
      open: flags.open,
      say: (url) => print(context, [`${context.look.lang === 'ru' ? 'Пасьянс' : 'Pasyans'}: ${url}  (${stop})`]),
    });
  } catch (error) {
    const code = systemCode(error);
    throw new Failure({ ru: `порт ${port} не открыть: ${code}`, en: `port ${port} cannot be opened: ${code}` });
  }
}
