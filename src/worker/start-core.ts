import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  Subject,
  tap,
} from 'rxjs';
import { CORE_VERSION } from '#contract/constants/version.ts';
import { httpOrigin } from '#contract/rules/text/http-origin.ts';
import { newNonce } from '#contract/wire/nonce.ts';
import { type AgainPorts, againLater } from './again-later.ts';
import { createStreamCounts } from './bridge/stream-counts.ts';
import { createStreamRegistry, type StreamRegistry } from './bridge/stream-registry.ts';
import { createAnswerCache } from './cache/answer-cache.ts';
import { createServerClock } from './clock/server-clock.ts';
import { shareClock } from './clock/shared-clock.ts';
import { syncMoments } from './clock/sync-moments.ts';
import { timeSync } from './clock/time-sync.ts';
import type { CoreInit, CoreServices, PageContext } from './core-api.ts';
import type { CoreContext } from './core-context.ts';
import type { CorePorts } from './core-ports.ts';
import { createDirectives } from './services/directives/directives.ts';
import { hasGlobalEffect } from './services/directives/has-global-effect.ts';
import { createServices } from './services/services.ts';
import { siteWatch } from './services/site/site-watch.ts';
import { createSessionState, leavings, tokenOf } from './session/session-state.ts';
import { startSession } from './session/start-session.ts';
import { createMovements } from './tabs/money-movements.ts';
import { type Tabs, tabsOver } from './tabs/tab-messages.ts';
import { loadApiOrigins } from './wire/api-origins.ts';
import { askBy } from './wire/ask.ts';
import { createCaptchaGate } from './wire/captcha-gate.ts';
import { loadIdentity } from './wire/identity.ts';
import { createPlainRequest } from './wire/plain-request.ts';
import { platformOrigin } from './wire/platform-origin.ts';
import { createSend, type Failure } from './wire/send.ts';
import type { WirePorts } from './wire/wire-ports.ts';

/** A core that knows its site and has begun. */
export type StartedCore = {
  readonly context: CoreContext;
  readonly services: CoreServices;
  readonly streams: StreamRegistry;
  readonly hidden$: BehaviorSubject<boolean>;
  readonly pageContext$: BehaviorSubject<PageContext>;
  /** Monotonic ms. */
  readonly startedAt: number;
  stop(): void;
};

async function contextOf(ports: CorePorts, init: CoreInit, hidden$: BehaviorSubject<boolean>, tabs: Tabs) {
  const { engine, scheduler, storage, random, cameOnline$ } = ports;
  const clock = createServerClock(ports);
  const session$ = createSessionState();
  const identity = await loadIdentity(storage, engine, init, ports.locks);
  const failures$ = new Subject<Failure>();
  const token = () => tokenOf(session$.value);
  const origins = await loadApiOrigins(
    storage,
    platformOrigin(init.apiOrigin, ports.ownOrigin),
    init.lineDomains,
  );
  const captcha = createCaptchaGate(scheduler);
  const newsOrigin = httpOrigin(init.newsOrigin);
  const wire: WirePorts = { ...ports, clock, identity, origins, newsOrigin, captcha, token };
  const cache = createAnswerCache({ engine, clock, storage: ports.cacheStorage, siteId: init.siteId, token });
  const movements = createMovements(tabs);
  const send = createSend(wire, (failure) => failures$.next(failure), cache.cached);
  const context: CoreContext = {
    send,
    ask: askBy(send),
    session$,
    clock,
    hidden$,
    cameOnline$,
    storage,
    tabs,
    scheduler,
    random,
    movements,
    streamCounts: createStreamCounts(),
    failures$,
  };
  const plain = createPlainRequest(wire, (failure) => failures$.next(failure));
  return { context, wire, cache, plain };
}

/** The token whenever it becomes another, from the first one known. */
const tokens = (session$: CoreContext['session$']) =>
  session$.pipe(
    filter(({ is }) => is !== 'unknown'),
    map(tokenOf),
    distinctUntilChanged(),
  );

/** What the cores of one browser, site and version share. */
function sharingOf(ports: CorePorts, { siteId }: CoreInit) {
  const scope = `courtside.${siteId}.core-${CORE_VERSION}`;
  const channel = ports.openTabs(scope);
  return { channel, shared: tabsOver(scope, channel, ports.locks) };
}

/** The page until it says otherwise. */
const ORDINARY_PAGE: PageContext = { suppressRedirects: false, alertAcknowledged: false };

/** Failures with consequences beyond their call. */
const globalFailures = ({ failures$, session$ }: CoreContext, pageContext$: BehaviorSubject<PageContext>) =>
  failures$.pipe(filter((one) => hasGlobalEffect(one, tokenOf(session$.value), pageContext$.value)));

/** Subscribes to each source by itself: one that fails is subscribed again and takes no other with it. */
const runAll = (all: readonly Observable<unknown>[], ports: AgainPorts, report: (thrown: unknown) => void) =>
  merge(...all.map((one$) => one$.pipe(againLater(ports, report)))).subscribe();

/** Reads who this device is and what it remembers, and sets everything going that goes on by itself. */
export async function startCore(ports: CorePorts, init: CoreInit): Promise<StartedCore> {
  const hidden$ = new BehaviorSubject(init.hidden);
  const { channel, shared } = sharingOf(ports, init);
  const { context, wire, cache, plain } = await contextOf(ports, init, hidden$, shared);
  const pageContext$ = new BehaviorSubject(init.pageContext ?? ORDINARY_PAGE);
  const { send, session$, clock } = context;
  const directives = createDirectives(clock, () => pageContext$.value);
  const { identity } = wire;
  const begun = startSession({ ports, context, identity, hidden$, over: directives.sessionOver });
  const { session } = begun;
  const { topics, background: inServices, ...services } = createServices(context, wire, plain, directives);
  const streams = createStreamRegistry(topics, {
    ...ports,
    counts: context.streamCounts,
    report: directives.admit,
  });
  const moments$ = syncMoments({ ...ports, hidden$ });
  const { background$, fromTabs } = shareClock({ ...context, newQuestion: () => newNonce(ports.engine) });
  const background: readonly Observable<unknown>[] = [
    globalFailures(context, pageContext$).pipe(tap(session.handleFailure), tap(directives.handleFailure)),
    siteWatch(context, wire.origins),
    ...begun.background,
    leavings(session$).pipe(tap(directives.forget), tap(wire.captcha.leave)),
    tokens(session$).pipe(tap(() => void cache.tidy())),
    timeSync({ send, clock, resourceTiming: ports.resourceTiming, fromTabs }, moments$),
    background$,
    ...inServices,
  ];
  const going = runAll(background, ports, directives.admit);
  await session.resume();
  return {
    context,
    services: { ...services, session },
    streams,
    hidden$,
    pageContext$,
    startedAt: clock.mono(),
    stop: () => {
      streams.closeAll();
      going.unsubscribe();
      begun.close();
      channel.close();
    },
  };
}
