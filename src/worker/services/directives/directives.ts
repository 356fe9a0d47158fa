import { concat, defer, from, type Observable, Subject } from 'rxjs';
import { BLOCK_FLAG_RESET_MS, TIMEOUT_TOAST_MS } from '#contract/calls/request-constants.ts';
import type { Directive } from '#contract/directives.ts';
import { type ErrorCode, toAppError } from '#contract/errors.ts';
import type { Clock } from '#contract/units/time.ts';
import type { PageContext } from '#worker/core-api.ts';
import type { Failure } from '#worker/wire/send.ts';
import { directiveOf } from './directive-table.ts';

export type Directives = {
  readonly stream$: Observable<Directive>;
  handleFailure(failure: Failure): void;
  /** A member has left: what was meant for them alone reaches no other viewer. */
  forget(): void;
  /** Reports a broken stream of the core, which is a bug of ours. */
  admit(thrown: unknown): void;
  /** Notes that the session of this page was ended in another tab, which has the reason. */
  sessionOver(): void;
};

const UNHEARD_MAX = 16;

/**
 * Delay with which a page detects after its core that its member has left: requests it still makes are not those of a
 * guest, ms.
 */
const LEAVING_MS = 2_000;

/**
 * Reports whether a failure has consequences beyond the call that failed. A failure of an ended session is of no concern
 * any more: of ten calls refused together one ends it [8.06], and the present viewer is not notified. Nor has a restriction
 * consequences while customer service is open [8.09].
 */
export const hasGlobalEffect = (
  { error, token }: Failure,
  tokenNow: string,
  { suppressRedirects }: PageContext,
): boolean =>
  (token === '' || token === tokenNow) && !(suppressRedirects && error.code === 'ACCESS_RESTRICTION');

/** Reports whether a directive concerns the page for any viewer; the rest is about an action of the member. */
const isForAnybody = ({ is }: Directive): boolean => is !== 'toast' && is !== 'loginNeeded';

/**
 * Returns the time during which a repeated directive is dropped: a toast while it is shown, anything else while it opens
 * [8.07].
 */
const quietFor = ({ is }: Directive) => (is === 'toast' ? TIMEOUT_TOAST_MS : BLOCK_FLAG_RESET_MS);

/** A block of the address and one of the device are one and the same to a person [4.09]. */
const topicOf = (code: ErrorCode): ErrorCode => (code === 'DEVICE_BLOCKADE' ? 'IP_BLOCKADE' : code);

/** Buffers directives for a page that has not subscribed yet: the site may be down at the very first response. */
function createEmitter() {
  const directives$ = new Subject<Directive>();
  const unheard: Directive[] = [];
  return {
    stream$: defer(() => concat(from(unheard.splice(0)), directives$)),
    emit: (directive: Directive) => {
      if (directives$.observed) directives$.next(directive);
      else if (unheard.push(directive) > UNHEARD_MAX) unheard.shift();
    },
    forget: () => void unheard.splice(0, unheard.length, ...unheard.filter(isForAnybody)),
  };
}

/** Creates the directives the shell must perform because of failures, each emitted once. */
export function createDirectives({ mono }: Pick<Clock, 'mono'>, context: () => PageContext): Directives {
  const { stream$, emit, forget } = createEmitter();
  const emittedAt = new Map<ErrorCode, number>();
  let hasEmittedRobotCheck = false;
  let leavingSince = Number.NEGATIVE_INFINITY;
  const isLeaving = () => mono() - leavingSince < LEAVING_MS;

  /** Allows one robot check; later ones are ordinary errors [8.04]. */
  const oneRobotCheck = (directive: Directive): Directive => {
    if (directive.is !== 'robotCheck') return directive;
    if (hasEmittedRobotCheck) return { is: 'toast', code: 'NEED_ROBOT_CHECK' };
    hasEmittedRobotCheck = true;
    return directive;
  };

  return {
    stream$,
    forget: () => {
      leavingSince = mono();
      forget();
    },
    handleFailure: (failure) => {
      const directive = directiveOf(failure, context());
      if (!directive || (directive.is === 'loginNeeded' && isLeaving())) return;
      const topic = topicOf(failure.error.code);
      const last = emittedAt.get(topic) ?? Number.NEGATIVE_INFINITY;
      if (mono() - last < quietFor(directive)) return;
      emittedAt.set(topic, mono());
      emit(oneRobotCheck(directive));
    },
    sessionOver: () => emit({ is: 'sessionOver' }),
    admit: (thrown) => emit({ is: 'toast', code: toAppError(thrown).code }),
  };
}
