/** Writes the missing or outdated pictures of jacks, queens and kings; `force` makes all of them. Gives how many were written. */
export function writeCourts(options?: { readonly force?: boolean }): Promise<number>;
