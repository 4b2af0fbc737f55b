import { expect, test } from 'vitest';
import { addressFor, openerFor } from './open-browser.ts';
import { parsePort } from './serve-app.ts';

test.each([
  ['0', 0],
  ['4180', 4180],
  ['65535', 65_535],
  ['65536', undefined],
  ['-1', undefined],
  ['4180x', undefined],
  ['4e3', undefined],
  ['', undefined],
  [' 80', undefined],
])('port "%s" is %s', (text, port) => expect(parsePort(text)).toBe(port));

test('opens a browser only where there is a desktop', () => {
  expect(openerFor('linux', {})).toBeUndefined();
  expect(openerFor('linux', { DISPLAY: ':0' })).toEqual(['xdg-open']);
  expect(openerFor('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toEqual(['xdg-open']);
  expect(openerFor('darwin', {})).toEqual(['open']);
  expect(openerFor('win32', {})).toEqual(['cmd', '/c', 'start', '']);
  expect(openerFor('darwin', { CI: 'true' })).toBeUndefined();
});

test('the shell of Windows gets the whole address', () => {
  expect(addressFor('win32', 'http://a/#v=1&p=b&d=2')).toBe('http://a/#v=1^&p=b^&d=2');
  expect(addressFor('linux', 'http://a/#v=1&p=b&d=2')).toBe('http://a/#v=1&p=b&d=2');
});
