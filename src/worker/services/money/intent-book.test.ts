import { firstValueFrom, NEVER } from 'rxjs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClientRequestId, UserId } from '#contract/models/ids.ts';
import { minor } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import { memoryStore } from '#worker/storage/memory-store.ts';
import { createIntentBook } from './intent-book.ts';
import type { KeptIntent } from './kept-intent.ts';

const ANN = v.parse(UserId, 'u-ann');
const BO = v.parse(UserId, 'u-bo');
const intent = (owner: UserId, id: string): KeptIntent => ({
  intentId: v.parse(ClientRequestId, id),
  owner,
  what: { is: 'fastDeposit', payType: 'fast', amount: minor(200_00) },
  state: 'verifying',
  since: serverTime(1),
  sentAt: null,
});

const bookOver = (storage = memoryStore(), siteId = 5_000) =>
  createIntentBook({ storage, siteId, tabs: { heard$: NEVER, tell: () => undefined } });

test('[4.05] an intent is its owner’s and its site’s alone', async () => {
  const storage = memoryStore();
  const book = bookOver(storage);
  await book.keep(intent(ANN, 'one'));
  expect(await firstValueFrom(book.of(ANN))).toEqual([intent(ANN, 'one')]);
  expect(await firstValueFrom(book.of(BO))).toEqual([]);
  expect(await firstValueFrom(bookOver(storage, 6_000).of(ANN))).toEqual([]);
});

test('[4.05] what storage holds and is no intent is not there', async () => {
  const storage = memoryStore();
  const book = bookOver(storage);
  await book.keep(intent(ANN, 'one'));
  const [key = ''] = await storage.keys();
  for (const garbage of [null, 7, '{', {}, { ...intent(ANN, 'one'), state: 'made' }]) {
    await storage.set(key, garbage);
    expect(await firstValueFrom(book.of(ANN))).toEqual([]);
  }
});
