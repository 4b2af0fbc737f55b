// The terminal program as others install it: both packages packed, and unpacked far from the clone beside the dependencies they name.
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureCli, ensureWeb } from './lib/build.mjs';
import { at, ROOT } from './lib/paths.mjs';

const exec = promisify(execFile);
const home = mkdtempSync(join(tmpdir(), 'packed-'));
const inModules = (name) => join(home, 'node_modules', name);
const env = { PATH: process.env.PATH, PASYANS_HOME: join(home, 'games'), LANG: 'en' };
const around = { cwd: home, env, maxBuffer: 2 ** 24 };

/** Packs a package of ours and unpacks it; tells what its manifest says. */
async function install(name) {
  const inner = mkdtempSync(join(home, 'unpacking-'));
  const pack = ['pack', '-w', name, '--offline', '--ignore-scripts', '--silent', '--pack-destination', inner];
  const { stdout } = await exec('npm', pack, { cwd: ROOT, shell: process.platform === 'win32' });
  await exec('tar', ['-xzf', basename(stdout.trim())], { cwd: inner });
  mkdirSync(dirname(inModules(name)), { recursive: true });
  renameSync(join(inner, 'package'), inModules(name));
  return JSON.parse(readFileSync(join(inModules(name), 'package.json'), 'utf8'));
}

/** The program's file as its `bin` names it. */
let main;
const pasyans = async (...args) => (await exec(process.execPath, [main, ...args], around)).stdout;

beforeAll(async () => {
  await ensureCli();
  await ensureWeb();
  const ours = await Promise.all(['pasyans', '@pasyans/cli'].map(install));
  const others = ours.flatMap(({ dependencies }) => Object.keys(dependencies)).filter((name) => name !== 'pasyans');
  for (const name of others) cpSync(at('node_modules', name), inModules(name), { recursive: true });
  main = join(inModules('@pasyans/cli'), ours[1].bin.pasyans);
}, 120_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('lists the patiences', async () => {
  expect(await pasyans('list')).toContain('wish');
});

test('shows the odds book that came with it, and makes none where it lies', async () => {
  const { rows } = JSON.parse(await pasyans('odds', 'book', 'wish', '--json'));
  const solver = rows.find((row) => row.default && row.player === 'solver');
  expect(solver).toMatchObject({ patience: 'wish', exact: { fraction: '1/9' }, outdated: null });
  await expect(pasyans('odds', 'book', '--make', 'plan.txt')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('--out') });
});

test('serves the web app that came with it', async () => {
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--no-open'], around);
  onTestFinished(() => {
    child.kill('SIGTERM');
  });
  let said = '';
  const url = await new Promise((resolve, reject) => {
    child.stderr.on('data', (text) => reject(new Error(String(text))));
    child.stdout.on('data', (text) => {
      said += text;
      const address = /http:\S+\//.exec(said)?.[0];
      if (address) resolve(address);
    });
  });
  const page = await fetch(url);
  const script = /<script[^>]* src="([^"]+)"/.exec(await page.text())?.[1];
  expect([page.status, (await fetch(new URL(script, url))).status]).toEqual([200, 200]);
});
