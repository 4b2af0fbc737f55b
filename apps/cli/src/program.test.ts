import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { patiences } from 'pasyans';
import { describe, expect, test } from 'vitest';
import { ENGLISH, environment, freshFolder, MAIN, run, runCutOff, runProcess } from './run.testkit.ts';

const ID = patiences[0]?.id as string;
const zero = patiences.find((one) => one.choice === 'zero')?.id as string;

test('help in both languages, also without a command', async () => {
  expect(MAIN).toMatch(/main\.js$/);
  expect((await run([])).out).toBe((await run(['--help'])).out);
  const { code, out } = await run(['--help']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Вызов: pasyans КОМАНДА \[ключи\]\n/);
  expect(out).not.toMatch(/Usage|Options|Commands|\[options\]/);
  expect((await run(['--help', '--lang', 'en'])).out).toMatch(/^Usage: pasyans COMMAND \[options\]\n/);
  expect((await run(['help', 'odds', 'merge'])).out).toBe((await run(['odds', 'merge', '--help'])).out);
  expect((await run(['help'])).out).toBe(out);
  expect((await run(['auto', '--help'])).out).toMatch(/^Вызов: pasyans auto ID \[ключи\]/);
  expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('the language: flag, then locale, then Russian', async () => {
  expect((await run(['list'])).out).toContain('Желание');
  expect((await run(['list'], ENGLISH)).out).toContain('Wish');
  expect((await run(['list', '--lang', 'ru'], ENGLISH)).out).toContain('Желание');
  expect((await run(['--lang', 'en', 'list'])).out).toContain('Wish');
});

test('a language that is not there', async () => {
  expect(await run(['list', '--lang', 'fr'])).toMatchObject({ code: 2, out: '', err: 'pasyans: --lang бывает ru или en, а дано «fr»\n' });
});

describe('errors are one line on stderr, exit code 2', () => {
  test.each<readonly [readonly string[], string, string]>([
    [['nonsense'], 'нет команды «nonsense»', 'there is no command "nonsense"'],
    [['deal'], 'не хватает: <id>', 'missing: <id>'],
    [['deal', ID, 'more'], 'лишние слова', 'too many words'],
    [['deal', 'nope'], 'нет пасьянса «nope»', 'there is no patience "nope"'],
    [['play', 'nope'], 'нет пасьянса «nope»', 'there is no patience "nope"'],
    [['play', 'square', '--auto-safe'], '--auto-safe: Что собирать здесь всегда безвредно', '--auto-safe: Nobody has proved'],
    [['play', ID, '--auto-safe'], '--auto-safe: В этом пасьянсе собирать нечего', '--auto-safe: This patience has nothing'],
    [['rules', 'constructor'], 'нет пасьянса', 'no patience'],
    [['help', 'sing'], 'нет команды «sing»; есть: list, rules', 'there is no command "sing"; there are: list, rules'],
    [['help', 'odds', 'list'], 'нет команды «list»; есть: merge, book', 'there is no command "list"; there are: merge, book'],
    [['list', '--sideways'], 'нет ключа «--sideways»', 'no option "--sideways"'],
    [['list', '--depth', '5'], 'ничего не значит; он есть у: perft', '"--depth" means nothing here; it belongs to: perft'],
    [['list', '--deal', '0'], '«0»', '"0"'],
    [['list', '--opt', 'redeals=9'], 'ни один пасьянс не раскладывается с «redeals=9»', 'no patience takes "redeals=9"'],
    [['list', '--opt', '__proto__=1'], '«__proto__=1»', '"__proto__=1"'],
    [['rules', ID, '--deal=x'], '«x»', '"x"'],
    [['deal', ID, '--take', 'x'], 'он есть у: odds book', 'it belongs to: odds book'],
    [['deal', ID, '--deal'], 'не хватает значения', 'needs a value'],
    [['deal', ID, '--deal', '--json'], 'у ключа «--deal <n>» не хватает значения', 'the option "--deal <n>" needs a value'],
    [['deal', ID, '--opt', '--json'], 'у ключа «--opt <name=value>» не хватает', 'needs a value'],
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
    [['replay', '/no/such/file'], '«/no/such/file» не прочитать: такого файла', 'cannot be read: there is no such file or folder (ENOENT)'],
    [['replay', tmpdir()], 'это папка (EISDIR)', 'it is a folder (EISDIR)'],
    [['rules', 'potocki', '--opt', 'redeals=9'], '«9»', '"9"'],
    [['serve', '--deal', '5'], 'какого пасьянса', 'of which patience'],
    [['serve', 'gaps'], 'в браузере её нет', 'the browser has it not'],
    [['serve', ID, '--deal', '0'], '«0»', '"0"'],
    [['odds', ID], 'не хватает --player', '--player is missing'],
    [['odds', ID, '--player', 'careless'], 'не хватает --deals', '--deals is missing'],
    [
      ['odds', ID, '--player', 'wise', '--deals', '1..2'],
      'нет игрока «wise»; есть: careless, sensible, solver',
      'no player "wise"; there are: careless, sensible, solver',
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
    const russian = await run(args);
    expect([russian.code, russian.out]).toEqual([2, '']);
    expect(russian.err).toMatch(/^pasyans: [^\n]+\n$/);
    expect(russian.err).toContain(ru);
    expect((await run(args, ENGLISH)).err).toContain(en);
  });
});

test('a process says the same, and its exit code is that of the command line', async () => {
  for (const args of [['--version'], ['list'], ['replay', '-'], ['deal', 'nope']]) {
    const input = 'pasyans 1\npatience: wish\nrev: 1\ndeal: 5\nshuffle: 1\nmoves:\n1. next*3\n';
    expect(runProcess(args, { input })).toEqual(await run(args, { input }));
  }
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
  expect([status, stderr]).toEqual([2, 'pasyans: вывод не записать: на диске нет места (ENOSPC)\n']);
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

test('no colours off a terminal, and none with NO_COLOR', async () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what must not be there
  expect((await run(['deal', zero, '--deal', '1'])).out).not.toMatch(/\x1b/);
});

test('what has no end is not read to its end', async () => {
  let pieces = 0;
  const input = new Readable({
    read() {
      pieces++;
      this.push('x'.repeat(1_000_000));
    },
  });
  expect(await run(['replay', '-'], { input })).toMatchObject({
    code: 2,
    err: 'pasyans: в файле «-» больше 4000000 байт; такое не читается\n',
  });
  expect(pieces).toBeLessThan(20);
});

test('serve opens the built web app at a deal until Ctrl-C, or says that it is not built', async () => {
  const args = ['serve', 'potocki', '--deal', '16', '--opt', 'redeals=1', '--port', '0', '--no-open'];
  const child = spawn(process.execPath, [MAIN, ...args], { env: environment() });
  let said = '';
  child.stdout.on('data', (piece) => {
    said += piece;
    child.kill('SIGINT');
  });
  child.stderr.on('data', (piece) => {
    said += piece;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const built = existsSync(new URL('../dist/web/index.html', import.meta.url));
  expect(said).toMatch(
    built
      ? /^Пасьянс: http:\/\/127\.0\.0\.1:\d+\/#v=1&p=potocki&r=1&o=redeals:1&d=16&s=1 {2}\(Ctrl-C — остановить\)\n$/
      : /^pasyans: веб-приложение не собрано/,
  );
  expect(code).toBe(built ? 0 : 2);
});
