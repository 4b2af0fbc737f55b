import { spawn } from 'node:child_process';
import { at, ROOT } from './paths.mjs';

/** The files behind the tools' commands: started with our own Node they need neither npx nor a shell (nor .cmd files on Windows). */
export const TOOL = {
  biome: at('node_modules/@biomejs/biome/bin/biome'),
  depcruise: at('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  knip: at('node_modules/knip/bin/knip.js'),
  playwright: at('node_modules/@playwright/test/cli.js'),
  tsc: at('node_modules/typescript/bin/tsc'),
  vite: at('node_modules/vite/bin/vite.js'),
  vitest: at('node_modules/vitest/vitest.mjs'),
};

/** What is collected is read later, perhaps in a log: without colours. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined, CLICOLOR_FORCE: undefined };

/**
 * Runs a program in the repository's root and collects what it prints.
 * @returns {Promise<{code: number, output: string}>} code 127 when it could not be started.
 */
function capture(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...PLAIN, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The same for a tool that runs on Node. */
export const node = (args, env) => capture(process.execPath, args, env);

/** Runs a tool in the foreground, its output shown; resolves to its exit code. */
export function show(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    // Ctrl-C reaches the child by itself; it decides how to end, we only wait for it.
    const wait = () => {};
    const pass = () => child.kill('SIGTERM');
    process.on('SIGINT', wait);
    process.on('SIGTERM', pass);
    child.on('close', (code, signal) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', pass);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}
