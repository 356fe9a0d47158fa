import { BehaviorSubject, defer, type Observable } from 'rxjs';
import type { InputOf, OutputOf, PageCallName } from '#contract/book/table.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { workerConnection } from '#worker/bridge/connection.ts';
import { eventsOf, pageRealm } from '#worker/bridge/page-realm.ts';
import { routedServices } from '#worker/bridge/routed-services.ts';
import {
  type CoreHealth,
  type SupervisedCore,
  superviseCore,
} from '#worker/bridge/supervision/supervise-core.ts';
import type { CoreServices } from '#worker/core-api.ts';
import coreScript from '#worker/entry.ts?worker&url';
import type { Batch, Topic, Topics } from '#worker/topics.ts';
import { coreInit } from './start/core-init.ts';
import { claimEarlyCore } from './start/early-core.ts';
import { newsOrigin, pageContext } from './start/page-context.ts';
import { applySession, ofThisViewer } from './viewer.ts';
import { openWorker } from './worker/open-worker.ts';

function openCore(): SupervisedCore {
  const hidden$ = new BehaviorSubject(document.hidden);
  document.addEventListener('visibilitychange', () => hidden$.next(document.hidden));
  const hasLeft$ = new BehaviorSubject(false);
  window.addEventListener('pagehide', () => hasLeft$.next(true));
  window.addEventListener('pageshow', () => hasLeft$.next(false));
  const opened = superviseCore({
    ...pageRealm,
    connect: () => claimEarlyCore() ?? workerConnection(openWorker(coreScript)),
    init: () => ({ ...coreInit(), newsOrigin: newsOrigin(), pageContext: pageContext().value }),
    hidden$,
    pageContext$: pageContext(),
    focus$: eventsOf(window, 'focus'),
    hasLeft$,
  });
  opened.stream('session', null).subscribe(({ items }) => {
    for (const view of items.slice(-1)) applySession(view);
  });
  return opened;
}

let tabCore: SupervisedCore | null = null;

/** Core of this tab: one worker, replaced when it dies. Lives as long as the page. */
function supervised(): SupervisedCore {
  tabCore ??= openCore();
  return tabCore;
}

// A page opens it at once, for the viewer; without a page, modules that only name the core can still be imported.
if (typeof document !== 'undefined') supervised();

const { session, captcha } = routedServices((call) => call(supervised().services));

/** Stateful services. A response to a member who has logged out meanwhile is discarded: CANCELLED. */
export const core: CoreServices = {
  ...routedServices((call) => ofThisViewer(call(supervised().services))),
  session,
  captcha,
};

/** State of the core: `replacing` while a dead one is being replaced, `refused` when page and core are of different builds. */
export const coreHealth$: Observable<CoreHealth> = defer(() => supervised().health$);
export type { CoreHealth };

/** Makes a call of the call table. @throws AppError, as the core threw it; CANCELLED when the member has logged out meanwhile. */
export const callCore = <Name extends PageCallName>(
  name: Name,
  input: InputOf<Name>,
  signal?: AbortSignal,
): Promise<OutputOf<Name>> => ofThisViewer(supervised().call(name, input, signal));

/** Returns the response of a call on the last visit; null where none is known. */
export const lastAnswerOf = <Name extends PageCallName>(
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name> | null> => ofThisViewer(supervised().lastAnswer(name, input));

/** Server time according to the core. */
export const serverNow = (): ServerTime => supervised().serverNow();

/** A topic's batches; a replaced core is not noticed. */
export const streamOf = <Name extends Topic>(
  topic: Name,
  params: Topics[Name]['params'],
): Observable<Batch<Topics[Name]['item']>> => supervised().stream(topic, params);
