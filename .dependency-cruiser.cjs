/** The house's doors: which folder may import which. Each rule's comment says it in a sentence. */

const LIBRARY = '^packages/pasyans/src/';
const ROOMS = 'engine|games|record|speech|sense|solve|odds|reading';
/** Tests may look anywhere; nothing else may look at them. */
const TESTS = '[.](test|testkit)[.]tsx?$';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'No module leads back to itself, by type imports neither: what goes in a circle cannot be understood apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'engine-alone',
      comment: 'The engine imports nothing of ours: everything else stands on it.',
      severity: 'error',
      from: { path: `${LIBRARY}engine/`, pathNot: TESTS },
      to: { path: '^(packages|apps)/', pathNot: `${LIBRARY}engine/` },
    },
    {
      name: 'rooms-know-the-engine-only',
      comment: 'Patiences, records, sentences, solver and odds stand on the engine and do not know each other.',
      severity: 'error',
      from: { path: `${LIBRARY}(games|record|speech|solve|odds)/`, pathNot: TESTS },
      to: { path: '^(packages|apps)/', pathNot: [`${LIBRARY}engine/`, `${LIBRARY}$1/`] },
    },
    {
      name: 'reading-knows-engine-and-speech',
      comment: 'A reading is made of facts and sentences: it knows the engine and speech, no patience and no solver.',
      severity: 'error',
      from: { path: `${LIBRARY}reading/`, pathNot: TESTS },
      to: { path: '^(packages|apps)/', pathNot: `${LIBRARY}(engine|speech|reading)/` },
    },
    {
      name: 'sense-knows-engine-and-speech',
      comment: 'The sensible player thinks with the engine and says why with speech: it gets what is seen and knows no patience.',
      severity: 'error',
      from: { path: `${LIBRARY}sense/`, pathNot: TESTS },
      to: { path: '^(packages|apps)/', pathNot: `${LIBRARY}(engine|speech|sense)/` },
    },
    {
      name: 'no-room-without-a-rule',
      comment: 'A new folder of the library gets its rule here before it may import anything of ours.',
      severity: 'error',
      from: { path: `${LIBRARY}[^/]+/`, pathNot: [`${LIBRARY}(${ROOMS})/`, TESTS] },
      to: { path: '^(packages|apps)/' },
    },
    {
      name: 'front-doors-join-the-rooms',
      comment: 'Only the front doors index.ts, texts.ts, catalogue.ts, odds.ts, play.ts and solve.ts put rooms together.',
      severity: 'error',
      from: { path: `${LIBRARY}[^/]+$`, pathNot: [`${LIBRARY}(index|texts|catalogue|odds|play|solve)[.]ts$`, TESTS] },
      to: { path: '^(packages|apps)/' },
    },
    {
      name: 'patiences-apart',
      comment: 'No patience imports a patience: each is its own stem, the engine, the shared helpers and the shape of its text.',
      severity: 'error',
      from: {
        path: `${LIBRARY}games/([^/.]+)[.][^/]+$`,
        pathNot: [`${LIBRARY}games/(registry|catalogue|loaders|guides|senses)[.]ts$`, TESTS],
      },
      to: { path: `${LIBRARY}games/`, pathNot: [`${LIBRARY}games/shared/`, `${LIBRARY}games/game-text[.]ts$`, `${LIBRARY}games/$1[.]`] },
    },
    {
      name: 'catalogue-loads-rules-late',
      comment: 'The catalogue imports headings at once and rules only when they are asked for.',
      severity: 'error',
      from: { path: `${LIBRARY}(games/)?(catalogue|loaders)[.]ts$` },
      to: {
        path: LIBRARY,
        pathNot: [`${LIBRARY}games/[^/]+[.]heading[.]ts$`, `${LIBRARY}games/(catalogue|loaders)[.]ts$`],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'headings-carry-nothing',
      comment: 'Every list loads the headings of all patiences: they hold words and import types.',
      severity: 'error',
      from: { path: `${LIBRARY}games/[^/]+[.]heading[.]ts$` },
      to: { path: '^(packages|apps)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-knows-no-patience',
      comment: 'What patiences share knows none of them.',
      severity: 'error',
      from: { path: `${LIBRARY}games/(shared/|game-text[.]ts$)`, pathNot: TESTS },
      to: { path: `${LIBRARY}games/`, pathNot: [`${LIBRARY}games/shared/`, `${LIBRARY}games/game-text[.]ts$`] },
    },
    {
      name: 'through-the-front-door',
      comment:
        'Apps enter the library by `pasyans`, `pasyans/catalogue`, `pasyans/odds`, `pasyans/play`, `pasyans/solve` and `pasyans/texts` only, as everybody else must.',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: '^packages/', pathNot: `${LIBRARY}(index|texts|catalogue|odds|play|solve)[.]ts$` },
    },
    {
      name: 'apps-apart',
      comment: 'An app does not import another app: what two need belongs into the library.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'table-alone',
      comment: 'The table draws piles and cards and knows neither the app nor any patience.',
      severity: 'error',
      from: { path: '^apps/web/src/table/', pathNot: TESTS },
      to: { path: '^apps/', pathNot: '^apps/web/src/table/' },
    },
    {
      name: 'table-takes-types-only',
      comment: 'From the library the table takes types: the rules reach it as data.',
      severity: 'error',
      from: { path: '^apps/web/src/table/', pathNot: TESTS },
      to: { path: '^packages/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-node-in-library-or-browser',
      comment: 'Neither the library nor the web app can use what only Node has.',
      severity: 'error',
      from: { path: '^(packages/pasyans|apps/web)/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'library-needs-pure-rand-only',
      comment: 'The library has one dependency, the random numbers: a patience of 1900 must still run in 2100.',
      severity: 'error',
      from: { path: LIBRARY, pathNot: TESTS },
      to: { path: 'node_modules/', pathNot: 'node_modules/pure-rand/' },
    },
    {
      name: 'no-tools-in-the-product',
      comment: 'What is only a tool of the developers is not installed at the players.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'The product does not need its tests.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-missing-modules',
      comment: 'Every import leads somewhere; only the bundler makes the virtual: ones.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|[.]cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
