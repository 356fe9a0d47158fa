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

export type Insisted<Answer> =
  | { readonly is: 'answer'; readonly answer: Answer }
  /** A short question failed or was not answered in its time; others follow. */
  | { readonly is: 'trouble'; readonly error: AppError };

/** So many short questions without an answer are trouble. */
const LATE_BEATS = 2;

type Asking<Answer> = {
  /** The question as it should be asked. Its own error ends all. */
  readonly patient$: Observable<Answer>;
  /** A short form of it, asked while the patient one is doubted. */
  readonly hasty: () => Observable<Answer>;
  /** True: ask now, and again and again; false: wait for the patient one alone. */
  readonly doubted$: Observable<boolean>;
  /** Time to the next short question, ms; the one before it is given up then. */
  readonly everyMs: () => number;
  readonly scheduler: SchedulerLike;
};

/** One question, asked again beside itself while its answer is doubted; the first answer of any counts. */
export function insist<Answer>(asking: Asking<Answer>): Observable<Insisted<Answer>> {
  const { patient$, hasty, doubted$, everyMs, scheduler } = asking;
  const answered = (answer: Answer): Insisted<Answer> => ({ is: 'answer', answer });
  const troubled = (error: AppError): Insisted<Answer> => ({ is: 'trouble', error });
  const beats$ = timer(0, scheduler).pipe(repeat({ delay: () => wait(everyMs(), scheduler) }));
  const short$ = defer(hasty).pipe(
    map(answered),
    catchError((thrown: unknown) => of(troubled(toAppError(thrown)))),
  );
  const late$ = of(troubled(appError('TIMEOUT')));
  const shorts$ = doubted$.pipe(
    switchMap((isDoubted) => (isDoubted ? beats$ : NEVER)),
    // One at a time: a browser has few connections, and those that hang hold them.
    switchMap((_, beat) => (beat < LATE_BEATS ? short$ : merge(late$, short$))),
  );
  return merge(concat(patient$.pipe(map(answered)), NEVER), shorts$).pipe(
    takeWhile(({ is }) => is !== 'answer', true),
  );
}
