import type { Command, CommanderError } from 'commander';
import type { Text } from 'pasyans';

/** What the parser refused, in both languages. Its own sentence is English only; the token it quotes is kept. */
export function parserFailure(error: CommanderError, program: Command): Text {
  const token = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownCommand':
      return unknownCommand(token, program);
    case 'commander.excessArguments':
      return excess(program);
    case 'commander.unknownOption':
      return unknownOption(token, program);
    case 'commander.missingArgument':
      return { ru: `не хватает: <${token}>`, en: `missing: <${token}>` };
    case 'commander.optionMissingArgument':
      return { ru: `у ключа «${token}» не хватает значения`, en: `the option "${token}" needs a value` };
    default:
      return { ru: `команду не понять: ${oneLine(error.message)}`, en: `the command cannot be read: ${oneLine(error.message)}` };
  }
}

/** A flag that other commands take is refused too: silently without effect it would pass for obeyed. */
function unknownOption(token: string, program: Command): Text {
  const flag = token.replace(/=.*$/s, '');
  const takers = commandsUnder(program).flatMap(({ command, name }) => (command.options.some((one) => one.long === flag) ? [name] : []));
  if (takers.length > 0) {
    const names = takers.join(', ');
    return {
      ru: `ключ «${flag}» здесь ничего не значит; он есть у: ${names}`,
      en: `"${flag}" means nothing here; it belongs to: ${names}`,
    };
  }
  return {
    ru: `нет ключа «${token}»; ключи команды покажет --help`,
    en: `there is no option "${token}"; --help shows those of the command`,
  };
}

/** Every command below, by the words that call it. */
function commandsUnder(above: Command, words = ''): readonly { readonly command: Command; readonly name: string }[] {
  return above.commands.flatMap((command) => {
    const name = words + command.name();
    return [{ command, name }, ...commandsUnder(command, `${name} `)];
  });
}

/** There is no such command under this one, which may have none at all. */
export function unknownCommand(token: string, above: Command): Text {
  const names = above.commands.map((command) => command.name()).join(', ') || '—';
  return { ru: `нет команды «${token}»; есть: ${names}`, en: `there is no command "${token}"; there are: ${names}` };
}

function excess(program: Command): Text {
  const [token] = program.args;
  const known = program.commands.some((command) => command.name() === token);
  if (token !== undefined && !known) return unknownCommand(token, program);
  return {
    ru: 'лишние слова в команде; что она принимает, покажет --help',
    en: 'too many words for this command; --help shows what it takes',
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^error: /, '');
}
