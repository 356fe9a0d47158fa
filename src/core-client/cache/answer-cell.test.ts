import { NEVER, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appError, type ErrorCode } from '#contract/errors.ts';
import { PENDING, ready } from '#contract/units/loadable.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { createAnswerCell, type PollResult } from './answer-cell.ts';

const quiet = { polls: () => NEVER, onEvicted: () => undefined, mono: () => 0 };

function setup(lastVisit?: () => Promise<string | null>, isSeen?: () => boolean) {
  let settle: { resolve: (value: string) => void; reject: (thrown: unknown) => void } | null = null;
  let requests = 0;
  let now = 0;
  const polled$ = new Subject<PollResult<string>>();
  const polls = vi.fn((_: number) => polled$);
  const cell = createAnswerCell<string>({
    request: () => {
      requests += 1;
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
      });
    },
    polls,
    onEvicted: () => undefined,
    mono: () => now,
    lastVisit,
    isSeen,
  });
  const turn = async () => {
    for (let step = 0; step < 5; step += 1) await Promise.resolve();
  };
  return {
    cell,
    polls,
    polled$,
    requests: () => requests,
    wait: (ms: number) => {
      now += ms;
    },
    answer: async (value: string) => {
      settle?.resolve(value);
      await turn();
    },
    refuse: async (code: ErrorCode = 'TIMEOUT') => {
      settle?.reject(appError(code));
      await turn();
    },
  };
}

test('an idle cell makes no request on refresh', async () => {
  const { cell, requests, answer } = setup();
  cell.renew();
  await cell.refresh();
  expect(requests()).toBe(0);
  cell.watch(() => undefined);
  await answer('a');
  void cell.refresh();
  expect(requests()).toBe(2);
});

test('[4.05] an answer read before a command is not shown after it', async () => {
  let balance = 100;
  const sent: (() => void)[] = [];
  const cell = createAnswerCell({
    ...quiet,
    request: () => {
      const read = balance;
      return new Promise<number>((resolve) => {
        sent.push(() => resolve(read));
      });
    },
  });
  cell.watch(() => undefined);
  balance = 60;
  const refreshed = cell.refresh();
  for (const arrive of sent) arrive();
  await refreshed;
  expect(cell.read()).toEqual(ready(60));
});

test('[C.01] a polled answer and a failed poll are shown', async () => {
  const { cell, polled$, answer } = setup();
  cell.watch(() => undefined);
  await answer('a');
  const stop = cell.poll(5_000);
  polled$.next({ is: 'answer', value: 'b' });
  expect(cell.read()).toEqual(ready('b'));
  polled$.next({ is: 'failed', error: appError('TIMEOUT') });
  expect(cell.read()).toMatchObject({ is: 'failed', last: 'b' });
  stop();
  expect(polled$.observed).toBe(false);
});

test('[C.01] the shortest of several intervals is polled', () => {
  const { cell, polls } = setup();
  const stops = [cell.poll(10_000), cell.poll(5_000), cell.poll(60_000)];
  for (const stop of stops) stop();
  expect(polls.mock.calls).toEqual([[10_000], [5_000], [60_000]]);
});

test('[4.05] a poll that began before a refresh is not shown', async () => {
  const { cell, polls, polled$, answer } = setup();
  cell.watch(() => undefined);
  await answer('a');
  cell.poll(5_000);
  const before = polled$.observers[0];
  void cell.refresh();
  before?.next({ is: 'answer', value: 'read before' });
  expect(cell.read()).toEqual(ready('a'));
  expect(polls).toHaveBeenCalledTimes(2);
});

test('all viewers of a cell share one request', async () => {
  const { cell, requests, answer } = setup();
  const seen = vi.fn();
  cell.watch(seen);
  cell.watch(() => undefined);
  expect(requests()).toBe(1);
  await answer('a');
  expect(cell.read()).toEqual(ready('a'));
  expect(seen).toHaveBeenCalledOnce();
});

test('a good answer stays while a newer one fails', async () => {
  const { cell, answer, refuse } = setup();
  cell.watch(() => undefined);
  await answer('a');
  void cell.refetch();
  expect(cell.read()).toEqual(ready('a'));
  await refuse();
  expect(cell.read()).toMatchObject({ is: 'failed', last: 'a', error: { code: 'TIMEOUT' } });
});

test('a failure stays during a retry and is cleared for new viewers', async () => {
  const { cell, refuse, answer } = setup();
  const leave = cell.watch(() => undefined);
  await refuse();
  void cell.refetch();
  expect(cell.read()).toMatchObject({ is: 'failed', last: null, error: { code: 'TIMEOUT' } });
  await answer('a');
  void cell.refetch();
  await refuse();
  leave();
  cell.renew();
  expect(cell.read()).toEqual({ is: 'pending', last: 'a' });
});

test('a fresh response is not requested again, a stale one is', async () => {
  const { cell, requests, answer, wait } = setup();
  cell.watch(() => undefined)();
  await answer('a');
  wait(15_000);
  cell.watch(() => undefined)();
  expect(requests()).toBe(1);
  wait(1);
  cell.watch(() => undefined)();
  expect(requests()).toBe(2);
});

test('a request of a departed viewer does not end the current one', async () => {
  const settles: ((value: string) => void)[] = [];
  const cell = createAnswerCell<string>({
    ...quiet,
    request: () => new Promise((resolve) => settles.push(resolve)),
  });
  cell.watch(() => undefined);
  cell.renew();
  const [former, present] = settles;
  former?.('of the former');
  await Promise.resolve();
  expect(cell.read()).toEqual(PENDING);
  present?.('of the present');
  await until(() => expect(cell.read()).toEqual(ready('of the present')));
});

test('an unwatched cell makes no request on renewal, and is evicted', () => {
  vi.useFakeTimers();
  const onEvicted = vi.fn();
  const request = vi.fn(async () => 'a');
  const cell = createAnswerCell({ ...quiet, request, onEvicted });
  cell.renew();
  expect(request).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300_000);
  expect(onEvicted).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('the last visit’s cached value is shown until a response arrives', async () => {
  const { cell, answer, refuse } = setup(async () => 'then');
  cell.watch(() => undefined);
  await expect.poll(() => cell.read()).toEqual({ is: 'pending', last: 'then' });
  await refuse();
  expect(cell.read()).toMatchObject({ is: 'failed', last: 'then' });
  void cell.refetch();
  await answer('now');
  expect(cell.read()).toEqual(ready('now'));
});

test('the cached value of the last visit is ignored after a response', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { cell, answer } = setup(() => promise);
  cell.watch(() => undefined);
  await answer('now');
  resolve('then');
  await promise;
  expect(cell.read()).toEqual(ready('now'));
});

test('a prefetch shares its request with later viewers, and awaits the cache', async () => {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const { cell, requests } = setup(() => promise);
  let isKnown = false;
  const known = cell.prefetch().then(() => {
    isKnown = true;
  });
  expect(requests()).toBe(1);
  await Promise.resolve();
  expect(isKnown).toBe(false);
  resolve('kept');
  await known;
  expect(cell.read()).toEqual({ is: 'pending', last: 'kept' });
  cell.watch(() => undefined);
  expect(requests()).toBe(1);
});

describe('after a failure', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('an answer on screen is requested again after doubling pauses', async () => {
    const { cell, requests, refuse, answer } = setup();
    cell.watch(() => undefined);
    for (const [at, pauseMs] of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
      await refuse();
      vi.advanceTimersByTime(pauseMs - 1);
      expect(requests()).toBe(at + 1);
      vi.advanceTimersByTime(1);
      expect(requests()).toBe(at + 2);
    }
    await answer('a');
    vi.advanceTimersByTime(60_000);
    expect(requests()).toBe(7);
    expect(cell.read()).toEqual(ready('a'));
  });

  test('an answer resets the pause', async () => {
    const { cell, requests, refuse, answer } = setup();
    cell.watch(() => undefined);
    await refuse();
    vi.advanceTimersByTime(2_000);
    await answer('a');
    void cell.refetch();
    await refuse();
    vi.advanceTimersByTime(2_000);
    expect(requests()).toBe(4);
  });

  test.each([
    ['nobody looks', 'TIMEOUT', true, false],
    ['the page is hidden', 'TIMEOUT', false, true],
    ['the platform refused for good', 'NEEDS_LOGIN', true, true],
    ['the platform asks for fewer requests', 'THROTTLED_USER', true, true],
  ] as const)('no request is retried where %s', async (_why, code, isSeen, isWatched) => {
    const { cell, requests, refuse } = setup(undefined, () => isSeen);
    const leave = cell.watch(() => undefined);
    if (!isWatched) leave();
    await refuse(code);
    vi.advanceTimersByTime(60_000);
    expect(requests()).toBe(1);
  });
});
