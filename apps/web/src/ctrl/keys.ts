import type { Ctrl } from './ctrl.ts';

/** A command that keys can give. */
export type KeyCommand =
  | 'undo'
  | 'redo'
  | 'step'
  | 'runOut'
  | 'newDeal'
  | 'restart'
  | 'collect'
  | 'collectSafely'
  | 'dealOn'
  | 'moves'
  | 'hint'
  | 'judge'
  | 'board'
  | 'pile'
  | 'facts'
  | 'more'
  | 'fewer'
  | 'repeat'
  | 'rules'
  | 'chooser'
  | 'help'
  | 'nextDeal'
  | 'previousDeal'
  | 'cancel';

/** What of a key stroke is looked at. Letters are found by their place, so that a Cyrillic layout gives the same command. */
export type Stroke = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const LETTERS: Readonly<Record<string, KeyCommand>> = {
  KeyU: 'undo',
  KeyR: 'redo',
  Space: 'step',
  KeyE: 'runOut',
  KeyN: 'newDeal',
  KeyB: 'restart',
  KeyC: 'collect',
  KeyS: 'collectSafely',
  KeyD: 'dealOn',
  KeyM: 'moves',
  KeyH: 'hint',
  KeyW: 'judge',
  KeyT: 'board',
  KeyP: 'pile',
  KeyF: 'facts',
  KeyL: 'repeat',
  KeyI: 'rules',
  KeyG: 'chooser',
  BracketRight: 'nextDeal',
  BracketLeft: 'previousDeal',
};

/** The command of a stroke; `undefined` for all others. */
export function commandOf(stroke: Stroke): KeyCommand | undefined {
  if (stroke.altKey) return undefined;
  if (stroke.ctrlKey || stroke.metaKey) {
    if (stroke.code === 'KeyZ') return stroke.shiftKey ? 'redo' : 'undo';
    return stroke.code === 'KeyY' && !stroke.shiftKey ? 'redo' : undefined;
  }
  if (stroke.key === '?') return 'help';
  if (stroke.key === 'Escape') return 'cancel';
  if (stroke.key === '+' || stroke.key === '=') return 'more';
  if (stroke.key === '-') return 'fewer';
  return stroke.shiftKey || !Object.hasOwn(LETTERS, stroke.code) ? undefined : LETTERS[stroke.code];
}

/** Commands of keys that are no letters: nobody says them to a browser by mistake. */
const ALWAYS: readonly KeyCommand[] = ['step', 'cancel', 'more', 'fewer'];

/** Listens to the keyboard while no panel is open and nobody types. */
export function listenToKeys(ctrl: Ctrl, doc: Document): void {
  doc.addEventListener('keydown', (event) => {
    const command = commandOf(event);
    if (!command || event.defaultPrevented || doc.querySelector('dialog[open]') || isTyping(event.target)) return;
    const chord = event.ctrlKey || event.metaKey;
    if (!chord && !ctrl.core.settings.now.peek().letterKeys && !ALWAYS.includes(command)) return;
    // The space bar on a button presses the button.
    if (command === 'step' && event.target instanceof Element && event.target.closest('button, a, [role="button"]')) return;
    event.preventDefault();
    if (!event.repeat || command === 'undo' || command === 'redo' || command === 'step') give(ctrl, command, event.target);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function give(ctrl: Ctrl, command: KeyCommand, target: EventTarget | null): void {
  const { core, commands, help, play, route, speech } = ctrl;
  const orders: Readonly<Record<KeyCommand, () => void>> = {
    undo: commands.undo,
    redo: commands.redo,
    step: play.step,
    runOut: play.runOut,
    newDeal: commands.newDeal,
    restart: commands.restart,
    collect: () => play.collect(),
    dealOn: play.dealOn,
    collectSafely: () => play.collect('harmless'),
    moves: speech.moves,
    hint: help.hint,
    judge: help.judge,
    board: speech.board,
    pile: () => speech.pile(pileUnder(target)),
    facts: speech.facts,
    more: () => play.stretch(1),
    fewer: () => play.stretch(-1),
    repeat: speech.repeat,
    rules: () => route.go({ name: 'rules', patience: core.desk.session.game.patience.id }),
    chooser: () => route.go({ name: 'chooser' }),
    help: () => route.go({ name: 'keys' }),
    nextDeal: () => commands.neighbour(1),
    previousDeal: () => commands.neighbour(-1),
    cancel: ctrl.cancel,
  };
  orders[command]();
}

/** The pile that has the focus; the first one when none has. */
function pileUnder(target: EventTarget | null): number {
  return Number((target instanceof Element && target.closest<HTMLElement>('[data-pile]')?.dataset['pile']) || 0);
}
