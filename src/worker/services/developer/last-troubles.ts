import { map, type Observable, scan, shareReplay, startWith } from 'rxjs';
import type { WireTrouble } from '#contract/community/room-figures.ts';
import type { CoreContext } from '#worker/core-context.ts';

const TROUBLES = 5;

/** The last calls that failed for good, the newest first; from the first subscription on. */
export const lastTroubles = ({
  failures$,
  clock,
}: Pick<CoreContext, 'failures$' | 'clock'>): Observable<readonly WireTrouble[]> =>
  failures$.pipe(
    map(({ error, path }): WireTrouble => {
      return { at: clock.now(), path, code: error.code, status: error.detail.status ?? null };
    }),
    scan((last: readonly WireTrouble[], one) => [one, ...last].slice(0, TROUBLES), []),
    startWith([]),
    shareReplay(1),
  );
