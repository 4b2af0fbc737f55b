// `npm run screenshots`: takes the pictures of the README and writes docs/images/*.png. Needs a Chromium, as the browser tests do.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findPatience, formatLink, parseRecord, RECORD_EXTENSION } from 'pasyans';
import { serveFolder } from '../apps/cli/dist/serve/static-server.js';
import { ensureChromium } from './lib/chromium.mjs';
import { at } from './lib/paths.mjs';

const FOLDER = at('docs/images');
/** A README is loaded over slow lines too. */
const MOST_BYTES = 300_000;

/** The whole game that the tests hold on to, as a link to the place after so many moves. */
function gameLink(id, moves) {
  const read = parseRecord(readFileSync(at(`test/goldens/records/${id}${RECORD_EXTENSION}`), 'utf8'), findPatience);
  if (!read.ok) throw new Error(read.fault.text.en);
  return formatLink(read.value.session, { at: moves });
}

/** What is shown: the game on the table, the panel over it, a command given. */
const SCENES = [
  { name: 'chooser', game: gameLink('potocki', 40), panel: '#/chooser' },
  { name: 'potocki', game: gameLink('potocki', 40) },
  { name: 'will-it-come-true', game: gameLink('will-it-come-true', 30) },
  // A game that is over is not gone on with: the last step is made here.
  { name: 'wish', game: gameLink('wish', 38), press: 'step' },
  { name: 'rules', game: gameLink('wish', 12), panel: '#/rules/wish' },
];

const DEVICES = [
  { name: 'laptop', viewport: { width: 920, height: 575 } },
  { name: 'phone', viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true },
];

const LANGUAGES = [
  { name: 'ru', locale: 'ru-RU' },
  { name: 'en', locale: 'en-GB' },
];

async function settle(page) {
  await page.waitForLoadState('networkidle');
  // Small cards hide their courts, and what is hidden is never loaded.
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}

async function take(browser, url, scene, device, { name: lang, locale }) {
  const { name, ...shape } = device;
  const context = await browser.newContext({ ...shape, locale, reducedMotion: 'reduce', colorScheme: 'dark', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}#${scene.game}`);
  await settle(page);
  // Once more without the link: what was said about opening it is no part of the picture.
  await page.evaluate((panel) => history.replaceState(undefined, '', `${location.pathname}${panel ?? ''}`), scene.panel);
  await page.reload();
  await settle(page);
  if (scene.press) await page.getByTestId(scene.press).click();
  await page.mouse.move(0, 0);
  await settle(page);
  await page.evaluate(() => document.activeElement?.blur());
  const path = `${FOLDER}/${scene.name}-${name}-${lang}.png`;
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  await context.close();
  const { size } = statSync(path);
  if (size > MOST_BYTES) throw new Error(`${path} is ${size} bytes: more than ${MOST_BYTES}`);
  console.log(`${path} ${Math.ceil(size / 1000)} kB`);
}

mkdirSync(FOLDER, { recursive: true });
const server = await serveFolder(at('apps/web/dist'), 0);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const scene of SCENES) {
    for (const device of DEVICES) for (const language of LANGUAGES) await take(browser, server.url, scene, device, language);
  }
} finally {
  await browser.close();
  await server.close();
}
