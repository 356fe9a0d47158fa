import { wrap } from 'comlink';
import type { Work } from './work.ts';
import type { WireWorker } from './worker.ts';

const worker = wrap<WireWorker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** Works in a worker, where the product opens its answers. @returns ms by the clock on the wall. */
export const run = (work: Work): Promise<number> => worker.run(work);
