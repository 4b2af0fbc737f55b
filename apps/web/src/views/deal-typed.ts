import { parseDealId, type Result } from 'pasyans';

/** The number of a deal as a person types or copies it: with blanks between its digits, or «№ 17» as it stands on the page. */
export const dealTyped = (text: string): Result<number> => parseDealId(text.replaceAll(/№|\bno\.?|\s/gi, ''));
