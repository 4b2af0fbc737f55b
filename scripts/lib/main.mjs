import './node-version.mjs';

/** Runs a command's body; what goes wrong in it becomes one message and exit code 1. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
