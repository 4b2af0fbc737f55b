import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { cacheControl, contentType, findFile, requestPath } from './static-file.ts';

/** The page's own policy stands in its head; frame-ancestors counts only in a header. */
const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${text}\n`);
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Method not allowed');
  }
  const pathname = requestPath(request.url ?? '/');
  const file = pathname === undefined ? undefined : await findFile(root, pathname);
  if (pathname === undefined || file === undefined) return refuse(response, 404, 'Not found');
  response.setHeader('Cache-Control', cacheControl(pathname));
  response.setHeader('ETag', file.tag);
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': contentType(file.path), 'Content-Length': file.size });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file.path), response);
}

/** Resolves to the port, or rejects with the system's error. Port 0 lets the system choose one. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens on `port` or, where it is taken, on the first free one after it. */
async function listenFrom(server: Server, port: number, host: string): Promise<number> {
  for (let candidate = port; ; candidate++) {
    try {
      return await listen(server, candidate, host);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      // Windows reserves some ports and then says EACCES.
      const taken = code === 'EADDRINUSE' || (code === 'EACCES' && candidate >= 1024);
      if (!taken || candidate >= 65_535) throw error;
    }
  }
}

export interface StaticServer {
  readonly port: number;
  /** The address to open, with a slash at its end. */
  readonly url: string;
  /** Stops listening and ends the connections that are open. */
  close(): Promise<void>;
}

/** Serves the files of a folder on this machine only. */
export async function serveFolder(root: string, port: number): Promise<StaticServer> {
  const host = '127.0.0.1';
  const server = createServer((request, response) => {
    // A reader who went away in mid-file is no error of ours.
    answer(root, request, response).catch(() => response.destroy());
  });
  const taken = await listenFrom(server, port, host);
  return {
    port: taken,
    url: `http://${host}:${taken}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
