/** The npm packages whose code is part of the built app. */
export const BUNDLED: readonly string[];

/** The licence of the app itself and of every bundled package, in full. Rejects when one is missing. */
export function licenceTexts(): Promise<string>;
