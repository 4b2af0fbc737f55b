import { patiences } from 'pasyans';
import { rulesText } from 'pasyans/texts';
import { describe, expect, it } from 'vitest';
import { counting } from './kit/counting.ts';
import { englishNumbers, russianNumbers } from './kit/numbers.ts';
import { PLAYED, SAID } from './kit/said.ts';

/**
 * Scenario 40: what a rules page says and what the game does. That every rule is tested is seen to by `rule-numbers.test.ts`; here every
 * count of cards, piles, packs and passes that a rule gives, in both languages, is held against the game that runs.
 */

const NUMBER =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?(?!-)|\\d{2,})';
const THING = '(?:cards?|piles?|rows?|places?|columns?|foundations?|packs?|pass(?:es)?|deals?|fans?|redeals?|fives|sixes|aces|kings)';
/** A number of something that lies on the table, or of passes. */
const COUNT = new RegExp(
  `\\b${NUMBER}(?: [a-z]+){0,2}? ${THING}\\b|\\b(?:rows|piles|columns|fans) of ${NUMBER}\\b|\\b(?:through|turned over) once\\b|\\btwice\\b`,
  'gi',
);

it('there are words of every patience', () => {
  expect(Object.keys(SAID)).toEqual(expect.arrayContaining(patiences.map(({ id }) => id)));
});

describe.each(patiences.map(({ id }) => id))('%s', (id) => {
  const said = SAID[id] ?? [];

  it.each(said)('scenario 40, %s: %s', async (rule, en, ru, game) => {
    const text = (await rulesText(id))?.rules.find((one) => one.id === rule)?.text;
    expect(text?.en).toContain(en);
    expect(text?.ru).toContain(ru);
    const counted = game(counting(id));
    expect(englishNumbers(en)).toEqual(counted);
    // Russian may put them in another order, or leave out what goes without saying.
    const russian = russianNumbers(ru.replace('один раз', '1'));
    if (russian.length > 0) expect([...russian].sort()).toEqual([...counted].sort());
  });

  it('scenario 40: no rule gives a count that is not held against the game', async () => {
    const loose: string[] = [];
    for (const rule of (await rulesText(id))?.rules ?? []) {
      let { en } = rule.text;
      for (const [of, words] of said) if (of === rule.id) en = en.replaceAll(words, '');
      for (const words of PLAYED[`${id} ${rule.id}`] ?? []) en = en.replaceAll(words, '');
      loose.push(...(en.match(COUNT) ?? []).map((words) => `${rule.id}: ${words}`));
    }
    expect(loose).toEqual([]);
  });
});
