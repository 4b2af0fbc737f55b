import { expect, test } from 'vitest';
import { readStartArguments } from './start-arguments.mjs';

test('the port and whether to open a browser', () => {
  expect(readStartArguments([])).toEqual({ port: undefined, open: true });
  expect(readStartArguments(['--port', '5000', '--no-open'])).toEqual({ port: 5000, open: false });
  expect(readStartArguments(['--port=0'])).toEqual({ port: 0, open: true });
});

test.each(['--help', '-h'])('%s asks how it is called', (flag) => {
  expect(readStartArguments([flag])).toEqual({ help: 'usage: npm start -- [--port N] [--no-open]' });
});

test.each([
  [['--port', 'x']],
  [['--port', '65536']],
  [['--port', '-1']],
  [['--port']],
  [['--port', '1', '--port', '1']],
  [['--prot', '1']],
  [['5000']],
])('%j is refused in one line', (args) => {
  expect(readStartArguments(args)).toMatch(/^[^\n]+; usage: npm start -- [^\n]+$/);
});
