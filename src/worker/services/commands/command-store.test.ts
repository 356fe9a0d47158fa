import { NEVER } from 'rxjs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { COMMAND_RETENTION_MS } from '#contract/calls/request-constants.ts';
import { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import { minor } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import { type KeyValueStore, memoryStore, UNKNOWN } from '#worker/storage/key-value-store.ts';
import { findTwin } from './command-requests.ts';
import { createCommandStore, REMEMBERED_MS } from './command-store.ts';
import type { StoredCommand } from './stored-command.ts';

const ANN = v.parse(UserId, 'u-ann');
const BO = v.parse(UserId, 'u-bo');
const command = (owner: UserId, id: string): StoredCommand => ({
  version: 1,
  requestId: v.parse(ClientRequestId, id),
  owner,
  what: { is: 'fastDeposit', payType: 'fast', amount: minor(200_00) },
  state: 'verifying',
  since: serverTime(1),
  sentAt: null,
  refusal: null,
  settledAt: null,
  told: false,
  betId: null,
});

const storeOver = (storage: KeyValueStore = memoryStore(), siteId = 5_000, now = 1) =>
  createCommandStore({
    storage,
    siteId,
    clock: { now: () => serverTime(now) },
    tabs: { received$: NEVER, publish: () => undefined },
  });

test('[4.05] a command is its owner’s and its site’s alone', async () => {
  const storage = memoryStore();
  const store = storeOver(storage);
  await store.save(command(ANN, 'one'));
  expect((await store.all(ANN)).commands).toEqual([command(ANN, 'one')]);
  expect((await store.all(BO)).commands).toEqual([]);
  expect((await storeOver(storage, 6_000).all(ANN)).commands).toEqual([]);
});

test('[4.05] records of another version are listed as unreadable until read', async () => {
  const storage = memoryStore();
  const store = storeOver(storage);
  await store.save(command(ANN, 'one'));
  const [key = ''] = await storage.keys();
  const { version: _, ...older } = command(ANN, 'one');
  for (const strange of [7, {}, older, { ...command(ANN, 'one'), version: 2 }]) {
    await storage.set(key, strange);
    expect(await store.all(ANN)).toEqual({ commands: [], unreadable: ['one'], isComplete: true });
  }
  await store.remove(ANN, v.parse(ClientRequestId, 'one'));
  expect(await store.all(ANN)).toEqual({ commands: [], unreadable: [], isComplete: true });
});

test('[4.05] an outcome is removed a minute after it was shown', async () => {
  const storage = memoryStore();
  const ended = { state: 'made', settledAt: serverTime(1) } as const;
  await storeOver(storage).save({ ...command(ANN, 'read'), ...ended, told: true });
  await storeOver(storage).save({ ...command(ANN, 'unread'), ...ended, told: false });
  const { commands } = await storeOver(storage, 5_000, REMEMBERED_MS + 2).all(ANN);
  expect(commands.map(({ requestId }) => requestId)).toEqual(['unread']);
});

test('[4.05] a command the platform has forgotten is never called not made', async () => {
  const storage = memoryStore();
  await storeOver(storage).save(command(ANN, 'one'));
  const lastAnswered = storeOver(storage, 5_000, COMMAND_RETENTION_MS + 1);
  expect((await lastAnswered.all(ANN)).commands).toHaveLength(1);
  const later = storeOver(storage, 5_000, COMMAND_RETENTION_MS + 2);
  expect(await later.all(ANN)).toEqual({ commands: [], unreadable: ['one'], isComplete: true });
  expect(await later.read(ANN, command(ANN, 'one').requestId)).toBeNull();
});

test.each([
  ['its keys', { allKeys: async () => null }],
  ['a command', { lookUp: async () => UNKNOWN }],
])('[4.05] a store that cannot read %s begins no second command', async (_what, unread) => {
  const storage = memoryStore();
  await storeOver(storage).save(command(ANN, 'one'));
  const store = storeOver({ ...storage, ...unread });
  expect(await store.all(ANN)).toMatchObject({ commands: [], isComplete: false });
  await expect(findTwin(store, ANN, command(ANN, 'one').what)).rejects.toMatchObject({ code: 'NOT_MADE' });
});

test('[4.05] an unreadable link is not treated as missing', async () => {
  const store = storeOver({ ...memoryStore(), lookUp: async () => UNKNOWN });
  await expect(store.linkOf(ANN, v.parse(ClientRequestId, 'one'))).rejects.toMatchObject({
    code: 'NOT_MADE',
  });
});
