import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from './paths.mjs';

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const owner = (file) => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const take = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
};

/**
 * Does the work while no other process of this checkout does work of the same name: two commands started together
 * must not install or compile into the same folder. A lock whose owner is dead is taken over.
 */
export async function alone(name, work, file = at('.cache', `${name}.lock`)) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    const pid = owner(file);
    // 0 is a file just created and not yet written.
    if (pid !== undefined && pid !== 0 && !alive(pid)) rmSync(file, { force: true });
    else await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
