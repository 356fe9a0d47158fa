import { BehaviorSubject, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CORE_VERSION, VERIFY_WAIT_MAX_MS } from '#contract/constants.ts';
import { appError } from '#contract/errors.ts';
import { createCore } from '#worker/core.ts';
import type { CoreApi } from '#worker/core-api.ts';
import { inProcessPorts } from '#worker/in-process-ports.ts';
import { superviseCore } from './supervise-core.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const silence = () => new Promise<never>(() => undefined);
const greeting = { version: CORE_VERSION, startedAt: 0 };

/** A core that answers the handshake and nothing more than it is told to. */
function coreAnswering(answers: Partial<CoreApi>): CoreApi {
  const { api } = createCore(inProcessPorts());
  const still: Partial<CoreApi> = {
    hello: async () => greeting,
    ping: async () => ({ streams: 0 }),
    visibility: async () => undefined,
    place: async () => undefined,
  };
  return { ...api, ...still, ...answers };
}

/** A page whose cores are, one after another, as given; the last one comes again and again. */
function page(...cores: readonly Partial<CoreApi>[]) {
  const trouble$ = new Subject<unknown>();
  const focus$ = new Subject<void>();
  const ended: number[] = [];
  let made = 0;
  const core = superviseCore({
    connect: () => {
      const number = made;
      made += 1;
      const answers = cores[Math.min(number, cores.length - 1)] ?? {};
      return { core: coreAnswering(answers), trouble$, end: () => ended.push(number) };
    },
    init: () => ({ version: CORE_VERSION, siteId: 5000, apiOrigin: 'https://site.test', hidden: false }),
    nextFrame: async () => undefined,
    hidden$: new BehaviorSubject(false),
    place$: new BehaviorSubject({ exempt: false, goOn: false }),
    focus$,
  });
  const health: string[] = [];
  core.health$.subscribe(({ is }) => health.push(is));
  onTestFinished(core.close);
  return { core, health, trouble$, focus$, ended, made: () => made };
}

const outcomeOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a core that never greets is replaced after 5 s, and the next one is given longer', async () => {
  const { health, ended, made } = page({ hello: silence });
  await pass(4_999);
  expect(made()).toBe(1);
  await pass(10);
  expect([made(), ended]).toEqual([2, [0]]);
  await pass(9_980);
  expect(made()).toBe(2);
  expect(health).toEqual(['starting', 'replacing']);
});

test('a core that fails before its greeting is replaced at once', async () => {
  const { health, trouble$, made } = page({ hello: silence }, {});
  trouble$.next(new Error('script not found'));
  await pass(0);
  expect(made()).toBe(2);
  expect(health).toEqual(['starting', 'replacing', 'alive']);
});

test('a core of another version is refused for good', async () => {
  const { health, made } = page({ hello: () => Promise.reject(appError('CORE_VERSION')) });
  await pass(60_000);
  expect(health).toEqual(['starting', 'refused']);
  expect(made()).toBe(1);
});

test('trouble in a core that still answers is no death', async () => {
  const { trouble$, made, health } = page({});
  await pass(0);
  trouble$.next(new Error('an uncaught error in there'));
  await pass(10_000);
  expect([made(), health]).toEqual([1, ['starting', 'alive']]);
});

test('a call that is silent for 5 s has the core pinged, and a dead one ends it with CORE_DEAD', async () => {
  const { core, made } = page({ ping: silence, call: silence }, {});
  await pass(0);
  const outcome = outcomeOf(core.call('site.config', {}));
  await pass(10_999);
  expect(made()).toBe(1);
  await pass(10);
  expect(await outcome).toMatchObject({ code: 'CORE_DEAD', kind: 'network', retry: true });
  expect(made()).toBe(2);
});

test('a living core that never answers a call ends it with TIMEOUT', async () => {
  const { core, made } = page({ call: silence });
  await pass(0);
  const outcome = outcomeOf(core.call('site.config', {}));
  await pass(75_000 + VERIFY_WAIT_MAX_MS);
  expect(await outcome).toMatchObject({ code: 'TIMEOUT' });
  expect(made()).toBe(1);
});

test('a call made before the core is there waits for it', async () => {
  const greeted = Promise.withResolvers<typeof greeting>();
  const { core } = page({ hello: () => greeted.promise, ...routed });
  const outcome = outcomeOf(core.services.session.logout());
  await pass(3_000);
  greeted.resolve(greeting);
  await pass(0);
  expect(await outcome).toBeUndefined();
});

test('the focus makes a dead core known without a call', async () => {
  const { focus$, made } = page({ ping: silence }, {});
  await pass(0);
  focus$.next();
  await pass(6_010);
  expect(made()).toBe(2);
});

const routed: Partial<CoreApi> = {
  session: {
    login: async () => undefined,
    loginByPhone: async () => undefined,
    register: async () => undefined,
    sendCode: async () => ({ waitMs: 0 }),
    resetPassword: async () => undefined,
    changePassword: async () => undefined,
    logout: async () => undefined,
  },
};
