import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Heading, Patience } from 'pasyans';
import type { GameText } from 'pasyans/texts';
import { afterAll, describe, expect, it } from 'vitest';
import { contract, VALUE } from './kit/contract.ts';
import { casesOf, ruleIdsOf } from './kit/every.ts';

/** Follows docs/adding-a-patience.md: writes its files, adds its lines, and puts the new patience through the same tests as all others. */
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const LIBRARY = join(ROOT, 'packages/pasyans/src');
const doc = readFileSync(join(ROOT, 'docs/adding-a-patience.md'), 'utf8');

/** The blocks of one kind: ```` ```ts file=games/kettle.ts ```` by the path behind `file=`. */
function blocks(kind: string): ReadonlyMap<string, string> {
  const found = doc.matchAll(new RegExp(`^\`\`\`ts ${kind}=(\\S+)\n(.*?)^\`\`\`$`, 'gms'));
  return new Map([...found].map(([, path = '', text = '']) => [path, text]));
}

mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.cache/adding-a-patience-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lays a file where the library would have it; what is not on the page is imported from the library itself. */
function layDown(path: string, text: string): string {
  const to = join(folder, path);
  mkdirSync(dirname(to), { recursive: true });
  const ours = text.replace(/((?:from|import\() ?')(\.[^']+)'/g, (all, before: string, from: string) => {
    const inLibrary = resolve(dirname(join(LIBRARY, path)), from);
    return existsSync(inLibrary) ? `${before}${relative(dirname(to), inLibrary).split(sep).join('/')}'` : all;
  });
  writeFileSync(to, ours);
  return pathToFileURL(to).href;
}

const inLibrary = (path: string): string => readFileSync(join(LIBRARY, path), 'utf8');
const files = blocks('file');
const additions = blocks('add');
const [id = ''] = [...files.keys()].map((path) => /^games\/([a-z-]+)\.ts$/.exec(path)?.[1]).filter((stem) => stem !== undefined);
for (const [path, text] of files) layDown(path, text);

/** Adds the page's import and the patience's name to a list. */
const listed = (path: string): string =>
  layDown(path, `${additions.get(path)}${inLibrary(path).replace(/(= \[[^\]]*?),?(\s*\];)/, `$1, ${id}$2`)}`);
/** Adds the page's line to a table of loaders. */
const loaded = (path: string): string => layDown(path, inLibrary(path).replace(/(= \{\n.*?)(^};)/ms, `$1${additions.get(path)}$2`));
const registry = listed('games/registry.ts');
const catalogue = listed('games/catalogue.ts');
const loaders = loaded('games/loaders.ts');
const texts = loaded('texts.ts');

const { findPatience } = (await import(registry)) as { findPatience(id: string): Patience };
const { findHeading } = (await import(catalogue)) as { findHeading(id: string): Heading };
const { loadPatience } = (await import(loaders)) as { loadPatience(id: string): Promise<Patience> };
const { rulesText } = (await import(texts)) as { rulesText(id: string): Promise<GameText> };
const patience = findPatience(id);
const page = await rulesText(id);

describe('docs/adding-a-patience.md', () => {
  it('announces a patience that can be found, with its page', () => {
    expect([patience.id, page.id]).toEqual([id, id]);
  });

  it('announces it to lists, with its rules to be loaded', async () => {
    expect(await loadPatience(id)).toBe(patience);
    expect(patience).toMatchObject(findHeading(id));
  });

  it('compiles', async () => {
    const options = { noEmit: true, composite: false, declaration: false, declarationMap: false, incremental: false, types: ['node'] };
    const config = {
      extends: '../../tsconfig.base.json',
      compilerOptions: { ...options, allowImportingTsExtensions: true },
      include: ['.'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch((failed: { stdout: string }) => failed);
    expect(stdout).toBe('');
  });

  it('cites every rule in a test', () => {
    const tests = files.get(`games/${id}.test.ts`) ?? '';
    expect(page.rules.map((rule) => rule.id).filter((rule) => !new RegExp(`\\b${rule}\\b`).test(tests))).toEqual([]);
  });

  it('names commands and files that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Readonly<Record<string, string>> };
    for (const [, script = ''] of doc.matchAll(/npm run (?:-s )?([a-z]+)/g)) expect(scripts, script).toHaveProperty(script);
    for (const [, path = ''] of doc.matchAll(/`((?:test|scripts)\/[\w/.-]+)`/g)) expect(existsSync(join(ROOT, path)), path).toBe(true);
  });
});

// The tests of the page itself, and those of all rules pages.
await import(pathToFileURL(join(folder, `games/${id}.test.ts`)).href);
for (const path of ['games/common.text.ts', 'games/vorozhba.text.ts']) layDown(path, inLibrary(path));
await import(layDown('games/texts.test.ts', inLibrary('games/texts.test.ts')));

describe.each(casesOf(patience))('contract: $name', ({ game }) => contract(game, ruleIdsOf(page), VALUE));
