// `node scripts/run-built.mjs scripts/odds-book.mjs`: writes the browser app's copy of the odds book in data/odds.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findPatience, patiences } from 'pasyans';
import { BOOK_EXTENSION, compactBook, parseBook, playersOf } from 'pasyans/odds';
import { at } from './lib/paths.mjs';

const names = readdirSync(at('data/odds')).filter((name) => name.endsWith(BOOK_EXTENSION));
const files = names.map((name) => ({
  name,
  ...parseBook(readFileSync(at('data/odds', name), 'utf8'), name.slice(0, -BOOK_EXTENSION.length)),
}));
for (const { name, damaged } of files) for (const line of damaged) console.error(`data/odds/${name}: line ${line} is damaged`);
writeFileSync(
  at('apps/web/src/odds/book.json'),
  compactBook(
    files.flatMap(({ rows }) => rows),
    { patiences, find: findPatience, playersOf },
  ),
);
