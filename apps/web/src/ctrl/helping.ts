import { batch, effect } from '@preact/signals';
import type { Place, Session } from 'pasyans';
import { seenBefore } from 'pasyans/play';
import type { Effort, Verdict } from 'pasyans/solve';
import type { Told, VerdictAsked } from '../help/protocol.ts';
import { verdictWords } from '../i18n/verdict.ts';
import { asker, type Helper } from './asker.ts';
import type { Core } from './core.ts';
import { mayLookBack, offered, type Shown, verdictOf } from './help-shown.ts';
import { sayTurning, sayVerdict } from './judging.ts';
import type { Play } from './play.ts';
import { refuseInRitual } from './sealed.ts';

/** Positions reached: some seconds of work. Most that can be decided are decided far sooner. */
const FIRST_NODES = 3_000_000;
const FURTHER = 5;
/** Positions reached from each place looked at on the way back: about ten places a game. */
const BACK_NODES = 500_000;
/** Milliseconds of thought of which nothing is said. */
const SILENT_MS = 400;

/** What can be asked of help. */
export interface Helping {
  /** Says and marks what a practised player would do. */
  hint(): void;
  /** Looks whether the position can still be won; asked again about an unknown one it looks five times as far. */
  judge(): void;
  /** Looks how far back the game could still be won. */
  lookBack(): void;
  /** Plays the next move of the line found; the verdict holds for the position it leads to. */
  next(): void;
  /** Plays the line found to its end; one undo takes it back. */
  toEnd(): void;
  /** Takes away what is shown, and stops what is being looked for. False when there was nothing. */
  close(): boolean;
}

export function helping(core: Core, play: Play, start: () => Helper, { hinted, judging, back }: Shown): Helping {
  const asking = asker(start);
  const words = (): (typeof verdictWords)['ru'] => verdictWords[core.lang.peek()];
  /** The position that was asked about. */
  let about: { readonly session: Session; readonly place: Place } | undefined;
  /** The line of the hint, as it stands among the messages. */
  let line: object | undefined;
  let thinking: ReturnType<typeof setTimeout> | undefined;

  const isRunning = (): boolean => {
    const looking = back.peek();
    return (judging.peek() !== undefined && verdictOf(judging.peek()) === undefined) || (looking !== undefined && 'looked' in looking);
  };

  /** Shows a line in place of the one before, if any. */
  function show(toast: Parameters<Core['show']>[0]): void {
    core.show(toast);
    line = toast;
  }

  function withdraw(): void {
    asking.drop();
    clearTimeout(thinking);
    batch(() => {
      hinted.value = undefined;
      judging.value = undefined;
      back.value = undefined;
      if (line && core.toast.peek() === line) core.toast.value = undefined;
    });
    about = undefined;
    line = undefined;
  }

  function failed(): void {
    withdraw();
    const text = words().helpFailed;
    core.show({ text });
    core.say(text);
  }

  /** True when help can be given here; else the player is told why not. */
  function begin(may: (session: Session) => boolean): boolean {
    const { session } = core.desk;
    withdraw();
    if (!may(session)) {
      core.say(words().noHelp);
      return false;
    }
    about = { session, place: session.here };
    core.toast.value = undefined;
    return true;
  }

  /** The position on the table, as its deal and the moves that lead to it. */
  function position(): Omit<VerdictAsked, 'kind' | 'nodes'> {
    const { game, deal, moves } = core.desk.session;
    const { seed, cards, laid } = deal;
    return { patience: game.patience.id, options: game.options, deal: { seed, cards, laid: laid && { bytes: laid.bytes } }, moves };
  }

  function hear(told: Told | undefined): void {
    if (told?.kind === 'hint') {
      clearTimeout(thinking);
      const text = told.hint.text[core.lang.peek()];
      hinted.value = told.hint.move;
      show({ text, ...(told.hint.move === undefined ? { act: { label: core.words.peek().judge, run: judge } } : {}) });
      core.say(text);
    } else if (told?.kind === 'looked' || told?.kind === 'turning') turned(told);
    else if (told) judged(told.kind === 'effort' ? told.effort : told.verdict);
    else failed();
  }

  function judged(found: Effort | Verdict): void {
    judging.value = { ...found, most: judging.peek()?.most ?? FIRST_NODES };
    tell();
  }

  function turned(told: Extract<Told, { kind: 'looked' | 'turning' }>): void {
    const of = core.desk.session.here.depth;
    if (told.kind === 'looked') back.value = { of, looked: told.looked };
    else {
      back.value = { of, found: told.turning };
      core.say(sayTurning(told.turning, of, core));
    }
  }

  /** Says the verdict, if there is one. */
  function tell(): void {
    const verdict = verdictOf(judging.peek());
    if (verdict) core.say(sayVerdict(verdict, core));
  }

  function hint(): void {
    if (!begin(offered)) return;
    const { session } = core.desk;
    const { game } = session;
    thinking = setTimeout(() => show({ text: words().thinking }), SILENT_MS);
    asking.ask(
      { kind: 'hint', patience: game.patience.id, options: game.options, seen: session.seen(), before: seenBefore(session) },
      hear,
    );
  }

  function judge(): void {
    // The verdict knows the covered cards: in a ritual nobody does.
    const before = judging.peek();
    if (core.meta(core.desk.session).ritual) refuseInRitual(core, 'noVerdict');
    else if (before && verdictOf(before)?.verdict !== 'unknown') tell();
    else if (begin(offered)) search(before ? before.most * FURTHER : FIRST_NODES);
  }

  function search(most: number): void {
    judging.value = { nodes: 0, positions: 0, most };
    core.say(core.words.peek().judging);
    asking.ask({ kind: 'verdict', ...position(), nodes: most }, hear);
  }

  function lookBack(): void {
    if (!begin(mayLookBack)) return;
    // It is told over the table, to which it leads.
    core.resultHidden.value = true;
    back.value = { of: core.desk.session.here.depth, looked: { places: 0, nodes: 0 } };
    core.say(core.words.peek().judging);
    asking.ask({ kind: 'turning', ...position(), nodes: BACK_NODES }, hear);
  }

  function next(): void {
    const found = judging.peek();
    const verdict = verdictOf(found);
    if (!found || verdict?.verdict !== 'won') return;
    const [first, ...rest] = verdict.line;
    if (first === undefined) return;
    // As one change: who watches the position sees the verdict move on with it.
    batch(() => {
      play.line([first]);
      const { session } = core.desk;
      about = { session, place: session.here };
      judging.value = rest.length > 0 ? { ...found, ...verdict, line: rest } : undefined;
    });
  }

  effect(() => {
    const session = core.session();
    if (about && (about.session !== session || about.place !== session.here)) withdraw();
  });
  core.lang.subscribe(() => {
    // A verdict is said in either language; what is being looked for would be told in the one it was asked in.
    if (isRunning() || !(judging.peek() || back.peek())) withdraw();
  });

  return {
    hint,
    judge,
    lookBack,
    next,
    toEnd() {
      const verdict = verdictOf(judging.peek());
      if (verdict?.verdict === 'won') play.line(verdict.line);
    },
    close() {
      if (about === undefined) return false;
      withdraw();
      return true;
    },
  };
}
