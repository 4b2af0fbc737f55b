import type { Card, Rank, State, Text } from '../../engine/index.ts';
import { cardSign, rankName } from './card-words.ts';

/** What is said of a card that does not begin a foundation; `base` is not known while no card has named it. */
export function startsWith(base: Rank | undefined, card: Card): Text {
  const sign = cardSign(card);
  if (base === undefined) return { ru: 'Базовой карты ещё нет.', en: 'There is no base card yet.' };
  const rank = rankName(base);
  return {
    ru: `Пустую базовую стопку начинает только ${rank.ru}; ${sign.ru} сюда не подходит.`,
    en: `Only ${rank.en} begins an empty foundation; ${sign.en} does not fit here.`,
  };
}

/** What is said of a card that does not follow on a foundation; `next` is asked only while it holds fewer than `most`. */
export function waitsFor(s: State, foundation: number, most: number, next: () => Card): Text {
  if (s.height(foundation) === most) return { ru: 'Эта стопка уже собрана.', en: 'This foundation is complete.' };
  const wanted = cardSign(next());
  const top = cardSign(s.top(foundation));
  return { ru: `Сюда подходит только ${wanted.ru}: сверху лежит ${top.ru}.`, en: `Only ${wanted.en} fits here: ${top.en} is on top.` };
}
