import type { Text } from 'pasyans';

/** Something the user gave us cannot be used: told in one line, exit code 2. The only thing commands throw on purpose. */
export class Failure extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

/** The system's word for what went wrong with a file: `ENOENT`, `EACCES`, ... */
export function systemCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : String(error);
}
