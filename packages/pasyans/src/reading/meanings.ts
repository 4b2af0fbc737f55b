import type { Text } from '../engine/text.ts';

/** Data form of one of the 36 cards of the old Russian pack, `6H` to `AS`, as `cardCode` of the engine writes it. */
export type MeaningCode = `${'6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | 'A'}${'H' | 'D' | 'C' | 'S'}`;

/** The label that has to stand wherever a meaning is shown. */
export const MEANINGS_LABEL: Text = {
  ru: 'По традиции; в источнике значений нет',
  en: 'By tradition; the source gives no meanings',
};

/** How a card that means something good can be in the way. */
export const FRIENDLY_NOTE: Text = {
  ru: 'Добрая карта — дело, которое надо прежде уладить.',
  en: 'A friendly card is a matter to be settled first.',
};

/** Whether a card means something that may well be wished for, as hearts and diamonds do; clubs are duties, spades are ills. */
export function isFriendly(code: MeaningCode): boolean {
  return code.endsWith('H') || code.endsWith('D');
}

/**
 * What each card left over in a patience of the Vorozhba family points to as an obstacle (rules, appendix A).
 *
 * Tradition, not the source: the old page says that the cards left over show what is in the way, but gives no meanings.
 * These are the project's own short wordings of what is widely told in Russian fortune telling with 36 cards; books and
 * families differ. Show them with `MEANINGS_LABEL`. A friendly card is read as the matter that has to be settled first,
 * or that draws the wisher aside. All 36 cards have a row because the base suit changes from deal to deal.
 */
export const MEANINGS: Readonly<Record<MeaningCode, Text>> = {
  '6H': { ru: 'короткая радостная поездка, путь к дорогому человеку', en: 'a short glad trip, the way to someone dear' },
  '7H': { ru: 'назначенная встреча, свидание', en: 'an appointed meeting, a tryst' },
  '8H': { ru: 'застольная беседа, гости, дружеский круг', en: 'talk at table, guests, a circle of friends' },
  '9H': { ru: 'признание, взаимное чувство', en: 'a declaration, a feeling returned' },
  '10H': { ru: 'сердечный интерес, надежда на счастье', en: 'a matter of the heart, hope of happiness' },
  JH: { ru: 'приятные хлопоты о близких', en: 'pleasant bustle about loved ones' },
  QH: { ru: 'любимая женщина, жена или мать', en: 'a beloved woman, wife or mother' },
  KH: { ru: 'любимый мужчина, муж или отец', en: 'a beloved man, husband or father' },
  AH: { ru: 'свой дом, семья', en: "one's own home, the family" },
  '6D': { ru: 'скорая дорога, удачное начало', en: 'a quick journey, a lucky start' },
  '7D': { ru: 'встреча по делу, малые деньги', en: 'a meeting on business, small money' },
  '8D': { ru: 'разговор о деньгах, уговор', en: 'talk of money, an agreement' },
  '9D': { ru: 'деньги, доход', en: 'money, income' },
  '10D': { ru: 'денежный интерес, крупная сумма', en: 'a money matter, a large sum' },
  JD: { ru: 'хлопоты о деньгах, вестник', en: 'bustle about money, a messenger' },
  QD: { ru: 'молодая незамужняя женщина', en: 'a young unmarried woman' },
  KD: { ru: 'молодой неженатый мужчина', en: 'a young unmarried man' },
  AD: { ru: 'письмо, известие, важная бумага', en: 'a letter, news, an important paper' },
  '6C': { ru: 'поздняя дорога, поездка по службе', en: 'a late road, a journey on duty' },
  '7C': { ru: 'деловое свидание, переговоры', en: 'a business appointment, negotiations' },
  '8C': { ru: 'казённый разговор, беседа с начальством', en: 'official talk, a word with superiors' },
  '9C': { ru: 'прочная привязанность, постоянство', en: 'a lasting tie, constancy' },
  '10C': { ru: 'интерес по службе, заработок', en: 'advantage at work, earnings' },
  JC: { ru: 'служебные заботы', en: 'worries at work' },
  QC: { ru: 'немолодая женщина, родственница или сослуживица', en: 'an older woman, a relative or colleague' },
  KC: { ru: 'солидный мужчина, начальник или покровитель', en: 'a man of standing, a superior or protector' },
  AC: { ru: 'казённый дом: служба, учреждение, власть', en: 'an official house: work, office, authority' },
  '6S': { ru: 'дальняя невесёлая дорога', en: 'a long cheerless road' },
  '7S': { ru: 'тревога, размолвка', en: 'alarm, a falling-out' },
  '8S': { ru: 'слёзы, огорчение', en: 'tears, grief' },
  '9S': { ru: 'болезнь, упадок сил', en: 'illness, failing strength' },
  '10S': { ru: 'рухнувший замысел, обманутые ожидания', en: 'a plan that fell through, disappointed hopes' },
  JS: { ru: 'пустые хлопоты', en: 'bustle for nothing' },
  QS: { ru: 'недобрая женщина, завистница', en: 'an unkind woman, an envious one' },
  KS: { ru: 'недруг, суровый сильный человек', en: 'an enemy, a hard and powerful man' },
  AS: { ru: 'удар, внезапная беда, дурная весть', en: 'a blow, sudden trouble, bad news' },
};
