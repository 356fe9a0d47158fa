import { createHistogram, type Histogram } from 'node:perf_hooks';
import { createWorkQueue, type WorkQueue } from '#sandbox/base/work-queue.ts';

const NS_PER_MS = 1e6;

/** A queue of tasks that measures how long they wait. */
export type MeasuredQueue = WorkQueue & {
  /** The wait times from now on, ns. An earlier measurement receives no further ones. */
  watch(): Pick<Histogram, 'percentile' | 'max' | 'count'>;
};

/** Runs each task immediately: for senders, whose requests must leave and be answered on time. */
export const immediateQueue: WorkQueue = { add: (task) => task() };

/**
 * Creates a queue that yields to timers between tasks. One message completes the polls of hundreds of viewers at once, and
 * a quarter second later all of them poll again; in one go, that work would delay every timer of the process, and the sends
 * with them.
 */
export function createMeasuredQueue(): MeasuredQueue {
  let waitTimes = createHistogram();
  const queue = createWorkQueue();
  return {
    add(task) {
      const since = performance.now();
      queue.add(() => {
        waitTimes.record(Math.max(1, Math.round((performance.now() - since) * NS_PER_MS)));
        task();
      });
    },
    watch() {
      waitTimes = createHistogram();
      return waitTimes;
    },
  };
}
