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
  timer,
} from 'rxjs';
import { PER_INFO_EVERY_MS } from '#contract/constants.ts';
import { toAppError } from '#contract/errors.ts';
import { leadership } from '#worker/tabs/leadership.ts';
import type { SiteWord, Tabs, TabWord } from '#worker/tabs/tab-words.ts';
import type { ApiLines } from '#worker/wire/api-lines.ts';
import type { Surroundings } from './surroundings.ts';

type Means = Pick<Surroundings, 'ask' | 'session$' | 'scheduler' | 'tabs'>;

const quietly = <Answer>() => catchError<Answer, typeof EMPTY>(() => EMPTY);

const isSiteWord = (word: TabWord): word is SiteWord => word.is === 'siteLines' || word.is === 'siteRefused';

/** Every minute while this tab is the one that asks; always, where tabs cannot take turns. */
const turns = ({ locks }: Tabs, scheduler: Means['scheduler']): Observable<unknown> => {
  const leads$ = locks ? leadership(locks, 'site', NEVER) : of(true);
  return leads$.pipe(
    switchMap((leads) => (leads ? timer(PER_INFO_EVERY_MS, PER_INFO_EVERY_MS, scheduler) : NEVER)),
  );
};

/**
 * Asks at the start whether the site is open [8.10] and which lines lead to it [8.13], then for its configuration, which
 * names the answers that may be kept [7.07] and which no first screen waits for. One tab of a browser goes on asking the
 * first two once a minute and tells the others its lines; when it is refused, each asks for itself, so that each page is
 * led where it must go.
 */
export function siteWatch(means: Means, lines: Pick<ApiLines, 'learn'>): Observable<never> {
  const { ask, session$, scheduler, tabs } = means;
  const whetherOpen$ = ask('site.perInfo', {});
  const whichLines$ = ask('site.domains', {}).pipe(
    map(({ api }) => api),
    tap(lines.learn),
  );
  const tellRefusal = (thrown: unknown) =>
    toAppError(thrown).kind !== 'network' && tabs.tell({ is: 'siteRefused' });
  const start$ = concat(
    merge(whetherOpen$.pipe(quietly()), whichLines$.pipe(quietly())),
    ask('site.config', {}).pipe(quietly()),
  );
  const turn$ = merge(
    whetherOpen$.pipe(tap({ error: tellRefusal }), quietly()),
    whichLines$.pipe(
      tap((origins) => tabs.tell({ is: 'siteLines', origins })),
      quietly(),
    ),
  );
  const told$ = tabs.heard$.pipe(
    filter(isSiteWord),
    tap((word) => word.is === 'siteLines' && lines.learn(word.origins)),
    filter(({ is }) => is === 'siteRefused'),
    exhaustMap(() => whetherOpen$.pipe(quietly())),
  );
  return session$.pipe(
    filter(({ is }) => is !== 'unknown'),
    take(1),
    switchMap(() => merge(concat(start$, turns(tabs, scheduler).pipe(exhaustMap(() => turn$))), told$)),
    ignoreElements(),
  );
}
