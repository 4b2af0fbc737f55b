import { bad, good, type Result, type Session } from '../engine/index.ts';
import { formatDealLink } from './format-link.ts';
import { shown } from './typed.ts';

/** The version of seals that is written; every version up to it is read. */
export const SEAL_VERSION = 1;

/** Random signs of a salt: 128 bits, in hexadecimal. */
const SALT = /^[0-9a-f]{32}$/;

/** The longest seal that is read, in characters: two packs named card by card take a third of it. */
const MOST_SEAL = 2000;

/** A seal that has been opened. */
export interface OpenedSeal {
  /** What was hashed: the seal as it is written, however it was pasted. */
  readonly text: string;
  /** The fragment of the link that opens the sealed deal. */
  readonly link: string;
  readonly salt: string;
}

/**
 * Writes down what is sealed before the first card: the deal, as a link opens it, and a salt, in one line of ASCII without a
 * line's end. Its SHA-256 is shown at once; the line itself when the game is over, so that anybody can reckon the hash anew. The salt
 * keeps the deal secret till then: deal numbers alone are few enough to be tried one by one. `salt`: 32 random hexadecimal
 * signs; throws on anything else.
 */
export function formatSeal(session: Pick<Session, 'game' | 'deal'>, salt: string): string {
  if (!SALT.test(salt)) throw new RangeError(`not a salt: ${salt}`);
  return `pasyans seal ${SEAL_VERSION} ${formatDealLink(session)} ${salt}`;
}

/** Reads an opened seal; white space may have been broken by whatever it was pasted through. The link is not opened. */
export function parseSeal(text: string): Result<OpenedSeal> {
  const line = text.length > MOST_SEAL ? '' : text.trim().replace(/\s+/g, ' ');
  const [, version = '0', link = '', salt = ''] = /^pasyans seal (\d{1,9}) (\S+) ([0-9a-f]+)$/.exec(line) ?? [];
  if (Number(version) > SEAL_VERSION) {
    return bad('later-version', {
      ru: `это печать версии ${version}, а эта программа читает печати до версии ${SEAL_VERSION}. Обновите программу.`,
      en: `this is a seal of version ${version}; this program reads versions up to ${SEAL_VERSION}. Update the program.`,
    });
  }
  if (Number(version) >= 1 && SALT.test(salt)) return good({ text: line, link, salt });
  return bad(
    'not-a-seal',
    {
      ru: `«${shown(text)}» — не вскрытая печать; ждали строку «pasyans seal ${SEAL_VERSION} РАСКЛАД СОЛЬ» целиком.`,
      en: `"${shown(text)}" is not an opened seal; a whole line "pasyans seal ${SEAL_VERSION} DEAL SALT" was expected.`,
    },
    { token: shown(text) },
  );
}

/** The SHA-256 that somebody has noted of a seal, spaces and capitals aside: 64 hexadecimal signs, or their beginning, 8 at the least. */
export function parseSealHash(text: string): Result<string> {
  const hash = text.length > MOST_SEAL ? '' : text.replace(/[\s…]+/g, '').toLowerCase();
  if (/^[0-9a-f]{8,64}$/.test(hash)) return good(hash);
  return bad(
    'not-a-hash',
    {
      ru: `«${shown(text)}» — не отпечаток; ждали от 8 до 64 шестнадцатеричных знаков: 0–9 и a–f.`,
      en: `"${shown(text)}" is not a hash; 8 to 64 hexadecimal signs were expected: 0-9 and a-f.`,
    },
    { token: shown(text) },
  );
}

/** What came of checking a seal. */
export interface CheckedSeal {
  /** `unknown`: no hash could be reckoned. */
  readonly fits: boolean | 'unknown';
  /** The hash that the opened seal has. */
  readonly hash: string | undefined;
  /** The fragment of the link that opens the deal. */
  readonly link: string;
}

/**
 * Holds an opened seal against the hash somebody has noted, or its beginning. `sha256` reckons the SHA-256 of a text's UTF-8 in
 * 64 hexadecimal signs, or says that it cannot.
 */
export async function checkSeal(
  noted: string,
  opened: string,
  sha256: (text: string) => Promise<string | undefined>,
): Promise<Result<CheckedSeal>> {
  const seal = parseSeal(opened);
  if (!seal.ok) return seal;
  const wanted = parseSealHash(noted);
  if (!wanted.ok) return wanted;
  const hash = await sha256(seal.value.text);
  return good({ fits: hash?.startsWith(wanted.value) ?? 'unknown', hash, link: seal.value.link });
}
