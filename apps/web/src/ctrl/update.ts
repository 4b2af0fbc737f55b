import type { Ctrl } from './ctrl.ts';
import { watchVersions, workersHere } from './new-version.ts';
import { type NewVersionWords, newVersionWords } from './new-version.words.ts';

// An installed app may stay open for weeks: it asks for a new version now and then.
const ASK_MS = 6 * 60 * 60 * 1000;

/** Makes the app work offline, and says when a new version waits. The game is on the shelf before the page is loaded anew. */
export async function update({ core, saving }: Ctrl): Promise<void> {
  const workers = workersHere('sw.js');
  if (!workers) return;
  const registration = await watchVersions(workers, {
    onWaiting(takeOver) {
      const words = (): NewVersionWords => newVersionWords[core.lang.value];
      core.notify(() => words().isThere, { label: () => words().reload, run: takeOver });
    },
    onTakenOver() {
      saving.save();
      location.reload();
    },
    // Forbidden by the browser: the page works without, only not offline.
  }).catch(() => undefined);
  if (!registration) return;
  setInterval(() => void registration.update().catch(() => undefined), ASK_MS);
}
