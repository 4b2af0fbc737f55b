#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import type { Lang, Text } from 'pasyans';
import type { Context } from './context.ts';
import { wantsColours } from './draw/look.ts';
import { Failure, systemCode } from './failure.ts';
import { askedLang, isLang, localeLang } from './lang.ts';
import { printable } from './printable.ts';
import { makeProgram, runProgram } from './program.ts';

// Whoever reads us has read enough (`| head`): no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const code = systemCode(error);
  complain(new Failure({ ru: `вывод не записать: ${code}`, en: `the output cannot be written: ${code}` }), lang);
  process.exit();
});

const args = process.argv.slice(2);
const asked = askedLang(args);
const lang = asked !== undefined && isLang(asked) ? asked : localeLang(process.env);

try {
  if (asked !== undefined && !isLang(asked)) {
    throw new Failure({ ru: `--lang бывает ru или en, а дано «${asked}»`, en: `--lang is ru or en, but "${asked}" was given` });
  }
  const look = { lang, ascii: args.includes('--ascii'), colours: wantsColours(process.stdout.isTTY === true, process.env) };
  const context: Context = {
    look,
    write: (text) => process.stdout.write(text),
    note: say,
    ...(process.stderr.isTTY ? { progress: (text) => process.stderr.write(text) } : {}),
  };
  const program = makeProgram(context, readVersion());
  const refused = await runProgram(program, args);
  if (refused) throw new Failure(refused);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  complain(error, lang);
}

function complain(failure: Failure, language: Lang): void {
  say(failure.text, language);
  process.exitCode = 2;
}

/** One line on stderr. */
function say(text: Text, language: Lang = lang): void {
  process.stderr.write(`pasyans: ${printable(text[language].replace(/\s*\n\s*/g, ' '))}\n`);
}

function readVersion(): string {
  const packageJson: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof packageJson === 'object' && packageJson && 'version' in packageJson ? String(packageJson.version) : '';
}
