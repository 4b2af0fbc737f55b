import { homedir } from 'node:os';
import type { Context } from '../context.ts';
import { playByLines } from '../play/lines.ts';
import { playOnScreen } from '../play/screen.ts';
import { type PlayFlags, sitDown } from '../play/sitting.ts';
import { dataFolder } from '../store/folder.ts';

/** `play ID`: full-screen at a terminal, line by line anywhere else. */
export async function play(context: Context, id: string, flags: PlayFlags): Promise<void> {
  const sitting = sitDown(id, flags, context.look.lang, dataFolder(context.env, process.platform, homedir()));
  if (context.playsAtTerminal) await playOnScreen(sitting, context.look);
  else await playByLines(sitting, context);
}
