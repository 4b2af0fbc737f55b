import { readFileSync } from 'node:fs';
import type { Lang, Text } from 'pasyans';
import type { Context, Surroundings } from './context.ts';
import { wantsColours } from './draw/look.ts';
import { Failure } from './failure.ts';
import { askedLang, isLang, localeLang } from './lang.ts';
import { printable } from './printable.ts';
import { makeProgram, runProgram } from './program.ts';

/** The language that a command line is answered in. */
export function answerLang(args: readonly string[], env: Surroundings['env']): Lang {
  const asked = askedLang(args);
  return asked !== undefined && isLang(asked) ? asked : localeLang(env);
}

/** Something told to people as the one line on stderr that it is. */
export function told(text: Text, lang: Lang): string {
  return `pasyans: ${printable(text[lang].replace(/\s*\n\s*/g, ' '))}\n`;
}

/** Runs a command line (without node and script) and returns its exit code. `complain` writes to stderr. */
export async function runCommandLine(args: readonly string[], around: Surroundings, complain: (line: string) => void): Promise<number> {
  const lang = answerLang(args, around.env);
  const note = (text: Text): void => complain(told(text, lang));
  let code = 0;
  const ends = (with_: number): void => {
    code = with_;
  };
  try {
    const asked = askedLang(args);
    if (asked !== undefined && !isLang(asked)) {
      throw new Failure({ ru: `--lang бывает ru или en, а дано «${asked}»`, en: `--lang is ru or en, but "${asked}" was given` });
    }
    const look = {
      lang,
      ascii: args.includes('--ascii'),
      colours: wantsColours(around.drawsAtTerminal, around.env),
      columns: around.columns,
    };
    const context: Context = { ...around, look, note, ends };
    const refused = await runProgram(makeProgram(context, readVersion()), args);
    if (refused) throw new Failure(refused);
    return code;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    note(error.text);
    return 2;
  }
}

function readVersion(): string {
  const packageJson: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof packageJson === 'object' && packageJson && 'version' in packageJson ? String(packageJson.version) : '';
}
