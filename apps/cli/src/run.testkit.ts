import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program as it ships: built. */
export const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly input?: string;
  /** Where games are kept; without it a fresh folder. */
  readonly home?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export function freshFolder(name = 'pasyans-'): string {
  return mkdtempSync(join(tmpdir(), name));
}

/** What the program finds around it: no locale, no colours, games kept nowhere of ours. */
export function environment({ home, env }: Surroundings = {}): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', PASYANS_HOME: home ?? freshFolder(), ...env };
}

/** Runs a command line to its end. */
export function run(args: readonly string[], around: Surroundings = {}): Run {
  const done = spawnSync(process.execPath, [MAIN, ...args], { input: around.input ?? '', env: environment(around), encoding: 'utf8' });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

/** Runs with `--json` and reads the one object it prints. */
export function runJson(args: readonly string[], around: Surroundings = {}): Record<string, unknown> {
  const { code, out, err } = run([...args, '--json'], around);
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
