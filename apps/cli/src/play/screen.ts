import { emitKeypressEvents } from 'node:readline';
import { rulesPage } from '../commands/rules.ts';
import type { Look } from '../draw/look.ts';
import { frame } from './frame.ts';
import type { Sitting } from './sitting.ts';
import { type Key, openUi, press, showPage } from './ui.ts';

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
  const { stdin, stdout } = process;
  const ui = openUi(sitting);
  const draw = (): void => {
    const size = { columns: stdout.columns || 80, rows: stdout.rows || 24 };
    const lines = frame(ui, sitting, look, size);
    stdout.write(`${HOME}${lines.map((line) => line + REST_OF_LINE).join('\r\n')}${REST_OF_SCREEN}`);
  };
  let redraw = draw;
  const restore = openTerminal();
  try {
    await new Promise<void>((resolve, reject) => {
      const onKey = (text: string | undefined, key: NodeKey): void => {
        answer({ name: key.name, ctrl: key.ctrl, shift: key.shift, text }).catch(reject);
      };
      const answer = async (key: Key): Promise<void> => {
        const wish = press(ui, sitting, look, key);
        if (wish === 'quit') return resolve();
        if (wish === 'rules') showPage(ui, await rulesPage(sitting.session.game.patience, look, false));
        draw();
      };
      redraw = () => {
        try {
          draw();
        } catch (error) {
          reject(error);
        }
      };
      emitKeypressEvents(stdin);
      stdin.on('keypress', onKey);
      stdin.once('end', resolve);
      stdout.on('resize', redraw);
      stdin.resume();
      draw();
    });
  } finally {
    restore();
    stdout.removeListener('resize', redraw);
    stdin.removeAllListeners('keypress');
    stdin.pause();
  }
}

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
  const leave = (): void => {
    restore();
    process.exit(0);
  };
  process.once('exit', restore);
  for (const signal of SIGNALS) process.once(signal, leave);
  stdin.setRawMode(true);
  stdout.write(ENTER);
  return restore;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
