// `npm run screenshots`: takes the pictures of the README and writes docs/images/*.png. Needs a Chromium, as the browser tests do.
import { mkdirSync, statSync } from 'node:fs';
import { withCamera } from './lib/camera.mjs';
import { goldenGame } from './lib/golden-games.mjs';
import { at } from './lib/paths.mjs';

const FOLDER = at('docs/images');
/** A README is loaded over slow lines too. */
const MOST_BYTES = 300_000;

const gameLink = (id, moves) => goldenGame(id).link(moves);

/** What is shown: the game on the table, the panel over it, a command given. */
const SCENES = [
  { name: 'chooser', game: gameLink('potocki', 40), panel: '#/chooser' },
  { name: 'potocki', game: gameLink('potocki', 40) },
  { name: 'will-it-come-true', game: gameLink('will-it-come-true', 30) },
  // A game that is over is not gone on with: the last step is made here.
  { name: 'wish', game: gameLink('wish', 38), press: 'step' },
  { name: 'rules', game: gameLink('wish', 12), panel: '#/rules/wish' },
];

const DEVICES = {
  laptop: { viewport: { width: 920, height: 575 } },
  phone: { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true },
};

const LANGUAGES = { ru: 'ru-RU', en: 'en-GB' };

mkdirSync(FOLDER, { recursive: true });
await withCamera(async (take) => {
  for (const { name, ...scene } of SCENES) {
    for (const [size, device] of Object.entries(DEVICES)) {
      for (const [lang, locale] of Object.entries(LANGUAGES)) {
        const path = `${FOLDER}/${name}-${size}-${lang}.png`;
        await take({ ...scene, device, locale, light: 'dark', path });
        const { size: bytes } = statSync(path);
        if (bytes > MOST_BYTES) throw new Error(`${path} is ${bytes} bytes: more than ${MOST_BYTES}`);
        console.log(`${path} ${Math.ceil(bytes / 1000)} kB`);
      }
    }
  }
});
