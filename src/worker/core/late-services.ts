import { defer, ignoreElements, merge, type Observable, ReplaySubject, switchMap, timer } from 'rxjs';
import type { CorePorts } from '../core-ports.ts';
import type { Services } from '../services/services.ts';
import { loadedOnce } from '../wire/loaded-once.ts';

/** Delay after the start at which the background work of the services begins without a request for them, ms. */
const BEGIN_AFTER_MS = 3_000;

type LateParts = {
  readonly scheduler: CorePorts['scheduler'];
  /** True if the first screen needs the services: they are loaded without waiting for a request. */
  readonly atOnce: boolean | undefined;
  /** Runs sources side by side, so that a failing one does not end the others. */
  readonly together: (sources: readonly Observable<unknown>[]) => Observable<unknown>;
};

type LateServices<Made> = {
  /** @throws AppError NETWORK_ABNORMAL when their code does not come */
  readonly services: () => Promise<Made>;
  /** Loads the services, and runs their background work with or without subscribers. */
  readonly background$: Observable<unknown>;
};

/** Provides the services of a core, whose code is loaded on first request, and a moment after the start at the latest. */
export function lateServices<Made extends Pick<Services, 'background'>>(
  load: () => Promise<Made>,
  { scheduler, atOnce, together }: LateParts,
): LateServices<Made> {
  const created$ = new ReplaySubject<Made>(1);
  const services = loadedOnce(async () => {
    const created = await load();
    created$.next(created);
    return created;
  });
  const begin$ = atOnce ? defer(services) : timer(BEGIN_AFTER_MS, scheduler).pipe(switchMap(services));
  return {
    services,
    background$: merge(
      begin$.pipe(ignoreElements()),
      created$.pipe(switchMap(({ background }) => together(background))),
    ),
  };
}
