import { firstValueFrom, timer } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { bestEffortStore } from './best-effort-store.ts';
import type { Database } from './database.ts';
import { durableStore } from './durable-store.ts';

/** A disk whose connections can be closed and which refuses one operation after each `refuse`. */
function disk() {
  const values = new Map<string, unknown>();
  const state = {
    opened: 0,
    connection: 0,
    refusals: [] as string[],
    opens: true,
    silent: 0,
    openingMs: 0,
    refusal: 'InvalidStateError',
  };
  const open = async (): Promise<Database> => {
    state.opened += 1;
    if (state.openingMs > 0) await firstValueFrom(timer(state.openingMs));
    if (!state.opens) throw new DOMException('private window', state.refusal);
    state.connection += 1;
    const own = state.connection;
    const using = async <Result>(does: () => Result): Promise<Result> => {
      if (own <= state.silent) await new Promise(() => undefined);
      if (own !== state.connection) throw new DOMException('closing', 'InvalidStateError');
      const refusal = state.refusals.shift();
      if (refusal) throw new DOMException('no', refusal);
      return does();
    };
    return {
      get: (key) => using(() => values.get(key)),
      set: (key, value) => using(() => void values.set(key, value)),
      remove: (key) => using(() => void values.delete(key)),
      keys: () => using(() => [...values.keys()]),
    };
  };
  return {
    open,
    state,
    values,
    refuse: (name: string) => state.refusals.push(name),
    closeConnection: () => {
      state.connection += 1;
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
});

async function visited() {
  const backend = disk();
  for (const key of ['vault-key', 'session:5000', 'money-intent.1', 'device-uuid'])
    backend.values.set(key, `of ${key}`);
  return { ...backend, store: durableStore(backend.open) };
}

test('one failed write affects that write only', async () => {
  const { store, refuse, values } = await visited();
  refuse('QuotaExceededError');
  expect(await store.set('video-lines', 'much')).toBe(false);
  for (const key of ['vault-key', 'session:5000', 'money-intent.1', 'device-uuid']) {
    expect(await store.get(key)).toBe(`of ${key}`);
  }
  expect(await store.get('video-lines')).toBe('much');
  expect(await store.set('money-intent.2', 'kept')).toBe(true);
  expect(values.get('money-intent.2')).toBe('kept');
});

test('a failed write is retried by the next attempt', async () => {
  const { store, refuse, values } = await visited();
  refuse('QuotaExceededError');
  await store.set('session:5000', 'mine');
  expect(values.get('session:5000')).toBe('of session:5000');
  expect(await store.set('session:5000', 'mine again')).toBe(true);
  values.set('session:5000', 'another tab’s');
  expect(await store.get('session:5000')).toBe('another tab’s');
});

/** Refuses a read and every repetition of it. */
const refuseRead = (refuse: (name: string) => unknown) => {
  for (let times = 0; times < 3; times += 1) refuse('UnknownError');
};

test('a failed read returns the last known value', async () => {
  const { store, refuse } = await visited();
  await store.get('session:5000');
  refuseRead(refuse);
  expect(await store.get('session:5000')).toBe('of session:5000');
  refuseRead(refuse);
  expect(await store.keys()).toEqual(['session:5000']);
});

test('a read that is refused once is repeated', async () => {
  const { store, refuse } = await visited();
  refuse('UnknownError');
  expect(await store.lookUp('vault-key')).toEqual({ is: 'value', value: 'of vault-key' });
});

test('a value that could not be read is unknown, not absent', async () => {
  const { store, refuse } = await visited();
  refuseRead(refuse);
  expect(await store.lookUp('vault-key')).toEqual({ is: 'unknown' });
  refuseRead(refuse);
  expect(await store.allKeys()).toBeNull();
  expect(await store.lookUp('other')).toEqual({ is: 'absent' });
});

test.each([2_300, 9_900])('a database that opens after %d ms is read', async (ms) => {
  vi.useFakeTimers();
  const { store, state, values } = await visited();
  state.openingMs = ms;
  const session = store.lookUp('session:5000');
  await vi.advanceTimersByTimeAsync(ms);
  expect(await session).toEqual({ is: 'value', value: 'of session:5000' });
  expect(await store.set('session:5000', 'next')).toBe(true);
  expect(values.get('session:5000')).toBe('next');
});

test('a database not open within ten seconds leaves its values unknown', async () => {
  vi.useFakeTimers();
  const { store, state, values } = await visited();
  state.openingMs = 60_000;
  const session = store.lookUp('session:5000');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await session).toEqual({ is: 'unknown' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await store.set('device-uuid', 'fresh')).toBe(false);
  expect(values.get('device-uuid')).toBe('of device-uuid');
});

test('a private window stores nothing, so every value is absent', async () => {
  const { open, state } = disk();
  state.opens = false;
  const store = durableStore(open);
  expect(await store.lookUp('session:5000')).toEqual({ is: 'absent' });
  expect(await store.allKeys()).toEqual([]);
  expect(state.opened).toBe(1);
});

test('a database that fails to open is retried', async () => {
  const { store, state } = await visited();
  Object.assign(state, { opens: false, refusal: 'UnknownError' });
  expect(await store.lookUp('session:5000')).toEqual({ is: 'unknown' });
  expect(state.opened).toBe(3);
});

test('a closed connection is opened again and the operation repeated', async () => {
  const { store, closeConnection, state } = await visited();
  await store.get('device-uuid');
  closeConnection();
  expect(await store.get('session:5000')).toBe('of session:5000');
  expect(await store.set('session:5000', 'next')).toBe(true);
  expect(state.opened).toBe(2);
});

test('a value that could not be removed is reported as such', async () => {
  const { store, refuse } = await visited();
  refuse('UnknownError');
  expect(await store.remove('session:5000')).toBe(false);
  expect(await store.get('session:5000')).toBeUndefined();
  expect(await store.keys()).not.toContain('session:5000');
  expect(await store.remove('session:5000')).toBe(true);
});

test('an unavailable database is tried once, and memory serves the visit', async () => {
  const { open, state } = disk();
  state.opens = false;
  const store = durableStore(open);
  expect(await store.set('device-uuid', 'one')).toBe(false);
  expect(await store.get('device-uuid')).toBe('one');
  expect(await store.keys()).toEqual(['device-uuid']);
  expect(state.opened).toBe(1);
});

test('a connection that cannot be reopened leaves the last known values', async () => {
  const { store, closeConnection, state } = await visited();
  await store.get('session:5000');
  closeConnection();
  state.opens = false;
  expect(await store.get('session:5000')).toBe('of session:5000');
  expect(await store.set('session:5000', 'mine')).toBe(false);
  expect(await store.get('session:5000')).toBe('mine');
});

test('a best-effort store remembers no value it failed to store', async () => {
  const { open, refuse } = disk();
  const store = bestEffortStore(open);
  refuse('QuotaExceededError');
  expect(await store.set('answer', 'long')).toBe(false);
  expect(await store.get('answer')).toBeUndefined();
  expect(await store.set('answer', 'long')).toBe(true);
  refuse('UnknownError');
  expect(await store.keys()).toEqual([]);
});

test('a connection that does not answer is left for another one', async () => {
  vi.useFakeTimers();
  const { store, state } = await visited();
  state.silent = 1;
  const session = store.get('session:5000');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await session).toBe('of session:5000');
  expect(state.opened).toBe(2);
});

test('a silent database is given up and gets no later writes', async () => {
  vi.useFakeTimers();
  const { store, state, values } = await visited();
  state.silent = Number.POSITIVE_INFINITY;
  const known = store.get('device-uuid');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await known).toBeUndefined();
  state.silent = 0;
  expect(await store.set('device-uuid', 'fresh')).toBe(false);
  expect(await store.get('device-uuid')).toBe('fresh');
  expect(values.get('device-uuid')).toBe('of device-uuid');
});
