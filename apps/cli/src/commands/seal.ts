import { createHash } from 'node:crypto';
import { checkSeal, findPatience, type Lang, parseLink, type Session } from 'pasyans';
import { type Context, identity, need, optionLines, print, printJson, titleLine } from '../context.ts';
import { Failure } from '../failure.ts';
import { readText } from '../read-text.ts';

export interface SealFlags {
  readonly check?: string;
  readonly json?: true;
}

/** A seal that is whole and does not fit. */
const MISFITS = 1;

const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

/** `seal LINE --check HASH`: whether an opened seal is the one whose hash was shown before the first card, and which deal it holds. */
export async function seal(context: Context, line: string, { check, json }: SealFlags): Promise<void> {
  if (check === undefined) {
    throw new Failure({
      ru: 'не хватает --check: отпечатка, который был показан до первой карты',
      en: '--check is missing: the hash that was shown before the first card',
    });
  }
  const opened = line === '-' ? await readText('-', context.input) : line;
  const { fits, hash = '', link } = need(await checkSeal(check, opened, sha256));
  const game = parseLink(link, findPatience);
  const session = game.ok ? game.value.session : undefined;
  if (json) printJson(context, { fits, hash, link, ...(session ? identity(session) : { id: null }) });
  else print(context, [verdict(fits === true, hash, context.look.lang), ...(session ? sealed(session, context) : [])]);
  // A deal of other rules than ours may be sealed well: that it cannot be laid out here is said apart.
  if (!game.ok) context.note(game.fault.text);
  if (fits !== true) context.ends(MISFITS);
}

function verdict(fits: boolean, hash: string, lang: Lang): string {
  if (lang === 'ru')
    return fits ? 'Печать подлинная: строка даёт тот же отпечаток.' : `Печать не сходится: отпечаток этой строки — ${hash}`;
  return fits ? 'The seal is genuine: the line has the same hash.' : `The seal does not fit: the hash of this line is ${hash}`;
}

const sealed = (session: Session, { look }: Context): readonly string[] => [titleLine(session, look), ...optionLines(session.game, look)];
