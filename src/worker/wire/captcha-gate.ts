import { BehaviorSubject, type Observable, type SchedulerLike } from 'rxjs';
import { appError } from '#contract/errors.ts';
import { VERIFY_WAIT_MAX_MS } from '#contract/people/captcha/constants.ts';
import type { CaptchaKind, PassedCaptcha } from '#contract/wire/captcha.ts';
import { unlessAborted } from '#worker/unless-aborted.ts';

type Waiting = { readonly quiet: boolean; readonly signal: AbortSignal | undefined };

/** Verification gate: one verification at a time, for every request that is held up by it [4.08, 8.11]. */
export type CaptchaGate = {
  /** Emits the challenge to show; null when no request waits. */
  readonly challenge$: Observable<CaptchaKind | null>;
  /** Waits for the person. @throws AppError REQUEST_CLOSED, or CANCELLED after `signal`. */
  demand(kind: CaptchaKind, waiting: Waiting): Promise<PassedCaptcha>;
  /** Reports it as passed: all waiting requests continue with this. */
  pass(verification: PassedCaptcha): void;
  /** Closed by the person: everything that waits fails. */
  close(): void;
  /** The member has left, and with them everything that waits. */
  leave(): void;
};

type Round = PromiseWithResolvers<PassedCaptcha> & { waiting: number; end(): void };

/**
 * Creates the gate, one per core. A challenge not passed within 3 minutes counts as closed. After a close the core’s own
 * (quiet) requests fail at once, until a request of the viewer opens a challenge again [4.08].
 */
export function createCaptchaGate(scheduler: SchedulerLike): CaptchaGate {
  const challenge$ = new BehaviorSubject<CaptchaKind | null>(null);
  let round: Round | null = null;
  /** The viewer has closed it: the core’s own requests must not reopen it. */
  let declined = false;

  const settle = (how: (ended: Round) => void) => {
    const ended = round;
    if (!ended) return;
    round = null;
    ended.end();
    challenge$.next(null);
    how(ended);
  };
  const close = () => {
    declined = true;
    settle(({ reject }) => reject(appError('REQUEST_CLOSED')));
  };
  const begin = (kind: CaptchaKind): Round => {
    const answer = Promise.withResolvers<PassedCaptcha>();
    const limit = scheduler.schedule(close, VERIFY_WAIT_MAX_MS);
    challenge$.next(kind);
    return { ...answer, waiting: 0, end: () => limit.unsubscribe() };
  };

  return {
    challenge$,
    demand: async (kind, { quiet, signal }) => {
      if (quiet && declined && !round) throw appError('REQUEST_CLOSED');
      if (!quiet) declined = false;
      const mine = round ?? begin(kind);
      round = mine;
      mine.waiting += 1;
      try {
        return await unlessAborted(mine.promise, signal);
      } finally {
        mine.waiting -= 1;
        if (mine.waiting === 0 && round === mine) settle(() => undefined);
      }
    },
    pass: (verification) => {
      declined = false;
      settle(({ resolve }) => resolve(verification));
    },
    close,
    leave: () => settle(({ reject }) => reject(appError('CANCELLED'))),
  };
}
