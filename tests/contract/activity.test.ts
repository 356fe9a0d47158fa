import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { verifyLedger } from '#sandbox/domains/ledger/verify-ledger.ts';
import { sandboxForFile } from './sandbox-fixture.ts';
import { loggedIn, type WireClient } from './wire-client.ts';

const sandbox = sandboxForFile();
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);
type ActivityDoesInput = v.InferInput<(typeof calls)['activity.act']['request']>['does'];
const act = (client: WireClient, activityId: string, does: ActivityDoesInput, clientRequestId: string) =>
  client.ask('activity.act', { activityId, does, clientRequestId });
const resultOf = ({ data }: { readonly data: unknown }) =>
  v.parse(calls['activity.act'].response, data).result;

test('[1.03] a visit is signed once a day under one id: its coins are in the wallet before the answer', async () => {
  const client = await member('qinghe');
  const first = await act(client, 'signIn-1', { does: 'signIn' }, 'visit');
  const { state, prize, receipt } = resultOf(first);
  expect({ state, prize: prize.is }).toEqual({ state: 'claimed', prize: 'coins' });
  expect(await act(client, 'signIn-1', { does: 'signIn' }, 'visit')).toEqual(first);
  const again = await act(client, 'signIn-1', { does: 'signIn' }, 'visit-again');
  expect(again.code).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
  expect((await client.ask('coin.balance', {})).data).toEqual({ coins: receipt?.after });
  const { data } = await client.ask('activity.signIn', {});
  expect(v.parse(calls['activity.signIn'].response, data).part).toMatchObject({ streak: 1, monthDays: 1 });
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('[1.03] the wheel decides first: a repeat and the page that comes back show the same turn', async () => {
  const client = await member('qinghe');
  const first = await act(client, 'wheel-1', { does: 'spin' }, 'turn');
  expect(await act(client, 'wheel-1', { does: 'spin' }, 'turn')).toEqual(first);
  const { data } = await client.ask('activity.wheel', {});
  const { part, card } = v.parse(calls['activity.wheel'].response, data);
  expect(part.last).toEqual(resultOf(first));
  expect(part.sectors.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000);
  expect(card.mine.is === 'locked' || card.mine.is === 'won').toBe(true);
  const used = await act(client, 'wheel-1', { does: 'spin' }, 'turn-again');
  expect(used.code).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
  const records = await client.ask('activity.records', { kind: 'wheel', page: 1, size: 20 });
  expect(records.data).toMatchObject({ total: 1 });
});

test('[7.17] what belongs to another activity, or to none, is refused and books nothing', async () => {
  const client = await member('fangguan');
  expect((await act(client, 'wheel-1', { does: 'signIn' }, 'foreign')).code).toBe(PLATFORM_CODES.BAD_REQUEST);
  expect((await act(client, 'nothing-1', { does: 'spin' }, 'none')).code).toBe(PLATFORM_CODES.NOT_FOUND);
  const claim = { does: 'claim', resultId: 'another' } as const;
  expect((await act(client, 'wheel-1', claim, 'claim')).code).toBe(PLATFORM_CODES.NOT_FOUND);
  expect((await client.ask('activity.records', { kind: null, page: 1, size: 20 })).data).toEqual({
    total: 0,
    list: [],
  });
});
