import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';

const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const lib = 'packages/pasyans/src';

/** A small house: file -> its text, and the rules it must break (none for the files that do as they should). */
const HOUSE = [
  [`${lib}/engine/card.ts`, 'export type Card = number; export const card = 1;', []],
  [`${lib}/engine/bad.ts`, "import '../record/link.ts';", ['engine-alone']],
  [`${lib}/engine/node.ts`, "import 'node:fs';", ['no-node-in-library-or-browser']],
  [`${lib}/engine/other.ts`, "import 'other';", ['library-needs-pure-rand-only']],
  [`${lib}/engine/random.ts`, "import 'pure-rand';", []],
  [`${lib}/engine/circle-a.ts`, "import type { B } from './circle-b.ts'; export type A = B;", ['no-circles']],
  // One circle is reported once.
  [`${lib}/engine/circle-b.ts`, "import type { A } from './circle-a.ts'; export type B = A;", []],
  [`${lib}/engine/gone.ts`, "import './nowhere.ts';", ['no-missing-modules']],
  [`${lib}/engine/tested.ts`, "import './card.test.ts';", ['tests-are-not-imported']],
  [`${lib}/engine/card.test.ts`, "import '../games/registry.ts';", []],
  [`${lib}/games/game-text.ts`, "import '../engine/card.ts';", []],
  [`${lib}/games/shared/deal.ts`, "import '../../engine/card.ts';", []],
  [`${lib}/games/shared/bad.ts`, "import '../wish.ts';", ['shared-knows-no-patience']],
  [`${lib}/games/wish.ts`, "import './wish.text.ts'; import './shared/deal.ts'; import './game-text.ts'; import '../engine/card.ts';", []],
  [`${lib}/games/wish.text.ts`, '', []],
  [`${lib}/games/wish.heading.ts`, "import type { Card } from '../engine/card.ts'; export type C = Card;", []],
  [`${lib}/games/wish-two.ts`, "import './wish.ts';", ['patiences-apart']],
  [`${lib}/games/wish-two.heading.ts`, "import '../engine/card.ts';", ['headings-carry-nothing']],
  [`${lib}/games/catalogue.ts`, "import './wish.heading.ts';", []],
  [`${lib}/games/loaders.ts`, "export const load = () => import('./wish.ts');", []],
  [`${lib}/games/solved.ts`, "import '../solve/search.ts';", ['rooms-know-the-engine-only']],
  [`${lib}/games/registry.ts`, "import './wish.ts'; import './wish-two.ts';", []],
  [`${lib}/record/link.ts`, "import '../engine/card.ts';", []],
  [`${lib}/speech/bad.ts`, "import '../record/link.ts';", ['rooms-know-the-engine-only']],
  [`${lib}/speech/say.ts`, '', []],
  [`${lib}/solve/search.ts`, "import type { Card } from '../engine/card.ts'; export type C = Card;", []],
  [`${lib}/odds/study.ts`, "import '../engine/card.ts';", []],
  [`${lib}/odds/bad.ts`, "import '../games/registry.ts';", ['rooms-know-the-engine-only']],
  [`${lib}/reading/read.ts`, "import '../speech/say.ts'; import '../engine/card.ts';", []],
  [`${lib}/reading/bad.ts`, "import '../games/wish.ts';", ['reading-knows-engine-and-speech']],
  [`${lib}/cellar/new.ts`, "import '../engine/card.ts';", ['no-room-without-a-rule']],
  [`${lib}/index.ts`, "export * from './engine/card.ts'; export * from './games/registry.ts';", []],
  [`${lib}/texts.ts`, '', []],
  [`${lib}/odds.ts`, "import './odds/study.ts'; import './engine/card.ts';", []],
  [`${lib}/catalogue.ts`, "export * from './games/catalogue.ts'; import './games/wish.ts';", ['catalogue-loads-rules-late']],
  [`${lib}/side-door.ts`, "export * from './engine/card.ts';", ['front-doors-join-the-rooms']],
  [
    'apps/cli/src/main.ts',
    "import 'pasyans'; import 'pasyans/texts'; import 'pasyans/catalogue'; import 'pasyans/odds'; import 'node:fs';",
    [],
  ],
  ['apps/cli/src/back-door.ts', "import '../../../packages/pasyans/src/engine/card.ts';", ['through-the-front-door']],
  ['apps/cli/src/bad.ts', "import '../../web/src/main.ts';", ['apps-apart']],
  ['apps/web/src/main.ts', "import './table/draw.ts'; import 'pasyans';", []],
  ['apps/web/src/node.ts', "import 'node:path';", ['no-node-in-library-or-browser']],
  ['apps/web/src/table/draw.ts', "import type { Card } from 'pasyans'; import './face/face.ts'; export type C = Card;", []],
  ['apps/web/src/table/face/face.ts', '', []],
  ['apps/web/src/table/bad.ts', "import '../main.ts';", ['table-alone']],
  ['apps/web/src/table/rules.ts', "import { card } from 'pasyans'; card;", ['table-takes-types-only']],
];

const MANIFESTS = {
  'packages/pasyans/package.json': {
    name: 'pasyans',
    type: 'module',
    exports: {
      '.': { source: './src/index.ts' },
      './odds': { source: './src/odds.ts' },
      './texts': { source: './src/texts.ts' },
      './catalogue': { source: './src/catalogue.ts' },
    },
    dependencies: { 'pure-rand': '1.0.0', other: '1.0.0' },
  },
  'apps/cli/package.json': { name: 'cli', type: 'module', dependencies: { pasyans: '0.0.0' } },
  'apps/web/package.json': { name: 'web', type: 'module', dependencies: { pasyans: '0.0.0' } },
  'node_modules/pure-rand/package.json': { name: 'pure-rand', main: 'index.js' },
  'node_modules/other/package.json': { name: 'other', main: 'index.js' },
};

const root = mkdtempSync(join(tmpdir(), 'house-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('every import rule catches its own violation and nothing else', async () => {
  for (const [path, text] of HOUSE) write(path, text);
  for (const [path, manifest] of Object.entries(MANIFESTS)) write(path, JSON.stringify(manifest));
  for (const name of ['pure-rand', 'other']) write(`node_modules/${name}/index.js`, '');
  symlinkSync(join(root, 'packages/pasyans'), join(root, 'node_modules/pasyans'), 'junction');

  const options = { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true, baseDir: root, combinedDependencies: true };
  const { output } = await cruise(['packages', 'apps'], options, rules.options.enhancedResolveOptions);
  const broken = Object.fromEntries(HOUSE.map(([path]) => [path, []]));
  for (const { from, rule } of output.summary.violations) broken[from].push(rule.name);
  expect(broken).toEqual(Object.fromEntries(HOUSE.map(([path, , names]) => [path, names])));
});
