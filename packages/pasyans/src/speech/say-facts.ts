import { cardsOn, pilesOf } from '../engine/pile.ts';
import type { Session } from '../engine/session.ts';
import type { Lang, Text } from '../engine/text.ts';
import { CARDS, counted, type Forms, formOf } from './plural.ts';
import { sentence } from './say-pile.ts';

const MOVES: Readonly<Record<Lang, Forms>> = {
  ru: { one: 'ход', few: 'хода', many: 'ходов' },
  en: { one: 'move', many: 'moves' },
};
const MADE: Forms = { one: 'сделан', few: 'сделано', many: 'сделано' };
const HOME: Text = { ru: 'на базовых стопках', en: 'on the foundations' };

/**
 * What there is to know of a game besides its cards, a sentence a line: what its patience counts (base card, passes, redeals
 * left), how far it has come, how many moves were made and how many there are.
 */
export function sayFacts(session: Session, lang: Lang): readonly string[] {
  const { game, table } = session;
  const status = game.rules.status?.(table)?.[lang];
  const homes = pilesOf(game.rules, 'foundation');
  const home = homes.length > 0 ? `${sentence(HOME[lang])}: ${counted(cardsOn(table, homes), CARDS[lang], lang)}` : undefined;
  const lines = [
    status,
    home,
    sayMade(session.here.depth, lang),
    game.choice === 'zero' ? undefined : sayLeft(session.legal().count, lang),
  ];
  return lines.filter((line) => line !== undefined);
}

function sayMade(n: number, lang: Lang): string {
  if (lang === 'en') return `${counted(n, MOVES.en, lang)} made`;
  return n === 0 ? 'Ходов ещё не было' : `${sentence(formOf(n, MADE, lang))} ${counted(n, MOVES.ru, lang)}`;
}

function sayLeft(n: number, lang: Lang): string {
  if (lang === 'en') return n === 0 ? 'No moves now' : `${counted(n, MOVES.en, lang)} now`;
  return n === 0 ? 'Ходов нет' : `Сейчас есть ${counted(n, MOVES.ru, lang)}`;
}
