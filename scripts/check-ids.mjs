// A patience's id may stand as a literal only in its own files, the registry, the loaders of rules and texts and the lists of
// guides and senses: whatever else names a patience treats it apart, and the next patience would not get the same. Tests, data and docs are free.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { ROOT } from './lib/paths.mjs';

const GAMES = 'packages/pasyans/src/games';
const SOURCES = ['packages/pasyans/src', 'apps/cli/src', 'apps/web/src'];
const FREE = [`${GAMES}/registry.ts`, `${GAMES}/loaders.ts`, `${GAMES}/guides.ts`, `${GAMES}/senses.ts`, 'packages/pasyans/src/texts.ts'];
const TEST = /\.(test|testkit)\.tsx?$/;

/** What is no patience among `games/NAME.ts`: the lists, and the shape of the texts. */
const OTHERS = ['registry.ts', 'catalogue.ts', 'loaders.ts', 'guides.ts', 'senses.ts', 'game-text.ts'];

const patienceIds = (root) =>
  readdirSync(join(root, GAMES))
    .filter((name) => /^[^.]+\.ts$/.test(name) && !OTHERS.includes(name))
    .map((name) => basename(name, '.ts'));

const sourceFiles = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !TEST.test(entry.name))
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    );

/** The literals of a file that are one of the ids, with their lines. */
function literals(path, text, ids) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) && ids.has(node.text)) {
      found.push({ id: node.text, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @returns {string[]} one line for each literal that stands where it may not. */
export function strayIds(root = ROOT) {
  const ids = new Set(patienceIds(root));
  return SOURCES.flatMap((folder) => sourceFiles(root, folder))
    .filter((path) => !FREE.includes(path))
    .flatMap((path) =>
      literals(path, readFileSync(join(root, path), 'utf8'), ids)
        .filter(({ id }) => !path.startsWith(`${GAMES}/${id}.`))
        .map(({ id, line }) => `${path}:${line} names the patience '${id}': ask the definition instead`),
    );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const stray = strayIds();
  for (const line of stray) console.log(line);
  if (stray.length > 0) process.exitCode = 1;
}
