import { defer, type Observable, ReplaySubject, retry, Subject, share, timer } from 'rxjs';
import { type ErrorCode, toAppError } from '#contract/errors.ts';
import type { SiteConfig } from '#contract/models/site.ts';
import type { CoreContext } from '#worker/core-context.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

export type SiteService = {
  /** The configuration, once it is there; asked for until it is. */
  readonly config$: Observable<SiteConfig>;
  /** Why it is not there yet. */
  readonly failed$: Observable<ErrorCode>;
};

export function createSiteService({ ask, scheduler }: CoreContext): SiteService {
  const failed$ = new Subject<ErrorCode>();
  const config$ = defer(() => ask('site.config', {})).pipe(
    retry({
      delay: (thrown, attempt) => {
        failed$.next(toAppError(thrown).code);
        return timer(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)), scheduler);
      },
    }),
    share({ connector: () => new ReplaySubject(1), resetOnComplete: false }),
  );
  return { config$, failed$ };
}
