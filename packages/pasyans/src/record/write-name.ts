/** How the signs that would end a bookmark are written, and what they mean. */
export const ESCAPES: readonly (readonly [string, string])[] = [
  ['\\', '\\'],
  ['}', '}'],
  ['n', '\n'],
  ['r', '\r'],
];

/** Writes a bookmark: the name in braces, whatever is in it. */
export function writeName(name: string): string {
  const inside = name.replace(/[\\}\n\r]/g, (char) => `\\${ESCAPES.find(([, meant]) => meant === char)?.[0]}`);
  return `{${inside}}`;
}
