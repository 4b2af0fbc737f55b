import { writeFileSync } from 'node:fs';
import { type Deal, Desk, dealNumber, formatRecord, type Game, type Lang, type Move, type Place, Session, type Text } from 'pasyans';
import { anyDeal, type GameFlags, openTable } from '../context.ts';
import { systemCode } from '../failure.ts';
import { printable } from '../printable.ts';
import { type Found, loadGame, type Slot, writeGame } from '../store/saves.ts';

export interface PlayFlags extends GameFlags {
  readonly new?: boolean;
  readonly autoSafe?: boolean;
}

/**
 * One sitting at the table: the desk, and the file that holds the game after every move. Trouble with the file is told
 * once and never stops the play.
 */
export class Sitting {
  readonly desk: Desk;
  readonly lang: Lang;
  /** Whether every move takes with it what is proved never to hurt (C14): only where the player has said so. */
  collectsSafely = false;
  readonly #folder: string;
  #keeps: boolean;
  #notices: string[];
  #asked: { readonly place: Place; readonly move: Move } | undefined;

  constructor(desk: Desk, lang: Lang, folder: string, keeps: boolean, notices: readonly string[]) {
    this.desk = desk;
    this.lang = lang;
    this.#folder = folder;
    this.#keeps = keeps;
    this.#notices = [...notices];
  }

  get session(): Session {
    return this.desk.session;
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
    return this.#turnBack(() => this.desk.undo());
  }

  redo(): 'move' | 'game' | undefined {
    return this.#turnBack(() => this.desk.redo());
  }

  #turnBack(step: () => 'move' | 'game' | undefined): 'move' | 'game' | undefined {
    const before = this.session;
    const done = step();
    if (done === 'game' && hasMoves(before)) this.#write('left', before);
    if (done) this.keep();
    return done;
  }

  /** Puts a new deal of the same game on the desk; the game left stays behind it, here and in its file. */
  dealAnew(): void {
    const { game } = this.session;
    this.open(new Session(game, dealNumber(game.rules.pack, anyDeal())));
  }

  open(session: Session): void {
    if (hasMoves(this.session)) this.#write('left', this.session);
    this.desk.open(session);
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

/** Sits down: goes on with the unfinished game, unless the flags ask for another one. */
export function sitDown(id: string, flags: PlayFlags, lang: Lang, folder: string): Sitting {
  const wanted = openTable(id, flags);
  const now = loadGame(folder, id, 'now');
  const notices = noticesOf(now, lang);
  const keeps = now.is !== 'unreadable';
  const named = flags.deal !== undefined || (flags.opt?.length ?? 0) > 0 || flags.new === true;
  if (now.is !== 'game') return begin(new Desk(laid(wanted)), []);
  if (named || now.session.outcome() !== undefined) {
    const sitting = new Sitting(new Desk(now.session), lang, folder, keeps, notices);
    sitting.open(laid(wanted));
    return sitting;
  }
  const left = loadGame(folder, id, 'left');
  const desk = new Desk(left.is === 'game' && !isSame(left.session, now.session) ? left.session : now.session);
  if (desk.session !== now.session) desk.open(now.session);
  return begin(desk, [goesOn(now.session, lang), ...noticesOf(left, lang)]);

  function begin(with_: Desk, more: readonly string[]): Sitting {
    const sitting = new Sitting(with_, lang, folder, keeps, [...notices, ...more]);
    sitting.keep();
    return sitting;
  }
}

function laid({ game, deal }: { readonly game: Game; readonly deal: Deal }): Session {
  return new Session(game, deal);
}

function hasMoves(session: Session): boolean {
  return session.root.children.length > 0;
}

/** True when two sessions are one game: the same options and cards. */
function isSame(one: Session, other: Session): boolean {
  return JSON.stringify([one.game.options, one.deal.cards]) === JSON.stringify([other.game.options, other.deal.cards]);
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
        ? `Сохранённую игру не прочитать (${found.code}); играем без сохранения, чтобы её не испортить.`
        : `The saved game cannot be read (${found.code}); this game is not kept, so as not to spoil it.`,
    ];
  }
  return [];
}

function goesOn(session: Session, lang: Lang): string {
  const deal = session.deal.id ?? '—';
  return lang === 'ru'
    ? `Игра продолжается: расклад ${deal}, сделано ходов: ${session.here.depth}.`
    : `The game goes on: deal ${deal}, moves made: ${session.here.depth}.`;
}

function cannotKeep(code: string, folder: string, lang: Lang): string {
  return lang === 'ru'
    ? `Игру не сохранить в «${folder}» (${code}); можно играть дальше, но после выхода она не останется.`
    : `The game cannot be kept in "${folder}" (${code}); play on, but it will not be there after you leave.`;
}
