import {
  catchError,
  concat,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  switchMap,
  take,
  tap,
} from 'rxjs';
import { toAppError } from '#contract/errors.ts';
import { poll } from '#timing/poll.ts';
import { POLLING } from '#worker/clock/polling.table.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { leadership } from '#worker/tabs/tab-locks.ts';
import type { SiteMessage, TabMessage } from '#worker/tabs/tab-messages.ts';
import type { ApiOrigins } from '#worker/wire/origins.ts';

type Deps = Pick<CoreContext, 'sendCall' | 'session$' | 'scheduler' | 'tabs'>;

const quietly = <Answer>() => catchError<Answer, typeof EMPTY>(() => EMPTY);

const isSiteMessage = (message: TabMessage): message is SiteMessage =>
  message.is === 'siteLines' || message.is === 'siteRefused';

/**
 * Checks at the start whether the site is open [8.10] and which lines lead to it [8.13], then loads its configuration,
 * which names the cacheable responses [7.07] and which no first screen waits for. One tab of a browser polls the first two
 * once a minute and sends the others its lines; when it is refused, each sends its own request, so that each page is
 * redirected as required.
 */
export function siteWatch(deps: Deps, apiOrigins: Pick<ApiOrigins, 'update'>): Observable<never> {
  const { sendCall, session$, scheduler, tabs } = deps;
  const whetherOpen$ = sendCall('site.perInfo', {});
  const apiLines$ = sendCall('site.domains', {}).pipe(
    map(({ api }) => api),
    tap(apiOrigins.update),
  );
  const publishRefusal = (thrown: unknown) =>
    toAppError(thrown).kind !== 'network' && tabs.publish({ is: 'siteRefused' });
  const start$ = concat(
    merge(whetherOpen$.pipe(quietly()), apiLines$.pipe(quietly())),
    sendCall('site.config', {}).pipe(quietly()),
  );
  const turn$ = merge(
    whetherOpen$.pipe(tap({ error: publishRefusal }), quietly()),
    apiLines$.pipe(
      tap((origins) => tabs.publish({ is: 'siteLines', origins })),
      quietly(),
    ),
  );
  const seen$ = of(false);
  const leads$ = tabs.locks ? leadership(tabs.locks, 'site', NEVER) : of(true);
  const turns$ = leads$.pipe(
    switchMap((leads) => (leads ? poll({ hidden$: seen$, scheduler }, POLLING.site, () => turn$) : NEVER)),
  );
  const fromTabs$ = tabs.received$.pipe(
    filter(isSiteMessage),
    tap((message) => message.is === 'siteLines' && apiOrigins.update(message.origins)),
    filter(({ is }) => is === 'siteRefused'),
    exhaustMap(() => whetherOpen$.pipe(quietly())),
  );
  return session$.pipe(
    filter(({ is }) => is !== 'unknown'),
    take(1),
    switchMap(() => merge(concat(start$, turns$), fromTabs$)),
    ignoreElements(),
  );
}
