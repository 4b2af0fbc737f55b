import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Vitest's set-up of every test: what they leave in the system's folder for such things lies in one of the run's own, which goes with it. */
export default function temporary() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'pasyans-tests-'));
  // Workers are started with what stands here; Windows asks for the other two names.
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
