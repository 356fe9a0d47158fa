import { defer, type MonoTypeOperatorFunction, of, retry, type SchedulerLike } from 'rxjs';
import { type BackOffPolicy, backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';

const BACK_OFF: BackOffPolicy = { first: 500, longest: 30_000, drawn: 0.5 };
/** Time without failure after which a new failure counts as a first one. */
const RECOVERED_MS = 60_000;

export type AgainPorts = {
  readonly scheduler: SchedulerLike;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
};

/**
 * Subscribes again to what failed: at once, then later and later.
 * @param report receives the first of several failures in a row.
 */
export const againLater =
  <Item>(
    { scheduler, random }: AgainPorts,
    report: (thrown: unknown) => void,
  ): MonoTypeOperatorFunction<Item> =>
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
            if (failures > 1) return wait(backOff(BACK_OFF, failures, random), scheduler);
            report(thrown);
            return of(0);
          },
        }),
      );
    });
