import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DEMO_WITHDRAW_PASSWORD } from '#sandbox/domains/money/seed-money.ts';
import { postAdmin, sandboxForFile } from './sandbox-fixture.ts';
import { loggedIn } from './wire-client.ts';

const sandbox = sandboxForFile();
const client = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);
const DAY = 24 * 60 * 60_000;
type Client = Awaited<ReturnType<typeof client>>;

const pay = (member: Client, clientRequestId: string) =>
  member.ask('deposit.pay', {
    payType: 'bank',
    amount: '500.00',
    chain: '',
    promotionId: '',
    clientRequestId,
  });

test('[4.05] an order moves by the operator’s hand, and only where it may', async () => {
  const member = await client('beian');
  expect((await postAdmin(sandbox(), '/sandbox/counterparties', { act: false })).status).toBe(200);
  const { data } = await pay(member, 'by-hand');
  const { orderId } =
    sandbox().money.orders.known({ userId: 'u-beian', requestId: 'by-hand', kind: 'deposit' }) ?? {};
  expect(data).toMatchObject({ orderId, state: 'created' });
  const tell = (event: string) =>
    postAdmin(sandbox(), `/sandbox/orders/${orderId}`, { event, reason: '银行退回' });
  expect((await tell('credited')).status).toBe(409);
  expect((await tell('nonsense')).status).toBe(400);
  expect(await (await tell('deadline')).json()).toMatchObject({ state: 'expired', cls: 'cancelled' });
  expect((await postAdmin(sandbox(), '/sandbox/orders/none', { event: 'paid' })).status).toBe(404);
  expect((await postAdmin(sandbox(), '/sandbox/counterparties', { act: true })).status).toBe(200);
});

test('[4.05] [7.17] a member who never paid in is offered limits; a first deposit only where the site has it', async () => {
  const fresh = await client('xinren');
  const offers = async () => (await fresh.ask('deposit.payTypes', { currency: 'CNY' })).data;
  expect(await offers()).toMatchObject({ promotions: [] });
  const first = {
    payType: 'bank',
    amount: '200.00',
    chain: '',
    promotionId: 'first-10',
    clientRequestId: 'first-of-all',
  };
  expect((await fresh.ask('deposit.pay', first)).code).toBe(PLATFORM_CODES.NOT_FOUND);
  const switchOn = { params: { first_deposit_bonus: '1' } };
  expect((await postAdmin(sandbox(), '/sandbox/sites/5000', switchOn)).status).toBe(200);
  expect(await offers()).toMatchObject({
    promotions: [
      { promotionId: 'first-10', minAmount: '100.00', bonusRate: 1_000, bonusMax: '188.00', wagering: 5 },
    ],
  });
  expect(await fresh.ask('deposit.pay', first)).toMatchObject({
    code: 0,
    data: { promotion: { bonus: '20.00', wagering: '100.00' }, method: '银行卡转账' },
  });
  expect((await fresh.ask('depositLimit.list', { currency: 'CNY' })).data).toMatchObject({ offered: false });
  const old = await client('beian');
  expect((await old.ask('deposit.payTypes', { currency: 'CNY' })).data).toMatchObject({ promotions: [] });
  expect((await old.ask('depositLimit.list', { currency: 'CNY' })).data).toMatchObject({ offered: true });
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

test('[9.10] withdrawal_password says whether money goes out by the six digits or without them', async () => {
  const member = await client('beian');
  const { cards } = sandbox().money.payees.view('u-beian', true);
  const withdraw = () =>
    member.ask('withdraw.new', {
      payeeId: cards[0]?.payeeId ?? '',
      amount: '300.00',
      password: '',
      speed: 'ordinary',
      clientRequestId: 'without-digits',
    });
  const ask = (withdrawal_password: string) =>
    postAdmin(sandbox(), '/sandbox/sites/5000', { params: { withdrawal_password } });
  const locked = async () => (await member.ask('withdraw.prompt', { currency: 'CNY' })).data;
  expect((await withdraw()).code).toBe(PLATFORM_CODES.WITHDRAW_PASSWORD_WRONG);
  await ask('0');
  expect(await locked()).toMatchObject({ passwordWaitUntil: null, passwordLockedUntil: null });
  expect(await withdraw()).toMatchObject({ code: 0, data: { amount: '300.00', state: 'submitted' } });
  await ask('1');
});

test('[9.10] limits and fee of money that goes out are parameters of the site, shown and kept', async () => {
  const member = await client('xuexian');
  const { cards } = sandbox().money.payees.view('u-xuexian', true);
  const change = (params: Record<string, string>) => postAdmin(sandbox(), '/sandbox/sites/5000', { params });
  const terms = async () => (await member.ask('withdraw.prompt', { currency: 'CNY' })).data;
  const small = {
    payeeId: cards[0]?.payeeId ?? '',
    amount: '300.00',
    password: DEMO_WITHDRAW_PASSWORD,
    speed: 'ordinary',
    clientRequestId: 'below-the-least',
  } as const;
  expect(await terms()).toMatchObject({
    limits: { min_money: '100.00', max_money: '50000.00' },
    feeRate: 50,
  });
  await change({ withdraw_min_cny: '500.00', withdraw_fee_rate: '80' });
  expect(await terms()).toMatchObject({
    limits: { min_money: '500.00', max_money: '50000.00' },
    feeRate: 80,
  });
  expect((await member.ask('withdraw.new', small)).code).toBe(PLATFORM_CODES.AMOUNT_OUT_OF_LIMITS);
  await change({ withdraw_min_cny: '100.00', withdraw_fee_rate: '50' });
});

test('[3.16] [5.05] the platform itself sends nothing to a new payee, or after a change of the six digits, for a day', async () => {
  const member = await client('beian');
  const { money, world } = sandbox();
  const [now, userId] = [world.clock.now(), 'u-beian'];
  money.payees.addCard({ userId, now, usableAt: now + DAY }, 'QDB', '6228480402564890018');
  const { cards } = money.payees.view(userId, true);
  const [isNew = '', isOld = ''] = ['0018', '4569'].map(
    (tail) => cards.find(({ cardNum }) => cardNum.endsWith(tail))?.payeeId ?? '',
  );
  const before = money.wallets.centre({ userId, currency: 'CNY' });
  const withdraw = (payeeId: string, clientRequestId: string) =>
    member.ask('withdraw.new', {
      payeeId,
      amount: '300.00',
      password: DEMO_WITHDRAW_PASSWORD,
      speed: 'ordinary',
      clientRequestId,
    });
  expect(await withdraw(isNew, 'too-early')).toMatchObject({
    code: PLATFORM_CODES.PAYEE_WAITING,
    data: { until: now + DAY },
  });
  const digits = { oldPassword: DEMO_WITHDRAW_PASSWORD, password: DEMO_WITHDRAW_PASSWORD };
  expect((await member.ask('withdraw.updatePassword', digits)).code).toBe(0);
  expect((await withdraw(isOld, 'just-changed')).code).toBe(PLATFORM_CODES.WITHDRAW_PASSWORD_COOLING);
  expect(money.wallets.centre({ userId, currency: 'CNY' })).toBe(before);
  money.payees.remove(userId, isNew);
});

test('[4.05] a fast deposit is closed for the day after five were given up, on the list and to who asks anyway', async () => {
  const member = await client('qinghe');
  const { orders } = sandbox().money;
  const fast = (clientRequestId: string) =>
    member.ask('deposit.speedPay', { payType: 'fast', amount: '300.00', clientRequestId });
  const onTheList = async () => {
    const { data } = await member.ask('deposit.payTypes', { currency: 'CNY' });
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

test('[4.05] what is left to stake keeps money in until it is staked', async () => {
  const member = await client('xuexian');
  const { cards } = sandbox().money.payees.view('u-xuexian', true);
  const withdraw = (clientRequestId: string) =>
    member.ask('withdraw.new', {
      payeeId: cards[0]?.payeeId ?? '',
      amount: '300.00',
      password: DEMO_WITHDRAW_PASSWORD,
      speed: 'ordinary',
      clientRequestId,
    });
  const leave = (left: string, name = 'xuexian') =>
    postAdmin(sandbox(), '/sandbox/wagering', { name, currency: 'CNY', left });
  expect((await leave('50.00')).status).toBe(200);
  expect((await withdraw('staked')).code).toBe(PLATFORM_CODES.WAGERING_LEFT);
  expect((await leave('many')).status).toBe(400);
  expect((await leave('0', 'nobody')).status).toBe(404);
  expect((await leave('0')).status).toBe(200);
  expect(await withdraw('staked')).toMatchObject({ code: 0, data: { amount: '300.00', state: 'submitted' } });
  expect(await withdraw('staked')).toMatchObject({ code: 0, data: { amount: '300.00' } });
});

test('[3.03] a recovery asked again answers the same and moves nothing', async () => {
  const member = await client('xuexian');
  const recover = () => member.ask('transfer.recover', { currency: 'CNY', clientRequestId: 'all-back' });
  const first = await recover();
  const { balance } = sandbox().money.wallets;
  const holder = { userId: 'u-xuexian', currency: 'CNY' } as const;
  sandbox().money.transfers.move({
    ...holder,
    siteId: 5000,
    venue: 'YBTY',
    amount: 70_00n,
    into: true,
    requestId: 'in',
  });
  expect(await recover()).toEqual(first);
  expect(balance(holder, 'YBTY')).toBe(70_00n);
});

const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB/GKBkwAAAABJRU5ErkJggg==';

test('[4.05] five pictures may be handed in for an order, for one’s own only', async () => {
  const member = await client('qinghe');
  const stranger = await client('wuhao');
  await pay(member, 'pictures');
  const request = { userId: 'u-qinghe', requestId: 'pictures', kind: 'deposit' } as const;
  const order = () => {
    const known = sandbox().money.orders.known(request);
    if (!known) throw new Error('no order');
    return known;
  };
  const { orders } = sandbox().money;
  const { orderId, version } = order();
  orders.act({ userId: 'u-qinghe', orderId, version, action: 'confirm', note: '' });
  const show = (who: Client, clientRequestId: string, asked = orderId, content = ONE_PIXEL) =>
    who.ask('order.uploadProof', {
      orderId: asked,
      version: String(order().version),
      clientRequestId,
      type: 'image/png',
      content,
    });
  expect((await show(member, 'text', orderId, 'bm8gcGljdHVyZQ==')).code).toBe(PLATFORM_CODES.BAD_REQUEST);
  expect((await show(stranger, 'foreign')).code).toBe(PLATFORM_CODES.NOT_FOUND);
  expect((await show(member, 'nowhere', 'none')).code).toBe(PLATFORM_CODES.NOT_FOUND);
  for (const proofs of [1, 2, 3, 4, 5])
    expect(await show(member, `p${proofs}`)).toMatchObject({ data: { proofs } });
  expect((await show(member, 'p6')).code).toBe(PLATFORM_CODES.PROOFS_USED_UP);
});
