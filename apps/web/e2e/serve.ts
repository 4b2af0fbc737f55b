import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../dist', import.meta.url));
const serverModule = new URL('../../cli/dist/serve/static-server.js', import.meta.url).href;

interface Server {
  readonly url: string;
  close(): Promise<void>;
}

/** Playwright's set-up: the shipped server on a free port, so that two runs do not meet. Gives the way to stop it. */
export default async function serve(): Promise<() => Promise<void>> {
  const { serveFolder } = (await import(serverModule)) as { serveFolder(root: string, port: number): Promise<Server> };
  const server = await serveFolder(root, 0);
  process.env['PASYANS_URL'] = server.url;
  return () => server.close();
}
