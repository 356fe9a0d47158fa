import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenServing } from './service-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const worker = (state: ServiceWorkerState) =>
  Object.assign(new EventTarget(), { state, postMessage: vi.fn() });
type Worker = ReturnType<typeof worker>;

function become(target: Worker, state: ServiceWorkerState): void {
  target.state = state;
  target.dispatchEvent(new Event('statechange'));
}

/** Reports whether it has resolved yet, as a function. */
function trackServing(workers: Partial<Record<'installing' | 'waiting' | 'active', Worker>>) {
  const registration = { installing: null, waiting: null, active: null, ...workers };
  const resolved = vi.fn();
  void whenServing(registration).then(resolved);
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return resolved.mock.calls.length === 1;
  };
}

test('a newer worker is awaited while it installs, waits and activates', async () => {
  const newer = worker('installing');
  const isServing = trackServing({ installing: newer, active: worker('activated') });
  for (const state of ['installed', 'activating'] as const) {
    become(newer, state);
    expect(await isServing()).toBe(false);
  }
  become(newer, 'activated');
  expect(await isServing()).toBe(true);
});

test('a worker that is already taking over is awaited', async () => {
  const newer = worker('activating');
  const isServing = trackServing({ active: newer });
  expect(await isServing()).toBe(false);
  become(newer, 'activated');
  expect(await isServing()).toBe(true);
});

test.each([
  ['none', undefined],
  ['one that serves', worker('activated')],
])('without a newer worker nothing is awaited: %s', async (_name, active) => {
  expect(await trackServing(active ? { active } : {})()).toBe(true);
});

test('a discarded newer worker is not awaited', async () => {
  const newer = worker('installing');
  const isServing = trackServing({ installing: newer, active: worker('activated') });
  become(newer, 'redundant');
  expect(await isServing()).toBe(true);
});

test('a waiting worker is repeatedly requested to take over', async () => {
  const newer = worker('installing');
  trackServing({ installing: newer, active: worker('activated') });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(newer.postMessage).not.toHaveBeenCalled();
  become(newer, 'installed');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(newer.postMessage).toHaveBeenCalledTimes(1);
  become(newer, 'activated');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(newer.postMessage).toHaveBeenCalledTimes(1);
});

test('a blocked newer worker is awaited for ten seconds', async () => {
  const isServing = trackServing({ waiting: worker('installed'), active: worker('activated') });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await isServing()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isServing()).toBe(true);
});
