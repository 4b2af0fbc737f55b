import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file whole or not at all: whoever reads it, at any moment and after any crash, finds the old text or the new one. */
export function writeWhole(file: string, text: string): void {
  const fresh = `${file}.${process.pid}.new`;
  try {
    const handle = openSync(fresh, 'w');
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}
