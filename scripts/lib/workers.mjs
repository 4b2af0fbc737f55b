import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/**
 * What fresh workers of a module tell: one for each part of the work, all given the same `data`, all begun together once they
 * are ready. Code that has met other patiences before is slower by up to half, so what is measured runs where nothing else ran.
 */
export async function inWorkers(module, data, parts) {
  const crew = parts.map(() => new Worker(fileURLToPath(module), { workerData: data }));
  const next = (worker) => new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await Promise.all(crew.map(next));
  const done = crew.map(next);
  crew.forEach((worker, i) => {
    worker.postMessage(parts[i]);
  });
  const told = await Promise.all(done);
  await Promise.all(crew.map((worker) => worker.terminate()));
  return told;
}

/** The worker's side, said in its module: does `work(data, part)` and tells what it gives. */
export function asWorker(work) {
  if (isMainThread) return;
  parentPort.once('message', (part) => parentPort.postMessage(work(workerData, part)));
  parentPort.postMessage('ready');
}
