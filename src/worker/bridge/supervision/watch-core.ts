import {
  defer,
  distinctUntilChanged,
  exhaustMap,
  filter,
  from,
  ignoreElements,
  merge,
  mergeMap,
  type Observable,
  switchMap,
  take,
  tap,
  throwError,
  timer,
} from 'rxjs';
import { clientError } from '#contract/errors.ts';
import { boundedMs } from '#timing/wait.ts';
import type { CoreApi, CorePulse } from '#worker/core-api.ts';
import type { PageSample } from '../page-clock.ts';
import type { AdaptiveTimeout } from './adaptive-timeout.ts';
import { aliveTime } from './alive-time.ts';

/** Fails like a call whose core is gone. */
export const dead = () => throwError(() => clientError('CORE_DEAD'));

export type WatchPorts = {
  /** Monotonic ms of the page. */
  readonly monotonic: () => number;
  /** Replays whether the page is hidden. */
  readonly hidden$: Observable<boolean>;
  /** Moments at which the core should prove that it lives. */
  readonly doubts$: Observable<unknown>;
  /** Time a silence is tolerated while the page is visible. */
  readonly patience: AdaptiveTimeout;
  /** Receives the server's time with each proof. */
  readonly onSample: (sample: PageSample) => void;
};

type Pace = {
  readonly everyMs: number;
  readonly tickMs: number;
  readonly patience: Pick<AdaptiveTimeout, 'ms' | 'note'>;
};

/** A beat of 400 ms and a patience of 1 s find a dead core within 1.5 s, which leaves the next one half a second. */
const SEEN = { everyMs: 400, tickMs: 100 };
/** Timers of a hidden page run once a second, later once a minute; no viewer waits for it. */
const HIDDEN: Pace = { everyMs: 15_000, tickMs: 1_000, patience: { ms: 6_000, note: () => undefined } };

const sampleOf = (sentAt: number, receivedAt: number, { now, errorMs }: CorePulse): PageSample => ({
  sentAt,
  receivedAt,
  now,
  errorMs,
});

/**
 * Sends one health check. Fails with CORE_DEAD when the page has been running for longer than its patience without a
 * response.
 */
function proveLife(core: CoreApi, { monotonic, onSample }: WatchPorts, { tickMs, patience }: Pace) {
  return defer(() => {
    const sentAt = monotonic();
    let waitedMs = 0;
    const answer$ = from(core.ping()).pipe(
      tap((pulse) => {
        patience.note(waitedMs);
        onSample(sampleOf(sentAt, monotonic(), pulse));
      }),
    );
    const silence$ = aliveTime(tickMs, monotonic).pipe(
      tap((ms) => {
        waitedMs = ms;
      }),
      filter((ms) => ms >= patience.ms),
      mergeMap(dead),
    );
    return merge(answer$, silence$).pipe(take(1));
  });
}

/**
 * Watches a core for as long as it answers: often while the page is seen, now and then while it is hidden, and at every
 * doubt. Emits nothing; fails with CORE_DEAD. A core that is only busy answers late, which makes the watch more patient.
 */
export function watchCore(core: CoreApi, ports: WatchPorts): Observable<never> {
  return ports.hidden$.pipe(
    distinctUntilChanged(),
    switchMap((hidden) => {
      const pace = hidden ? HIDDEN : { ...SEEN, patience: ports.patience };
      return merge(timer(0, boundedMs(pace.everyMs)), ports.doubts$).pipe(
        exhaustMap(() => proveLife(core, ports, pace)),
      );
    }),
    ignoreElements(),
  );
}
