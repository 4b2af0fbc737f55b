import { askedOption, Desk, type Patience, type Session } from 'pasyans';
import { loadCatalogue } from '../i18n/index.ts';
import type { Journal } from '../journal/journal.ts';
import type { Database } from '../storage/database.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Shelf, Trouble } from '../storage/shelf.ts';
import type { Helper } from './asker.ts';
import { type Found, findLast, openedWell } from './boot.ts';
import { type Commands, commands } from './commands.ts';
import { type Core, createCore, type Notice } from './core.ts';
import { type Help, help } from './help.ts';
import type { Journaling } from './journaling.ts';
import { adopt, type Kept, kept } from './kept.ts';
import { gameOf, sessionOf, someDeal, usualPatience } from './open-games.ts';
import { type Play, play } from './play.ts';
import { isForeign, type Route, route } from './route.ts';
import { type Channel, lastId, type Saving, saving } from './saving.ts';
import { PACES, type SettingsBox } from './settings.ts';
import { type Share, share } from './share.ts';
import { type Speech, speech } from './speech.ts';
import { fetchTold } from './telling.ts';

/** All that the views may ask and command. */
export interface Ctrl {
  readonly core: Core;
  readonly play: Play;
  readonly commands: Commands;
  readonly route: Route;
  readonly speech: Speech;
  readonly share: Share;
  readonly kept: Kept;
  readonly saving: Saving;
  readonly help: Help;
  /** A whole number from 0 to 2^32 - 1. */
  readonly random: () => number;
  /** The journal, fetched when somebody asks for it. Rejects when it cannot be fetched. */
  journal(): Promise<Journal>;
  /** What Escape means: a card in hand is put back, else help is taken away. */
  cancel(): void;
  /** To be called once the table has been drawn: the game on it opens without harm. */
  opened(): void;
}

/** What the app needs from the browser; tests give their own. */
export interface Surroundings {
  readonly win: Window;
  readonly settings: SettingsBox;
  /** Makes the shelf; `onTrouble` is told of what goes wrong with it. */
  readonly shelf: (onTrouble: (trouble: Trouble) => void) => Shelf;
  /** Where the journal is kept. */
  readonly database: Database;
  readonly channel: Channel;
  /** What lives as long as the tab, and as long as the device keeps it; `undefined` where the browser refuses. */
  readonly tab: Storage | undefined;
  readonly device: Storage | undefined;
  readonly now: () => number;
  readonly newId: () => string;
  /** A whole number from 0 to 2^32 - 1. */
  readonly random: () => number;
  /** Starts the worker that thinks; throws where there can be none. */
  readonly startWorker: () => Helper;
  /** Told when a game has ended by a move. */
  readonly onEnd: () => void;
}

/** Opens the app: the last game exactly as it was, or a deal ready to be touched. Rejects, and changes nothing, when that game cannot be fetched. */
export async function startCtrl(around: Surroundings): Promise<Ctrl> {
  const { settings, win } = around;
  const troubles: Trouble[] = [];
  let onTrouble = (trouble: Trouble): void => void troubles.push(trouble);
  const shelf = around.shelf((trouble) => onTrouble(trouble));
  const journal = (): Promise<Journaling> => import('./journaling.ts').then((it) => it.journaling({ ...around, shelf }));
  // What will be needed as a rule is fetched while the shelf is read.
  const words = loadCatalogue(settings.now.peek().lang);
  const usual = usualPatience(settings.now.peek());
  for (const wanted of [words, usual]) wanted.catch(() => undefined);
  const found = await findLast(shelf, lastId(around), around.device);

  const desk = deskOf(found, found.opened?.session ?? freshSession(around, await usual));
  const core = createCore(desk, settings, around.newId, await words);
  for (const game of [found.under, found.opened, found.ahead]) if (game) adopt(core, game.session, game.row);
  onTrouble = (trouble) =>
    core.notify((words) => ({ unread: words.storageUnread, full: words.storageFull, gone: words.storageGone })[trouble]);
  for (const trouble of troubles) onTrouble(trouble);

  const saver = saving(core, { ...around, shelf });
  /** Lets the journal do something with games. What fails of it is done at the next start: the shelf has them. */
  const inJournal = (work: (it: Journaling) => Promise<unknown>): Promise<unknown> =>
    journal()
      .then(work)
      .catch(() => undefined);
  const enter = (game: SavedGame): Promise<unknown> => inJournal((it) => it.enter(game));
  /** Once the last touch is answered: the shelf has the game, and a page closed before enters it at the next start. */
  const onEnd = (game: SavedGame): void =>
    void setTimeout(() => {
      void enter(game);
      around.onEnd();
    });
  const player = play(core, saver, { stepTime: () => 2 * PACES[settings.now.peek().pace], onEnd });
  const orders = commands(core, saver, player, around.random);
  const helper = help(core, player, around.startWorker);
  const sharing = share(core, orders, win, () => path.go({ name: 'chooser' }));
  const library = kept(core, orders, { shelf, enter, damaged: (game) => putAside(core, shelf, sharing, game) });
  tellOf(found, { core, shelf, sharing, library });
  if (!found.failed && found.row) void inJournal((it) => it.tidy(found.games, [found.row?.id, found.row?.over, found.row?.ahead]));
  const path = route(win, (hash) => void sharing.openLink(hash));
  const { session: first } = core.desk;
  await openFirst(win, path, saver, sharing);
  // A deal of our own making has still to ask what its patience asks before the deal; one from a link has its answer.
  const ours = core.desk.session === first && first !== found.opened?.session;
  if (ours && askedOption(first.game.patience.options) !== undefined) orders.newDeal();
  return {
    core,
    play: player,
    commands: orders,
    route: path,
    speech: speech(core),
    share: sharing,
    kept: library,
    saving: saver,
    help: helper,
    random: around.random,
    journal: () => journal().then((it) => it.journal),
    cancel: () => {
      if (core.held.peek() || !helper.close()) player.cancel();
    },
    opened() {
      openedWell(around.device);
      fetchTold();
    },
  };
}

/** The games as they lay before: the one it was opened over, the one that was on the table, and the new one that was taken back for it. */
function deskOf({ under, ahead }: Found, top: Session): Desk {
  const desk = new Desk(under?.session ?? top);
  if (under) desk.open(top);
  // Elsewhere it may have been played on with: then it is a game of its own, and not to be taken back.
  if (ahead && !ahead.session.canUndo) {
    desk.open(ahead.session);
    desk.undo();
  }
  return desk;
}

function freshSession({ settings, random }: Surroundings, patience: Patience): Session {
  return sessionOf(gameOf(patience, settings.now.peek().options[patience.id]), someDeal(random));
}

/** A link the app was opened by, or the game on the table. */
async function openFirst(win: Window, path: Route, saver: Saving, sharing: Share): Promise<void> {
  saver.save();
  const { hash } = win.location;
  if (!isForeign(hash)) return;
  path.forgetLink();
  await sharing.openLink(hash);
}

interface Told {
  readonly core: Core;
  readonly shelf: Shelf;
  readonly sharing: Share;
  readonly library: Kept;
}

/** Says what was amiss on the shelf. */
function tellOf(found: Found, to: Told): void {
  const { core, shelf, sharing, library } = to;
  const { row } = found;
  if (found.opened?.older || found.under?.older) core.notify((words) => words.damagedRecovered);
  if (row && found.avoided)
    core.notify(
      (words) => words.notOpened,
      { label: (words) => words.tryAgain, run: () => void library.resume(row) },
      saveText(sharing, row),
    );
  else if (row && !found.opened) putAside(core, shelf, sharing, row);
  for (const damaged of found.damaged) void shelf.putAside(damaged);
}

/** Lays a damaged game aside, off the shelf, and offers its text. */
function putAside(core: Core, shelf: Shelf, sharing: Share, game: SavedGame): void {
  void shelf.putAside({ text: game.record, id: game.id }).then(() => shelf.remove(game.id));
  core.notify((words) => words.damagedSave, saveText(sharing, game));
}

/** The way out for a game that cannot be opened here. */
const saveText = (sharing: Share, { record }: SavedGame): Notice['acts'][number] => ({
  label: (words) => words.download,
  run: () => void sharing.download('damaged.pasyans.txt', record),
});
