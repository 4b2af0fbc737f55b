// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { BUNDLED, licenceTexts } from '../../scripts/licences.mjs';

describe('the licences served with the app', () => {
  it('hold the text of every bundled package and our own', async () => {
    const parts = (await licenceTexts()).split(`\n${'-'.repeat(72)}\n`);
    expect(parts).toHaveLength(BUNDLED.length + 1);
    for (const [i, name] of ['Pasyans', ...BUNDLED].entries()) {
      const [title = '', , ...text] = (parts[i] ?? '').trim().split('\n');
      expect(title.startsWith(name)).toBe(true);
      expect(text.join(' ')).toMatch(/Copyright.*(Permission is hereby granted|Permission to use, copy)/s);
    }
  });
});
