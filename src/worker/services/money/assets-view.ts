import {
  catchError,
  distinctUntilChanged,
  map,
  merge,
  type Observable,
  of,
  scan,
  switchMap,
  timer,
} from 'rxjs';
import { toAppError } from '#contract/errors.ts';
import type { Currency } from '#contract/units/money.ts';
import type { AssetsView } from '#worker/core-api.ts';
import type { Surroundings } from '../surroundings.ts';

const VISIBLE_MS = 60_000;
const HIDDEN_MS = 300_000;
const UNKNOWN: AssetsView = { assets: null, at: null, failed: null };

type Means = Pick<Surroundings, 'ask' | 'hidden$' | 'clock' | 'scheduler' | 'movements'>;

/** Every wallet of a currency: asked for now and then while somebody looks, and after each movement of money. */
export function assetsView(means: Means, currency: Currency): Observable<AssetsView> {
  const { ask, hidden$, clock, scheduler, movements } = means;
  const once$ = ask('transfer.assets', { currency }).pipe(
    map((assets): AssetsView => ({ assets, at: clock.now(), failed: null })),
    catchError((thrown: unknown) => of<AssetsView>({ ...UNKNOWN, failed: toAppError(thrown).code })),
  );
  const regular$ = hidden$.pipe(
    distinctUntilChanged(),
    switchMap((hidden) => timer(0, hidden ? HIDDEN_MS : VISIBLE_MS, scheduler)),
  );
  return merge(regular$, movements.moved$).pipe(
    switchMap(() => once$),
    scan((last, now) => (now.failed ? { ...last, failed: now.failed } : now), UNKNOWN),
  );
}
