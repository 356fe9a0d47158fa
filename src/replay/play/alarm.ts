import type { SchedulerLike } from 'rxjs';

type AlarmPorts = { readonly monotonic: () => number; readonly scheduler: SchedulerLike };

/**
 * Waits until a moment of the monotonic clock. Each wait is reckoned anew from the clock, so that lateness never adds
 * up; a moment that has passed waits for nothing.
 */
export function waitUntil(
  { monotonic, scheduler }: AlarmPorts,
  at: number,
  stopped: AbortSignal,
): Promise<void> {
  const left = at - monotonic();
  if (left <= 0 || stopped.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      timer.unsubscribe();
      stopped.removeEventListener('abort', go);
      resolve();
    };
    const timer = scheduler.schedule(go, left);
    stopped.addEventListener('abort', go, { once: true });
  });
}
