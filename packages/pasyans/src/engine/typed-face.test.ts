import { describe, expect, it } from 'vitest';
import { parseFace } from './card.ts';
import { PACK_52 } from './pack.ts';
import { readTypedFace, typedFace } from './typed-face.ts';

describe('a card as people type it', () => {
  it('is read as it is written, every card in both languages and in either case', () => {
    for (const card of PACK_52.cards)
      for (const lang of ['ru', 'en'] as const)
        for (const typed of [typedFace(card, lang), typedFace(card, lang).toLowerCase(), typedFace(card, lang).toUpperCase()])
          expect(readTypedFace(typed), typed).toBe(card);
  });

  it.each([
    ['Тт', 'AC'],
    ['кк', 'KC'],
    ['КТ', 'KC'],
    ['Д♥', 'QH'],
    ['10♠\ufe0e', '10S'],
    ['ВH', 'JH'],
    ['Qч', 'QH'],
  ])('%s is %s', (typed, code) => {
    expect(readTypedFace(typed)).toBe(parseFace(code));
  });

  it.each(['', '♥', 'т', 'Дя', 'дамач', '11ч', '1ч', 'Д ♥', 'Ф♥'])('%j is none', (typed) => {
    expect(readTypedFace(typed)).toBeUndefined();
  });
});
