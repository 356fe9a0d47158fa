import { mergeTallies, type Tally } from '#replay/measure/tally.ts';
import type { WorkerClient } from '#replay/run/protocol/worker-client.ts';

/** A worker that may be lost while it plays. */
export type LossTolerantWorker = WorkerClient & {
  /** The last tally that arrived. */
  lastTally(): Tally;
};

/**
 * Wraps a worker so that, once it plays, its calls no longer fail: when the worker is lost, `onLost` receives the error
 * and the last tally is used in its place.
 */
export function tolerateWorkerLoss(worker: WorkerClient, onLost: (why: Error) => void): LossTolerantWorker {
  let last = mergeTallies([]);
  const gone = (thrown: unknown) => onLost(thrown instanceof Error ? thrown : new Error(String(thrown)));
  return {
    ...worker,
    play: (startAt) => worker.play(startAt).catch(gone),
    stop: () => worker.stop().catch(gone),
    async acknowledged() {
      try {
        return await worker.acknowledged();
      } catch (thrown) {
        gone(thrown);
        return [];
      }
    },
    async tally(records) {
      try {
        last = await worker.tally(records);
      } catch (thrown) {
        gone(thrown);
      }
      return last;
    },
    lastTally: () => last,
  };
}
