import { describe, expect, it } from 'vitest';
import { readSettings, settingsBox } from './settings.ts';

describe('settings', () => {
  it('take their defaults from nothing, from nonsense and from other types', () => {
    const plain = readSettings(null, 'ru');
    expect(plain).toMatchObject({ lang: 'ru', theme: 'auto', cloth: 'green', fourColours: {}, showTargets: false, options: {} });
    for (const text of ['', '{', '[]', '"x"', '7', 'null']) expect(readSettings(text, 'ru')).toEqual(plain);
  });

  it('lose only the field that is wrong', () => {
    const read = readSettings('{"cloth":"plum","theme":"neon","leftHanded":"yes","lang":"en"}', 'ru');
    expect(read).toMatchObject({ cloth: 'plum', theme: 'auto', leftHanded: false, lang: 'en' });
  });

  it('of suit colours hold for one patience each; what was set for all is forgotten', () => {
    expect(readSettings('{"fourColours":{"wish":true,"potocki":false}}', 'ru').fourColours).toEqual({ wish: true, potocki: false });
    for (const old of ['"on"', '"auto"', '{"wish":"on"}']) expect(readSettings(`{"fourColours":${old}}`, 'ru').fourColours).toEqual({});
  });

  it('are kept and found again', () => {
    localStorage.clear();
    settingsBox(localStorage, 'ru').change({ cloth: 'blue', options: { wish: { a: '1' } } });
    expect(settingsBox(localStorage, 'ru').now.value).toMatchObject({ cloth: 'blue', options: { wish: { a: '1' } } });
  });

  it('hold for the visit when the browser keeps nothing', () => {
    const broken = { getItem: refuse, setItem: refuse } as unknown as Storage;
    const box = settingsBox(broken, 'en');
    box.change({ cloth: 'plum' });
    expect(box.now.value).toMatchObject({ cloth: 'plum', lang: 'en' });
  });
});

function refuse(): never {
  throw new DOMException('no', 'SecurityError');
}
