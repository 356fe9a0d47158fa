import { defer, ignoreElements, merge, type Observable, ReplaySubject, switchMap, timer } from 'rxjs';
import type { CorePorts } from '../core-ports.ts';
import type { Services } from '../services/services.ts';
import { loadedOnce } from '../wire/loaded-once.ts';

/** What goes on in the services begins this long after the start of a core that nobody has asked for them, ms. */
const BEGIN_AFTER_MS = 3_000;

type LateParts = {
  readonly scheduler: CorePorts['scheduler'];
  /** The first screen needs them: they do not wait until they are asked for. */
  readonly atOnce: boolean | undefined;
  /** Runs sources side by side, so that one that fails takes no other with it. */
  readonly together: (sources: readonly Observable<unknown>[]) => Observable<unknown>;
};

type LateServices = {
  /** @throws AppError NETWORK_ABNORMAL when their code does not come */
  readonly services: () => Promise<Services>;
  /** Has them loaded, and runs what goes on in them whether or not anybody looks. */
  readonly background$: Observable<unknown>;
};

/** The services of a core, whose code comes when they are asked for, and a moment after the start at the latest. */
export function lateServices(
  load: () => Promise<Services>,
  { scheduler, atOnce, together }: LateParts,
): LateServices {
  const made$ = new ReplaySubject<Services>(1);
  const services = loadedOnce(async () => {
    const made = await load();
    made$.next(made);
    return made;
  });
  const begin$ = atOnce ? defer(services) : timer(BEGIN_AFTER_MS, scheduler).pipe(switchMap(services));
  return {
    services,
    background$: merge(
      begin$.pipe(ignoreElements()),
      made$.pipe(switchMap(({ background }) => together(background))),
    ),
  };
}
