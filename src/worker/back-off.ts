import { defer, type MonoTypeOperatorFunction, of, retry, type SchedulerLike, timer } from 'rxjs';

const FIRST_MS = 250;
const LONGEST_MS = 30_000;
/** What has worked for so long fails for a new reason. */
const RECOVERED_MS = 60_000;

export type BackOff = {
  readonly scheduler: SchedulerLike;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
};

/** How long to wait after so many failures in a row, ms: half of it drawn, so that not all devices come back together. */
export function backOffMs(failures: number, random: () => number): number {
  const mostMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return (mostMs / 2) * (1 + random());
}

/**
 * Subscribes again to what failed: at once, then later and later.
 * @param report receives the first of several failures in a row.
 */
export const againLater =
  <Item>({ scheduler, random }: BackOff, report: (thrown: unknown) => void): MonoTypeOperatorFunction<Item> =>
  (source$) =>
    defer(() => {
      let failures = 0;
      let since = scheduler.now();
      const once$ = defer(() => {
        since = scheduler.now();
        return source$;
      });
      return once$.pipe(
        retry({
          delay: (thrown) => {
            failures = scheduler.now() - since > RECOVERED_MS ? 1 : failures + 1;
            if (failures > 1) return timer(backOffMs(failures, random), scheduler);
            report(thrown);
            return of(0);
          },
        }),
      );
    });
