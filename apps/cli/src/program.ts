import { Command, CommanderError } from 'commander';
import type { Text } from 'pasyans';
import { auto } from './commands/auto.ts';
import { deal } from './commands/deal.ts';
import { hint } from './commands/hint.ts';
import { list } from './commands/list.ts';
import { odds } from './commands/odds.ts';
import { oddsBook } from './commands/odds-book.ts';
import { oddsMerge } from './commands/odds-merge.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { seal } from './commands/seal.ts';
import { serve } from './commands/serve.ts';
import { solve } from './commands/solve.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { HEADINGS, type HelpKey, helpText } from './help.ts';
import { parserFailure, unknownCommand } from './parser-failure.ts';

type Flag = readonly [flags: string, about: HelpKey];

const ASCII: Flag = ['--ascii', 'ascii'];
const LANG: Flag = ['--lang <ru|en>', 'lang'];
const JSON_FLAG: Flag = ['--json', 'json'];
const ON_A_GAME: readonly Flag[] = [
  ['--deal <n>', 'dealNumber'],
  ['--opt <name=value>', 'opt'],
];

/** The command line of the program: every word of its help in the language of the context. */
export function makeProgram(context: Context, version: string): Command {
  const { lang } = context.look;
  const about = (key: HelpKey): string => helpText(key, lang);
  const program = dress(new Command('pasyans'), context).description(about('program')).version(version, '-V, --version', about('version'));
  for (const [flag, key] of [LANG, ASCII]) program.option(flag, about(key));
  // What stands behind a command is the command's, though one above it has an option of the same name.
  program.enablePositionalOptions();
  program.usage(about('usage')).action(() => program.outputHelp());

  const add = (name: HelpKey, argument: string, flags: readonly Flag[], above = program): Command => {
    const command = dress(above.command(`${name}${argument}`), context).description(about(name));
    const needs = argument === '' ? '' : `${argument.trim().toUpperCase()} `;
    command.usage(`${needs.replace(/[<>]/g, '')}${about('flags')}`);
    for (const [flag, key] of [...flags, LANG]) {
      if (key === 'opt') command.option(flag, about(key), (value: string, before: string[] = []) => [...before, given(flag, value)]);
      else if (flag.includes('<')) command.option(flag, about(key), once(flag));
      else command.option(flag, about(key));
    }
    return command;
  };

  add('list', '', [...ON_A_GAME, JSON_FLAG, ASCII]).action((flags) => list(context, flags));
  add('rules', ' <id>', [...ON_A_GAME, ['--common', 'common'], ASCII]).action((id, flags) => rules(context, id, flags));
  add('deal', ' <id>', [...ON_A_GAME, JSON_FLAG, ASCII]).action((id, flags) => deal(context, id, flags));
  add('play', ' <id>', [...ON_A_GAME, ['--from <file>', 'fromPlay'], ['--new', 'new'], ['--auto-safe', 'autoSafe'], ASCII]).action(
    (id, flags) => play(context, id, flags),
  );
  add('auto', ' <id>', [
    ...ON_A_GAME,
    ['--player <name>', 'player'],
    ['--seed <n>', 'seed'],
    ['--record', 'record'],
    JSON_FLAG,
    ASCII,
  ]).action((id, flags) => auto(context, id, flags));
  add('replay', ' <file>', [...ON_A_GAME, JSON_FLAG, ASCII]).action((file, flags) => replay(context, file, flags));
  add('perft', ' <id>', [...ON_A_GAME, ['--depth <d>', 'depth'], JSON_FLAG, ASCII]).action((id, flags) => perft(context, id, flags));
  add('solve', ' <id>', [
    ...ON_A_GAME,
    ['--from <file>', 'from'],
    ['--partial', 'partial'],
    ['--budget <nodes>', 'budget'],
    ['--memory <mb>', 'memory'],
    JSON_FLAG,
    ASCII,
  ]).action((id, flags) => solve(context, id, flags));
  add('hint', ' <id>', [...ON_A_GAME, ['--from <file>', 'fromHint'], ['--partial', 'partial'], JSON_FLAG, ASCII]).action((id, flags) =>
    hint(context, id, flags),
  );
  add('seal', ' <line>', [['--check <hash>', 'check'], JSON_FLAG, ASCII]).action((line, flags) => seal(context, line, flags));
  addOdds(context, add);
  add('serve', ' [id]', [...ON_A_GAME, ['--port <n>', 'port'], ['--no-open', 'noOpen'], ASCII]).action((id, flags) =>
    serve(context, id, flags),
  );
  add('help', ' [command...]', []).action((words: readonly string[]) => helpOn(program, words));
  return program;
}

/** `help COMMAND...`: what `COMMAND... --help` says. */
function helpOn(program: Command, words: readonly string[]): void {
  let command = program;
  for (const word of words) {
    const below = command.commands.find((one) => one.name() === word);
    if (!below) throw new Failure(unknownCommand(word, command));
    command = below;
  }
  command.outputHelp();
}

type Add = (name: HelpKey, argument: string, flags: readonly Flag[], above?: Command) => Command;

/** `odds` stands for a study of a patience, and above its own subcommands. */
function addOdds(context: Context, add: Add): void {
  const command = add('odds', ' <id>', [
    ['--deals <A..B>', 'dealRange'],
    ['--player <name>', 'oddsPlayer'],
    ['--opt <name=value>', 'opt'],
    ['--threads <n>', 'threads'],
    ['--shard <i/n>', 'shard'],
    ['--out <file>', 'oddsOut'],
    ['--budget <nodes>', 'budget'],
    JSON_FLAG,
    ASCII,
  ]).action((id, flags) => odds(context, id, flags));
  command.enablePositionalOptions();
  add('merge', ' <files...>', [['--out <file>', 'mergeOut'], ['--allow-gaps', 'allowGaps'], JSON_FLAG, ASCII], command).action(
    (files, flags) => oddsMerge(context, files, flags),
  );
  const book: readonly Flag[] = [
    ['--make <plan>', 'make'],
    ['--take <file>', 'take'],
    ['--threads <n>', 'threads'],
    ['--out <folder>', 'bookOut'],
  ];
  add('book', ' [id]', [...book, JSON_FLAG, ASCII], command).action((id, flags) => oddsBook(context, id, flags));
}

/** The value of an option. The parser takes the next word for it, though that word be an option of its own: `--deal --json`. */
function given(flag: string, value: string): string {
  if (!value.startsWith('--')) return value;
  throw new Failure({ ru: `у ключа «${flag}» не хватает значения`, en: `the option "${flag}" needs a value` });
}

/** Takes the value of an option that may be given once only: which of two is meant cannot be known. */
function once(flag: string): (value: string, before: string | undefined) => string {
  const [name] = flag.split(' ');
  return (value, before) => {
    if (before === undefined) return given(flag, value);
    throw new Failure({ ru: `${name} дано дважды`, en: `${name} is given twice` });
  };
}

function subcommandTerm(command: Command): string {
  return [command.name(), ...command.registeredArguments.map((argument) => argument.name().toUpperCase())].join(' ');
}

/** Help in our language to where the context writes, errors to us instead of to stderr. */
function dress(command: Command, { look: { lang }, write }: Context): Command {
  return command
    .helpOption('-h, --help', helpText('help', lang))
    .helpCommand(false)
    .allowExcessArguments(false)
    .showSuggestionAfterError(false)
    .configureHelp({ styleTitle: (title) => HEADINGS[title]?.[lang] ?? title, subcommandTerm })
    .configureOutput({ writeOut: write, outputError: () => {} })
    .exitOverride();
}

/** Runs a command line (without node and script). Returns what is wrong with it, or nothing. */
export async function runProgram(program: Command, args: readonly string[]): Promise<Text | undefined> {
  try {
    await program.parseAsync(args, { from: 'user' });
    return undefined;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? undefined : parserFailure(error, program);
    throw error;
  }
}
