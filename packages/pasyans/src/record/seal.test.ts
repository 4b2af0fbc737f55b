import { describe, expect, it } from 'vitest';
import { dealCards, Session } from '../engine/index.ts';
import { findPatience } from '../games/registry.ts';
import { formatDealLink, formatSeal, parseLink, parseSeal, parseSealHash } from './index.ts';
import { sessionOf, toyRuns } from './toy.testkit.ts';

const SALT = '00112233445566778899aabbccddeeff';
const wish = findPatience('wish') as typeof toyRuns;

// Seals that players have noted rest on this text and this hash. Neither may ever change: another text is another version.
const GOLDEN = {
  text: 'pasyans seal 1 v=1&p=wish&r=1&d=16&s=1 00112233445566778899aabbccddeeff',
  hash: '42967da003b63cee59c84957f63b321b576e897b64112cf352518d8b42c5e1d7',
};

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('a seal', () => {
  it('is one line that never changes, and so is its hash', async () => {
    expect(formatSeal(sessionOf(wish, 16), SALT)).toBe(GOLDEN.text);
    expect(await sha256(GOLDEN.text)).toBe(GOLDEN.hash);
  });

  it('is of the deal and its options alone, however far the game has gone', () => {
    const session = sessionOf(toyRuns, 5, { most: '1' });
    const fresh = formatSeal(session, SALT);
    for (let i = 0; i < 4; i++) session.play(session.legal().at(0));
    expect(formatSeal(session, SALT)).toBe(fresh);
    expect(formatDealLink(session)).toBe('v=1&p=toy-runs&r=3&o=most:1&d=5&s=1');
    expect(formatSeal(sessionOf(toyRuns, 5), SALT)).not.toBe(fresh);
    expect(formatSeal(sessionOf(toyRuns, 6, { most: '1' }), SALT)).not.toBe(fresh);
  });

  it('leads back to the deal, given by number or by cards', () => {
    const { game, deal } = sessionOf(wish, 16);
    for (const session of [sessionOf(wish, 16), new Session(game, dealCards(game.rules.pack, deal.cards))]) {
      const opened = parseSeal(formatSeal(session, SALT));
      if (!opened.ok) throw new Error(opened.fault.text.en);
      const read = parseLink(opened.value.link, findPatience);
      expect(read.ok && read.value.session.deal).toEqual(session.deal);
    }
  });

  it('is made with 128 random bits and nothing else', () => {
    for (const salt of ['', SALT.slice(1), `${SALT}0`, SALT.toUpperCase(), 'x'.repeat(32)])
      expect(() => formatSeal(sessionOf(wish, 16), salt)).toThrow(RangeError);
  });
});

describe('an opened seal', () => {
  it('is read however it was broken into lines', () => {
    const broken = `\n ${GOLDEN.text.replaceAll(' ', '\n  ')}\n`;
    expect(parseSeal(broken)).toEqual({ ok: true, value: { text: GOLDEN.text, link: 'v=1&p=wish&r=1&d=16&s=1', salt: SALT } });
  });

  it.each([
    ['nothing', ''],
    ['a link', 'v=1&p=wish&r=1&d=16&s=1'],
    ['a short salt', GOLDEN.text.slice(0, -1)],
    ['a long salt', `${GOLDEN.text}0`],
    ['another heading', GOLDEN.text.replace('seal', 'deal')],
    ['version 0', GOLDEN.text.replace('seal 1', 'seal 0')],
    ['no deal', `pasyans seal 1 ${SALT}`],
    ['far too much', `${GOLDEN.text}${' '.repeat(2000)}`],
  ])('is not %s', (_, text) => {
    const read = parseSeal(text);
    if (read.ok) throw new Error('it was read');
    expect(read.fault.code).toBe('not-a-seal');
    expect(read.fault.text.ru).toMatch(/не вскрытая печать/);
    expect(read.fault.text.en.length).toBeLessThan(160);
  });

  it('of a later version asks for a later program', () => {
    const read = parseSeal(GOLDEN.text.replace('seal 1', 'seal 2'));
    expect(!read.ok && read.fault.code).toBe('later-version');
  });
});

describe('the hash somebody has noted', () => {
  it('may be its beginning, in groups, in capitals', () => {
    expect(parseSealHash(GOLDEN.hash)).toEqual({ ok: true, value: GOLDEN.hash });
    expect(parseSealHash(' 4296 7da0\n03b6… ')).toEqual({ ok: true, value: '42967da003b6' });
  });

  it.each(['', '42967da', `${GOLDEN.hash}0`, '42967dax', 'печать', 'a'.repeat(3000)])('is not "%s"', (text) => {
    const read = parseSealHash(text);
    expect(!read.ok && [read.fault.code, read.fault.text.en.length < 140]).toEqual(['not-a-hash', true]);
  });
});
