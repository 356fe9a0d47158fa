import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { durableStore } from './durable-store.ts';

/** Store over its own database, and the connections that were used. */
function realStore() {
  const name = `test-${Math.random()}`;
  const connections = new Set<IDBDatabase>();
  const { transaction } = IDBDatabase.prototype;
  const watched = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function watch(
    this: IDBDatabase,
    ...args
  ) {
    connections.add(this);
    return transaction.apply(this, args);
  });
  onTestFinished(() => {
    watched.mockRestore();
    for (const connection of connections) connection.close();
    indexedDB.deleteDatabase(name);
  });
  return { store: durableStore(() => openDatabase(name)), again: () => openDatabase(name), connections };
}

test('a connection of IndexedDB that the browser closed is opened again', async () => {
  const { store, again, connections } = realStore();
  await store.set('token', 'A');
  for (const connection of connections) connection.close();
  expect(await store.get('token')).toBe('A');
  for (const connection of connections) connection.close();
  expect(await store.set('token', 'B')).toBe(true);
  expect(await (await again()).get('token')).toBe('B');
});

test('one transaction that the browser aborts costs one value', async () => {
  const { store, again } = realStore();
  await store.set('token', 'A');
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function abort(
    this: IDBObjectStore,
    ...args
  ) {
    const request = put.apply(this, args);
    this.transaction.abort();
    return request;
  });
  expect(await store.set('lines', 'many')).toBe(false);
  full.mockRestore();
  expect(await store.get('token')).toBe('A');
  expect(await store.get('lines')).toBe('many');
  expect(await store.set('intent', 'kept')).toBe(true);
  expect(await (await again()).keys()).toEqual(['intent', 'token']);
});
