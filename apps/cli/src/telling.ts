import {
  type AnswerOdds,
  answerOdds,
  cardCode,
  decimalText,
  endToCount,
  exactOdds,
  type Fraction,
  fractionText,
  type Game,
  type Lang,
  reading,
  type Session,
  sayAnswerOdds,
  type Told,
} from 'pasyans';
import { type CompactRow, countedShare } from 'pasyans/odds';

/** Where the odds book is looked up: its rows about a game, or `undefined` where there is no book at hand. */
export type BookRows = (game: Game) => readonly CompactRow[] | undefined;

const LANGS: readonly Lang[] = ['ru', 'en'];

/** How often the answer of a finished game comes; `undefined` where it would have to be looked up and there is no book. */
export function oddsOf(game: Game, told: Told, rows: BookRows): AnswerOdds | undefined {
  const exact = exactOdds(game);
  if (exact) return answerOdds(told, exact, undefined);
  const known = rows(game);
  return known && answerOdds(told, undefined, countedShare(known, endToCount(told)));
}

/** The facts of a reading as programs read them (docs/cli.md); `null` where the patience gives none. */
export function readingJson(session: Session, told: Told | undefined): unknown {
  if (!told || !session.game.rules.facts) return null;
  const { facts } = told;
  return facts.obstacles ? { ...facts, obstacles: facts.obstacles.map(cardCode) } : facts;
}

/** The reading in both languages; `null` while the game is open. */
export function wordsJson(told: Told | undefined): unknown {
  return told ? byLang((lang) => reading(told.facts, lang, told.outcome)) : null;
}

/** How often the answer comes; `null` while the game is open and where nobody can look. */
export function oddsJson(game: Game, told: Told | undefined, rows: BookRows): unknown {
  const odds = told && oddsOf(game, told, rows);
  if (!odds) return null;
  const { of, exact, atOnce, left, counted } = odds;
  return {
    of,
    exact: exact ? shareJson(exact) : null,
    atOnce: atOnce ? shareJson(atOnce) : null,
    left: left ? { cards: left.cards, ...shareJson(left.share) } : null,
    counted: counted ?? null,
    text: byLang((lang) => sayAnswerOdds(odds, lang).join(' ')),
  };
}

const DIGITS = 12;

function shareJson(share: Fraction): { readonly fraction: string; readonly decimal: string } {
  return { fraction: fractionText(share), decimal: decimalText(share, DIGITS) };
}

function byLang<T>(say: (lang: Lang) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(LANGS.map((lang) => [lang, say(lang)]));
}
