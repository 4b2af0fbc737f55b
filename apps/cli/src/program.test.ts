import { patiences } from 'pasyans';
import { describe, expect, test } from 'vitest';
import { MAIN, run, runCutOff } from './run.testkit.ts';

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
    [['auto', ID, '--seed', 'x'], '--seed', '--seed'],
    [['perft', ID], 'не хватает --depth', '--depth is missing'],
    [['perft', ID, '--depth', '0'], '--depth', '--depth'],
    [['replay', '/no/such/file'], '«/no/such/file» не прочитать', '"/no/such/file" cannot be read'],
    [['serve', '--port', '70000'], '«70000»', '"70000"'],
    [['list', '--lang', 'fr'], '«fr»', 'ru или en'],
  ])('%j', (args, ru, en) => {
    const russian = run(args);
    expect([russian.code, russian.out]).toEqual([2, '']);
    expect(russian.err).toMatch(/^pasyans: [^\n]+\n$/);
    expect(russian.err).toContain(ru);
    if (args.includes('--lang')) return;
    const english = run([...args, '--lang', 'en']);
    expect(english.code).toBe(2);
    expect(english.err).toMatch(/^pasyans: [^\n]+\n$/);
    // What follows a flag without a value is its value, `--lang` too.
    if (args.at(-1) !== '--deal') expect(english.err).toContain(en);
  });
});

test('a reader who goes away is no error', async () => {
  const { code, err } = await runCutOff(['rules', 'potocki', '--common']);
  expect([code, err]).toEqual([0, '']);
});

test('no colours off a terminal, and none with NO_COLOR', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what must not be there
  expect(run(['deal', zero, '--deal', '1']).out).not.toMatch(/\x1b/);
});
