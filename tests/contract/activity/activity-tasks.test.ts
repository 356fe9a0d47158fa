import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import type { ActKind } from '#sandbox/domains/ground/act/acts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);
type Does = v.InferInput<(typeof calls)['activity.act']['request']>['does'];

let requestCount = 0;
const act = async (client: WireClient, activityId: string, does: Does) => {
  requestCount += 1;
  return client.call('activity.act', { activityId, does, clientRequestId: `task-${requestCount}` });
};
const prizeOf = ({ data }: { readonly data: unknown }) =>
  v.parse(calls['activity.act'].response, data).result.prize;
const note = (name: string, kind: ActKind, count: number, amount = 1n, way = '') => {
  const userId = demoUserId(name);
  for (let n = 0; n < count; n++) {
    requestCount += 1;
    const subjectId = `thing-${requestCount}`;
    sandbox().money.acts.note({
      sourceId: subjectId,
      userId,
      kind,
      thing: subjectId,
      way,
      amount,
      at: now(),
    });
  }
};
const newcomer = async (client: WireClient) =>
  v.parse(calls['activity.newcomer'].response, (await client.call('activity.newcomer', {})).data);
const breakout = async (client: WireClient) =>
  v.parse(calls['activity.breakout'].response, (await client.call('activity.breakout', {})).data).part;
const firstDeposit = async (client: WireClient) =>
  v.parse(calls['activity.firstDeposit'].response, (await client.call('activity.firstDeposit', {})).data)
    .part;
const further = async (client: WireClient) =>
  v.parse(
    calls['activity.continuedDeposit'].response,
    (await client.call('activity.continuedDeposit', {})).data,
  ).part;

test('[1.03] a new member claims each completed task once, and no other', async () => {
  const client = await member('xinren');
  const { part, card } = await newcomer(client);
  expect(part.tasks.map(({ state }) => state)).toEqual(['ready', ...Array<string>(6).fill('open')]);
  expect(card.mine).toMatchObject({ is: 'ready', left: 1 });
  const claim = (task: 'phone' | 'watch' | 'bet' | 'whole') =>
    act(client, 'newcomer-1', { does: 'newcomer', task });
  expect(prizeOf(await claim('phone'))).toMatchObject({ is: 'coins', coins: 20n });
  expect((await claim('phone')).code).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
  note('xinren', 'watch', 29);
  expect((await claim('watch')).code).toBe(PLATFORM_CODES.ACTIVITY_LOCKED);
  note('xinren', 'watch', 1);
  expect(prizeOf(await claim('watch'))).toMatchObject({ is: 'coins', coins: 60n });
  for (const kind of ['withdrawPassword', 'follow', 'limit', 'payee', 'bet'] as const)
    note('xinren', kind, 1);
  expect(prizeOf(await claim('bet'))).toMatchObject({ is: 'coupon', kind: 'bonus', amount: 8_00n });
  expect(prizeOf(await claim('whole'))).toMatchObject({ is: 'coins', coins: 108n });
  expect((await newcomer(client)).card.mine).toMatchObject({ is: 'ready', left: 4 });
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('[1.03] levels are passed in order, and earlier actions do not count', async () => {
  const client = await member('qinghe');
  const pass = (level: number) => act(client, 'breakout-1', { does: 'passLevel', level });
  note('qinghe', 'follow', 1);
  note('qinghe', 'watch', 10);
  expect((await pass(2)).code).toBe(PLATFORM_CODES.ACTIVITY_LOCKED);
  await sandbox().world.clock.advance(1_000);
  expect(prizeOf(await pass(1))).toMatchObject({ is: 'coins', coins: 20n });
  expect((await pass(1)).code).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
  expect((await pass(2)).code).toBe(PLATFORM_CODES.ACTIVITY_LOCKED);
  await sandbox().world.clock.advance(1_000);
  note('qinghe', 'follow', 1);
  expect((await pass(2)).code).toBe(PLATFORM_CODES.SUCCESS);
  const part = await breakout(client);
  expect(part.levels.slice(0, 4).map(({ state }) => state)).toEqual(['passed', 'passed', 'now', 'locked']);
  expect(part).toMatchObject({ players: 1, behind: 0 });
});

test('[1.03] an operator adds an uncounted action of an existing member', async () => {
  const client = await member('wuhao');
  const add = async (body: object) => (await postAdmin(sandbox(), '/sandbox/acts', body)).status;
  const done = async () => (await breakout(client)).levels[0]?.tasks[0]?.done;
  expect(await done()).toBe(0);
  expect(await add({ name: 'wuhao', act: 'watch', amount: 7 })).toBe(200);
  expect(await done()).toBe(7);
  expect(await add({ name: 'nobody', act: 'watch', amount: 7 })).toBe(404);
  expect(await add({ name: 'wuhao', act: 'deposit', amount: 7 })).toBe(400);
  expect(await add({ name: 'wuhao', act: 'watch', amount: 0 })).toBe(400);
  expect(await done()).toBe(7);
});

test('[7.16] a first deposit gives a bonus once, under the terms shown', async () => {
  const client = await member('xinren');
  const before = await firstDeposit(client);
  expect(before.deposit).toBeNull();
  sandbox().money.acts.note({
    sourceId: 'deposit:one',
    userId: demoUserId('xinren'),
    kind: 'deposit',
    thing: 'one',
    way: 'CNY',
    amount: 400_00n,
    at: now(),
  });
  const claim = () => act(client, 'first-deposit-1', { does: 'claimDeposit', orderId: 'one' });
  expect((await firstDeposit(client)).deposit).toMatchObject({ state: 'ready', bonus: 320_00n, given: null });
  expect(prizeOf(await claim())).toMatchObject({ is: 'bonus', amount: 320_00n, times: 10 });
  expect((await claim()).code).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
  sandbox().money.bonuses.stake(demoUserId('xinren'), 'CNY', 200_00n, now());
  expect((await firstDeposit(client)).deposit).toMatchObject({
    state: 'taken',
    given: { state: 'active', wagering: 3_200_00n, wageringLeft: 3_000_00n },
  });
  expect((await act(client, 'continued-deposit-1', { does: 'claimDeposit', orderId: 'one' })).code).toBe(
    PLATFORM_CODES.NOT_FOUND,
  );
});

test('[7.16] further deposits are rewarded up to the daily maximum', async () => {
  const client = await member('fangguan');
  const claim = (orderId: string) => act(client, 'continued-deposit-1', { does: 'claimDeposit', orderId });
  note('fangguan', 'deposit', 3, 12_000_00n, 'CNY');
  const [newest, middle, oldest] = (await further(client)).deposits;
  expect(newest).toMatchObject({ state: 'ready', bonus: 1_440_00n });
  expect((await claim(oldest?.orderId ?? '')).code).toBe(PLATFORM_CODES.SUCCESS);
  expect(prizeOf(await claim(middle?.orderId ?? ''))).toMatchObject({ amount: 448_00n });
  expect((await claim(newest?.orderId ?? '')).code).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
  expect(await further(client)).toMatchObject({ dayLeft: 0n, monthBonus: 1_888_00n });
});
