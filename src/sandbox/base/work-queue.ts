/** Jobs that run between two looks at timers and network. */
const BATCH = 16;
const COMPACT_AFTER = 1_024;

/** Queue that runs jobs a few at a time, in the order of their arrival. */
export type WorkQueue = { add(job: () => void): void };

/**
 * A queue that yields to timers and the network after every few jobs. Node looks at its timers and accepts connections
 * only between two rounds of work: if a thousand requests ran in one round, every timer and every new connection would
 * wait for all of them.
 */
export function createWorkQueue(): WorkQueue {
  let waiting: (() => void)[] = [];
  let first = 0;
  let isDue = false;
  const runBatch = () => {
    const batch = waiting.slice(first, first + BATCH);
    first += batch.length;
    isDue = first < waiting.length;
    if (isDue) setImmediate(runBatch);
    if (!isDue || first > COMPACT_AFTER) {
      waiting = waiting.slice(first);
      first = 0;
    }
    for (const job of batch) job();
  };
  return {
    add(job) {
      waiting.push(job);
      if (isDue) return;
      isDue = true;
      setImmediate(runBatch);
    },
  };
}
