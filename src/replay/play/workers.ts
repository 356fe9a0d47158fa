import { availableParallelism } from 'node:os';
import type { PlanWish } from '#replay/plan/plan.ts';

/** In a busy room so many viewers keep a process at about half a core. */
const VIEWERS_A_WORKER = 400;

/** As many processes as the viewers need, and no more than there are cores: two on one core only disturb each other. */
export function workersFor(
  { ramp, recordedViewers }: Pick<PlanWish, 'ramp' | 'recordedViewers'>,
  cores = availableParallelism(),
): number {
  const most = Math.max(recordedViewers ?? 0, ...ramp.map(({ viewers }) => viewers));
  return Math.min(cores, Math.max(1, Math.ceil(most / VIEWERS_A_WORKER)));
}
