import type { SchedulerLike } from 'rxjs';

type WaitPorts = { readonly monotonic: () => number; readonly scheduler: SchedulerLike };

/**
 * Waits until a moment of the monotonic clock, ms, or until `stopped` aborts. Each wait is computed from the clock, so that
 * delays never accumulate; a moment in the past resolves at once.
 */
export function waitUntil(
  { monotonic, scheduler }: WaitPorts,
  at: number,
  stopped: AbortSignal,
): Promise<void> {
  const remainingMs = at - monotonic();
  if (remainingMs <= 0 || stopped.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      timer.unsubscribe();
      stopped.removeEventListener('abort', finish);
      resolve();
    };
    const timer = scheduler.schedule(finish, remainingMs);
    stopped.addEventListener('abort', finish, { once: true });
  });
}

/** Calls every `ms` milliseconds until the returned function is called. The timer does not keep the process alive. */
export function every(ms: number, call: () => void): () => void {
  const timer = setInterval(call, ms).unref();
  return () => clearInterval(timer);
}
