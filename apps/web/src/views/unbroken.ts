/** A number stays on one line with what it counts and with the little word before it. */
export const unbroken = (text: string): string => text.replace(/(\d) /g, '$1\u00a0').replace(/(\p{L}+) (?=\d)/gu, joined);

// A long word would take half a line along.
const joined = (whole: string, word: string): string => (word.length <= 3 ? `${word}\u00a0` : whole);
