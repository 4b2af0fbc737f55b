type Files = { readonly js: string[]; readonly css: string[] };
export const AT_ONCE: Readonly<Record<'ru' | 'en', readonly string[]>>;
export function firstLoad(manifest: object, atOnce: readonly string[]): Files;
export function builtManifest(dist: string): object;
