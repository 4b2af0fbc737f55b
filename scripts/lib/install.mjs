import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { ROOT } from './paths.mjs';

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** What the stamp holds: the lock file, and the Node that native parts were chosen for. */
const stampOf = (lockText) => createHash('sha256').update(`${process.platform} ${process.arch}\n${lockText}`).digest('hex');

/** The packages that a lock file asks for, by their folders. Parts for other systems are optional and rightly missing. */
const wanted = (lockText) =>
  Object.entries(JSON.parse(lockText).packages).filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional);

/** Whether npm's own note of what is installed has every package of the lock file, in its version. */
function satisfies(lockText, installedText) {
  const installed = JSON.parse(installedText).packages;
  return wanted(lockText).every(([path, { version, link }]) => link || installed[path]?.version === version);
}

/** Whether every package is there at all: notes and stamps outlive a removal that was broken off. */
const isThere = (lockText, root) => wanted(lockText).every(([path]) => existsSync(join(root, path)));

/** Whether node_modules is what package-lock.json asks for. */
export function isInstalled(root = ROOT) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (!isThere(lock, root)) return false;
  const stampFile = join(root, 'node_modules/.pasyans-install');
  if (read(stampFile) === stampOf(lock)) return true;
  // A developer's own `npm install` leaves no stamp of ours; do not install again over it.
  const installed = read(join(root, 'node_modules/.package-lock.json'));
  if (installed === undefined || !satisfies(lock, installed)) return false;
  writeFileSync(stampFile, stampOf(lock));
  return true;
}

/** npm as it was called, or the one on the path (a .cmd file on Windows, which only a shell can start). */
function npm(args) {
  const self = process.env.npm_execpath;
  const options = { cwd: ROOT, stdio: ['ignore', 2, 2] };
  if (self?.endsWith('.js')) return spawnSync(process.execPath, [self, ...args], options).status;
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' }).status;
}

/** Installs the pinned dependencies when they are missing or out of date. Speaks on stderr only. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await alone('install', async () => {
    if (isInstalled()) return;
    console.error('Installing dependencies (about a minute, the first time only) …');
    const status = npm(['ci', '--no-fund', '--no-audit']);
    if (status !== 0 || !isInstalled()) throw new Error('npm ci failed: see above; is there a network?');
  });
}
