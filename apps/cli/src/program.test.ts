import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patiences } from 'pasyans';
import { describe, expect, test } from 'vitest';
import { Failure } from './failure.ts';
import { makeProgram, runProgram } from './program.ts';
import { environment, freshFolder, MAIN, run, runCutOff } from './run.testkit.ts';

const ID = patiences[0]?.id as string;
const zero = patiences.find((one) => one.choice === 'zero')?.id as string;

test('help in both languages, also without a command', () => {
  expect(MAIN).toMatch(/main\.js$/);
  expect(run([]).out).toBe(run(['--help']).out);
  const { code, out } = run(['--help']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Вызов: pasyans КОМАНДА \[ключи\]\n/);
  expect(out).not.toMatch(/Usage|Options|Commands|\[options\]/);
  expect(run(['--help', '--lang', 'en']).out).toMatch(/^Usage: pasyans COMMAND \[options\]\n/);
  expect(run(['auto', '--help']).out).toMatch(/^Вызов: pasyans auto ID \[ключи\]/);
  expect(run(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('the language: flag, then locale, then Russian', () => {
  expect(run(['list']).out).toContain('Желание');
  expect(run(['list'], { env: { LANG: 'en_US.UTF-8' } }).out).toContain('Wish');
  expect(run(['list', '--lang', 'ru'], { env: { LANG: 'en_US.UTF-8' } }).out).toContain('Желание');
  expect(run(['--lang', 'en', 'list']).out).toContain('Wish');
});

/** The same in English, without a new process. */
async function refusalOf(args: readonly string[]): Promise<string> {
  const look = { lang: 'en', ascii: false, colours: false } as const;
  try {
    return (await runProgram(makeProgram({ look, write: () => {}, note: () => {} }, '1.0.0'), args))?.en ?? '';
  } catch (error) {
    if (error instanceof Failure) return error.text.en;
    throw error;
  }
}

test('a language that is not there', () => {
  expect(run(['list', '--lang', 'fr'])).toMatchObject({ code: 2, out: '', err: 'pasyans: --lang бывает ru или en, а дано «fr»\n' });
});

describe('errors are one line on stderr, exit code 2', () => {
  test.each<readonly [readonly string[], string, string]>([
    [['nonsense'], 'нет команды «nonsense»', 'there is no command "nonsense"'],
    [['deal'], 'не хватает: <id>', 'missing: <id>'],
    [['deal', ID, 'more'], 'лишние слова', 'too many words'],
    [['deal', 'nope'], 'нет пасьянса «nope»', 'there is no patience "nope"'],
    [['play', 'nope'], 'нет пасьянса «nope»', 'there is no patience "nope"'],
    [['rules', 'constructor'], 'нет пасьянса', 'no patience'],
    [['list', '--sideways'], 'нет ключа «--sideways»', 'no option "--sideways"'],
    [['deal', ID, '--deal'], 'не хватает значения', 'needs a value'],
    [['deal', ID, '--deal', '0'], '«0»', '"0"'],
    [['deal', ID, '--deal', '-1'], '«-1»', '"-1"'],
    [['deal', ID, '--deal', '4294967296'], '«4294967296»', '"4294967296"'],
    [['deal', ID, '--deal', '1e3'], '«1e3»', '"1e3"'],
    [['deal', ID, '--deal', `1${'0'.repeat(30)}`], 'от 1 до 4294967295', '1 to 4294967295'],
    [['deal', ID, '--opt', 'x'], 'имя=значение', 'name=value'],
    [['deal', ID, '--opt', 'x=1'], '«x»', '"x"'],
    [['deal', ID, '--opt', '__proto__=1'], '«__proto__»', '"__proto__"'],
    [['deal', 'potocki', '--opt', 'redeals=9'], '«9»', '"9"'],
    [['deal', 'potocki', '--opt', 'redeals=1', '--opt', 'redeals=2'], 'дважды', 'twice'],
    [['auto', ID, '--player', 'wise'], 'нет игрока «wise»', 'no player "wise"'],
    [['deal', ID, '--deal', '1', '--deal', '2'], '--deal дано дважды', '--deal is given twice'],
    [['auto', ID, '--record', '--json'], '--record и --json', '--record and --json'],
    [['auto', ID, '--seed', 'x'], '--seed', '--seed'],
    [['perft', ID], 'не хватает --depth', '--depth is missing'],
    [['perft', ID, '--depth', '0'], '--depth', '--depth'],
    [['replay', '/\x1b[2J\x9b\r'], '«/\\u001b[2J\\u009b\\u000d»', 'cannot be read'],
    [['replay', '/no/such/file'], '«/no/such/file» не прочитать', '"/no/such/file" cannot be read'],
    [['odds', ID], 'не хватает --player', '--player is missing'],
    [['odds', ID, '--player', 'careless'], 'не хватает --deals', '--deals is missing'],
    [
      ['odds', ID, '--player', 'sensible', '--deals', '1..2'],
      'нет игрока «sensible»; есть: careless, solver',
      'no player "sensible"; there are: careless, solver',
    ],
    [['odds', ID, '--player', 'careless', '--deals', '2..1'], '«2..1»', '"2..1"'],
    [['odds', ID, '--player', 'careless', '--deals', '1..2', '--budget', '5'], 'нет запаса узлов', 'has no budget'],
    [['odds', ID, '--player', 'careless', '--deals', '1..2', '--budget', 'x'], '--budget', '--budget'],
    [['odds', ID, '--player', 'careless', '--deals', '1..2', '--threads', '0'], '--threads', '--threads'],
    [['odds', ID, '--player', 'careless', '--deals', '1..2', '--shard', '3/2'], '«3/2»', '"3/2"'],
    [['odds', ID, '--player', 'careless', '--deals', '1..2', '--out', '/no/such/file'], '«/no/such/file» не записать', 'cannot be written'],
    [['odds', ID, '--player', 'careless', '--deals', '1..2', '--out', '/'], '«/» не записать', 'cannot be written'],
    [['odds', 'merge'], 'не хватает: <files>', 'missing: <files>'],
    [['odds', 'merge', '/no/such/file', '--json'], '«/no/such/file» не прочитать', '"/no/such/file" cannot be read'],
    [['odds', 'merge', '/dev/null'], '«/dev/null», строка 1', '"/dev/null", line 1'],
    [['solve', ID, '--budget', '0'], '--budget', '--budget'],
    [['solve', ID, '--memory', 'x'], '--memory', '--memory'],
    [['solve', ID, '--from', '/no/such/file'], '«/no/such/file» не прочитать', '"/no/such/file" cannot be read'],
    [['solve', ID, '--from', '/dev/null', '--deal', '1'], 'не бывают вместе', 'exclude each other'],
    [['serve', '--port', '70000'], '«70000»', '"70000"'],
  ])('%j', async (args, ru, en) => {
    const russian = run(args);
    expect([russian.code, russian.out]).toEqual([2, '']);
    expect(russian.err).toMatch(/^pasyans: [^\n]+\n$/);
    expect(russian.err).toContain(ru);
    expect(await refusalOf(args)).toContain(en);
  });
});

test('a reader who goes away is no error', async () => {
  const { code, err } = await runCutOff(['rules', 'potocki', '--common']);
  expect([code, err]).toEqual([0, '']);
});

test.runIf(existsSync('/dev/full')).each([['list'], ['list', '--json']])('a full disk is one line: %s %s', (...args) => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    stdio: ['ignore', full, 'pipe'],
    env: environment(),
    encoding: 'utf8',
  });
  closeSync(full);
  expect([status, stderr]).toEqual([2, 'pasyans: вывод не записать: ENOSPC\n']);
});

test('through npm, files are named from where the player stands', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const folder = freshFolder();
  const start = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['scripts/pasyans.mjs', ...args], {
      cwd: root,
      env: { ...environment(), INIT_CWD: folder, npm_lifecycle_event: 'pasyans' },
      input: 'save here.pasyans\n',
      encoding: 'utf8',
    });
  expect(start('play', 'wish', '--deal', '5').stdout).toContain('Партия записана в «here.pasyans».');
  expect(existsSync(join(folder, 'here.pasyans'))).toBe(true);
  expect(start('replay', 'here.pasyans').stdout).toContain('расклад 5');
});

test('no colours off a terminal, and none with NO_COLOR', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what must not be there
  expect(run(['deal', zero, '--deal', '1']).out).not.toMatch(/\x1b/);
});

test('serve opens the built web app until Ctrl-C, or says that it is not built', async () => {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--no-open'], { env: environment() });
  let said = '';
  child.stdout.on('data', (piece) => {
    said += piece;
    child.kill('SIGINT');
  });
  child.stderr.on('data', (piece) => {
    said += piece;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const built = existsSync(new URL('../../web/dist/index.html', import.meta.url));
  expect(said).toMatch(
    built ? /^Пасьянс: http:\/\/127\.0\.0\.1:\d+\/ {2}\(Ctrl-C — остановить\)\n$/ : /^pasyans: веб-приложение не собрано/,
  );
  expect(code).toBe(built ? 0 : 2);
});
