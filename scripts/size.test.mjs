import { expect, test } from 'vitest';
import { firstLoad } from './size.mjs';

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    css: ['index.css'],
    imports: ['_a.js', '_b.js'],
    dynamicImports: ['words.ts', 'later.ts'],
  },
  '_a.js': { file: 'a.js', css: ['a.css'], imports: ['_b.js'] },
  '_b.js': { file: 'b.js', imports: ['_a.js'] },
  'words.ts': { file: 'words.js', imports: ['_a.js', '_c.js'] },
  '_c.js': { file: 'c.js' },
  'later.ts': { file: 'later.js', css: ['later.css'] },
};

test('the first load is the entry and all its static imports, each once, with their styles', () => {
  expect(firstLoad(manifest, [])).toEqual({ js: ['index.js', 'a.js', 'b.js'], css: ['index.css', 'a.css'] });
});

test('what is fetched at once counts with all that it needs; what comes later does not', () => {
  expect(firstLoad(manifest, ['words.ts']).js).toEqual(['index.js', 'a.js', 'b.js', 'words.js', 'c.js']);
});
