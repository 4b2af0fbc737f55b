import { constants } from 'node:os';
import { emitKeypressEvents } from 'node:readline';
import { rulesPage } from '../commands/rules.ts';
import type { Look } from '../draw/look.ts';
import { frame } from './frame.ts';
import { press } from './press.ts';
import type { Sitting } from './sitting.ts';
import { type Key, openUi, showPage } from './ui.ts';

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[2J';
const LEAVE = '\x1b[?25h\x1b[?1049l';
const HOME = '\x1b[H';
const REST_OF_LINE = '\x1b[K';
const REST_OF_SCREEN = '\x1b[J';

interface NodeKey {
  readonly name?: string;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
}

/** Plays full-screen until the player leaves. However the program ends, the terminal is left as it was found. */
export async function playOnScreen(sitting: Sitting, look: Look): Promise<void> {
  const restore = openTerminal();
  try {
    await untilQuit(sitting, look);
  } finally {
    restore();
  }
}

/** Answers keys and changes of the window's size until the player wants to leave or something breaks. */
async function untilQuit(sitting: Sitting, look: Look): Promise<void> {
  const { stdin, stdout } = process;
  const ui = openUi(sitting);
  const draw = (): void => {
    const lines = frame(ui, sitting, look, { columns: stdout.columns || 80, rows: stdout.rows || 24 });
    stdout.write(`${HOME}${lines.map((line) => line + REST_OF_LINE).join('\r\n')}${REST_OF_SCREEN}`);
  };
  const answer = async (key: Key): Promise<boolean> => {
    const wish = press(ui, sitting, look, key);
    if (wish === 'quit') return true;
    if (wish === 'rules') showPage(ui, await rulesPage(sitting.session.game, look, { chosen: true }));
    draw();
    return false;
  };
  emitKeypressEvents(stdin);
  draw();
  await new Promise<void>((resolve, reject) => {
    const finish = (quit: boolean): void => {
      if (quit) resolve();
    };
    stdin.on('keypress', (text: string | undefined, { name, ctrl, shift }: NodeKey) => {
      answer({ name, ctrl, shift, text }).then(finish, reject);
    });
    stdin.once('end', resolve);
    stdout.on('resize', () => {
      Promise.resolve().then(draw).catch(reject);
    });
  }).finally(() => {
    stdin.removeAllListeners('keypress').removeAllListeners('end').pause();
    stdout.removeAllListeners('resize');
  });
}

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Takes the terminal over; returns what gives it back. That also happens at any exit, signals and crashes included. */
function openTerminal(): () => void {
  const { stdin, stdout } = process;
  let open = true;
  const restore = (): void => {
    if (!open) return;
    open = false;
    stdin.setRawMode(false);
    stdout.write(LEAVE);
    process.removeListener('exit', restore);
    for (const signal of SIGNALS) process.removeListener(signal, leave);
  };
  // A shell expects 128 more than the signal's number.
  const leave = (signal: (typeof SIGNALS)[number]): void => {
    restore();
    process.exit(128 + constants.signals[signal]);
  };
  process.once('exit', restore);
  for (const signal of SIGNALS) process.once(signal, leave);
  stdin.setRawMode(true);
  stdout.write(ENTER);
  return restore;
}
