import {
  catchError,
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  switchMap,
  take,
  tap,
} from 'rxjs';
import { type AppError, toAppError } from '#contract/errors.ts';
import { backOff } from './back-off.ts';
import { wait } from './wait.ts';

/** Polling intervals. Times in ms, from a response to the next request. */
export type PollPolicy = {
  /** Interval while the page is visible. */
  readonly every: number;
  /** Interval while the page is hidden; null: no request is sent then, and a request in flight is aborted. */
  readonly hidden: number | null;
  /**
   * After failures in a row: `first` doubled by each further one, or the regular pause doubled by each; never more than
   * `longest`, which is the regular pause where absent.
   */
  readonly backOff?: { readonly first?: number; readonly longest?: number };
  /** Share of a pause that is drawn, half of it to either side: 0.2 is ±10 %. */
  readonly jitter?: number;
  /** later: the first question waits for its pause, too. */
  readonly first?: 'now' | 'later';
  /** `restart`: each change sends a request at once. `reschedule`: a change only recomputes the pause. */
  readonly onVisibility?: 'restart' | 'reschedule';
};

export type PollPorts = {
  /** Replays whether the page is hidden. */
  readonly hidden$: Observable<boolean>;
  readonly scheduler: SchedulerLike;
  /** Random number, 0 ≤ n < 1; called only by policies with jitter. */
  readonly random?: () => number;
  /** Emits when requests can succeed again: ends the pause after a failure, once until a response. */
  readonly reachable$?: Observable<unknown>;
};

/** Conditions at the beginning of a pause. */
export type PollMoment = { readonly hidden: boolean; readonly failures: number };

export type PollOptions = {
  /** Sends a request at once. */
  readonly now$?: Observable<unknown>;
  /** Effect of `now$` on a request in flight: `restart` aborts it, `ignore` lets it finish and sends no other. */
  readonly overlap?: 'restart' | 'ignore';
  /** Replaces the pause; receives the regular one of the policy; null: no further request until `changed$`. */
  readonly nextMs?: (regularMs: number, moment: PollMoment) => number | null;
  /** Works the pause out again; replays a value. */
  readonly changed$?: Observable<unknown>;
};

/** Result of one poll. A failure is emitted as a value, so that the polling continues. */
export type Polled<Value> =
  | { readonly is: 'answer'; readonly value: Value }
  | { readonly is: 'failed'; readonly error: AppError };

/** The pause of a policy before any jitter, ms. */
function plainMs({ backOff: backOffPolicy }: PollPolicy, regularMs: number, failures: number): number {
  if (failures === 0 || !backOffPolicy) return regularMs;
  const { first = 2 * regularMs, longest = regularMs } = backOffPolicy;
  return backOff({ first, longest }, failures);
}

/** Emits once, when the next question is due. */
function dueTimes(
  ports: PollPorts,
  policy: PollPolicy,
  { nextMs, changed$ = of(null) }: PollOptions,
  failures: () => number,
  hurry$: Observable<unknown>,
): Observable<unknown> {
  const { every, jitter = 0 } = policy;
  const pauseMs = (hidden: boolean): number | null => {
    const regularMs = hidden ? (policy.hidden ?? every) : every;
    const share = jitter === 0 ? 0 : jitter * ((ports.random?.() ?? 0.5) - 0.5);
    const drawnMs = plainMs(policy, regularMs, failures()) * (1 + share);
    return nextMs ? nextMs(drawnMs, { hidden, failures: failures() }) : drawnMs;
  };
  const pause$ = combineLatest([ports.hidden$.pipe(distinctUntilChanged()), changed$]).pipe(
    switchMap(([hidden]) => {
      const ms = pauseMs(hidden);
      return ms === null ? NEVER : wait(ms, ports.scheduler);
    }),
  );
  return merge(pause$, hurry$).pipe(take(1));
}

/** One question at a time, from the first one on. */
function questions<Answer>(once$: Observable<Answer>, due$: Observable<unknown>, options: PollOptions) {
  const { now$ = EMPTY, overlap = 'restart' } = options;
  const next$ = overlap === 'ignore' ? merge(due$, now$).pipe(take(1)) : due$;
  const asking$ = once$.pipe(repeat({ delay: () => next$ }));
  const restarts$ = overlap === 'restart' ? now$ : EMPTY;
  return (waits: boolean): Observable<Answer> => {
    const begin$ = waits ? next$.pipe(switchMap(() => asking$)) : asking$;
    return merge(of(begin$), restarts$.pipe(map(() => asking$))).pipe(switchMap((begun$) => begun$));
  };
}

/**
 * Polls while subscribed, at the intervals of the policy. One request at a time.
 * @param request emits one response, then completes, or fails; `failures` is the number of consecutive failures before it
 */
export const poll = <Value>(
  ports: PollPorts,
  policy: PollPolicy,
  request: (failures: number) => Observable<Value>,
  options: PollOptions = {},
): Observable<Polled<Value>> =>
  defer(() => {
    let failures = 0;
    // A call that fails while others succeed keeps to its back-off: it is hurried once until it gets a response.
    let hurried = false;
    const { reachable$ = EMPTY } = ports;
    const hurry$ = reachable$.pipe(
      filter(() => failures > 0 && !hurried),
      tap(() => {
        hurried = true;
      }),
    );
    let waits = policy.first === 'later';
    const once$ = defer(() => request(failures)).pipe(
      map((value): Polled<Value> => {
        failures = 0;
        hurried = false;
        return { is: 'answer', value };
      }),
      catchError((thrown: unknown) => {
        failures += 1;
        return of<Polled<Value>>({ is: 'failed', error: toAppError(thrown) });
      }),
    );
    const begin = questions(
      once$,
      dueTimes(ports, policy, options, () => failures, hurry$),
      options,
    );
    if (policy.onVisibility === 'reschedule') return begin(waits);
    return ports.hidden$.pipe(
      distinctUntilChanged(),
      switchMap((hidden) => {
        const waitsNow = waits;
        waits = false;
        return hidden && policy.hidden === null ? NEVER : begin(waitsNow);
      }),
    );
  });
