import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../dist', import.meta.url));
const serverModule = new URL('../../../cli/dist/serve/static-server.js', import.meta.url).href;

interface Server {
  readonly url: string;
  close(): Promise<void>;
}

/** The shipped server for one test alone, which may take it away: nothing is as surely offline as a server that is gone. */
export async function ownServer(): Promise<Server> {
  const { serveFolder } = (await import(serverModule)) as { serveFolder(root: string, port: number): Promise<Server> };
  return serveFolder(root, 0);
}
