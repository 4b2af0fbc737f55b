import { formatSeal, type Options, type Patience, parseSeal, parseSealHash, type Result, type Session } from 'pasyans';
import type { Ritual } from '../storage/ritual.ts';
import type { Ctrl } from './ctrl.ts';
import { gameOf, sessionOf, someDeal } from './open-games.ts';
import { sha256 } from './sha256.ts';

// The ritual of the patiences that tell fortunes. Fetched when somebody makes a wish or looks at a seal.

/** A deal that lies ready under its seal. */
export interface Prepared {
  readonly session: Session;
  readonly ritual: Ritual;
}

/** Shuffles and seals. Nothing is laid out yet, and what is not begun is forgotten. */
export async function prepare({ random }: Ctrl, patience: Patience, options: Options): Promise<Prepared> {
  const session = sessionOf(gameOf(patience, options), someDeal(random));
  const content = formatSeal(session, salt(random));
  const sealed = await sha256(content);
  return { session, ritual: sealed === undefined ? {} : { sealed, content } };
}

/** Lays the sealed cards out. An empty wish is one that was only thought. */
export function begin({ core, commands }: Ctrl, { session, ritual }: Prepared, wish: string): void {
  const written = wish.trim();
  core.meta(session).ritual = written === '' ? ritual : { ...ritual, wish: written };
  commands.open(session);
}

/** Four times 32 bits, in hexadecimal. */
const salt = (random: () => number): string => Array.from({ length: 4 }, () => random().toString(16).padStart(8, '0')).join('');

/** What came of checking a seal. */
export interface Checked {
  /** `unknown`: this browser cannot reckon the hash. */
  readonly fits: boolean | 'unknown';
  /** The hash that the opened seal has. */
  readonly hash: string | undefined;
  /** The fragment of the link that opens the deal. */
  readonly link: string;
}

/** Holds an opened seal against the hash somebody has noted, or its beginning. */
export async function check(noted: string, opened: string): Promise<Result<Checked>> {
  const seal = parseSeal(opened);
  if (!seal.ok) return seal;
  const wanted = parseSealHash(noted);
  if (!wanted.ok) return wanted;
  const hash = await sha256(seal.value.text);
  return { ok: true, value: { fits: hash?.startsWith(wanted.value) ?? 'unknown', hash, link: seal.value.link } };
}

/** A hash as it is read out and compared: in groups of four signs. */
export const inGroups = (hash: string): string => (hash.match(/.{1,4}/g) ?? []).join(' ');

/** Its beginning: so many signs are compared at a glance. */
export const atAGlance = (hash: string): string => `${inGroups(hash.slice(0, 12))}\u00a0…`;
