import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { patiences } from 'pasyans';
import { rulesText } from 'pasyans/texts';
import { describe, expect, it } from 'vitest';

/** A title that no source gives says so, and what is a reconstruction says so wherever it is named. */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(ROOT + path, 'utf8');
const [RU, EN] = [/реконструкция/i, /reconstruction/i];

const pages = await Promise.all(patiences.map(async (patience) => ({ ...patience, rules: (await rulesText(patience.id))?.rules ?? [] })));
const untitled = pages.filter(({ titleNote }) => titleNote);
const reconstructed = pages.filter(({ rules }) => rules.some(({ mark }) => mark === 'reconstruction'));

it('is told of eight titles and of one reconstruction', () => {
  expect([untitled.length, reconstructed.length]).toEqual([8, 1]);
});

describe.each(reconstructed)('$id', ({ id, title, titleNote, resultNote, about }) => {
  it('says that it is a reconstruction in its title, in lists, with its rules and at its end', () => {
    for (const said of [title, titleNote, resultNote, about]) {
      expect(said?.ru).toMatch(RU);
      expect(said?.en).toMatch(EN);
    }
  });

  it.each(['README.md', ...readdirSync(`${ROOT}docs`).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))])(
    'is called so in %s',
    (path) => {
      // A line of a table stands for itself, other lines for the whole paragraph.
      const places = read(path).split(/\n\n|\n(?=\|)/);
      expect(places.filter((place) => place.includes(`\`${id}\``) && !EN.test(place) && !RU.test(place))).toEqual([]);
    },
  );
});

it.each(untitled.map(({ id }) => id))('the readme says of %s that the title is not from a source', (id) => {
  expect(
    read('README.md')
      .split('\n')
      .find((line) => line.startsWith(`| \`${id}\` |`)),
  ).toMatch(/title/);
});
