import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from './lib/paths.mjs';

const LIBRARY = 'packages/pasyans/src';
/** The front doors and all rooms behind them but this one: what patiences are, their headings and rules pages say. */
const PATIENCES = 'games';
const EXPORT = /^export (?:async |abstract )?(?:const|function|class|interface|type) (\w+)/;
/** A method or getter that whoever has the object can call. What only follows another type is explained there. */
const MEMBER = /^ {2}(?:get )?(\w+)(?:<.*>)?\(.*(?:\{|;)$/;

/** What of a source file can be used elsewhere and does not say what it is: docstrings end on the line above. */
function undocumented(text) {
  const lines = text.split('\n');
  let where = '';
  return lines.flatMap((line, i) => {
    const [, name] = EXPORT.exec(line) ?? [];
    if (name !== undefined) where = / (class|interface) /.test(line) && !/ (implements|extends) /.test(line) ? name : '';
    else if (line === '}') where = '';
    const [, member] = (where !== '' && MEMBER.exec(line)) || [];
    const called = name ?? (member && `${where}.${member}`);
    return called !== undefined && !/\*\/$/.test(lines[i - 1] ?? '') ? [called] : [];
  });
}

test('a docstring that is missing is found', () => {
  expect(undocumented('/** Said. */\nexport const a = 1;\nexport const b = 2;\n')).toEqual(['b']);
  expect(undocumented('/** A thing. */\nexport class C {\n  get at(): number {\n  }\n  /** Said. */\n  go(): void {\n  }\n}\n')).toEqual([
    'C.at',
  ]);
});

test('everything the library exports says what it is', () => {
  const files = readdirSync(at(LIBRARY), { recursive: true }).filter((file) => /(?<!\.test|\.testkit)\.ts$/.test(file));
  const told = files.filter((file) => !file.startsWith(PATIENCES));
  expect(told.length).toBeGreaterThan(80);
  const silent = told.flatMap((file) => undocumented(readFileSync(at(LIBRARY, file), 'utf8')).map((name) => `${file}: ${name}`));
  expect(silent).toEqual([]);
});
