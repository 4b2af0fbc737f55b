// `npm run -s shots -- [--out FOLDER] [--screen NAME]… [--size NAME]… [--lang NAME]… [--light NAME]…`: pictures of every screen for people to look at,
// in both languages, three sizes, light and dark: FOLDER/SCREEN-SIZE-LANG-LIGHT.png. Without --out the folder is .cache/shots. Needs a Chromium.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { patienceIds } from 'pasyans/catalogue';
import { withCamera } from './lib/camera.mjs';
import { goldenGame } from './lib/golden-games.mjs';
import { main } from './lib/main.mjs';
import { at } from './lib/paths.mjs';

const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  laptop: { viewport: { width: 1366, height: 768 } },
  '4k': { viewport: { width: 3840, height: 2160 } },
};
const LANGS = { ru: 'ru-RU', en: 'en-GB' };
const LIGHTS = { light: 'light', dark: 'dark' };

/** The pages over the table, by their addresses; `of` names the patience a page is about. */
const PAGES = [
  ...[
    'menu',
    'chooser',
    'settings',
    'options',
    'deal',
    'keys',
    'record',
    'moves',
    'marks',
    'today',
    'ritual',
    'seal',
    'paper',
    'layout',
  ].map((name) => ({ name })),
  { name: 'rules', of: 'wish' },
  { name: 'odds', of: 'egyptian-pyramid' },
];

/** The page of all odds; the address is the page's, and the name of its picture is taken. */
const ALL_ODDS = '#/odds';

/** Deals that play themselves, for pages that are about games played: the first leaves something in the way, the next names a time. */
const PLAYED = ['v=1&p=vorozhba&r=1&d=6&s=1', 'v=1&p=wish&r=1&d=7&s=1', 'v=1&p=wish&r=1&d=16&s=1'];

/** Every patience in the middle of its game and at its end, and every page. */
function screens() {
  const games = patienceIds.flatMap((id) => {
    const { length, link } = goldenGame(id);
    return [
      [id, { game: link(length >> 1) }],
      [`${id}-end`, { game: link(length) }],
    ];
  });
  const behind = goldenGame('wish').link(12);
  const pages = PAGES.map(({ name, of }) => [name, { game: behind, panel: `#/${[name, of].filter(Boolean).join('/')}` }]);
  const played = ['journal', 'statistics'].map((name) => [name, { game: behind, panel: `#/${name}`, played: PLAYED }]);
  const others = [
    ['odds-all', { game: behind, panel: ALL_ODDS }],
    ['reading', { game: behind, played: PLAYED.slice(0, 1), stay: true }],
  ];
  return Object.fromEntries([...games, ...pages, ...played, ...others]);
}

/** Those named, or all; a name that is none is said with those there are. */
function chosen(what, all, names) {
  const wrong = names.find((name) => !Object.hasOwn(all, name));
  if (wrong !== undefined) throw new Error(`shots: no ${what} ${wrong}; there are ${Object.keys(all).join(', ')}`);
  return Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));
}

const many = { type: 'string', multiple: true, default: [] };

async function run() {
  const { values } = parseArgs({ options: { out: { type: 'string' }, screen: many, size: many, lang: many, light: many } });
  const shown = chosen('screen', screens(), values.screen);
  const sizes = chosen('size', SIZES, values.size);
  const langs = chosen('language', LANGS, values.lang);
  const lights = chosen('light', LIGHTS, values.light);
  const folder = values.out === undefined ? at('.cache/shots') : resolve(values.out);
  mkdirSync(folder, { recursive: true });
  await withCamera(async (take) => {
    for (const [screen, scene] of shown)
      for (const [size, device] of sizes)
        for (const [lang, locale] of langs)
          for (const [name, light] of lights) {
            const path = `${folder}/${screen}-${size}-${lang}-${name}.png`;
            await take({ ...scene, device, locale, light, path });
            console.log(path);
          }
  });
}

await main(run);
