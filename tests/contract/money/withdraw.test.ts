import { expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DEMO_WITHDRAW_PASSWORD } from '#sandbox/domains/money/wallet/demo/seed-money.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

const client = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);

const DAY = 24 * 60 * 60_000;

test('[9.10] withdrawal_password defines whether withdrawals require the password', async () => {
  const member = await client('beian');
  const { cards } = sandbox().money.payees.view('u-beian', true);
  const withdraw = () =>
    member.call('withdraw.new', {
      payeeId: cards[0]?.payeeId ?? '',
      amount: '300.00',
      password: '',
      speed: 'ordinary',
      clientRequestId: 'without-digits',
    });
  const setPasswordRequired = (withdrawal_password: string) =>
    postAdmin(sandbox(), '/sandbox/sites/5000', { params: { withdrawal_password } });
  const locked = async () => (await member.call('withdraw.prompt', { currency: 'CNY' })).data;
  expect((await withdraw()).code).toBe(PLATFORM_CODES.WITHDRAW_PASSWORD_WRONG);
  await setPasswordRequired('0');
  expect(await locked()).toMatchObject({ passwordWaitUntil: null, passwordLockedUntil: null });
  expect(await withdraw()).toMatchObject({ code: 0, data: { amount: '300.00', state: 'submitted' } });
  await setPasswordRequired('1');
});

test('[9.10] limits and fee of withdrawals are enforced parameters of the site', async () => {
  const member = await client('xuexian');
  const { cards } = sandbox().money.payees.view('u-xuexian', true);
  const change = (params: Record<string, string>) => postAdmin(sandbox(), '/sandbox/sites/5000', { params });
  const terms = async () => (await member.call('withdraw.prompt', { currency: 'CNY' })).data;
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
  expect((await member.call('withdraw.new', small)).code).toBe(PLATFORM_CODES.AMOUNT_OUT_OF_LIMITS);
  await change({ withdraw_min_cny: '100.00', withdraw_fee_rate: '50' });
});

test('[3.16] [5.05] a new payee or password delays automatic withdrawals by a day', async () => {
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
    member.call('withdraw.new', {
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
  expect((await member.call('withdraw.updatePassword', digits)).code).toBe(0);
  expect((await withdraw(isOld, 'just-changed')).code).toBe(PLATFORM_CODES.WITHDRAW_PASSWORD_COOLING);
  expect(money.wallets.centre({ userId, currency: 'CNY' })).toBe(before);
  money.payees.remove(userId, isNew);
});

test('[7.16] for a day after account protection was reduced, withdrawals are refused', async () => {
  const member = await client('xuexian');
  const { auth, money, world } = sandbox();
  const { cards } = money.payees.view('u-xuexian', true);
  const withdraw = (clientRequestId: string) =>
    member.call('withdraw.new', {
      payeeId: cards[0]?.payeeId ?? '',
      amount: '300.00',
      password: DEMO_WITHDRAW_PASSWORD,
      speed: 'ordinary',
      clientRequestId,
    });
  const began = world.clock.now() - DAY + 2_000;
  auth.guards.holds.begin('u-xuexian', 'passwordReset', began);
  const held = { code: PLATFORM_CODES.WITHDRAW_HELD, data: { until: began + DAY } };
  expect(await withdraw('held')).toMatchObject(held);
  world.clock.advance(2_000);
  expect((await withdraw('a-day-later')).code).toBe(0);
  const order = money.orders.known({
    userId: 'u-xuexian',
    requestId: 'a-day-later',
    kind: 'withdrawal',
    amount: 300_00n,
  });
  for (const event of ['taken', 'paid'] as const) money.orders.happen(order?.orderId ?? '', event);
});

test('[4.05] an open wagering requirement blocks withdrawals until it is met', async () => {
  const member = await client('xuexian');
  const { cards } = sandbox().money.payees.view('u-xuexian', true);
  const withdraw = (clientRequestId: string) =>
    member.call('withdraw.new', {
      payeeId: cards[0]?.payeeId ?? '',
      amount: '300.00',
      password: DEMO_WITHDRAW_PASSWORD,
      speed: 'ordinary',
      clientRequestId,
    });
  const leave = (remaining: string, name = 'xuexian') =>
    postAdmin(sandbox(), '/sandbox/wagering', { name, currency: 'CNY', left: remaining });
  expect((await leave('50.00')).status).toBe(200);
  expect((await withdraw('staked')).code).toBe(PLATFORM_CODES.WAGERING_LEFT);
  expect((await leave('many')).status).toBe(400);
  expect((await leave('0', 'nobody')).status).toBe(404);
  expect((await leave('0')).status).toBe(200);
  expect(await withdraw('staked')).toMatchObject({ code: 0, data: { amount: '300.00', state: 'submitted' } });
  expect(await withdraw('staked')).toMatchObject({ code: 0, data: { amount: '300.00' } });
});
