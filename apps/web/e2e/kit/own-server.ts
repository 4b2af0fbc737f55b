import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../dist', import.meta.url));
const serverModule = new URL('../../../cli/dist/serve/static-server.js', import.meta.url).href;

interface Server {
  readonly url: string;
  close(): Promise<void>;
}

/** The shipped server for one test alone, which may take it away: nothing is as surely offline as a server that is gone. */
export async function ownServer(folder = root): Promise<Server> {
  const { serveFolder } = (await import(serverModule)) as { serveFolder(root: string, port: number): Promise<Server> };
  return serveFolder(folder, 0);
}

interface OwnApp {
  readonly folder: string;
  /** Puts a new version in place: its page says of itself which one it is. */
  renew(version: string): Promise<void>;
  remove(): Promise<void>;
}

/** A copy of the built app for one test alone, of which there may come a new version. */
export async function ownApp(): Promise<OwnApp> {
  const folder = await mkdtemp(join(tmpdir(), 'pasyans-app-'));
  await cp(root, folder, { recursive: true });
  const change = async (name: string, from: string | RegExp, to: string): Promise<void> => {
    const text = await readFile(join(folder, name), 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`nothing to change in ${name}`);
    await writeFile(join(folder, name), changed);
  };
  return {
    folder,
    async renew(version) {
      await change('index.html', '<body', `<body data-version="${version}"`);
      // What the worker keeps it knows by the mark beside its name.
      await change('sw.js', /(index[.]html",revision:")[^"]*/, `$1${version}`);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
