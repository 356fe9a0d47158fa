import { BehaviorSubject, fromEvent, type Observable } from 'rxjs';
import { readSiteTheme } from '#app/theme/site-theme.ts';
import type { InputOf, OutputOf } from '#contract/calls/table.ts';
import { CORE_VERSION } from '#contract/constants.ts';
import { workerConnection } from '#worker/bridge/connection.ts';
import { nextFrame } from '#worker/bridge/next-frame.ts';
import { superviseCore } from '#worker/bridge/supervise-core.ts';
import type { Batch, PageCallName, Topic, Topics } from '#worker/core-api.ts';
import { newsOrigin } from './news-origin.ts';
import { place$ } from './place.ts';

const hidden$ = new BehaviorSubject(document.hidden);
document.addEventListener('visibilitychange', () => hidden$.next(document.hidden));

/** The core of this tab: one worker, replaced when it dies. Held for as long as the page lives. */
const supervised = superviseCore({
  connect: () =>
    workerConnection(new Worker(new URL('../../worker/entry.ts', import.meta.url), { type: 'module' })),
  init: () => ({
    version: CORE_VERSION,
    siteId: readSiteTheme().siteId,
    apiOrigin: location.origin,
    newsOrigin: newsOrigin(),
    hidden: document.hidden,
  }),
  nextFrame,
  hidden$,
  place$,
  focus$: fromEvent(window, 'focus'),
});

/** Services with state: session, verify, chat, gift, video. */
export const core = supervised.services;

/** Is the core there? `replacing` while a dead one is being replaced, `refused` when page and core were built apart. */
export const coreHealth$ = supervised.health$;

/** Asks a call of the table. @throws AppError, as the core threw it. */
export const callCore = <Name extends PageCallName>(
  name: Name,
  input: InputOf<Name>,
  signal?: AbortSignal,
): Promise<OutputOf<Name>> => supervised.call(name, input, signal);

/** A topic's batches; a replaced core is not noticed. */
export const streamOf = <Name extends Topic>(
  topic: Name,
  params: Topics[Name]['params'],
): Observable<Batch<Topics[Name]['item']>> => supervised.stream(topic, params);
