/** The worker that thinks, from a file of its own: it is fetched when somebody asks for the first time. Throws where there can be none. */
export const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
