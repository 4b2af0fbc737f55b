#!/usr/bin/env node
import { answerLang, runCommandLine, told } from './command-line.ts';
import { systemCode, systemWords } from './failure.ts';

const args = process.argv.slice(2);
const complain = (line: string): void => {
  process.stderr.write(line);
};

// Whoever reads us has read enough (`| head`): no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const why = systemWords(systemCode(error));
  complain(told({ ru: `вывод не записать: ${why.ru}`, en: `the output cannot be written: ${why.en}` }, answerLang(args, process.env)));
  process.exit(2);
});

const code = await runCommandLine(
  args,
  {
    env: process.env,
    input: process.stdin,
    drawsAtTerminal: process.stdout.isTTY === true,
    playsAtTerminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
    columns: (process.stdout.isTTY && process.stdout.columns) || undefined,
    write: (text) => process.stdout.write(text),
    ...(process.stderr.isTTY ? { progress: (text: string) => process.stderr.write(text) } : {}),
  },
  complain,
);
// A study stopped by a signal has said so already.
if (code !== 0) process.exitCode = code;
