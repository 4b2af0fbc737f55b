import { describe, expect, it } from 'vitest';
import type { CountedShare } from '../engine/counted.ts';
import { exactFrom, fraction } from '../engine/exact.ts';
import type { Outcome } from '../engine/game.ts';
import type { ReadingFacts } from '../engine/patience.ts';
import type { Lang } from '../engine/text.ts';
import { answerOdds, endToCount } from './answer-odds.ts';
import { sayAnswerOdds } from './odds-words.ts';

const WON: Outcome = { result: 'won', win: 'plain' };
const LOST: Outcome = { result: 'lost' };
const WHY = { ru: '', en: '' };
const NOW = { years: 0, months: 0, weeks: 0, days: 0 };
const LATER = { years: 1, months: 0, weeks: 2, days: 0 };

/** Of nine cases four come out, three leave one card, two leave two. */
const obstacles = exactFrom({ holds: 'always', left: 'obstacles', counts: [4n, 3n, 2n], why: WHY });
const closed = exactFrom({
  holds: 'always',
  left: 'closed',
  counts: [1n, 3n, 5n, 27n],
  why: WHY,
  ofTerm: () => fraction(3n, 5_000_000_000n),
});
const ofChoice = exactFrom({ holds: 'unseen', left: 'closed', counts: [1n, 3n, 5n, 27n], why: WHY });

const exactly = (outcome: Outcome, facts: ReadingFacts, exact: typeof obstacles | undefined, lang: Lang = 'ru'): readonly string[] =>
  sayAnswerOdds(answerOdds({ outcome, facts }, exact, undefined), lang);

describe('exact odds', () => {
  it('of yes and of no, with as many obstacles', () => {
    expect(exactly(WON, { wish: 'yes', obstacles: [] }, obstacles)).toEqual([
      'Такой ответ выпадает примерно в 44 раскладах из 100 (точно 4/9).',
    ]);
    expect(exactly(LOST, { wish: 'no', obstacles: [7, 8] }, obstacles)).toEqual([
      'Такой ответ выпадает примерно в 56 раскладах из 100 (точно 5/9).',
      'Столько же препятствий остаётся примерно в 22 раскладах из 100 (точно 2/9).',
    ]);
    expect(exactly(LOST, { wish: 'no', obstacles: [7] }, obstacles, 'en')).toEqual([
      'This answer comes in about 56 deals of 100 (exactly 5/9).',
      'Just as many obstacles are left in about 33 deals of 100 (exactly 1/3).',
    ]);
  });

  it('of a term: of this very one, and of "very soon"', () => {
    expect(exactly(LOST, { term: LATER, closedCount: 3 }, closed)).toEqual([
      'Ровно такой срок выпадает в 6 раскладах из 10 000 000 000.'.replaceAll(' 000', '\u00a0000'),
      'Ответ «очень скоро» выпадает примерно в 3 раскладах из 100 (точно 1/36).',
    ]);
    expect(exactly(WON, { term: NOW, closedCount: 0 }, closed, 'en')).toEqual([
      'This answer comes in about 3 deals of 100 (exactly 1/36).',
    ]);
  });

  it('of a term that the player had a hand in are known of "very soon" only', () => {
    expect(exactly(LOST, { term: LATER, closedCount: 3 }, ofChoice, 'en')).toEqual([
      'The time depends on the rows that are chosen, too; how often this one comes nobody has counted yet.',
      'The answer "very soon" comes in about 3 deals of 100 (exactly 1/36).',
    ]);
  });

  it('where no wish is made: of coming out, and of as many closed cards', () => {
    expect(exactly(LOST, { closedCount: 3 }, closed)).toEqual([
      'Пасьянс сходится примерно в 3 раскладах из 100 (точно 1/36).',
      'Столько же карт остаётся закрытыми в 75 раскладах из 100 (точно 3/4).',
    ]);
  });

  it('of what is certain', () => {
    const certain = exactFrom({ holds: 'always', left: 'obstacles', counts: [9n], why: WHY });
    expect(exactly(WON, { wish: 'yes', obstacles: [] }, certain)).toEqual([
      'Такой ответ выпадает всегда: иначе с этими условиями и не бывает.',
    ]);
  });

  it('are set apart when they are long', () => {
    const long = exactFrom({ holds: 'always', left: 'obstacles', counts: [2155711n, 765977n], why: WHY });
    expect(exactly(WON, { wish: 'yes', obstacles: [] }, long, 'en')).toEqual([
      'This answer comes in about 74 deals of 100 (exactly 2,155,711 of 2,921,688).',
    ]);
  });

  it('say rare things with rounder numbers, and nearly certain ones too', () => {
    const rare = exactFrom({ holds: 'always', left: 'closed', counts: [1n, 2499n], why: WHY });
    expect(exactly(WON, { wish: 'yes', closedCount: 0 }, rare, 'en')).toEqual([
      'This answer comes in 4 deals of 10,000 (exactly 1 of 2,500).',
    ]);
    // Never rounded up to one: that could be nearly twice what is true.
    const rarer = exactFrom({ holds: 'always', left: 'closed', counts: [3n, 4997n], why: WHY });
    expect(exactly(WON, { wish: 'yes', closedCount: 0 }, rarer, 'en')).toEqual([
      'This answer comes in 6 deals of 10,000 (exactly 3 of 5,000).',
    ]);
    expect(exactly(LOST, { wish: 'no' }, rare, 'en')).toEqual(['This answer comes in 9,996 deals of 10,000 (exactly 2,499 of 2,500).']);
  });
});

describe('counted odds', () => {
  const counted: CountedShare = { player: 'sensible', deals: 300, times: 29, unknown: 0, interval: [0.06815, 0.13538] };
  const say = (outcome: Outcome, facts: ReadingFacts, share: CountedShare | undefined, lang: Lang = 'ru'): readonly string[] =>
    sayAnswerOdds(answerOdds({ outcome, facts }, undefined, share), lang);

  it('name the player, the deals and the interval', () => {
    expect(say(WON, { wish: 'yes' }, counted)).toEqual([
      'Разумному игроку такой ответ выпадает примерно в 10 раскладах из 100 (29 из 300 сыгранных; от 6,8 до 13,5 из 100 с уверенностью 95 %).',
    ]);
    expect(say(WON, { wish: 'yes' }, counted, 'en')).toEqual([
      'A sensible player gets this answer in about 10 deals of 100 (29 of 300 played; 6.8 to 13.5 of 100 with 95% confidence).',
    ]);
  });

  it('say what was not decided', () => {
    expect(say(WON, {}, { ...counted, player: 'solver', unknown: 2 })).toEqual([
      'Тому, кто видит все карты, пасьянс удаётся примерно в 10 раскладах из 100 (29 из 300 сыгранных; не решено 2; от 6,8 до 13,5 из 100 с уверенностью 95 %).',
    ]);
  });

  it('do not round never and always', () => {
    expect(say(WON, {}, { ...counted, times: 0, interval: [0, 0.01222] }, 'en')).toEqual([
      'A sensible player brings it out in hardly any deal (0 of 300 played; 0 to 1.2 of 100 with 95% confidence).',
    ]);
    expect(say(LOST, { wish: 'no' }, { ...counted, times: 300, interval: [0.98778, 1] })).toEqual([
      'Разумному игроку такой ответ выпадает почти всегда (300 из 300 сыгранных; от 98,8 до 100 из 100 с уверенностью 95 %).',
    ]);
  });

  it('of classes and of brilliant wins', () => {
    expect(say({ result: 'won', win: 2 }, { winClass: 2 }, counted)[0]).toMatch(
      /^Разумному игроку выигрыш этого класса выпадает примерно в 10/,
    );
    expect(say({ result: 'won', win: 'brilliant' }, {}, counted, 'en')[0]).toMatch(/^A sensible player wins brilliantly in about 10/);
  });

  it('are honest where nobody has counted', () => {
    expect(say(LOST, {}, undefined)).toEqual(['Как часто это бывает с такими условиями, никто ещё не считал.']);
  });
});

it('what has to be counted is the answer, or coming out where a lost game answers nothing', () => {
  const ends = [
    endToCount({ outcome: WON, facts: { wish: 'yes' } }),
    endToCount({ outcome: LOST, facts: { wish: 'no' } }),
    endToCount({ outcome: LOST, facts: {} }),
    endToCount({ outcome: { result: 'won', win: 3 }, facts: { winClass: 3 } }),
    endToCount({ outcome: { result: 'won', win: 'brilliant' }, facts: {} }),
  ];
  expect(ends).toEqual(['won', 'lost', 'won', 3, 'brilliant']);
});
