import type { WorkerGroup } from '#replay/run/coordinator/worker-group.ts';
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
