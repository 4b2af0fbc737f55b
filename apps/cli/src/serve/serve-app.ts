import { openBrowser } from './open-browser.ts';
import { serveFolder } from './static-server.ts';

export const DEFAULT_PORT = 4180;

/** The port a text names (0 lets the system choose), or `undefined` where it names none. */
export function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? port : undefined;
}

export interface ServeOptions {
  /** The folder of the built web app. */
  readonly root: string;
  readonly port: number;
  /** What the address leads to: the fragment of a link to a game, without `#`. */
  readonly fragment?: string | undefined;
  /** Whether to open the player's browser. */
  readonly open: boolean;
  /** Told the address once the server listens. */
  readonly say: (url: string) => void;
}

/** Serves the web app until Ctrl-C or a request to end. */
export async function serveApp({ root, port, fragment, open, say }: ServeOptions): Promise<void> {
  const server = await serveFolder(root, port);
  // The listeners stay: under npm one Ctrl-C arrives twice, and the second must not kill us in the middle of ending.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  const url = fragment === undefined ? server.url : `${server.url}#${fragment}`;
  say(url);
  if (open) openBrowser(url);
  await stopped;
  await server.close();
}
