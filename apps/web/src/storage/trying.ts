/** True when there was no room: all else may be better the next time. */
export const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

/** Tries again once: what fails in a browser's storage often fails only now. `undefined` when it failed twice. */
export async function twice<T>(work: () => Promise<T>): Promise<T | undefined> {
  for (let left = 2; left > 0; left--) {
    try {
      return await work();
    } catch {
      // Tried again, or given up below.
    }
  }
  return undefined;
}
