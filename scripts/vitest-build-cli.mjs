import { ensureCli } from './lib/build.mjs';

/** Vitest's set-up of the terminal program's tests, which run it as it ships. If it does not build, only they fail. */
export default () => ensureCli().catch((error) => console.error(error.message));
