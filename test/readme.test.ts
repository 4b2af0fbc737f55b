import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { patiences } from 'pasyans';
import { expect, it, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const json = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

it('names every patience by its titles, and no other', () => {
  const rows = [...readme.matchAll(/^\| `([a-z0-9-]+)` \| (.*?) \|/gm)].map(([, id, titles]) => `${id}: ${titles}`);
  expect(rows).toEqual(patiences.map(({ id, title }) => `${id}: ${title.ru} · ${title.en}`));
});

it('leads to files that there are', () => {
  const links = [...readme.matchAll(/\]\(([^)]+)\)|src="([^"]+)"/g)].map(([, link, image]) => link ?? image ?? '');
  expect(links.filter((link) => !link.startsWith('https:') && !existsSync(join(ROOT, link)))).toEqual([]);
});

it('names commands that there are', () => {
  const { scripts } = json('package.json') as { scripts: Readonly<Record<string, string>> };
  const named = [...readme.matchAll(/npm (?:run (?:-s )?)?([a-z]+)/g)].map(([, script = '']) => script);
  expect(named.length).toBeGreaterThan(0);
  for (const script of named) expect(scripts).toHaveProperty(script);
});

it('asks for the Node that the project asks for', () => {
  const { engines } = json('package.json') as { engines: { node: string } };
  expect(readme).toContain(`${engines.node.replace('>=', '')} or later`);
});

it('shows a library example that runs', async () => {
  const example = /^```ts\n(.*?)^```$/ms.exec(readme)?.[1] ?? '';
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/readme-'));
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    writeFileSync(join(folder, 'example.ts'), example);
    await import(pathToFileURL(join(folder, 'example.ts')).href);
    const [first, second] = said.mock.calls.map(([text]) => String(text));
    // The comment in the example promises these two.
    expect([first, second]).toEqual(/\/\/ (\S+), (\S+), …/.exec(example)?.slice(1));
    expect(String(said.mock.calls.at(-1)?.[0])).toMatch(/^pasyans 1\npatience: will-it-come-true\n.*options: .*passes=2/s);
  } finally {
    said.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  }
});
