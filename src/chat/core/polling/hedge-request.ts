import {
  catchError,
  concat,
  defer,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  switchMap,
  takeWhile,
  timer,
} from 'rxjs';
import { type AppError, appError, toAppError } from '#contract/errors.ts';
import { wait } from '#timing/wait.ts';

/** Step of a hedged request. */
export type HedgedAnswer<Answer> =
  | { readonly is: 'answer'; readonly answer: Answer }
  /** A short request failed or was not answered in time; others follow. */
  | { readonly is: 'trouble'; readonly error: AppError };

/** Number of unanswered short requests that counts as a failure. */
const LATE_BEATS = 2;

type HedgedRequest<Answer> = {
  /** Regular request. Its error ends everything. */
  readonly regular$: Observable<Answer>;
  /** Returns the short form of the request, sent while the regular one is overdue. */
  readonly short: () => Observable<Answer>;
  /** True: send a short request now, and repeat it; false: wait for the regular one only. */
  readonly overdue$: Observable<boolean>;
  /** Returns the interval to the next short request, ms; the previous one is cancelled then. */
  readonly everyMs: () => number;
  readonly scheduler: SchedulerLike;
};

/** Sends one request, hedged by repeated short ones while its response is overdue; the first response is used. */
export function hedgeRequest<Answer>(request: HedgedRequest<Answer>): Observable<HedgedAnswer<Answer>> {
  const { regular$, short, overdue$, everyMs, scheduler } = request;
  const answered = (answer: Answer): HedgedAnswer<Answer> => ({ is: 'answer', answer });
  const troubled = (error: AppError): HedgedAnswer<Answer> => ({ is: 'trouble', error });
  const beats$ = timer(0, scheduler).pipe(repeat({ delay: () => wait(everyMs(), scheduler) }));
  const short$ = defer(short).pipe(
    map(answered),
    catchError((thrown: unknown) => of(troubled(toAppError(thrown)))),
  );
  const late$ = of(troubled(appError('TIMEOUT')));
  const shorts$ = overdue$.pipe(
    switchMap((isOverdue) => (isOverdue ? beats$ : NEVER)),
    // One at a time: a browser has few connections, and hanging requests occupy them.
    switchMap((_, beat) => (beat < LATE_BEATS ? short$ : merge(late$, short$))),
  );
  return merge(concat(regular$.pipe(map(answered)), NEVER), shorts$).pipe(
    takeWhile(({ is }) => is !== 'answer', true),
  );
}
