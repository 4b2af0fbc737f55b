import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alone } from './lock.mjs';
import { at } from './paths.mjs';
import { node, TOOL } from './run.mjs';

const COMMON = ['package-lock.json', 'tsconfig.base.json'];
const BOOK = 'data/odds';
const LIBRARY = ['packages/pasyans/src', 'packages/pasyans/package.json', 'packages/pasyans/tsconfig.json'];

/** Copies a folder into the terminal program's own, which is packed without the rest of the clone. */
const ship = (from, to, filter) => async () => {
  rmSync(at(to), { recursive: true, force: true });
  cpSync(at(from), at(to), { recursive: true, filter });
};

/** Runs a tool that builds for players, whatever the one who asks is set to: a test run or a developer's shell would get another app. */
export const forPlayers = (args) => node(args, { NODE_ENV: 'production' });

/** Runs a tool that is silent unless it fails; then throws with its output. */
const tool = (args) => async () => {
  const { code, output } = await forPlayers(args);
  if (code !== 0) throw new Error(output);
};

/** The folder of the odds book, or a file of it: neither what is unfinished beside it nor other data. */
const isBook = (path) => path === at(BOOK) || path.endsWith('.jsonl');

/** What can be built: from which files, into what, and how. */
const TARGETS = {
  cli: {
    inputs: [...COMMON, ...LIBRARY, 'apps/cli/src', 'apps/cli/package.json', 'apps/cli/tsconfig.json'],
    outputs: ['apps/cli/dist/main.js', 'packages/pasyans/dist/index.js'],
    make: tool([TOOL.tsc, '-b', 'apps/cli']),
  },
  web: {
    inputs: [
      ...COMMON,
      ...LIBRARY,
      ...['src', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'].map((name) => `apps/web/${name}`),
    ],
    outputs: ['apps/web/dist/index.html', 'apps/web/dist/sw.js'],
    make: tool([TOOL.vite, 'build', 'apps/web', '--logLevel', 'warn']),
  },
  'cli-book': {
    inputs: [BOOK],
    outputs: ['apps/cli/dist/odds-book/wish.jsonl'],
    make: ship(BOOK, 'apps/cli/dist/odds-book', isBook),
  },
  'cli-web': {
    inputs: ['apps/web/dist'],
    outputs: ['apps/cli/dist/web/index.html', 'apps/cli/dist/web/sw.js'],
    make: ship('apps/web/dist', 'apps/cli/dist/web'),
  },
};

/** Every file under a path (or the path itself), tests left out: they are in no build. */
function* filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (stat.isDirectory()) for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
  else if (!/\.(test|testkit)\.tsx?$/.test(path)) yield { path, stat };
}

/** A print of names, sizes and times: it also notices a file that went away. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) for (const file of filesUnder(path)) hash.update(`${file.path} ${file.stat.size} ${file.stat.mtimeMs}\n`);
  return hash.digest('hex');
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Builds one target when it is missing or older than its sources. Silent unless it fails; then it throws with what went wrong. */
async function ensure(name) {
  const { inputs, outputs, make } = TARGETS[name];
  const stampFile = at('.cache', `${name}.stamp`);
  const print = () => fingerprint(inputs.map((path) => at(path)));
  const isFresh = () => outputs.every((path) => existsSync(at(path))) && read(stampFile) === print();
  if (isFresh()) return;
  await alone('build', async () => {
    if (isFresh()) return;
    // tsc trusts its own notes: without them it writes files again that somebody removed.
    if (outputs.some((path) => !existsSync(at(path))))
      for (const path of outputs) rmSync(at(dirname(path)), { recursive: true, force: true });
    const before = print();
    await make().catch(({ message }) => {
      throw new Error(`building ${name} failed\n${message}`);
    });
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, before);
  });
}

/** The library and the terminal program with its odds book. */
export async function ensureCli() {
  await ensure('cli');
  await ensure('cli-book');
}

/** The web app, and the terminal program's copy of it. After `ensureCli`, which may empty the folder of that copy. */
export async function ensureWeb() {
  await ensure('web');
  await ensure('cli-web');
}
