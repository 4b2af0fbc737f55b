/**
 * Breaks a text into lines of at most `width` columns at its spaces; a longer word is cut. Line breaks and the spaces a
 * line begins with stay; what is broken off goes on after `indent`.
 */
export function wrap(text: string, width: number, indent = ''): readonly string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, Math.max(1, width), indent));
}

function wrapLine(line: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  let current = /^ */.exec(line)?.[0] ?? '';
  let begun = false;
  for (const word of line.trimStart().split(' ')) {
    const longer = begun ? `${current} ${word}` : current + word;
    if (longer.length > width && begun) {
      lines.push(current);
      current = indent + word;
    } else current = longer;
    begun = true;
    for (; current.length > width; current = current.slice(width)) lines.push(current.slice(0, width));
  }
  return [...lines, current];
}
