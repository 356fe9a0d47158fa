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

export type HedgedAnswer<Answer> =
  | { readonly is: 'answer'; readonly answer: Answer }
  /** A short question failed or was not answered in its time; others follow. */
  | { readonly is: 'trouble'; readonly error: AppError };

/** Number of unanswered short requests that counts as a failure. */
const LATE_BEATS = 2;

type HedgedRequest<Answer> = {
  /** Regular request. Its own error ends everything. */
  readonly patient$: Observable<Answer>;
  /** Short form of the request, sent while the regular one is overdue. */
  readonly hasty: () => Observable<Answer>;
  /** True: send a short request now, and repeat it; false: wait for the regular one only. */
  readonly doubted$: Observable<boolean>;
  /** Interval of the short requests, ms; the previous one is cancelled then. */
  readonly everyMs: () => number;
  readonly scheduler: SchedulerLike;
};

/** Sends one request, hedged by repeated short ones while its response is overdue; the first response is used. */
export function hedgeRequest<Answer>(asking: HedgedRequest<Answer>): Observable<HedgedAnswer<Answer>> {
  const { patient$, hasty, doubted$, everyMs, scheduler } = asking;
  const answered = (answer: Answer): HedgedAnswer<Answer> => ({ is: 'answer', answer });
  const troubled = (error: AppError): HedgedAnswer<Answer> => ({ is: 'trouble', error });
  const beats$ = timer(0, scheduler).pipe(repeat({ delay: () => wait(everyMs(), scheduler) }));
  const short$ = defer(hasty).pipe(
    map(answered),
    catchError((thrown: unknown) => of(troubled(toAppError(thrown)))),
  );
  const late$ = of(troubled(appError('TIMEOUT')));
  const shorts$ = doubted$.pipe(
    switchMap((isDoubted) => (isDoubted ? beats$ : NEVER)),
    // One at a time: a browser has few connections, and hanging requests occupy them.
    switchMap((_, beat) => (beat < LATE_BEATS ? short$ : merge(late$, short$))),
  );
  return merge(concat(patient$.pipe(map(answered)), NEVER), shorts$).pipe(
    takeWhile(({ is }) => is !== 'answer', true),
  );
}
