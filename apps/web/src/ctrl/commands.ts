import { batch } from '@preact/signals';
import { askedOption, FIRST_DEAL, LAST_DEAL, type Options, type Patience, type Place, Session } from 'pasyans';
import { loadPatience } from 'pasyans/catalogue';
import type { Core } from './core.ts';
import { gameOf, sessionOf, someDeal } from './open-games.ts';
import { peeksBy } from './peeking.ts';
import type { Play } from './play.ts';
import type { Saving } from './saving.ts';
import { isSealed, refuseInRitual, undoIsOff } from './sealed.ts';
import { tell } from './telling.ts';

/** Which options and which deal; without them the options last dealt with, and any deal. */
interface Dealing {
  readonly options?: Options | undefined;
  readonly deal?: number | undefined;
}

/** What the buttons, keys and dialogs command. */
export interface Commands {
  undo(): void;
  redo(): void;
  restart(): void;
  /** To any place of the game's tree. */
  goTo(place: Place): void;
  /** Loads a patience and lays it out; when it cannot be fetched nothing changes, and the player is told. */
  choose(id: string, how?: Dealing): Promise<void>;
  /** Lays out one of these patiences, any but the one on the table. */
  surprise(ids: readonly string[]): Promise<void>;
  /** Lays a patience out anew; asks first what the patience wants to have asked before the deal. */
  deal(patience: Patience, how?: Dealing): void;
  /** A new deal of the patience on the table. */
  newDeal(): void;
  /** The deal whose number is one higher or lower. */
  neighbour(by: 1 | -1): void;
  /** Answers the question an option was asked with, and deals. */
  answer(value: string): void;
  /** Puts a session on the table as a new game. */
  open(session: Session): void;
}

export function commands(core: Core, saving: Saving, play: Play, random: () => number): Commands {
  /** How often a patience was chosen. */
  let chosen = 0;

  function arrive(text?: string): void {
    saving.save();
    core.changed();
    if (text !== undefined) core.say(text);
  }

  const tellDeal = (session: Session): void => tell(core, (told) => told.dealt(core, session));

  function clear(): void {
    play.stop();
    core.held.value = undefined;
    core.lifted.value = undefined;
    core.toast.value = undefined;
    core.question.value = undefined;
  }

  function tookBack(session: Session, peeked: boolean): void {
    const meta = core.meta(session);
    meta.undos++;
    if (peeked) meta.peeked = true;
  }

  const title = (session: Session): string => session.game.patience.title[core.lang.peek()];

  const open = (session: Session): void => batch(() => lay(session));

  function lay(session: Session): void {
    clear();
    const before = core.desk.session;
    const left = core.meta(before);
    const meta = core.meta(session);
    // A deal that nobody touched is not worth a place on the shelf: what lay under it lies under the next one.
    const untouched = !before.canUndo && before.root.children.length === 0;
    if (untouched) saving.forget(left.id);
    const under = untouched ? left.over : left.id;
    if (under !== meta.id) meta.over = under;
    core.desk.open(session);
    core.resultHidden.value = false;
    const { id } = session.game.patience;
    const settings = core.settings.now.peek();
    core.settings.change({ last: id, options: { ...settings.options, [id]: session.game.options } });
    arrive();
    tellDeal(session);
  }

  function dealOut(patience: Patience, options: Options, deal: number | undefined): void {
    open(sessionOf(gameOf(patience, options), deal ?? someDeal(random)));
  }

  const commands: Commands = {
    undo() {
      const words = core.words.peek();
      const { session } = core.desk;
      if (session.canUndo && undoIsOff(core, session)) return refuseInRitual(core, 'noUndo');
      clear();
      let what: 'move' | 'game' | undefined;
      const peeked = peeksBy(session, () => {
        what = core.desk.undo();
      });
      if (what === undefined) return core.say(words.nothingToUndo);
      if (what === 'game') {
        core.meta(core.desk.session).ahead = core.meta(session).id;
        return arrive(words.gameUndone(title(core.desk.session)));
      }
      tookBack(session, peeked);
      arrive();
      tell(core, (told) => told.undone(core, session));
    },
    redo() {
      const words = core.words.peek();
      const { session } = core.desk;
      const made = session.here.ahead?.move;
      clear();
      const events = session.redo();
      if (!events && core.desk.redo() === undefined) return core.say(words.nothingToRedo);
      core.resultHidden.value = false;
      if (!events) return arrive(words.gameRedone(title(core.desk.session)));
      arrive();
      tell(core, (told) => told.redone(core, session, events, made));
    },
    restart() {
      const { session } = core.desk;
      if (session.canUndo && undoIsOff(core, session)) {
        // What is over stays as it was; its deal may be played again as a game like any other.
        if (session.outcome()) open(new Session(session.game, session.deal));
        else refuseInRitual(core, 'noUndo');
        return;
      }
      clear();
      if (!session.canUndo) return core.say(core.words.peek().nothingToUndo);
      tookBack(
        session,
        peeksBy(session, () => session.restart()),
      );
      arrive(core.words.peek().restarted);
    },
    goTo(place) {
      const { session } = core.desk;
      if (undoIsOff(core, session)) return refuseInRitual(core, 'noUndo');
      if (place === session.here) return;
      clear();
      if (peeksBy(session, () => session.goTo(place))) core.meta(session).peeked = true;
      core.resultHidden.value = false;
      arrive(core.words.peek().wentBack(place.depth));
    },
    async choose(id, how) {
      const turn = ++chosen;
      const patience = await loadPatience(id).catch(() => undefined);
      // Whoever has meanwhile chosen another one does not get this one on top of it.
      if (turn !== chosen) return;
      if (patience) commands.deal(patience, how);
      else core.notLoaded(() => void commands.choose(id, how));
    },
    async surprise(ids) {
      const others = ids.filter((id) => id !== core.desk.session.game.patience.id);
      const id = others[random() % others.length];
      if (id !== undefined) await commands.choose(id);
    },
    deal(patience, how = {}) {
      const options = how.options ?? core.settings.now.peek().options[patience.id] ?? {};
      const option = askedOption(patience.options);
      if (option === undefined) return dealOut(patience, options, how.deal);
      clear();
      core.question.value = { kind: 'option', patience, option, options, deal: how.deal };
    },
    newDeal() {
      const { game } = core.desk.session;
      commands.deal(game.patience, { options: game.options });
    },
    neighbour(by) {
      if (isSealed(core, core.desk.session)) return refuseInRitual(core, 'noNumber');
      const { game, deal } = core.desk.session;
      const next = (deal.id ?? 0) + by;
      const number = next < FIRST_DEAL ? LAST_DEAL : next > LAST_DEAL ? FIRST_DEAL : next;
      commands.deal(game.patience, { options: game.options, deal: number });
    },
    answer(value) {
      const question = core.question.peek();
      if (question?.kind !== 'option') return;
      dealOut(question.patience, { ...question.options, [question.option]: value }, question.deal);
    },
    open,
  };
  return commands;
}
