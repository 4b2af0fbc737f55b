/** Keyboards turn hyphens into dashes and add invisible marks to suit signs: back to what the grammar knows. */
export function tidy(typed: string): string {
  return typed
    .trim()
    .replace(/[\u2010-\u2015\u2212\u2192]/g, '-')
    .replace(/[\ufe0e\ufe0f]/g, '');
}

/** A token cut to what fits into a sentence. */
export function shown(token: string): string {
  const letters = Array.from(token);
  return letters.length <= 40 ? token : `${letters.slice(0, 39).join('')}…`;
}

/** A list cut to what fits into a sentence. */
export function shownList(words: readonly string[], most = 8): string {
  return words.length <= most ? words.join(', ') : `${words.slice(0, most).join(', ')}, …`;
}
