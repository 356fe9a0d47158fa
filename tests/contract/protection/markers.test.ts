import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import type { OrderEvent } from '#contract/money/order/order-machine.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { depositBy, loseBy, registered } from '../people/new-member.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import type { WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const TITLE = '关于你最近 7 天的数字';

let ids = 0;
/** A deposit that is led along by what happens to it. */
function deposit(userId: string, event: OrderEvent): void {
  const { orders, others } = sandbox().money;
  others.act = false;
  ids += 1;
  const requestId = `marker-${ids}`;
  const whose = { userId, siteId: 5000, kind: 'deposit', currency: 'CNY', amount: 200_00n, fee: 0n } as const;
  const { orderId, version } = orders.open({ ...whose, counterparty: null, requestId, promotionId: '' });
  orders.act({ userId, orderId, version, action: 'confirm', note: '' });
  if (event === 'refused') orders.happen(orderId, 'differs');
  orders.happen(orderId, event);
}

async function messages(client: WireClient) {
  const { data } = await client.call('inbox.list', { kind: 'all', page: '1', size: '100' });
  const { list } = v.parse(calls['inbox.list'].response, data);
  return list.filter(({ title }) => title === TITLE);
}

/** The next look at members who did something. */
const advanceToNextCheck = () => sandbox().world.clock.advance(10 * MINUTE_MS);

const Cases = v.object({
  careCases: v.array(v.object({ caseId: v.number(), name: v.string(), score: v.number() })),
});
async function caseOf(name: string) {
  const response = await fetch(`${sandbox().consoleOrigin}/sandbox/overview`);
  const { careCases } = v.parse(Cases, await response.json());
  return careCases.find((each) => each.name === name);
}

const newMember = (name: string) => registered(sandbox(), { name, device: `device-${name}` });
const noteOf = (userId: string, kind: string) =>
  sandbox().db.prepare('INSERT INTO harm_note VALUES (?, ?, ?)').run(userId, kind, now());

test('[P.20] the third deposit of a session brings one message with the figures', async () => {
  const { client, userId } = await newMember('xinyi01');
  deposit(userId, 'credited');
  deposit(userId, 'credited');
  await advanceToNextCheck();
  expect(await messages(client)).toEqual([]);
  deposit(userId, 'credited');
  await advanceToNextCheck();
  const [message] = await messages(client);
  expect(message?.text).toContain('充值 ¥600.00');
  expect(message).toMatchObject({ kind: 'system', place: 'safer' });
  deposit(userId, 'credited');
  await advanceToNextCheck();
  expect(await messages(client)).toHaveLength(1);
  expect(await caseOf('xinyi01')).toBeUndefined();
});

test('[P.20] two deposits within 30 minutes of losing everything are a marker', async () => {
  const own = await newMember('xinyi02');
  await depositBy(sandbox(), own, '200');
  await sandbox().world.clock.advance(20 * MINUTE_MS);
  await loseBy(sandbox(), own, 200_00n);
  await sandbox().world.clock.advance(20 * MINUTE_MS);
  await depositBy(sandbox(), own, '200');
  await advanceToNextCheck();
  expect(await messages(own.client)).toEqual([]);
  await loseBy(sandbox(), own, 200_00n);
  await sandbox().world.clock.advance(20 * MINUTE_MS);
  await depositBy(sandbox(), own, '200');
  await advanceToNextCheck();
  expect((await messages(own.client))[0]?.text).toContain('净输赢 −¥400.00');
});

test('[P.20] a score of six opens a case and blocks offers until closed', async () => {
  const { client, userId } = await newMember('xinyi03');
  for (let n = 0; n < 3; n++) deposit(userId, 'credited');
  for (let n = 0; n < 3; n++) deposit(userId, 'refused');
  for (let n = 0; n < 2; n++) noteOf(userId, 'limitHit');
  await advanceToNextCheck();
  expect(await caseOf('xinyi03')).toBeUndefined();
  noteOf(userId, 'limitHit');
  await advanceToNextCheck();
  const found = await caseOf('xinyi03');
  expect(found?.score).toBe(7);
  const gift = { name: 'xinyi03', title: '金币券', days: 7, kind: 'coins', coins: '10' };
  expect((await postAdmin(sandbox(), '/sandbox/coupons', gift)).status).toBe(200);
  const coupon = sandbox().db.prepare('SELECT coupon_id AS id FROM coupon WHERE user_id = ?').get(userId);
  const use = { couponId: String(coupon?.id), clientRequestId: 'marker-coupon-1' };
  expect((await client.call('coupon.use', use)).code).toBe(PLATFORM_CODES.ACTIVITY_BLACKLIST);
  await postAdmin(sandbox(), `/sandbox/care/${found?.caseId}`, { note: '已电话联系，会员自己设了限额' });
  expect(await caseOf('xinyi03')).toBeUndefined();
  const again = await client.call('coupon.use', { ...use, clientRequestId: 'marker-coupon-2' });
  expect(again.code).toBe(PLATFORM_CODES.SUCCESS);
});

test('[P.20] from a score of nine on the message proposes a limit', async () => {
  const { client, userId } = await newMember('xinyi04');
  for (let n = 0; n < 3; n++) deposit(userId, 'credited');
  sandbox()
    .db.prepare(`INSERT INTO play_session VALUES ('s-marker', ?, 5000, 'g', 'CNY', 0, ?, ?, NULL)`)
    .run(userId, now() - 4 * HOUR_MS, now());
  for (let n = 0; n < 3; n++) deposit(userId, 'refused');
  await advanceToNextCheck();
  expect(await caseOf('xinyi04')).toMatchObject({ score: 8 });
  expect((await messages(client))[0]?.text).not.toContain('每天的充值上限');
  for (let n = 0; n < 5; n++) noteOf(userId, 'quickAnswer');
  await advanceToNextCheck();
  expect(await caseOf('xinyi04')).toMatchObject({ score: 10 });
  expect((await messages(client))[0]?.text).toContain('每天的充值上限设为 ¥40.00');
});

test('[P.20] deposits refused by a limit and confirmed raises are recorded', async () => {
  const own = await newMember('xinyi05');
  const noted = (kind: string) =>
    sandbox().db.prepare('SELECT 1 FROM harm_note WHERE user_id = ? AND kind = ?').all(own.userId, kind)
      .length;
  const day = { currency: 'CNY', period: 'day' } as const;
  await own.client.call('depositLimit.set', { ...day, amount: '100.00' });
  const depositInput = {
    payType: 'bank',
    amount: '200',
    chain: '',
    promotionId: '',
    clientRequestId: 'over-a-limit',
  };
  expect((await own.client.call('deposit.pay', depositInput)).code).not.toBe(PLATFORM_CODES.SUCCESS);
  expect(noted('limitHit')).toBe(1);
  await own.client.call('depositLimit.set', { ...day, amount: '300.00' });
  sandbox().db.prepare('UPDATE member_limit SET pending_at = ? WHERE user_id = ?').run(now(), own.userId);
  expect(noted('limitRaised')).toBe(0);
  await own.client.call('depositLimit.confirm', { ...day, accept: true });
  expect(noted('limitRaised')).toBe(1);
});
