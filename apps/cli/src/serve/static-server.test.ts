import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StaticServer, serveFolder } from './static-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const root = join(folder, 'site');
let server: StaticServer;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, '.vite'));
  mkdirSync(join(root, 'empty'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site-secret.txt'), 'secret');
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  writeFileSync(join(root, 'index.html'), '<h1>Пасьянс</h1>');
  writeFileSync(join(root, 'sw.js'), '');
  writeFileSync(join(root, 'две карты.svg'), '<svg/>');
  writeFileSync(join(root, 'assets/index-C9iHRIO3.js'), '1');
  symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'));
  server = await serveFolder(root, 0);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends the path as it is: `fetch` would tidy up the very paths that matter here. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('what is there', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/?from=desktop', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/index-C9iHRIO3.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    [`/${encodeURIComponent('две карты.svg')}`, 'image/svg+xml', 'no-cache'],
  ])('%s', async (path, type, cache) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache, 'x-content-type-options': 'nosniff' });
  });

  test('HEAD gives the head of GET and no body', async () => {
    const { status, headers, body } = await ask('/', 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, String(Buffer.byteLength('<h1>Пасьянс</h1>')), '']);
  });

  test('an unchanged file is not sent again', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', 'GET', { 'If-None-Match': String(headers['etag']) });
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

describe('what is not to be had', () => {
  test.each([
    '/../secret.txt',
    '/../site-secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//../secret.txt',
    '/link.txt',
    '/.vite/manifest.json',
    '/empty/',
    '/nothing.js',
    '/index.html%00.js',
    '/index.html/x',
    '/%',
  ])('%s', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body]).toEqual([404, 'Not found\n']);
  });

  test('another method', async () => {
    const { status, headers } = await ask('/', 'POST');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

test('a taken port gives the next free one', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const taken = (other.address() as AddressInfo).port;
  const second = await serveFolder(root, taken);
  expect(second.port).toBeGreaterThan(taken);
  expect(second.url).toBe(`http://127.0.0.1:${second.port}/`);
  await second.close();
  other.close();
});
