import { defer, interval, map, type Observable } from 'rxjs';
import { boundedMs } from '#timing/wait.ts';

/**
 * Emits the time the page itself has been running since the subscription, ms, at each tick. A page that slept, was blocked
 * by a long task or had its timers throttled counts the whole gap as two ticks: its own silence does not count against the
 * core.
 */
export const aliveTime = (tickMs: number, monotonic: () => number): Observable<number> =>
  defer(() => {
    let last = monotonic();
    let aliveMs = 0;
    return interval(boundedMs(tickMs)).pipe(
      map(() => {
        const now = monotonic();
        aliveMs += Math.min(now - last, 2 * tickMs);
        last = now;
        return aliveMs;
      }),
    );
  });
