import { catchError, defer, EMPTY, exhaustMap, ignoreElements, interval, type Observable, tap } from 'rxjs';
import type { SessionState } from './session-state.ts';
import { LINE } from './timing.table.ts';

/** Asks the line whose turn it is, if there is one, for a picture nobody sees. */
function probe({ ports, registry, playing, shown }: SessionState): Observable<unknown> {
  const line = registry.probeDue();
  if (!line || !playing || !shown) return EMPTY;
  const startedAt = ports.clock.mono();
  return ports.probe({ origin: line.origin, playing, type: shown.type, origins: registry.origins() }).pipe(
    tap(() => registry.succeeded(line.lineId, ports.clock.mono() - startedAt)),
    catchError(() => {
      if (ports.online()) registry.failed(line.lineId);
      return EMPTY;
    }),
  );
}

/** While a picture plays, a line whose quarantine is over is looked at before anybody's picture depends on it [8.16]. */
export const probing = (state: SessionState): Observable<never> =>
  interval(LINE.probe, state.ports.scheduler).pipe(
    exhaustMap(() => defer(() => probe(state))),
    ignoreElements(),
  );
