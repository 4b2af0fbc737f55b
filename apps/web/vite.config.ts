import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { writeCourts } from './scripts/courts.mjs';
import { licenceTexts } from './scripts/licences.mjs';

/** Everything comes from our own origin; the page may not be told otherwise by anything it loads or by a link. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Only in the built page: the development server injects its styles inline, which the policy forbids. */
const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
});

/** Puts the pictures of jacks, queens and kings where the page looks for them, before anything is served or copied. */
const courts = (): Plugin => ({
  name: 'courts',
  configResolved: async () => {
    await writeCourts();
  },
});

/** Serves the licences of what is built in beside it. */
const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'licences/third-party.txt', source: await licenceTexts() });
  },
});

/** What the table needs before anybody opens anything: packages, the engine, and the app around the table. */
const FIRST = [
  'node_modules/(preact|@preact|idb|valibot|pure-rand)/',
  'vite/preload-helper',
  'pasyans/src/(engine/(?!deal-text|laid|layout-text|typed-face|buildable|unknown|invariants|ways)|speech/(?!say-(board|move|played|end|held|facts|reason|way)|spell|fates|where))',
  'pasyans/src/games/(loaders|shared/pile-names)[.]ts$',
  'web/src/ctrl/(?!reader|ending|judging|update|new-version|helping|asker|clipboard|journal|today|ritual|sha256|sharing|incoming|download|link-kinds|laying|marking|told[.])',
  'web/src/(adapt/(?!share)|storage/(?!journal)|i18n/first|app[.]tsx)',
  'web/src/table/(?!late|fan|spread|two-fingers)',
  'web/src/views/(icons|lazily)',
].join('|');
const isFirst = (id: string): boolean => new RegExp(FIRST).test(id);

export default defineConfig({
  // Relative addresses, so that the app can live in any folder of any site.
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1' },
  worker: { format: 'es' },
  // The manifest tells the size check which files the page loads at first.
  build: {
    target: 'es2022',
    manifest: true,
    // A browser that does not fetch ahead by itself only loads a little later.
    modulePreload: { polyfill: false },
    // What the first page needs stays in one file: cut into the pieces that later pages share, it packs a tenth worse.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'first', test: isFirst }] },
        // The first file names all others, and what is random in a name packs not at all.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  plugins: [
    courts(),
    contentSecurityPolicy(),
    licences(),
    VitePWA({
      // 'prompt': a new version waits until the player agrees, so it never takes a game away.
      registerType: 'prompt',
      injectRegister: null,
      workbox: { globPatterns: ['**/*.{js,css,html,svg,png,woff2,txt}'] },
      manifest: {
        name: 'Пасьянс',
        short_name: 'Пасьянс',
        description: 'Старинные русские пасьянсы',
        lang: 'ru',
        display: 'standalone',
        start_url: '.',
        scope: '.',
        background_color: '#12251c',
        theme_color: '#12251c',
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
  ],
});
