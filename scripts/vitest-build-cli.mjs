import { ensureCli } from './lib/build.mjs';

/** Vitest's set-up of the terminal program's tests, which run it as it ships. */
export default () => ensureCli();
