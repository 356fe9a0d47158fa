import { availableParallelism } from 'node:os';
import type { PlanRequest } from '#replay/plan/plan.ts';
import type { WorkerGroup } from '#replay/run/protocol/worker-client.ts';
import { forkWorker } from './fork-worker.ts';

/**
 * Starts workers in processes of this machine.
 * @param planFlags flags of the plan, as on the command line
 * @param recording path of the recording
 */
export function forkWorkers(planFlags: readonly string[], recording: string, count: number): WorkerGroup {
  const workers = Array.from({ length: count }, () => forkWorker(planFlags, recording));
  return {
    workers,
    nameOf: (index) => `worker ${index + 1}`,
    lost: new AbortController().signal,
    hosts: () => [],
    finish: () => Promise.resolve(),
    close() {
      for (const worker of workers) worker.close();
    },
  };
}

/** Number of viewers that use about half a core in a busy room. */
const VIEWERS_A_WORKER = 400;

/** The number of processes that the viewers need, at most one for each core. */
export function workerCountFor(
  { ramp, recordedViewers }: Pick<PlanRequest, 'ramp' | 'recordedViewers'>,
  cores = availableParallelism(),
): number {
  const maxViewers = Math.max(recordedViewers ?? 0, ...ramp.map(({ viewers }) => viewers));
  return Math.min(cores, Math.max(1, Math.ceil(maxViewers / VIEWERS_A_WORKER)));
}
