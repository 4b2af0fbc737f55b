/** FNV-1a, 32 bits (Fowler, Noll, Vo), over UTF-16 units: any one changed sign changes it. Not against forgery. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
