/**
 * A text that came from outside, fit for a terminal: control characters (but line breaks and tabs) as escapes like
 * `\u001b`, so that a file or an argument cannot give the terminal orders. JSON stays JSON of the same meaning.
 */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
