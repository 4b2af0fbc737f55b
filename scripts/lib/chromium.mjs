import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { at } from './paths.mjs';
import { TOOL } from './run.mjs';

/** The one without windows first: it draws the same pages with a third less work. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where the systems put a Chromium that is not on the path. */
const USUAL_PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** The Chromium somebody named or installed, if any. */
export function findChromium(env = process.env, usualPlaces = USUAL_PLACES) {
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : undefined;
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces].find(isProgram);
}

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;

function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.error('Installing Chromium with apt-get …');
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const install = (name) => run('apt-get', ['-qq', 'install', '-y', name, 'fonts-noto-core']);
  // Older Debians have the whole browser only.
  const done = run('apt-get', ['-qq', 'update']) && (install('chromium-headless-shell') || install('chromium'));
  return done ? findChromium() : undefined;
}

/** Playwright's own download. Its place is asked of Playwright itself, in a process of its own: here it may not be installed yet. */
function installPlaywrights() {
  const ask = "import('@playwright/test').then((p) => process.stdout.write(p.chromium.executablePath()))";
  const place = () => spawnSync(process.execPath, ['-e', ask], { cwd: at(), encoding: 'utf8' }).stdout;
  if (isProgram(place())) return place();
  console.error("Downloading Playwright's Chromium …");
  return run(process.execPath, [TOOL.playwright, 'install', 'chromium']) && isProgram(place()) ? place() : undefined;
}

/** A Chromium for the browser tests: named, found, Debian's or Playwright's. Throws a message that says what to do where there is none. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.env.CHROMIUM) throw new Error(`CHROMIUM names no program: ${process.env.CHROMIUM}`);
  const installed = installDebian() ?? installPlaywrights();
  if (installed === undefined) {
    throw new Error('No Chromium for the browser tests: install one (Debian: apt-get install chromium) or set CHROMIUM=/path/to/chromium');
  }
  return installed;
}
