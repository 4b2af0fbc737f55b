// Makes the twelve court pictures that the card faces show.
//
// The drawings are Adrian Kennard's (CC0), taken from the npm package named below. They are made at build time rather
// than kept in the repository: they are large, and nobody edits them by hand.
//
//   node apps/web/scripts/courts.mjs           make what is missing or older than this script
//   node apps/web/scripts/courts.mjs --force   make all of them again

import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PACKAGE = '@heruka_urgyen/react-playing-cards';
const SUITS = ['H', 'D', 'C', 'S'];
const RANKS = ['J', 'Q', 'K'];

// Printing inks of our table instead of pure screen red and blue; keep the red and the black as --suit-* in tokens.css.
const INKS = { red: '#b3281a', black: '#211b17', '#44F': '#31487c', '#FC4': '#e2b24a' };

const SCRIPT = fileURLToPath(import.meta.url);
const OUT = join(dirname(SCRIPT), '../public/courts');

/** Inner text of the only element of `source` that matches `open` … `close`. */
function inner(source, open, close, what) {
  const start = source.indexOf(open);
  const from = source.indexOf('>', start) + 1;
  const end = source.indexOf(close, from);
  if (start < 0 || end < 0) throw new Error(`courts: ${what} not found; has ${PACKAGE} changed?`);
  return source.slice(from, end);
}

function ink(svg) {
  return svg.replace(/(fill|stroke)="(red|black|#44F|#FC4)"/g, (_, attribute, colour) => `${attribute}="${INKS[colour]}"`);
}

/**
 * The court alone: six layers of a half figure, each printed twice, without the index, the frame and the large pip of
 * the whole card. The layers must keep their order for both halves, because the halves overlap in the middle.
 */
function extractCourt(card, suit, rank) {
  const pip = inner(card, `<symbol id="S${suit}${rank}"`, '</symbol>', `pip of ${rank}${suit}`);
  let defs = `<symbol id="S${suit}${rank}" viewBox="-600 -600 1200 1200" preserveAspectRatio="xMinYMid">${pip}</symbol>`;
  let body = '';
  for (let layer = 1; layer <= 6; layer++) {
    const id = `${suit}${rank}${layer}`;
    defs += `<g id="${id}">${inner(card, `<symbol id="${id}"`, '</symbol>', `layer ${id}`)}</g>`;
    body += `<use xlink:href="#${id}"/><use xlink:href="#${id}" transform="rotate(180 650 1000)"/>`;
  }
  // The original squeezes 1300 x 2000 into 164.8 x 260.8, hence no preserved aspect.
  return ink(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="412" height="652"' +
      ` viewBox="0 0 1300 2000" preserveAspectRatio="none"><defs>${defs}</defs>${body}</svg>`,
  );
}

async function isFresh(file, than) {
  try {
    return (await stat(file)).mtimeMs >= than;
  } catch {
    return false;
  }
}

/** Writes the missing or outdated courts and returns how many were written. */
export async function writeCourts({ force = false } = {}) {
  const age = (await stat(SCRIPT)).mtimeMs;
  const wanted = [];
  for (const suit of SUITS) {
    for (const rank of RANKS) {
      const file = join(OUT, `${rank}${suit}.svg`.toLowerCase());
      if (force || !(await isFresh(file, age))) wanted.push({ suit, rank, file });
    }
  }
  if (wanted.length === 0) return 0;

  // Loaded only now, so that the usual case (nothing to do) costs twelve file checks.
  const { optimize } = await import('svgo');
  const home = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
  await mkdir(OUT, { recursive: true });
  for (const { suit, rank, file } of wanted) {
    const card = await readFile(join(home, 'src/images/2color', `${rank}${suit}.svg`), 'utf8');
    const { data } = optimize(extractCourt(card, suit, rank), {
      multipass: true,
      floatPrecision: 1,
      plugins: ['preset-default'],
    });
    await writeFile(file, data);
  }
  return wanted.length;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const written = await writeCourts({ force: process.argv.includes('--force') });
  console.log(written > 0 ? `courts: ${written} made` : 'courts: up to date');
}
