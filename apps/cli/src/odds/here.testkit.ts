import type { Lang, Text } from 'pasyans';
import { expect } from 'vitest';
import type { Run } from '../run.testkit.ts';

// As it ships, for the threads are built ones; in this process, for a new one takes longer than the studies of the tests.
const dist = new URL('../../dist/program.js', import.meta.url).href;
const { makeProgram, runProgram } = (await import(dist)) as typeof import('../program.ts');
const failure = new URL('../../dist/failure.js', import.meta.url).href;
const { Failure } = (await import(failure)) as typeof import('../failure.ts');

/** Runs a command line in this process. */
export async function here(args: readonly string[], lang: Lang = 'ru'): Promise<Run> {
  let [out, err] = ['', ''];
  const note = (text: Text): void => {
    err += `pasyans: ${text[lang]}\n`;
  };
  const write = (text: string): void => {
    out += text;
  };
  try {
    await runProgram(makeProgram({ look: { lang, ascii: false, colours: false }, write, note }, '1.0.0'), args);
    return { code: 0, out, err };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    note(error.text);
    return { code: 2, out, err };
  }
}

/** The object that a run of which nothing is to be said prints. */
export async function resultOf(args: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const { code, out, err } = await here([...args, '--json']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
}
