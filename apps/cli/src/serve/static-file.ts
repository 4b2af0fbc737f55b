import { realpath, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

/** Content types by file ending; anything else is sent as bytes, which no browser runs or draws. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

export const contentType = (path: string): string => TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** Vite puts a hash of the content into these names, so what such a name holds never changes. */
const HASHED = /^\/assets\/.+-[\w-]{7,8}\.\w+$/;

export const cacheControl = (pathname: string): string => (HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache');

export interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Changes when the file does. */
  readonly tag: string;
}

/** The decoded path of a request, or `undefined` where it is no decent path. */
export function requestPath(url: string): string | undefined {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  // Windows takes a backslash for a separator; names that begin with a dot (.., .vite, .git) are nobody's business.
  if (!path.startsWith('/') || /[\0\\]/.test(path) || path.split('/').some((part) => part.startsWith('.'))) return undefined;
  return path;
}

/** The file a path names inside `root` (a folder means its index.html); never one outside it, through a link either. */
export async function findFile(root: string, pathname: string): Promise<FoundFile | undefined> {
  try {
    const inside = await realpath(root);
    const wanted = resolve(inside, `.${pathname}`);
    const isFolder = (await stat(wanted)).isDirectory();
    const path = await realpath(isFolder ? join(wanted, 'index.html') : wanted);
    if (!path.startsWith(inside + sep)) return undefined;
    const found = await stat(path);
    if (!found.isFile()) return undefined;
    return { path, size: found.size, tag: `W/"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"` };
  } catch {
    return undefined;
  }
}
