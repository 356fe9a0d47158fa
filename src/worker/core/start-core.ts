import {
  BehaviorSubject,
  defer,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import { httpOrigin } from '#contract/text/line-origin.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { newNonce } from '#contract/wire/envelope.ts';
import { type AgainPorts, againLater } from '../bridge/streams/again-later.ts';
import {
  createStreamCounts,
  createStreamRegistry,
  type StreamRegistry,
} from '../bridge/streams/stream-registry.ts';
import { createServerClock } from '../clock/server-clock.ts';
import { shareClock } from '../clock/shared-clock.ts';
import { syncMoments } from '../clock/sync-moments.ts';
import { timeSync } from '../clock/time-sync.ts';
import type { CoreInit, CoreServices, PageContext } from '../core-api.ts';
import type { CoreContext } from '../core-context.ts';
import type { CorePorts } from '../core-ports.ts';
import { lastFailures } from '../services/developer/last-failures.ts';
import { createDirectives } from '../services/directives/directives.ts';
import { hasGlobalEffect } from '../services/directives/has-global-effect.ts';
import { type FirstTopic, firstTopics } from '../services/first-topics.ts';
import { siteWatch } from '../services/site/site-watch.ts';
import { createSessionState, leavings, tokenOf, tokenReader } from '../session/session-state.ts';
import { startSession } from '../session/start-session.ts';
import { createAnswers } from '../storage/cache/answers.ts';
import { createMovements } from '../tabs/money-movements.ts';
import { type Tabs, tabsOver } from '../tabs/tab-messages.ts';
import type { Topic, TopicSources, Topics } from '../topics.ts';
import { createCaptchaGate } from '../wire/captcha-gate.ts';
import { loadIdentity } from '../wire/identity.ts';
import { readLastResponseBy } from '../wire/last-response.ts';
import { createReachability, loadApiOrigins, platformOrigin } from '../wire/origins.ts';
import { createPlainRequest } from '../wire/plain-request.ts';
import { createSend, type Failure, sendCallQuietlyBy } from '../wire/send.ts';
import type { WirePorts } from '../wire/wire-ports.ts';
import { lateServices } from './late-services.ts';

type LateTopic = Exclude<Topic, FirstTopic>;
type LateSources = Pick<TopicSources, LateTopic>;

/** The sources of the services' topics, which wait until the services are there. @param load throws an AppError */
function lateTopics(load: () => Promise<{ readonly topics: LateSources }>): LateSources {
  const late =
    <Name extends LateTopic>(name: Name) =>
    (params: Topics[Name]['params']): Observable<Topics[Name]['item']> =>
      defer(load).pipe(switchMap(({ topics }) => topics[name](params)));
  return {
    coins: late('coins'),
    inbox: late('inbox'),
    commands: late('commands'),
    orders: late('orders'),
    order: late('order'),
    assets: late('assets'),
    match: late('match'),
    odds: late('odds'),
    'chat.room': late('chat.room'),
    'chat.feed': late('chat.feed'),
    'chat.danmaku': late('chat.danmaku'),
    'chat.blocks': late('chat.blocks'),
    'chat.reading': late('chat.reading'),
    'gift.stage': late('gift.stage'),
    video: late('video'),
    'dev.figures': late('dev.figures'),
    'dev.recording': late('dev.recording'),
  };
}

/** Core that has its site and has started. */
export type StartedCore = {
  readonly context: CoreContext;
  /** @throws AppError NETWORK_ABNORMAL when their code does not come */
  readonly services: () => Promise<CoreServices>;
  readonly streams: StreamRegistry;
  readonly hidden$: BehaviorSubject<boolean>;
  readonly pageContext$: BehaviorSubject<PageContext>;
  stop(): void;
};

/** Calls both functions. */
const inTurn =
  <Value>(first: (value: Value) => void, second: ((value: Value) => void) | undefined) =>
  (value: Value): void => {
    first(value);
    second?.(value);
  };

async function contextOf(ports: CorePorts, init: CoreInit, hidden$: BehaviorSubject<boolean>, tabs: Tabs) {
  const { engine, scheduler, storage, random, cameOnline$ } = ports;
  const clock = createServerClock(ports);
  const session$ = createSessionState();
  const identity = await loadIdentity(storage, engine, init, ports.locks);
  const failures$ = new Subject<Failure>();
  const token = tokenReader(session$);
  const origins = await loadApiOrigins(
    storage,
    platformOrigin(init.apiOrigin, ports.ownOrigin),
    init.lineDomains,
  );
  const captcha = createCaptchaGate(scheduler);
  const newsOrigin = httpOrigin(init.newsOrigin);
  const { reachable$, failed, answered } = createReachability(cameOnline$);
  const onRoundTrip = inTurn(answered, ports.onRoundTrip);
  const onFailure = inTurn(failed, (failure: Failure) => failures$.next(failure));
  const wire: WirePorts = { ...ports, clock, identity, origins, newsOrigin, captcha, token, onRoundTrip };
  const movements = createMovements(tabs);
  const answers = createAnswers({ engine, clock, storage: ports.cacheStorage, siteId: init.siteId, token });
  const send = createSend(wire, onFailure, answers.get);
  const context: CoreContext = {
    send,
    callNamed: ports.callNamed,
    sendCall: sendCallQuietlyBy(send),
    lastKnown: readLastResponseBy(answers, ports.callNamed, token),
    session$,
    clock,
    hidden$,
    cameOnline$,
    reachable$,
    storage,
    tabs,
    scheduler,
    random,
    movements,
    streamCounts: createStreamCounts(),
    failures$,
  };
  const plain = createPlainRequest(wire, onFailure);
  return { context, wire, tidy: answers.tidy, plain };
}

/** Emits the token whenever it changes, from the first one available. */
const tokens = (session$: CoreContext['session$']) =>
  session$.pipe(
    filter(({ is }) => is !== 'unknown'),
    map(tokenOf),
    distinctUntilChanged(),
  );

/** Opens the channel and the turns that this core shares with those of other tabs. */
function sharingOf(ports: CorePorts, { siteId }: CoreInit) {
  const site = `courtside.${siteId}`;
  const build = `${site}.core-${CORE_VERSION}`;
  const channel = ports.openTabs(build);
  return { channel, shared: tabsOver({ build, site }, channel, ports.locks) };
}

/** Context of the page until it reports another. */
const ORDINARY_PAGE: PageContext = { suppressRedirects: false, alertAcknowledged: false };

/** Failures with consequences beyond their call. */
const globalFailures = ({ failures$, session$ }: CoreContext, pageContext$: BehaviorSubject<PageContext>) =>
  failures$.pipe(filter((failure) => hasGlobalEffect(failure, tokenOf(session$.value), pageContext$.value)));

/** Returns the sources that keep the clock accurate: measurements at their moments, and those of the other tabs. */
function clockUpkeep(ports: CorePorts, context: CoreContext): readonly Observable<unknown>[] {
  const { hidden$ } = context;
  const { background$, fromTabs } = shareClock({ ...context, newQuestion: () => newNonce(ports.engine) });
  const moments$ = syncMoments({ ...ports, hidden$ });
  return [timeSync({ ...context, resourceTiming: ports.resourceTiming, fromTabs }, moments$), background$];
}

/** Subscribes to each source separately: a failing one is resubscribed and does not end the others. */
const sideBySide =
  (ports: AgainPorts, report: (thrown: unknown) => void) =>
  (all: readonly Observable<unknown>[]): Observable<unknown> =>
    merge(...all.map((one$) => one$.pipe(againLater(ports, report))));

/** Reads the identity and stored data of this device, and starts all background work. */
export async function startCore(ports: CorePorts, init: CoreInit): Promise<StartedCore> {
  const hidden$ = new BehaviorSubject(init.hidden);
  const { channel, shared } = sharingOf(ports, init);
  const { context, wire, tidy, plain } = await contextOf(ports, init, hidden$, shared);
  const pageContext$ = new BehaviorSubject(init.pageContext ?? ORDINARY_PAGE);
  const directives = createDirectives(context.clock, () => pageContext$.value);
  const over = directives.sessionOver;
  const begun = startSession({ ports, context, identity: wire.identity, hidden$, over });
  const { session } = begun;
  const lastFailures$ = lastFailures(context);
  const together = sideBySide(ports, directives.admit);
  const loadServices = async () => {
    const createServices = await ports.loadServices();
    return { ...createServices({ context, wire, plain, lastFailures$ }), session };
  };
  const late = lateServices(loadServices, { ...ports, atOnce: init.needsServices, together });
  const streams = createStreamRegistry(
    { ...firstTopics(context, wire, directives), ...lateTopics(late.services) },
    { ...ports, counts: context.streamCounts, report: directives.admit },
  );
  const background: readonly Observable<unknown>[] = [
    globalFailures(context, pageContext$).pipe(tap(session.handleFailure), tap(directives.handleFailure)),
    siteWatch(context, wire.origins),
    ...begun.background,
    leavings(context.session$).pipe(tap(directives.forget), tap(wire.captcha.leave)),
    tokens(context.session$).pipe(tap(() => void tidy())),
    ...clockUpkeep(ports, context),
    lastFailures$,
    late.background$,
  ];
  const going = together(background).subscribe();
  await session.resume();
  return {
    context,
    services: late.services,
    streams,
    hidden$,
    pageContext$,
    stop: () => {
      streams.closeAll();
      going.unsubscribe();
      begun.close();
      channel.close();
    },
  };
}
