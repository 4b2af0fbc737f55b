import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the repository, from its root. */
export const at = (...parts) => join(ROOT, ...parts);
