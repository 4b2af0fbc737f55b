import type { Text } from './text.ts';

/** What is wrong with a text somebody gave us, and where. Lines and columns count from 1. */
export interface Fault {
  /** Stable word for programs: `unknown-pile`, `card-twice`, ... */
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  /** The piece of text that could not be read. */
  readonly token?: string;
  /** One sentence: what and where, and what was expected. */
  readonly text: Text;
}

/** What a parser returns: nothing else throws on bad input. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

/** The result of a parser that could read its text. */
export function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** The result of a parser that could not: a code, a sentence in both languages, and the place. */
export function bad(
  code: string,
  text: Text,
  where: { line?: number; column?: number; token?: string } = {},
): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { code, text, ...where } };
}
