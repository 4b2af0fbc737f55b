import {
  below,
  CARRY,
  dealNumber,
  findPatience,
  formatLink,
  fromOf,
  kindOf,
  type Lang,
  type Move,
  type Options,
  openGame,
  type Patience,
  parseRecord,
  patiences,
  randomFrom,
  Session,
  sayCard,
  sayPile,
  toOf,
} from 'pasyans';

/** The library's side of a test: what the browser shows is held against it. */

export const WITHOUT_CHOICE: readonly Patience[] = patiences.filter(({ choice }) => choice === 'zero');
/** Played to a win by every way of playing: one game of stock and waste, one of an open grid. */
export const WITH_CHOICE: readonly Patience[] = patiences.filter(({ id }) => ['will-it-come-true', 'potocki'].includes(id));
/** One of each other kind: a pyramid, a store and its piles, a row, fans whose tops go out together; packets, a wave. */
export const OF_OTHER_KINDS = ['egyptian-pyramid', 'open-store', 'royal-marriage', 'triads'] as const;
export const OF_KINDS_WITHOUT_CHOICE = ['vorozhba', 'wish'] as const;
/** One of each kind: where the table is in question, which knows no patience. */
export const OF_KINDS: readonly string[] = [...WITH_CHOICE.map(({ id }) => id), ...OF_OTHER_KINDS, ...OF_KINDS_WITHOUT_CHOICE];

/** Lays out a deal. */
export function deal(id: string, number: number, options: Options = {}): Session {
  const patience = findPatience(id);
  const game = patience && openGame(patience, options);
  if (!game?.ok) throw new Error(`no patience ${id} with these options`);
  return new Session(game.value, dealNumber(game.value.rules.pack, number));
}

/** Another session at the same place of the same deal. */
export function again({ game, deal: cards, moves }: Session, depth = moves.length): Session {
  const session = new Session(game, cards);
  playAll(session, moves.slice(0, depth));
  return session;
}

function playAll(session: Session, moves: readonly Move[]): Session {
  for (const m of moves) if (!session.play(m).ok) throw new Error(`move ${m} is not legal here`);
  return session;
}

/** Always the first legal move, to the end or as far as is asked. */
export function playFirst(session: Session, most = Number.POSITIVE_INFINITY): Session {
  for (let n = 0; n < most && session.legal().count > 0; n++) session.play(session.legal().at(0));
  return session;
}

/** Legal moves by a fixed rule. */
export function playSome(session: Session, most: number): Session {
  for (let n = 0; n < most && session.legal().count > 0; n++) session.play(session.legal().at((n * 7) % session.legal().count));
  return session;
}

/** Any legal move, but always the same ones, to the end or as far as is asked. */
function playAny(session: Session, seed: number, most = Number.POSITIVE_INFINITY): Session {
  let state = seed;
  for (let n = 0; n < most && session.legal().count > 0; n++) {
    // Marsaglia's xorshift32.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    session.play(session.legal().at((state >>> 0) % session.legal().count));
  }
  return session;
}

const ends = new Map<string, Session>();

/** A game played to its end, won or not: what can go to a foundation goes, else any legal move is made, always the same ones. */
export function endedGame(id: string): Session {
  const known = ends.get(id);
  if (known) return known;
  for (let number = 1; number <= 100; number++) {
    const session = playHome(deal(id, number), number);
    if (!session.outcome()) continue;
    ends.set(id, session);
    return session;
  }
  throw new Error(`no deal of ${id} ends`);
}

/** Cards that go to and fro go on for ever: no such game is waited for. */
const MOST_MOVES = 600;

function playHome(session: Session, seed: number): Session {
  const { rules } = session.game;
  const random = randomFrom(seed);
  for (let n = 0; n < MOST_MOVES && session.legal().count > 0; n++) {
    const legal = session.legal().toArray();
    const home = legal.filter((m) => kindOf(m) === CARRY && rules.piles[toOf(m)]?.role === 'foundation');
    const some = home.length > 0 ? home : legal;
    session.play(some[below(random, some.length)] as Move);
  }
  return session;
}

const wins = new Map<string, Session>();

/** A game played to a win; found by trying deals, so that it follows every change of the rules. */
export function wonGame(id: string): Session {
  const known = wins.get(id);
  if (known) return known;
  for (let number = 1; number <= 5000; number++) {
    for (const session of [playFirst(deal(id, number)), playAny(deal(id, number), number)]) {
      if (session.outcome()?.result !== 'won') continue;
      wins.set(id, session);
      return session;
    }
  }
  throw new Error(`no won deal of ${id} found`);
}

/** A move that carries one card to a pile that holds one. */
export function someCarry(id: string): { readonly here: Session; readonly from: number; readonly to: number } {
  const whole = wonGame(id);
  for (const [depth, m] of whole.moves.entries()) {
    const here = again(whole, depth);
    if (kindOf(m) === CARRY && here.table.height(toOf(m)) > 0) return { here, from: fromOf(m), to: toOf(m) };
  }
  throw new Error(`no such move in ${id}`);
}

/** The address that opens a game; `depth` says how many of its moves are played. */
export const linkTo = (session: Session, depth = session.here.depth): string => `./#${formatLink(session, { at: depth })}`;

/** What is to be heard on every pile that is shown, by its number; of a row on every card, by pile and height. */
export function namesOf(session: Session, lang: Lang = 'ru'): Readonly<Record<string, string>> {
  const { game, table } = session;
  const seen = session.seen();
  const named = game.rules.piles.flatMap(({ fan, fleeting }, pile): [string, string][] => {
    const cards = Array.from({ length: table.height(pile) }, (_, index) => index);
    if (fan === 'wrap' && cards.length > 0) return cards.map((index) => [`${pile}.${index}`, sayCard(game, seen, { pile, index }, lang)]);
    return fleeting && cards.length === 0 ? [] : [[String(pile), sayPile(game, seen, pile, lang, table)]];
  });
  return Object.fromEntries(named);
}

/** A kept record as a session. */
export function readRecord(text: string): Session {
  const read = parseRecord(text, findPatience);
  if (!read.ok) throw new Error(read.fault.text.en);
  return read.value.session;
}
