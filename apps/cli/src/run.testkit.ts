import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** The program as it ships: built. */
export const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly input?: string | Readable;
  /** Where games are kept; without it a fresh folder. */
  readonly home?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The width of a terminal that results are printed at. */
  readonly columns?: number;
}

/** A locale that has the program answer in English. */
export const ENGLISH: Surroundings = { env: { LANG: 'en_GB.UTF-8' } };

/** With blanks and letters that are not Latin in its path, as many have them (scenario 88). */
export function freshFolder(name = 'пасьянсы тут-'): string {
  return mkdtempSync(join(tmpdir(), name));
}

/** What the program finds around it: no locale, no colours, games kept nowhere of ours, in a folder yet to be made (scenario 88). */
export function environment({ home, env }: Surroundings = {}): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', PASYANS_HOME: home ?? join(freshFolder(), 'ещё нет'), ...env };
}

// As it ships, in this process: starting one takes longer than what most tests ask of it.
const dist = new URL('../dist/command-line.js', import.meta.url).href;
const { runCommandLine } = (await import(dist)) as typeof import('./command-line.ts');

/** Runs a command line to its end, without a process of its own. */
export async function run(args: readonly string[], around: Surroundings = {}): Promise<Run> {
  let [out, err] = ['', ''];
  const write = (text: string): void => {
    out += text;
  };
  const complain = (line: string): void => {
    err += line;
  };
  const input = around.input instanceof Readable ? around.input : Readable.from(around.input ? [around.input] : []);
  const world = { env: environment(around), input, drawsAtTerminal: false, playsAtTerminal: false, columns: around.columns, write };
  return { code: await runCommandLine(args, world, complain), out, err };
}

/** The same as a process of its own, as a shell starts it. */
export function runProcess(args: readonly string[], around: Surroundings & { readonly input?: string } = {}): Run {
  const done = spawnSync(process.execPath, [MAIN, ...args], { input: around.input ?? '', env: environment(around), encoding: 'utf8' });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

/** Runs with `--json` and reads the one object it prints. */
export async function runJson(args: readonly string[], around: Surroundings = {}): Promise<Record<string, unknown>> {
  const { code, out, err } = await run([...args, '--json'], around);
  if (code !== 0 || err !== '' || !/^[^\n]+\n$/.test(out)) throw new Error(`code ${code}: ${err}${out}`);
  return JSON.parse(out) as Record<string, unknown>;
}

/** Runs with a reader who goes away after the first piece, as `| head` does. */
export function runCutOff(args: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args], { env: environment() });
    let err = '';
    child.stderr.on('data', (piece) => {
      err += piece;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    child.on('close', (code) => resolve({ code, out: '', err }));
  });
}
