import { defer, type Observable, ReplaySubject, retry, Subject, share } from 'rxjs';
import { type ErrorCode, toAppError } from '#contract/errors.ts';
import type { SiteConfig } from '#contract/site/site/schema.ts';
import { type BackOffPolicy, backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import type { CoreContext } from '#worker/core-context.ts';

const BACK_OFF: BackOffPolicy = { first: 1_000, longest: 15_000 };

export type SiteService = {
  /** Emits the configuration once loaded; requested until it is. */
  readonly config$: Observable<SiteConfig>;
  /** Why it is not there yet. */
  readonly failed$: Observable<ErrorCode>;
};

/**
 * Creates one request shared by all subscribers, sent for the first of them, and repeated 1 to 15 s after each failure
 * [7.10].
 */
export function createSiteService({ sendCall, scheduler }: CoreContext): SiteService {
  const failed$ = new Subject<ErrorCode>();
  const config$ = defer(() => sendCall('site.config', {})).pipe(
    retry({
      delay: (thrown, attempt) => {
        failed$.next(toAppError(thrown).code);
        return wait(backOff(BACK_OFF, attempt), scheduler);
      },
    }),
    share({ connector: () => new ReplaySubject(1), resetOnComplete: false }),
  );
  return { config$, failed$ };
}
