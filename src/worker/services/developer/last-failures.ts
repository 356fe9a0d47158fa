import { map, type Observable, scan, shareReplay, startWith } from 'rxjs';
import type { WireFailure } from '#contract/community/room-figures.ts';
import type { CoreContext } from '#worker/core-context.ts';

const FAILURES_MAX = 5;

/** The last calls that failed for good, the newest first; from the first subscription on. */
export const lastFailures = ({
  failures$,
  clock,
}: Pick<CoreContext, 'failures$' | 'clock'>): Observable<readonly WireFailure[]> =>
  failures$.pipe(
    map(({ error, path }): WireFailure => {
      return { at: clock.now(), path, code: error.code, status: error.detail.status ?? null };
    }),
    scan((last: readonly WireFailure[], failure) => [failure, ...last].slice(0, FAILURES_MAX), []),
    startWith([]),
    shareReplay(1),
  );
