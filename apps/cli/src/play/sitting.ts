import { writeFileSync } from 'node:fs';
import { Desk, dealNumber, formatRecord, type Lang, type Move, openGame, type Place, Session, type Text } from 'pasyans';
import { anyDeal, type GameFlags, need, openTable, type Table } from '../context.ts';
import { systemCode, systemWords } from '../failure.ts';
import { printable } from '../printable.ts';
import { type Found, loadGame, type Slot, writeGame } from '../store/saves.ts';
import type { BookRows } from '../telling.ts';
import { type DealQuestion, dealQuestion } from './deal-question.ts';

export interface PlayFlags extends GameFlags {
  readonly new?: boolean;
  readonly autoSafe?: boolean;
  /** A record or a layout to begin with. */
  readonly from?: string;
}

/** A deal that comes onto the desk once the question before it is answered. */
interface Waiting {
  readonly question: DealQuestion;
  readonly table: Table;
  /** Whether the player has seen no table in this sitting yet. */
  readonly first: boolean;
  readonly put: (session: Session) => void;
}

/**
 * One sitting at the table: the desk, and the file that holds the game after every move. Trouble with the file is told
 * once and never stops the play.
 */
export class Sitting {
  readonly lang: Lang;
  /** Whether every move takes with it what is proved never to hurt (C14): only where the player has said so. */
  collectsSafely = false;
  /** Where the odds of an answer are looked up; without a book nothing is said of what only a book knows. */
  rows: BookRows = () => undefined;
  readonly #folder: string;
  #desk: Desk;
  #waiting: Waiting | undefined;
  #keeps: boolean;
  #notices: string[];
  #asked: { readonly place: Place; readonly move: Move } | undefined;

  constructor(desk: Desk, lang: Lang, folder: string, keeps: boolean, notices: readonly string[]) {
    this.#desk = desk;
    this.lang = lang;
    this.#folder = folder;
    this.#keeps = keeps;
    this.#notices = [...notices];
  }

  get session(): Session {
    return this.#desk.session;
  }

  /** What has to be told and was not yet. */
  takeNotices(): readonly string[] {
    const notices = this.#notices.map(printable);
    this.#notices = [];
    return notices;
  }

  /** Writes the present game down. To be called after every change. */
  keep(): void {
    this.#write('now', this.session);
  }

  /** What has to be asked before a move; asked once in a position: given again, the move is meant. */
  question(m: Move): Text | undefined {
    const { session } = this;
    const asked = this.#asked?.place === session.here && this.#asked.move === m;
    this.#asked = undefined;
    if (asked || session.refusal(m)) return undefined;
    const text = session.game.rules.asksBefore?.(session.table, m);
    if (text) this.#asked = { place: session.here, move: m };
    return text;
  }

  /** Takes back the last move, or at a fresh deal the deal itself. */
  undo(): 'move' | 'game' | undefined {
    return this.#turnBack(() => this.#desk.undo());
  }

  redo(): 'move' | 'game' | undefined {
    return this.#turnBack(() => this.#desk.redo());
  }

  #turnBack(step: () => 'move' | 'game' | undefined): 'move' | 'game' | undefined {
    const before = this.session;
    const done = step();
    if (done === 'game' && hasMoves(before)) this.#write('left', before);
    if (done) this.keep();
    return done;
  }

  /**
   * Puts a new deal of the same game on the desk; the game left stays behind it, here and in its file. Where something
   * is asked before the deal, the table stays as it is until that is answered.
   */
  dealAnew(): void {
    const { game } = this.session;
    const table = { game, deal: dealNumber(game.rules.pack, anyDeal()) };
    this.#dealOut(table, dealQuestion(game), false, (session) => this.open(session));
  }

  /**
   * Puts the first deal of the sitting on the desk: after the game that lies there, or with `undefined` in its place. Where it is that of one of the
   * games in `kept`, that game lies there again, at its start.
   */
  begin(table: Table, question: DealQuestion | undefined, kept: readonly Session[] | undefined): void {
    this.#dealOut(table, question, true, (session) => {
      if (kept) return this.#layAgain(session, kept);
      this.#desk = new Desk(session);
      this.keep();
    });
  }

  #layAgain(session: Session, kept: readonly Session[]): void {
    const begun = kept.find((one) => isSame(one, session));
    begun?.restart();
    if (begun) this.#notices.push(begunBefore(begun, this.lang));
    if (begun === this.session) this.keep();
    else this.open(begun ?? session);
  }

  #dealOut(table: Table, question: DealQuestion | undefined, first: boolean, put: Waiting['put']): void {
    if (question) this.#waiting = { question, table, first, put };
    else put(laid(table));
  }

  /** What has to be answered before anything else is done. */
  get asks(): DealQuestion | undefined {
    return this.#waiting?.question;
  }

  /** Whether there is no table to go back to from the question. */
  get asksFirst(): boolean {
    return this.#waiting?.first === true;
  }

  /** Answers the question with a value of its option: the cards are dealt. */
  answer(value: string): void {
    if (!this.#waiting) return;
    const { question, table, put } = this.#waiting;
    const { patience, options } = table.game;
    this.#waiting = undefined;
    put(laid({ game: need(openGame(patience, { ...options, [question.option]: value })), deal: table.deal }));
  }

  /** Deals no new game after all. */
  letBe(): void {
    if (!this.asksFirst) this.#waiting = undefined;
  }

  open(session: Session): void {
    if (hasMoves(this.session)) this.#write('left', this.session);
    this.#desk.open(session);
    this.keep();
  }

  /** Saves the game to a file of the player's choice, never over another file. Returns the system's code of a failure. */
  saveTo(file: string): string | undefined {
    try {
      writeFileSync(file, formatRecord(this.session), { flag: 'wx' });
      return undefined;
    } catch (error) {
      return systemCode(error);
    }
  }

  #write(slot: Slot, session: Session): void {
    if (!this.#keeps) return;
    try {
      writeGame(this.#folder, session.game.patience.id, slot, formatRecord(session));
    } catch (error) {
      this.#keeps = false;
      this.#notices.push(cannotKeep(systemCode(error), this.#folder, this.lang));
    }
  }
}

/** Sits down: goes on with the unfinished game, unless the flags ask for another one or there is one to begin with (`begun`). */
export function sitDown(id: string, flags: PlayFlags, lang: Lang, folder: string, begun?: Session): Sitting {
  const wanted = begun ?? openTable(id, flags);
  const now = loadGame(folder, id, 'now');
  const notices = noticesOf(now, lang);
  const keeps = now.is !== 'unreadable';
  const named = flags.deal !== undefined || (flags.opt?.length ?? 0) > 0 || flags.new === true;
  const asked = dealQuestion(wanted.game);
  const question = asked && namesOption(flags, asked.option) ? undefined : asked;
  const left: Found = now.is === 'game' ? loadGame(folder, id, 'left') : { is: 'nothing' };
  const sit = (desk: Desk, ...told: readonly string[]): Sitting =>
    new Sitting(desk, lang, folder, keeps, [...notices, ...told, ...noticesOf(left, lang)]);
  const games = gamesOf(left, now);
  if (begun) {
    const others = games.filter((game) => formatRecord(game) !== formatRecord(begun));
    const sitting = sit(deskOf(others) ?? new Desk(begun));
    if (others.length > 0) sitting.open(begun);
    else sitting.keep();
    return sitting;
  }
  if (now.is === 'game' && !named && now.session.outcome() === undefined) {
    const sitting = sit(deskOf([...games.filter((game) => game !== now.session), now.session]) as Desk, goesOn(now.session, lang));
    sitting.keep();
    return sitting;
  }
  const sitting = sit(deskOf(games) ?? new Desk(laid(wanted)));
  sitting.begin(wanted, question, games.length === 0 ? undefined : flags.new ? [] : games);
  return sitting;
}

/** The games that are kept, the present one last. A deal that nobody touched is none: another one takes its place. */
function gamesOf(left: Found, now: Found): readonly Session[] {
  const games = [left, now].flatMap((found) => (found.is === 'game' && hasMoves(found.session) ? [found.session] : []));
  const [before, present] = games;
  return before && present && isSame(before, present) ? [present] : games;
}

/** Games one upon another, the last one on top; `undefined` where there is none. */
function deskOf([first, ...later]: readonly Session[]): Desk | undefined {
  const desk = first && new Desk(first);
  for (const session of later) desk?.open(session);
  return desk;
}

function namesOption({ opt = [] }: PlayFlags, option: string): boolean {
  return opt.some((one) => one.startsWith(`${option}=`));
}

function laid({ game, deal }: Table): Session {
  return new Session(game, deal);
}

function hasMoves(session: Session): boolean {
  return session.root.children.length > 0;
}

/** True when two sessions are one game: the same options and cards. */
function isSame(one: Session, other: Session): boolean {
  return cardsOf(one) === cardsOf(other);
}

function cardsOf({ game, deal }: Session): string {
  return JSON.stringify([game.options, deal.cards, deal.laid?.lines]);
}

function noticesOf(found: Found, lang: Lang): readonly string[] {
  if (found.is === 'damaged') {
    const { fault, keptAs } = found;
    return [
      lang === 'ru'
        ? `Сохранённая игра повреждена (${fault.text.ru}) и отложена: ${keptAs}`
        : `The saved game is damaged (${fault.text.en}) and was set aside: ${keptAs}`,
    ];
  }
  if (found.is === 'unreadable') {
    return [
      lang === 'ru'
        ? `Сохранённую игру не прочитать: ${systemWords(found.code).ru}; играем без сохранения, чтобы её не испортить.`
        : `The saved game cannot be read: ${systemWords(found.code).en}; this game is not kept, so as not to spoil it.`,
    ];
  }
  return [];
}

function goesOn(session: Session, lang: Lang): string {
  const deal = session.deal.id ?? '—';
  const made = session.here.depth;
  // None, though the game is kept for its moves: they were taken back.
  if (lang === 'ru') return `Игра продолжается: расклад ${deal}, ${made === 0 ? 'ходы взяты назад' : `сделано ходов: ${made}`}.`;
  return `The game goes on: deal ${deal}, ${made === 0 ? 'all moves taken back' : `moves made: ${made}`}.`;
}

function begunBefore(session: Session, lang: Lang): string {
  const deal = session.deal.id ?? '—';
  return lang === 'ru'
    ? `Расклад ${deal} уже играли: он лежит с начала, а прежние ходы впереди.`
    : `Deal ${deal} was played before: it lies at its start, with the moves made then ahead.`;
}

function cannotKeep(code: string, folder: string, lang: Lang): string {
  return lang === 'ru'
    ? `Игру не сохранить в «${folder}»: ${systemWords(code).ru}; можно играть дальше, но после выхода она не останется.`
    : `The game cannot be kept in "${folder}": ${systemWords(code).en}; play on, but it will not be there after you leave.`;
}
