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
  /** A stream of the core broke, which is nobody's fault but ours. */
  admit(thrown: unknown): void;
  /** The session of this page was ended in another tab, which knows why. */
  sessionOver(): void;
};

const UNHEARD_MAX = 16;

/** A page learns a moment after its core that its member has left: what it still asks for them is no wish of a guest, ms. */
const LEAVING_MS = 2_000;

/** What concerns a page, no matter who looks at it; the rest is about something the member did. */
const isForAnybody = ({ is }: Directive): boolean => is !== 'toast' && is !== 'loginNeeded';

/** The same word again so soon says nothing new: a toast while it is shown, anything else while it opens [8.07]. */
const quietFor = ({ is }: Directive) => (is === 'toast' ? TIMEOUT_TOAST_MS : BLOCK_FLAG_RESET_MS);

/** A block of the address and one of the device are one and the same to a person [4.09]. */
const topicOf = (code: ErrorCode): ErrorCode => (code === 'DEVICE_BLOCKADE' ? 'IP_BLOCKADE' : code);

/** What waits for a page that is not listening yet: the site may be down at the very first answer. */
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

/** What the shell must perform because of failures, each said once. */
export function createDirectives({ mono }: Pick<Clock, 'mono'>, context: () => PageContext): Directives {
  const { stream$, emit, forget } = createEmitter();
  const emittedAt = new Map<ErrorCode, number>();
  let robotCheckAsked = false;
  let leftAt = Number.NEGATIVE_INFINITY;
  const isLeaving = () => mono() - leftAt < LEAVING_MS;

  /** The robot check is asked for once, after that it is an error like others [8.04]. */
  const oneRobotCheck = (directive: Directive): Directive => {
    if (directive.is !== 'robotCheck') return directive;
    if (robotCheckAsked) return { is: 'toast', code: 'NEED_ROBOT_CHECK' };
    robotCheckAsked = true;
    return directive;
  };

  return {
    stream$,
    forget: () => {
      leftAt = mono();
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
