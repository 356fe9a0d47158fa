import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

const client = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);

type Client = Awaited<ReturnType<typeof client>>;

const pay = (member: Client, clientRequestId: string) =>
  member.call('deposit.pay', {
    payType: 'bank',
    amount: '500.00',
    chain: '',
    promotionId: '',
    clientRequestId,
  });

test('[4.05] [7.17] a member without deposits gets limits and the site’s first deposit offer', async () => {
  const fresh = await client('xinren');
  const offers = async () => (await fresh.call('deposit.payTypes', { currency: 'CNY' })).data;
  await postAdmin(sandbox(), '/sandbox/sites/5000', { params: { first_deposit_bonus: '0' } });
  expect(await offers()).toMatchObject({ promotions: [] });
  const first = {
    payType: 'bank',
    amount: '200.00',
    chain: '',
    promotionId: 'first-10',
    clientRequestId: 'first-of-all',
  };
  expect((await fresh.call('deposit.pay', first)).code).toBe(PLATFORM_CODES.NOT_FOUND);
  const switchOn = { params: { first_deposit_bonus: '1' } };
  expect((await postAdmin(sandbox(), '/sandbox/sites/5000', switchOn)).status).toBe(200);
  expect(await offers()).toMatchObject({
    promotions: [
      { promotionId: 'first-10', minAmount: '100.00', bonusRate: 1_000, bonusMax: '188.00', wagering: 5 },
    ],
  });
  expect(await fresh.call('deposit.pay', first)).toMatchObject({
    code: 0,
    data: { promotion: { bonus: '20.00', wagering: '100.00' }, method: '银行卡转账' },
  });
  expect((await fresh.call('depositLimit.list', { currency: 'CNY' })).data).toMatchObject({ offered: false });
  const old = await client('beian');
  const toOld = await old.call('deposit.payTypes', { currency: 'CNY' });
  expect(toOld.data).toMatchObject({ promotions: [{ promotionId: 'again-8' }, { isCoupon: 1 }] });
  expect((await old.call('depositLimit.list', { currency: 'CNY' })).data).toMatchObject({ offered: true });
});

test('[4.05] a way to pay in that the operator closes opens no order', async () => {
  const member = await client('qinghe');
  const until = sandbox().world.clock.now() + 3_600_000;
  const close = { status: 2, maintainedUntil: until };
  expect((await postAdmin(sandbox(), '/sandbox/pay-types/bank', close)).status).toBe(200);
  expect((await pay(member, 'while-closed')).code).toBe(PLATFORM_CODES.PAY_TYPE_CLOSED);
  const open = { status: 1, maintainedUntil: null };
  expect((await postAdmin(sandbox(), '/sandbox/pay-types/bank', open)).status).toBe(200);
  expect((await postAdmin(sandbox(), '/sandbox/pay-types/none', open)).status).toBe(404);
});

test('[4.05] a fast deposit is closed for the day after five cancellations', async () => {
  const member = await client('qinghe');
  const { orders } = sandbox().money;
  const fast = (clientRequestId: string) =>
    member.call('deposit.speedPay', { payType: 'fast', amount: '300.00', clientRequestId });
  const onTheList = async () => {
    const { data } = await member.call('deposit.payTypes', { currency: 'CNY' });
    const { list } = v.parse(calls['deposit.payTypes'].response, data);
    return list.find(({ payType }) => payType === 'fast');
  };
  await postAdmin(sandbox(), '/sandbox/counterparties', { act: false });
  for (const n of [1, 2, 3, 4, 5]) {
    expect(await onTheList()).toMatchObject({ status: 'active', closedNote: '' });
    expect((await fast(`given-up-${n}`)).code).toBe(0);
    const known = { userId: 'u-qinghe', requestId: `given-up-${n}`, kind: 'fastDeposit' } as const;
    const { orderId = '', version = 0 } = orders.known(known) ?? {};
    orders.act({ userId: 'u-qinghe', orderId, version, action: 'cancel', note: '' });
  }
  expect(await onTheList()).toMatchObject({
    status: 'disabled',
    closedNote: expect.stringContaining('取消次数'),
  });
  expect((await fast('sixth')).code).toBe(PLATFORM_CODES.CANCELS_USED_UP);
  await postAdmin(sandbox(), '/sandbox/counterparties', { act: true });
});
