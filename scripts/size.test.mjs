import { expect, test } from 'vitest';
import { firstLoad } from './size.mjs';

test('the first load is the entry and all its static imports, each once, with their styles', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, css: ['index.css'], imports: ['_a.js', '_b.js'], dynamicImports: ['later.ts'] },
    '_a.js': { file: 'a.js', css: ['a.css'], imports: ['_b.js'] },
    '_b.js': { file: 'b.js', imports: ['_a.js'] },
    'later.ts': { file: 'later.js', css: ['later.css'] },
  };
  expect(firstLoad(manifest)).toEqual({ js: ['index.js', 'a.js', 'b.js'], css: ['index.css', 'a.css'] });
});
