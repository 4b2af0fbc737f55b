import type { Heading } from '../engine/index.ts';

/** What lists show of Wish. */
export const heading: Heading = {
  id: 'wish',
  title: { ru: 'Желание', en: 'Wish' },
  about: {
    ru: 'Карта за картой открываются четыре ряда; оставшиеся закрытыми скажут, скоро ли сбудется желание.',
    en: 'Card by card four rows come open; the cards left closed tell how soon the wish comes true.',
  },
  otherNames: {
    ru: ['Потёмки', 'Спойлт', 'Часы', 'Часы путешественника'],
    en: ['Spoilt', 'Clock', "Travellers' Clock"],
  },
  choice: 'zero',
  tells: true,
  packs: ['36'],
};
