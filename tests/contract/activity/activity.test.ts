import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);
type ActivityDoesInput = v.InferInput<(typeof calls)['activity.act']['request']>['does'];
const act = (client: WireClient, activityId: string, does: ActivityDoesInput, clientRequestId: string) =>
  client.call('activity.act', { activityId, does, clientRequestId });
const admin = (path: string, body: object) => postAdmin(sandbox(), `/sandbox/activities/${path}`, body);
const resultOf = ({ data }: { readonly data: unknown }) =>
  v.parse(calls['activity.act'].response, data).result;

test('[1.03] a check-in is made and credited once a day', async () => {
  const client = await member('qinghe');
  const first = await act(client, 'signIn-1', { does: 'signIn' }, 'visit');
  const { state, prize, receipt } = resultOf(first);
  expect({ state, prize: prize.is }).toEqual({ state: 'claimed', prize: 'coins' });
  expect(await act(client, 'signIn-1', { does: 'signIn' }, 'visit')).toEqual(first);
  const again = await act(client, 'signIn-1', { does: 'signIn' }, 'visit-again');
  expect(again.code).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
  expect((await client.call('coin.balance', {})).data).toEqual({ coins: receipt?.after });
  const { data } = await client.call('activity.signIn', {});
  expect(v.parse(calls['activity.signIn'].response, data).part).toMatchObject({ streak: 1, monthDays: 1 });
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('[1.03] a repeated turn of the wheel returns the same result', async () => {
  const client = await member('qinghe');
  const first = await act(client, 'wheel-1', { does: 'spin' }, 'turn');
  expect(await act(client, 'wheel-1', { does: 'spin' }, 'turn')).toEqual(first);
  const { data } = await client.call('activity.wheel', {});
  const { part, card } = v.parse(calls['activity.wheel'].response, data);
  expect(part.last).toEqual(resultOf(first));
  expect(part.sectors.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000);
  expect(card.mine.is === 'locked' || card.mine.is === 'won').toBe(true);
  const used = await act(client, 'wheel-1', { does: 'spin' }, 'turn-again');
  expect(used.code).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
  const records = await client.call('activity.records', { kind: 'wheel', page: 1, size: 20 });
  expect(records.data).toMatchObject({ total: 1 });
});

test('[7.17] an id of another activity is refused and books nothing', async () => {
  const client = await member('fangguan');
  expect((await act(client, 'wheel-1', { does: 'signIn' }, 'foreign')).code).toBe(PLATFORM_CODES.BAD_REQUEST);
  expect((await act(client, 'nothing-1', { does: 'spin' }, 'none')).code).toBe(PLATFORM_CODES.NOT_FOUND);
  const claim = { does: 'claim', resultId: 'another' } as const;
  expect((await act(client, 'wheel-1', claim, 'claim')).code).toBe(PLATFORM_CODES.NOT_FOUND);
  expect((await client.call('activity.records', { kind: null, page: 1, size: 20 })).data).toEqual({
    total: 0,
    list: [],
  });
});

test('[8.15] a member on the activity blacklist gets a locked hub and refusals', async () => {
  const client = await member('wuhao');
  expect((await admin('tags', { name: 'wuhao', tag: 'blacklist', on: true })).status).toBe(200);
  const refused = PLATFORM_CODES.ACTIVITY_BLACKLIST;
  expect((await client.call('activity.wheel', {})).code).toBe(refused);
  expect((await client.call('activity.signIn', {})).code).toBe(refused);
  expect((await act(client, 'wheel-1', { does: 'spin' }, 'kept-out')).code).toBe(refused);
  const { data } = await client.call('activity.list', {});
  const { list } = v.parse(calls['activity.list'].response, data);
  expect(list.every(({ mine }) => mine.is === 'locked' && mine.why === 'blacklist')).toBe(true);
  expect((await admin('tags', { name: 'wuhao', tag: 'blacklist', on: false })).status).toBe(200);
  expect((await act(client, 'wheel-1', { does: 'spin' }, 'kept-out')).code).toBe(0);
});

test('[6.05] a member without the level sees why an activity is closed', async () => {
  const client = await member('xinren');
  await admin('tags', { name: 'xinren', tag: 'noLevel', on: true });
  const { data } = await client.call('activity.wheel', {});
  const { card } = v.parse(calls['activity.wheel'].response, data);
  expect(card.mine).toMatchObject({ is: 'locked', why: 'noLevel' });
  const spin = await act(client, 'wheel-1', { does: 'spin' }, 'no-level');
  expect(spin.code).toBe(PLATFORM_CODES.ACTIVITY_LOCKED);
  expect((await admin('tags', { name: 'nobody', tag: 'noLevel', on: true })).status).toBe(404);
});

test('[1.03] points given by an operator buy goods in the shop', async () => {
  const client = await member('qinghe');
  expect((await admin('gifts', { is: 'points', name: 'qinghe', count: 300 })).status).toBe(200);
  const buy = { does: 'exchange', offerId: 'card-make-up', cost: 120 } as const;
  const first = await act(client, 'topGift-1', buy, 'card');
  expect(resultOf(first)).toMatchObject({ state: 'claimed', receipt: { into: 'items' } });
  const { data } = await client.call('command.byRequest', { requestId: 'card' });
  expect(data).toMatchObject({ outcome: { is: 'activity', result: { did: 'exchange' } } });
  const shop = await client.call('activity.topGift', {});
  const { part } = v.parse(calls['activity.topGift'].response, shop.data);
  const card = part.offers.find(({ offerId }) => offerId === 'card-make-up');
  expect(card?.perMonth).toEqual({ most: 3, taken: 1 });
});

test('[1.03] a good of the shop is refunded only once', async () => {
  const client = await member('xuexian');
  await admin('gifts', { is: 'points', name: 'xuexian', count: 3_000 });
  const points = async () => {
    const { data } = await client.call('activity.topGift', {});
    return v.parse(calls['activity.topGift'].response, data).part.points;
  };
  const mug = { does: 'exchange', offerId: 'gear-mug', cost: 2_400 } as const;
  expect(resultOf(await act(client, 'topGift-1', mug, 'mug')).receipt?.into).toBe('parcel');
  expect(await points()).toBe(600);
  const { list } = v.parse(calls['parcel.list'].response, (await client.call('parcel.list', {})).data);
  const parcelId = list.find(({ source }) => source === '积分兑换')?.parcelId ?? '';
  for (const press of [1, 2])
    expect([press, (await client.call('parcel.cancel', { parcelId })).code]).toEqual([press, 0]);
  expect(await points()).toBe(3_000);
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('[1.03] the hub shows the next event of each activity by the clock', async () => {
  const client = await member('beian');
  const { data } = await client.call('activity.list', {});
  const { list, past } = v.parse(calls['activity.list'].response, data);
  const now = sandbox().world.clock.now();
  const momentOf = (kind: string) => list.find((card) => card.kind === kind)?.moment;
  expect(momentOf('rain')?.is).toBe('starts');
  expect(momentOf('lottery')?.is).toBe('draws');
  for (const { moment } of list) expect(moment === null || moment.at > now).toBe(true);
  expect(past).toEqual([]);
});

test('[7.17] members see what others drew of late, by masked names', async () => {
  const [drawer, reader] = [await member('xuexian'), await member('beian')];
  const drawn = resultOf(await act(drawer, 'wheel-1', { does: 'spin' }, 'drawn-lately'));
  const { data } = await reader.call('activity.wheel', {});
  const { lately } = v.parse(calls['activity.wheel'].response, data).part;
  const seen = lately.find(({ resultId }) => resultId === drawn.resultId);
  expect(seen?.name ?? null).toBe(drawn.prize.is === 'none' ? null : '雪***北');
});
