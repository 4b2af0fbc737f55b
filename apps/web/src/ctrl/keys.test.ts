import { describe, expect, it } from 'vitest';
import { commandOf, type Stroke } from './keys.ts';

const stroke = (code: string, more: Partial<Stroke> = {}): Stroke => ({
  code,
  key: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('keys', () => {
  it('are found by their place, so that a Cyrillic layout gives the same command', () => {
    expect(commandOf(stroke('KeyZ', { key: 'я', ctrlKey: true }))).toBe('undo');
    expect(commandOf(stroke('KeyZ', { key: 'Я', ctrlKey: true, shiftKey: true }))).toBe('redo');
    expect(commandOf(stroke('KeyY', { key: 'н', metaKey: true }))).toBe('redo');
    expect(commandOf(stroke('KeyU', { key: 'г' }))).toBe('undo');
    expect(commandOf(stroke('Space', { key: ' ' }))).toBe('step');
  });

  it('take more and fewer cards by the signs, wherever they lie', () => {
    expect(commandOf(stroke('Equal', { key: '+', shiftKey: true }))).toBe('more');
    expect(commandOf(stroke('NumpadAdd', { key: '+' }))).toBe('more');
    expect(commandOf(stroke('Equal', { key: '=' }))).toBe('more');
    expect(commandOf(stroke('Minus', { key: '-' }))).toBe('fewer');
    expect(commandOf(stroke('KeyF', { key: 'а' }))).toBe('facts');
  });

  it('open the help by the sign itself, wherever it lies', () => {
    expect(commandOf(stroke('Slash', { key: '?', shiftKey: true }))).toBe('help');
    expect(commandOf(stroke('Digit7', { key: '?', shiftKey: true }))).toBe('help');
  });

  it('leave everything else to the browser', () => {
    expect(commandOf(stroke('KeyR', { ctrlKey: true }))).toBeUndefined();
    expect(commandOf(stroke('KeyN', { altKey: true }))).toBeUndefined();
    expect(commandOf(stroke('KeyN', { shiftKey: true }))).toBeUndefined();
    expect(commandOf(stroke('toString'))).toBeUndefined();
  });
});
