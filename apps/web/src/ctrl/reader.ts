import { type FindPatience, parseLink, parseRecord, patienceOfLink, patienceOfRecord, type ReadGame, type Result } from 'pasyans';
import { loadPatience } from 'pasyans/catalogue';

// Reading records and links: fetched when there is one to read. The patience they name is loaded first; where it cannot be
// fetched they reject, and nothing is known of the text.

export const readRecord = (text: string): Promise<Result<ReadGame>> => readWith(text, patienceOfRecord, parseRecord);

export const readLink = (hash: string): Promise<Result<ReadGame>> => readWith(hash, patienceOfLink, parseLink);

async function readWith(
  text: string,
  idOf: (text: string) => string | undefined,
  parse: (text: string, find: FindPatience) => Result<ReadGame>,
): Promise<Result<ReadGame>> {
  const id = idOf(text);
  const patience = id === undefined ? undefined : await loadPatience(id);
  return parse(text, (wanted) => (wanted === id ? patience : undefined));
}
