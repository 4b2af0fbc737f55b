import { homedir } from 'node:os';
import { type Context, openGameOf } from '../context.ts';
import { Failure } from '../failure.ts';
import { rowsFor } from '../odds/book-store.ts';
import { missingCollecting } from '../play/actions.ts';
import { playByLines } from '../play/lines.ts';
import { playOnScreen } from '../play/screen.ts';
import { type PlayFlags, sitDown } from '../play/sitting.ts';
import { gameFrom } from '../position.ts';
import { dataFolder } from '../store/folder.ts';

/** `play ID`: full-screen at a terminal, line by line anywhere else. */
export async function play(context: Context, id: string, flags: PlayFlags): Promise<void> {
  const missing = flags.autoSafe ? missingCollecting(openGameOf(id, flags.opt), 'harmless') : undefined;
  // Before anything is begun: the game that may be kept is left as it is.
  if (missing) throw new Failure({ ru: `--auto-safe: ${missing.ru}`, en: `--auto-safe: ${missing.en}` });
  const { from } = flags;
  const begun = from === undefined ? undefined : await gameFrom(context, id, { ...flags, from });
  const sitting = sitDown(id, flags, context.look.lang, dataFolder(context.env, process.platform, homedir()), begun);
  sitting.collectsSafely = flags.autoSafe === true;
  sitting.rows = rowsFor(context);
  if (context.playsAtTerminal) await playOnScreen(sitting, context.look);
  else await playByLines(sitting, context);
}
