import { merge, type Observable, Subject } from 'rxjs';
import type { AppError } from '#contract/errors.ts';

/** Observes whether the platform answers, over all requests. */
export type Reachability = {
  /** Emits when the platform is reachable again: the device has a network, or a response arrived after failures. */
  readonly reachable$: Observable<unknown>;
  /** Notes a failed request. */
  readonly failed: (failure: { readonly error: AppError }) => void;
  /** Notes a response. */
  readonly answered: () => void;
};

/** Creates the observer of one core. @param cameOnline$ emits when the device has a network again */
export function createReachability(cameOnline$: Observable<unknown>): Reachability {
  const recovered$ = new Subject<void>();
  let isDown = false;
  return {
    reachable$: merge(cameOnline$, recovered$),
    failed({ error }) {
      // A server that answers with an HTTP error is reachable.
      isDown ||= error.kind === 'network' && error.code !== 'HTTP_STATUS';
    },
    answered() {
      if (!isDown) return;
      isDown = false;
      recovered$.next();
    },
  };
}
