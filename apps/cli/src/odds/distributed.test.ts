import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { environment, freshFolder, MAIN, runJson } from '../run.testkit.ts';

const STUDY = 'wish --deals 1..500 --player solver';
const SHARDS = 2;
const ready = (name: string): string => fileURLToPath(new URL(`../../../../docs/distributed/${name}`, import.meta.url));

/** Runs shell text with what the ready files take from the environment. */
function sh(args: readonly string[], folder: string, env: Readonly<Record<string, string>> = {}) {
  const PASYANS = `${process.execPath} ${MAIN}`;
  const done = spawnSync('sh', args, {
    env: { ...environment(), PASYANS, STUDY, SHARDS: String(SHARDS), DIR: folder, JOBS: '2', ...env },
    encoding: 'utf8',
  });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

const undisturbed = await runJson(['odds', ...STUDY.split(' '), '--threads', '1']);
const shardsIn = (folder: string): readonly string[] => readdirSync(folder).map((name) => join(folder, name));

// With GNU parallel where it is installed, else with the xargs that the file falls back on.
test('parallel.sh plays the shards, merges them, and can be called again', () => {
  const folder = join(freshFolder('две доли '), 'study');
  for (const time of ['first', 'again']) {
    const { code, out } = sh([ready('parallel.sh')], folder);
    expect([time, code]).toEqual([time, 0]);
    expect(JSON.parse(out)).toEqual(undisturbed);
  }
});

test('parallel.sh fails when a shard fails', () => {
  expect(sh([ready('parallel.sh')], freshFolder(), { STUDY: 'wish --deals 1..5 --player nobody' }).code).not.toBe(0);
});

test('slurm.sbatch plays the shard of its index', async () => {
  const folder = freshFolder();
  for (let i = 1; i <= SHARDS; i++) {
    expect(sh([ready('slurm.sbatch')], folder, { SLURM_ARRAY_TASK_ID: String(i), SLURM_CPUS_PER_TASK: '2' }).code).toBe(0);
  }
  expect(await runJson(['odds', 'merge', ...shardsIn(folder)])).toEqual(undisturbed);
});

test('kubernetes.yaml plays the shard of its index, which counts from 0', async () => {
  const yaml = readFileSync(ready('kubernetes.yaml'), 'utf8');
  const script = /^ {12}- \|\n((?: {14}.*\n)+)/m.exec(yaml)?.[1]?.replace(/^ {14}/gm, '') ?? '';
  expect(script).toContain('odds $STUDY');
  const folder = freshFolder();
  for (let i = 0; i < SHARDS; i++) expect(sh(['-c', script], folder, { JOB_COMPLETION_INDEX: String(i) }).code).toBe(0);
  expect(await runJson(['odds', 'merge', ...shardsIn(folder)])).toEqual(undisturbed);
});
