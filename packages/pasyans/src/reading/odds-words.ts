import type { CountedShare } from '../engine/counted.ts';
import type { Fraction } from '../engine/exact.ts';
import type { Lang, Text } from '../engine/text.ts';
import { number } from '../speech/index.ts';
import type { AnswerKind, AnswerOdds } from './answer-odds.ts';
import { asNumber, exactly, ofDeals, ofHundred } from './share-words.ts';

/** What comes so often, as the beginning of a sentence. */
const COMES: Readonly<Record<AnswerKind, Text>> = {
  yes: { ru: 'Такой ответ выпадает', en: 'This answer comes' },
  no: { ru: 'Такой ответ выпадает', en: 'This answer comes' },
  'at-once': { ru: 'Такой ответ выпадает', en: 'This answer comes' },
  term: { ru: 'Ровно такой срок выпадает', en: 'Exactly this span of time comes' },
  class: { ru: 'Выигрыш этого класса выпадает', en: 'A win of this class comes' },
  brilliant: { ru: 'Блестящий выигрыш выпадает', en: 'A brilliant win comes' },
  won: { ru: 'Пасьянс сходится', en: 'The patience comes out' },
};

/** The same after the name of a player. */
const GETS: Readonly<Record<AnswerKind, Text>> = {
  yes: { ru: 'такой ответ выпадает', en: 'gets this answer' },
  no: { ru: 'такой ответ выпадает', en: 'gets this answer' },
  'at-once': { ru: 'такой ответ выпадает', en: 'gets this answer' },
  term: { ru: 'такой срок выпадает', en: 'gets exactly this span of time' },
  class: { ru: 'выигрыш этого класса выпадает', en: 'wins in this class' },
  brilliant: { ru: 'блестящий выигрыш выпадает', en: 'wins brilliantly' },
  won: { ru: 'пасьянс удаётся', en: 'brings it out' },
};

/** Who played the deals that were counted. */
const WHO: Readonly<Record<string, Text>> = {
  careless: { ru: 'Рассеянному игроку', en: 'A careless player' },
  sensible: { ru: 'Разумному игроку', en: 'A sensible player' },
  solver: { ru: 'Тому, кто видит все карты,', en: 'One who sees all the cards' },
};

const WORDS = {
  always: { ru: 'иначе с этими условиями и не бывает', en: 'with these options there is no other' },
  atOnce: { ru: 'Ответ «очень скоро» выпадает', en: 'The answer "very soon" comes' },
  ofChoice: {
    ru: 'Срок зависит и от того, какие ряды выбирают; как часто выпадает такой, никто ещё не считал.',
    en: 'The time depends on the rows that are chosen, too; how often this one comes nobody has counted yet.',
  },
  obstacles: { ru: 'Столько же препятствий остаётся', en: 'Just as many obstacles are left' },
  closed: { ru: 'Столько же карт остаётся закрытыми', en: 'Just as many cards stay face down' },
  uncounted: {
    ru: 'Как часто это бывает с такими условиями, никто ещё не считал.',
    en: 'How often this happens with these options nobody has counted yet.',
  },
} as const satisfies Record<string, Text>;

/** The plain odds below a reading, a sentence each: how often this answer comes. */
export function sayAnswerOdds({ of, exact, atOnce, left, counted }: AnswerOdds, lang: Lang): readonly string[] {
  if (counted) return [countedSentence(of, counted, lang)];
  const sentences = [
    exact && exactSentence(COMES[of][lang], exact, lang),
    !exact && atOnce && WORDS.ofChoice[lang],
    atOnce && exactSentence(WORDS.atOnce[lang], atOnce, lang),
    left && exactSentence(WORDS[left.kind][lang], left.share, lang),
  ].filter((sentence) => sentence !== undefined && sentence !== false);
  return sentences.length > 0 ? sentences : [WORDS.uncounted[lang]];
}

function exactSentence(what: string, share: Fraction, lang: Lang): string {
  if (share.numerator === share.denominator) return `${what} ${lang === 'ru' ? 'всегда' : 'always'}: ${WORDS.always[lang]}.`;
  return `${what} ${ofDeals(asNumber(share), lang, 'all')}${exactly(share, lang)}.`;
}

function countedSentence(of: AnswerKind, { player, deals, times, unknown, interval }: CountedShare, lang: Lang): string {
  const who = WHO[player]?.[lang] ?? player;
  const how = times === 0 || times === deals ? edge(times === 0, lang) : ofDeals(times / deals, lang, 'some');
  const [low, high] = interval.map((end) => ofHundred(end, lang)) as [string, string];
  const many = [number(times, lang), number(deals, lang)] as const;
  const details =
    lang === 'ru'
      ? [
          `${many[0]} из ${many[1]} сыгранных`,
          ...(unknown > 0 ? [`не решено ${number(unknown, lang)}`] : []),
          `от ${low} до ${high} из 100 с уверенностью 95 %`,
        ]
      : [
          `${many[0]} of ${many[1]} played`,
          ...(unknown > 0 ? [`${number(unknown, lang)} undecided`] : []),
          `${low} to ${high} of 100 with 95% confidence`,
        ];
  return `${who} ${GETS[of][lang]} ${how} (${details.join('; ')}).`;
}

/** What came never or always in the deals that were played: what that comes to, the interval tells. */
function edge(never: boolean, lang: Lang): string {
  if (lang === 'ru') return never ? 'крайне редко' : 'почти всегда';
  return never ? 'in hardly any deal' : 'in nearly every deal';
}
