import { availableParallelism } from 'node:os';
import type { PlanRequest } from '#replay/plan/plan.ts';

/** Number of viewers that use about half a core in a busy room. */
const VIEWERS_A_WORKER = 400;

/** The number of processes that the viewers need, at most one for each core. */
export function workerCountFor(
  { ramp, recordedViewers }: Pick<PlanRequest, 'ramp' | 'recordedViewers'>,
  cores = availableParallelism(),
): number {
  const most = Math.max(recordedViewers ?? 0, ...ramp.map(({ viewers }) => viewers));
  return Math.min(cores, Math.max(1, Math.ceil(most / VIEWERS_A_WORKER)));
}
