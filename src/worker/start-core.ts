import { BehaviorSubject, distinctUntilChanged, filter, map, merge, Subject, tap } from 'rxjs';
import { CORE_VERSION } from '#contract/constants.ts';
import { httpOrigin } from '#contract/rules/http-origin.ts';
import { newNonce } from '#contract/wire/nonce.ts';
import type { CoreServices } from './bridge/routed-services.ts';
import { createStreamDesk, type StreamDesk } from './bridge/stream-desk.ts';
import { createAnswerCache } from './cache/answer-cache.ts';
import { createServerClock } from './clock/server-clock.ts';
import { syncMoments } from './clock/sync-moments.ts';
import { timeSync } from './clock/time-sync.ts';
import type { CoreInit, PagePlace } from './core-api.ts';
import type { CorePorts } from './core-ports.ts';
import { createDirectives } from './services/directives.ts';
import { isHeeded } from './services/heeded.ts';
import { createMovements } from './services/money/movements.ts';
import { createServices } from './services/services.ts';
import { siteWatch } from './services/site-watch.ts';
import type { Surroundings } from './services/surroundings.ts';
import { memberLoading } from './session/member-loading.ts';
import { memberWatch } from './session/member-watch.ts';
import { followOtherTabs } from './session/other-tabs.ts';
import { createSession } from './session/session.ts';
import { createSessionState, tokenOf } from './session/session-state.ts';
import { shareClock } from './tabs/shared-clock.ts';
import { type Tabs, tabsOver } from './tabs/tab-words.ts';
import { loadApiLines } from './wire/api-lines.ts';
import { askBy } from './wire/ask.ts';
import { loadIdentity } from './wire/identity.ts';
import { createPlainRequest } from './wire/plain-request.ts';
import { createSend, type Failure } from './wire/send.ts';
import { createVerificationDesk } from './wire/verification-desk.ts';
import type { WirePorts } from './wire/wire-ports.ts';

/** A core that knows its site and has begun. */
export type StartedCore = {
  readonly around: Surroundings;
  readonly services: CoreServices;
  readonly streams: StreamDesk;
  readonly hidden$: BehaviorSubject<boolean>;
  readonly place$: BehaviorSubject<PagePlace>;
  /** Monotonic ms. */
  readonly startedAt: number;
  stop(): void;
};

async function surroundingsOf(
  ports: CorePorts,
  init: CoreInit,
  hidden$: BehaviorSubject<boolean>,
  tabs: Tabs,
) {
  const { engine, scheduler, storage, random } = ports;
  const clock = createServerClock(ports);
  const session$ = createSessionState();
  const identity = await loadIdentity(storage, engine, init);
  const failures$ = new Subject<Failure>();
  const token = () => tokenOf(session$.value);
  const lines = await loadApiLines(storage, init.apiOrigin);
  const verification = createVerificationDesk(scheduler);
  const newsOrigin = httpOrigin(init.newsOrigin);
  const wire: WirePorts = { ...ports, clock, identity, lines, newsOrigin, verification, token };
  const cache = createAnswerCache({ engine, clock, storage: ports.cacheStorage, siteId: init.siteId, token });
  const movements = createMovements(tabs);
  const send = movements.noting(createSend(wire, (failure) => failures$.next(failure), cache.through));
  const around: Surroundings = {
    send,
    ask: askBy(send),
    session$,
    clock,
    hidden$,
    storage,
    tabs,
    scheduler,
    random,
    movements,
    failures$,
  };
  const plain = createPlainRequest(wire, (failure) => failures$.next(failure));
  return { around, wire, cache, plain };
}

/** The token whenever it becomes another, from the first one known. */
const tokens = (session$: Surroundings['session$']) =>
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

/** Reads who this device is and what it remembers, and sets everything going that goes on by itself. */
export async function startCore(ports: CorePorts, init: CoreInit): Promise<StartedCore> {
  const hidden$ = new BehaviorSubject(init.hidden);
  const { channel, shared } = sharingOf(ports, init);
  const { around, wire, cache, plain } = await surroundingsOf(ports, init, hidden$, shared);
  const place$ = new BehaviorSubject<PagePlace>({ exempt: false, goOn: false });
  const { send, session$, clock, failures$ } = around;
  const tabs = ports.openTabs(`courtside.${init.siteId}`);
  const vault = ports.openVault(`session:${init.siteId}`);
  const session = createSession({ ...ports, state$: session$, send, vault, clock, tabs });
  const directives = createDirectives(clock, () => place$.value);
  const { topics, duty$: servicesDuty$, ...services } = createServices(around, wire, plain, directives);
  const streams = createStreamDesk(topics, directives.admit);
  const moments$ = syncMoments({ ...ports, hidden$ });
  const { duty$, fromTabs } = shareClock({ ...around, newQuestion: () => newNonce(ports.engine) });
  const heeded$ = failures$.pipe(filter((one) => isHeeded(one, tokenOf(session$.value), place$.value)));
  const going = merge(
    heeded$.pipe(tap(session.heed), tap(directives.heed)),
    siteWatch(around, wire.lines),
    followOtherTabs({ tabs, session, state: () => session$.value, over: directives.sessionOver }),
    memberLoading(session$, send, ports.scheduler),
    memberWatch({ ...around, state$: session$, hidden$ }),
    tokens(session$).pipe(tap(() => void cache.tidy())),
    timeSync({ send, clock, resourceTiming: ports.resourceTiming, fromTabs }, moments$),
    duty$,
    servicesDuty$,
  ).subscribe();
  await session.resume();
  return {
    around,
    services: { ...services, session },
    streams,
    hidden$,
    place$,
    startedAt: clock.mono(),
    stop: () => {
      streams.closeAll();
      going.unsubscribe();
      tabs.close();
      channel.close();
    },
  };
}
