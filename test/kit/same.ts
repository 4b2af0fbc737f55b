/** Compares without the cost of a full assertion: this runs millions of times. */
export function same<T>(got: T, wanted: T, what: string): void {
  if (got !== wanted) throw new Error(`${what}: ${String(got)}, not ${String(wanted)}`);
}
