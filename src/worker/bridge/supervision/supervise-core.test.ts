import { BehaviorSubject, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { appError } from '#contract/errors.ts';
import { VERIFY_WAIT_MAX_MS } from '#contract/people/captcha/constants.ts';
import { serverTime } from '#contract/units/time.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import type { CoreApi, CorePulse } from '#worker/core-api.ts';
import { superviseCore } from './supervise-core.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const silence = () => new Promise<never>(() => undefined);
const greeting = { version: CORE_VERSION };
const pulse: CorePulse = { streams: 0, now: serverTime(1_781_269_200_000), errorMs: 5 };
/** Core that takes the given time for each response. */
const afterMs = (ms: () => number) => () =>
  new Promise<CorePulse>((resolve) => setTimeout(() => resolve(pulse), ms()));

/** A core that answers the handshake and nothing else. */
function coreAnswering(answers: Partial<CoreApi>): CoreApi {
  const { api } = createCore(inProcessPorts());
  const still: Partial<CoreApi> = {
    hello: async () => greeting,
    ping: async () => pulse,
    visibility: async () => undefined,
    setPageContext: async () => undefined,
  };
  return { ...api, ...still, ...answers };
}

/** Page whose cores are, one after another, the given ones; the last one is repeated. */
function page(cores: readonly Partial<CoreApi>[], running: Promise<unknown> = Promise.resolve()) {
  const errors$ = new Subject<unknown>();
  const focus$ = new Subject<void>();
  const ended: number[] = [];
  const hidden$ = new BehaviorSubject(false);
  const hasLeft$ = new BehaviorSubject(false);
  let blockedMs = 0;
  let createdCount = 0;
  const core = superviseCore({
    connect: () => {
      const number = createdCount;
      createdCount += 1;
      const answers = cores[Math.min(number, cores.length - 1)] ?? {};
      return { core: coreAnswering(answers), running, errors$, end: () => ended.push(number) };
    },
    init: () => ({ version: CORE_VERSION, siteId: 5000, apiOrigin: 'https://site.test', hidden: false }),
    nextFrame: async () => undefined,
    hidden$,
    pageContext$: new BehaviorSubject({ suppressRedirects: false, alertAcknowledged: false }),
    focus$,
    hasLeft$,
    clock: { ...deviceClock, monotonic: () => performance.now() + blockedMs },
    random: () => 0.5,
  });
  const health: string[] = [];
  core.health$.subscribe(({ is }) => health.push(is));
  onTestFinished(core.close);
  /** Time in which no timer of the page runs: a long task, a sleep. */
  const block = (ms: number) => {
    blockedMs += ms;
  };
  return {
    core,
    health,
    trouble$: errors$,
    focus$,
    hidden$,
    left$: hasLeft$,
    ended,
    createdCount: () => createdCount,
    block,
  };
}

const outcomeOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a core that runs without a greeting is replaced after 5 s', async () => {
  const { health, ended, createdCount } = page([{ hello: silence }]);
  await pass(4_900);
  expect(createdCount()).toBe(1);
  await pass(200);
  expect([createdCount(), ended]).toEqual([2, [0]]);
  await pass(9_800);
  expect(createdCount()).toBe(2);
  expect(health).toEqual(['starting', 'replacing']);
});

test('a script that is still loading is awaited', async () => {
  const running = Promise.withResolvers<void>();
  const { createdCount, health } = page([{ hello: silence }], running.promise);
  await pass(45_000);
  expect(createdCount()).toBe(1);
  running.resolve();
  await pass(5_100);
  expect([createdCount(), health]).toEqual([2, ['starting', 'replacing']]);
});

test('a script that never loads is requested again', async () => {
  const { createdCount } = page([{ hello: silence }], silence());
  await pass(60_300);
  expect(createdCount()).toBe(2);
});

test('a core that fails before its greeting is replaced at once', async () => {
  const { health, trouble$, createdCount } = page([{ hello: silence }, {}]);
  trouble$.next(new Error('script not found'));
  await pass(0);
  expect(createdCount()).toBe(2);
  expect(health).toEqual(['starting', 'replacing', 'alive']);
});

test('a page that was left has no core until it is back', async () => {
  const { left$, ended, createdCount, health } = page([{}]);
  await pass(0);
  left$.next(true);
  await pass(10_000);
  expect([createdCount(), ended]).toEqual([1, [0]]);
  left$.next(false);
  await pass(0);
  expect([createdCount(), health]).toEqual([2, ['starting', 'alive', 'alive']]);
});

test('a core of another version is refused for good', async () => {
  const { health, createdCount } = page([{ hello: () => Promise.reject(appError('CORE_VERSION')) }]);
  await pass(60_000);
  expect(health).toEqual(['starting', 'refused']);
  expect(createdCount()).toBe(1);
});

test('trouble in a core that still answers is no death', async () => {
  const { trouble$, createdCount, health } = page([{}]);
  await pass(0);
  trouble$.next(new Error('an uncaught error in there'));
  await pass(10_000);
  expect([createdCount(), health]).toEqual([1, ['starting', 'alive']]);
});

test('a silent core of a visible page is replaced within 1.5 seconds', async () => {
  let lives = true;
  const { createdCount, health } = page([{ ping: () => (lives ? Promise.resolve(pulse) : silence()) }, {}]);
  await pass(10_001);
  lives = false;
  await pass(1_500);
  expect([createdCount(), health]).toEqual([2, ['starting', 'alive', 'replacing', 'alive']]);
});

test('a new core is given three seconds, and so is the next', async () => {
  const { createdCount } = page([{ ping: silence }]);
  await pass(2_900);
  expect(createdCount()).toBe(1);
  await pass(300);
  expect(createdCount()).toBe(2);
  await pass(2_800);
  expect(createdCount()).toBe(2);
});

test('every core given up raises the time limit, up to five seconds', async () => {
  const { createdCount } = page([{ ping: afterMs(() => 4_500) }]);
  await pass(60_000);
  expect(createdCount()).toBe(4);
});

test('a call under way ends with CORE_DEAD when the core is silent', async () => {
  const { core, createdCount } = page([{ ping: silence, call: silence }, {}]);
  await pass(0);
  const outcome = outcomeOf(core.call('site.config', {}));
  await pass(3_200);
  expect(await outcome).toMatchObject({ code: 'CORE_DEAD', kind: 'network', retry: true });
  expect(createdCount()).toBe(2);
});

test('a core that grows slower and slower is busy, not dead', async () => {
  let answersIn = 10;
  const { createdCount } = page([{ ping: afterMs(() => answersIn) }]);
  for (const slower of [300, 900, 2_500, 4_000]) {
    await pass(10_000);
    answersIn = slower;
  }
  await pass(60_000);
  expect(createdCount()).toBe(1);
});

test('a page blocked for a minute does not count its own silence', async () => {
  let waiting = silence();
  let answer = (_: CorePulse) => undefined;
  const held = () => {
    waiting = new Promise<never>((resolve: (pulse: never) => void) => {
      answer = (nextPulse) => void Reflect.apply(resolve, undefined, [nextPulse]);
    });
    return waiting;
  };
  const { createdCount, block } = page([{ ping: held }]);
  for (let blocked = 0; blocked < 20; blocked += 1) {
    await pass(100);
    block(60_000);
    await pass(300);
    answer(pulse);
    await pass(100);
  }
  expect(createdCount()).toBe(1);
});

test('a hidden page with throttled timers gives its core much longer', async () => {
  const { createdCount, hidden$ } = page([{ ping: afterMs(() => 4_500) }]);
  hidden$.next(true);
  await pass(120_000);
  expect(createdCount()).toBe(1);
});

test('a core that died in a hidden page is replaced once visible', async () => {
  let lives = true;
  const { createdCount, hidden$ } = page([{ ping: () => (lives ? Promise.resolve(pulse) : silence()) }, {}]);
  await pass(10_000);
  hidden$.next(true);
  await pass(1_000);
  lives = false;
  await pass(2_000);
  expect(createdCount()).toBe(1);
  hidden$.next(false);
  await pass(1_200);
  expect(createdCount()).toBe(2);
});

test('a living core that never answers a call ends it with TIMEOUT', async () => {
  const { core, createdCount } = page([{ call: silence }]);
  await pass(0);
  const outcome = outcomeOf(core.call('site.config', {}));
  await pass(75_000 + VERIFY_WAIT_MAX_MS);
  expect(await outcome).toMatchObject({ code: 'TIMEOUT' });
  expect(createdCount()).toBe(1);
});

test('a call made before the core is there waits for it', async () => {
  const greeted = Promise.withResolvers<typeof greeting>();
  const { core } = page([{ hello: () => greeted.promise, ...routed }]);
  const outcome = outcomeOf(core.services.session.logout());
  await pass(3_000);
  greeted.resolve(greeting);
  await pass(0);
  expect(await outcome).toEqual({ reported: true });
});

test('a call cancelled before the core is available is never made', async () => {
  const greeted = Promise.withResolvers<typeof greeting>();
  const call = vi.fn(silence);
  const { core } = page([{ hello: () => greeted.promise, call }]);
  const leaving = new AbortController();
  const outcome = outcomeOf(core.call('site.config', {}, leaving.signal));
  leaving.abort();
  expect(await outcome).toMatchObject({ code: 'CANCELLED' });
  greeted.resolve(greeting);
  await pass(1_000);
  expect(call).not.toHaveBeenCalled();
});

test('a signal keeps no listener of a finished call', async () => {
  const { core } = page([{ call: async () => Reflect.get({}, 'nothing') }]);
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  for (let index = 0; index < 5; index += 1) await core.call('site.config', {}, signal);
  expect(added.mock.calls.length).toBeGreaterThan(0);
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
});

test('a stream that cannot be opened is tried again, later and later', async () => {
  let openCount = 0;
  const openStream = async () => {
    openCount += 1;
    return openCount < 3 ? Promise.reject(appError('BUG')) : 7;
  };
  const { core } = page([{ openStream }]);
  const watching = core.stream('session', null).subscribe();
  onTestFinished(() => watching.unsubscribe());
  await pass(0);
  expect(openCount).toBe(2);
  await pass(1_000);
  expect(openCount).toBe(3);
});

test('[7.18] the page takes the server’s time from the core after any sleep', async () => {
  let now = 1_781_269_200_000;
  const { core, block } = page([{ ping: async () => ({ ...pulse, now: serverTime(now) }) }]);
  await pass(0);
  expect(core.serverNow()).toBeCloseTo(now, -1);
  now += 7_200_000;
  block(-3_600_000);
  await pass(500);
  expect(core.serverNow()).toBeCloseTo(now, -3);
});

const routed: Partial<CoreApi> = {
  session: {
    login: async () => undefined,
    loginByPhone: async () => undefined,
    register: async () => undefined,
    cameBy: async () => undefined,
    referral: async () => null,
    sendCode: async () => ({ waitMs: 0 }),
    beginRecovery: async () => ({ token: '', sentTo: '', waitMs: 0 }),
    resetPassword: async () => undefined,
    changePassword: async () => undefined,
    confirmPassword: async () => undefined,
    beginFactor: async () => ({ secret: '', uri: '' }),
    endFactor: async () => undefined,
    logout: async () => ({ reported: true }),
  },
};
