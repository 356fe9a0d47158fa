import { defer, map, type Observable, type ObservableInput } from 'rxjs';
import type { CoreContext } from '../core-context.ts';
import { viewsOf } from '../session/session-state.ts';
import type { TopicSources } from '../topics.ts';
import type { WirePorts } from '../wire/wire-ports.ts';
import type { Directives } from './directives/directives.ts';
import { createBoardService } from './matches/board-service.ts';
import { pagePolls } from './polls/page-polls.ts';

/** Storage key written to test whether the browser stores it. */
const STORAGE_TRIED = 'storage-tried';

/** Topics that every page, or home, needs before the services are there. */
export type FirstTopic = 'directives' | 'session' | 'captcha' | 'storage' | 'board' | 'answers';

/**
 * Emits whether the browser stores the core’s writes, tested for each subscriber.
 * @param tryToWrite emits whether its write was stored
 */
export const storageView = (
  tryToWrite: () => ObservableInput<boolean>,
): Observable<{ readonly isPersistent: boolean }> =>
  defer(tryToWrite).pipe(map((isPersistent) => ({ isPersistent })));

/** The sources of the first topics. */
export const firstTopics = (
  context: CoreContext,
  { captcha }: Pick<WirePorts, 'captcha'>,
  directives: Pick<Directives, 'stream$'>,
): Pick<TopicSources, FirstTopic> => ({
  directives: () => directives.stream$,
  session: () => viewsOf(context.session$),
  captcha: () => captcha.challenge$,
  storage: () => storageView(() => context.storage.set(STORAGE_TRIED, true)),
  board: createBoardService(context),
  answers: pagePolls(context),
});
