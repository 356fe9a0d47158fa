import {
  catchError,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  merge,
  type Observable,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import { PER_INFO_EVERY_MS } from '#contract/constants.ts';
import type { ApiLines } from '#worker/wire/api-lines.ts';
import type { Surroundings } from './surroundings.ts';

const quietly = catchError(() => EMPTY);

/** Asks at the start and every minute whether the site is open [8.10] and which lines lead to it [8.13]. */
export const siteWatch = (
  { ask, session$, scheduler }: Pick<Surroundings, 'ask' | 'session$' | 'scheduler'>,
  lines: Pick<ApiLines, 'learn'>,
): Observable<never> =>
  session$.pipe(
    filter(({ is }) => is !== 'unknown'),
    take(1),
    switchMap(() => timer(0, PER_INFO_EVERY_MS, scheduler)),
    exhaustMap(() =>
      merge(
        ask('site.perInfo', {}).pipe(quietly),
        ask('site.domains', {}).pipe(
          tap(({ api }) => lines.learn(api)),
          quietly,
        ),
      ),
    ),
    ignoreElements(),
  );
