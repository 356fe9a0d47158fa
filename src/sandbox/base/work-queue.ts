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

/** Queue that runs the work of one key sequentially, in the order of the calls; other keys do not wait. */
export type OneByOne = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates in-memory queues, one per key; a queue is removed when its last work has ended. Work that throws rejects for its
 * own caller only, and blocks nothing else.
 */
export function createOneByOne(): OneByOne {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const over = turn
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === over) last.delete(key);
      });
    last.set(key, over);
    return turn;
  };
}
