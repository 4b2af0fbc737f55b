/** The piles from one number up to, and without, another: for groups that are alike. */
export const from = (first: number, end: number): readonly number[] => Array.from({ length: end - first }, (_, i) => first + i);
