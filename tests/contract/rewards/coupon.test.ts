import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);
const admin = (path: string, body: object) => postAdmin(sandbox(), `/sandbox/${path}`, body);
const firstPage = { page: 1, size: 50 };

const bonuses = async (client: WireClient, group: 'open' | 'past') => {
  const { data } = await client.call('welfare.list', { currency: 'CNY', group, ...firstPage });
  return v.parse(calls['welfare.list'].response, data).list;
};
const coupons = async (client: WireClient, group: 'available' | 'past' = 'available') => {
  const { data } = await client.call('coupon.list', { group, ...firstPage });
  return v.parse(calls['coupon.list'].response, data).list;
};

test('[7.16] a coupon is used once per id and credits its coins', async () => {
  const client = await member('qinghe');
  expect(
    (await admin('coupons', { name: 'qinghe', title: '金币券', days: 3, kind: 'coins', coins: '20' })).status,
  ).toBe(200);
  const [coupon] = await coupons(client);
  const couponId = coupon?.couponId ?? '';
  const use = (clientRequestId: string) => client.call('coupon.use', { couponId, clientRequestId });
  const first = await use('coupon');
  expect(first.data).toMatchObject({ state: 'used' });
  expect(await use('coupon')).toEqual(first);
  expect((await use('coupon-again')).code).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  expect((await client.call('coin.balance', {})).data).toEqual({ coins: '320' });
  expect(await coupons(client)).toEqual([]);
  expect(await coupons(client, 'past')).toMatchObject([{ couponId, state: 'used' }]);
});

test('[7.16] a coupon reward is reverted once together with its deposit', async () => {
  const client = await member('qinghe');
  await admin('coupons', {
    ...{ name: 'qinghe', title: '充值券', days: 3, kind: 'deposit' },
    ...{ amount: '30.00', rate: 1_000, minAmount: '100.00', times: 5, termDays: 7 },
  });
  await admin('counterparties', { act: false });
  const [coupon] = await coupons(client);
  const depositInput = { payType: 'bank', amount: '200.00', chain: '', promotionId: coupon?.couponId ?? '' };
  const foreign = await (await member('fangguan')).call('deposit.pay', {
    ...depositInput,
    clientRequestId: 'theirs',
  });
  expect(foreign.code).toBe(PLATFORM_CODES.NOT_FOUND);
  const { data } = await client.call('deposit.pay', { ...depositInput, clientRequestId: 'with-coupon' });
  const { orderId, version } = v.parse(calls['deposit.pay'].response, data);
  expect(await coupons(client)).toMatchObject([{ state: 'held' }]);
  await client.call('order.confirm', { orderId, version: String(version), clientRequestId: 'paid' });
  await admin(`orders/${orderId}`, { event: 'credited' });
  expect(await bonuses(client, 'open')).toMatchObject([
    { source: 'coupon', amount: 20_00n, state: 'active' },
  ]);
  const { bonuses: shown }: Overview = await (
    await fetch(`${sandbox().consoleOrigin}/sandbox/overview`)
  ).json();
  const undone = () =>
    admin(
      `bonuses/${shown.find(({ name, hasDeposit }) => hasDeposit && name === 'qinghe')?.bonusId}/undo`,
      {},
    );
  expect((await undone()).status).toBe(200);
  expect((await undone()).status).toBe(409);
  expect(await bonuses(client, 'past')).toMatchObject([{ state: 'forfeited', cause: 'void' }]);
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});
