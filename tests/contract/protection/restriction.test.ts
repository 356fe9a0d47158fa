import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { CALL_USES } from '#contract/book/uses.table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { monthsOn } from '#contract/units/site-month.ts';
import { phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import { DEMO_WITHDRAW_PASSWORD } from '#sandbox/domains/money/wallet/demo/seed-money.ts';
import { findUpcomingLeg, legInPlay, placeSingle } from '../examples/bet-examples.ts';
import { examplesIn, sceneOf } from '../examples/call-examples.ts';
import { codeFor } from '../examples/profile-examples.ts';
import { depositBy, loseBy, type NewMember, registered } from '../people/new-member.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, showPassword, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const { ON_BREAK, EXCLUDED, ORDER_STEP_REFUSED, BAD_REQUEST, SUCCESS } = PLATFORM_CODES;
const currency = 'CNY' as const;
const now = () => sandbox().world.clock.now();

/** Commands that count as a use depending on their input, such as a declined offer or a transfer home. */
const LESS_BY_INPUT: readonly string[] = ['bet.answer', 'transfer.move'];

let members = 0;
let ids = 0;
const newId = () => `of-a-restriction-${++ids}`;
const newcomer = async (): Promise<NewMember> => {
  const name = `litu${++members}`;
  return registered(sandbox(), { name, device: `device-of-${name}` });
};
const pass = (ms: number) => {
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') clock.advance(ms);
};
/** Moves the decision of a member into the past by the given time, ms. */
const earlier = ({ userId }: NewMember, ms: number) =>
  sandbox()
    .db.prepare(
      'UPDATE restriction SET since = since - ?1, until = until - ?1, asked_at = asked_at - ?1 WHERE user_id = ?2',
    )
    .run(ms, userId);
const restrictionOf = async (client: WireClient) => {
  const { data } = await client.call('restriction.get', {});
  return v.parse(calls['restriction.get'].response, data).restriction;
};
const rest = (client: WireClient, length: 'day' | 'week' | 'month') =>
  client.call('restriction.rest', { length, day: null, reason: null });
const exclude = (client: WireClient, term: '6' | '12' | 'ever') =>
  client.call('restriction.exclude', { term, agreed: true });

/** Every method to stake, deposit, play, send gifts and accept offers. */
const actionsOf = (client: WireClient) => ({
  deposit: () =>
    client.call('deposit.pay', {
      payType: 'bank',
      amount: '200.00',
      chain: '',
      promotionId: '',
      clientRequestId: newId(),
    }),
  coins: () => client.call('coin.buy', { packId: 'c60', clientRequestId: newId() }),
  transferIn: () =>
    client.call('transfer.oneClickIn', {
      api_name: 'YBTY',
      currency,
      clientRequestId: newId(),
    }),
  gift: () =>
    client.call('gift.reward', {
      roomNo: `m-${findUpcomingLeg(sandbox()).matchId}`,
      giftId: 'g01',
      count: 1,
      clientRequestId: newId(),
    }),
  offer: () => client.call('coupon.use', { couponId: 'none', clientRequestId: newId() }),
});

async function codesOf(client: WireClient): Promise<readonly number[]> {
  const codes: number[] = [];
  for (const action of Object.values(actionsOf(client))) codes.push((await action()).code);
  return codes;
}

test('[P.17] a break starts at once, blocks play and ends by itself', async () => {
  const member = await newcomer();
  const { client } = member;
  const began = now();
  expect((await rest(client, 'day')).code).toBe(SUCCESS);
  expect(await restrictionOf(client)).toMatchObject({ state: 'resting', until: began + DAY_MS });
  expect(new Set(await codesOf(client))).toEqual(new Set([ON_BREAK]));
  expect((await client.call('member.info', {})).data).toMatchObject({ restriction: { state: 'resting' } });
  earlier(member, began + DAY_MS - now() - 1);
  expect((await actionsOf(client).deposit()).code).toBe(ON_BREAK);
  earlier(member, 1);
  expect(await restrictionOf(client)).toBeNull();
  expect((await actionsOf(client).deposit()).code).not.toBe(ON_BREAK);
});

test('[P.17] a break can be extended, never shortened', async () => {
  const { client } = await newcomer();
  expect((await rest(client, 'week')).code).toBe(SUCCESS);
  expect((await rest(client, 'day')).code).toBe(ORDER_STEP_REFUSED);
  expect((await rest(client, 'month')).code).toBe(SUCCESS);
  const chosen = { length: 'chosen', day: '2020-01-01', reason: 'time' } as const;
  expect((await client.call('restriction.rest', chosen)).code).toBe(BAD_REQUEST);
  expect((await client.call('restriction.open', {})).code).toBe(ORDER_STEP_REFUSED);
});

test('[P.17] a break returns venue money, closes games and cancels unpaid deposits', async () => {
  const client = await loggedIn(sandbox().origin, now, 'xuexian');
  const { money, db, venues } = sandbox();
  const holder = { userId: 'u-xuexian', currency, siteId: 5000 } as const;
  money.transfers.move({
    ...holder,
    venue: 'BTEGDZ',
    amount: 70_00n,
    into: true,
    requestId: 'before-a-break',
  });
  const before = money.wallets.centre(holder) + money.wallets.balance(holder, 'BTEGDZ');
  const game = { gameId: '10583', currency, siteId: 5000 } as const;
  const { sessionId } = venues.sessions.visit('u-xuexian', game, now());
  expect((await actionsOf(client).deposit()).code).toBe(SUCCESS);
  expect((await rest(client, 'week')).code).toBe(SUCCESS);
  expect(money.wallets.balance(holder, 'BTEGDZ')).toBe(0n);
  expect(money.wallets.centre(holder)).toBeGreaterThanOrEqual(before);
  expect(venues.sessions.find(sessionId, now())?.isOver).toBe(true);
  const open = db.prepare(
    `SELECT count(*) AS n FROM money_order WHERE user_id = 'u-xuexian' AND cls = 'open' AND state = 'created'`,
  );
  expect(open.get()?.n).toBe(0);
  const { cards } = money.payees.view('u-xuexian', true);
  const out = { payeeId: cards[0]?.payeeId ?? '', amount: '300.00', password: DEMO_WITHDRAW_PASSWORD };
  const withdrawn = await client.call('withdraw.new', {
    ...out,
    speed: 'ordinary',
    clientRequestId: 'on-a-break',
  });
  expect(withdrawn.code).toBe(SUCCESS);
});

test('[P.18] an exclusion ends only by request, a day and a second confirmation', async () => {
  const { client } = await newcomer();
  const began = now();
  expect((await exclude(client, '6')).code).toBe(SUCCESS);
  expect((await exclude(client, '6')).code).toBe(ORDER_STEP_REFUSED);
  expect(await restrictionOf(client)).toMatchObject({ state: 'excluded', until: monthsOn(began, 6) });
  for (const call of ['restriction.askBack', 'restriction.open', 'restriction.stayAway'] as const)
    expect((await client.call(call, {})).code, call).toBe(ORDER_STEP_REFUSED);
  expect((await rest(client, 'day')).code).toBe(ORDER_STEP_REFUSED);
  expect(new Set(await codesOf(client))).toEqual(new Set([EXCLUDED]));
});

test('[P.18] an exclusion continues past its end until its member returns', async () => {
  const member = await newcomer();
  const { client } = member;
  expect((await exclude(client, '6')).code).toBe(SUCCESS);
  earlier(member, 200 * DAY_MS);
  expect(await restrictionOf(client)).toMatchObject({ state: 'ended', openableAt: null });
  expect((await actionsOf(client).deposit()).code).toBe(EXCLUDED);
  expect((await client.call('restriction.askBack', {})).code).toBe(SUCCESS);
  expect((await client.call('restriction.open', {})).code).toBe(ORDER_STEP_REFUSED);
  earlier(member, DAY_MS - MINUTE_MS);
  expect((await client.call('restriction.open', {})).code).toBe(ORDER_STEP_REFUSED);
  expect((await actionsOf(client).deposit()).code).toBe(EXCLUDED);
  earlier(member, MINUTE_MS);
  expect((await client.call('restriction.open', {})).code).toBe(SUCCESS);
  expect(await restrictionOf(client)).toBeNull();
  expect((await actionsOf(client).deposit()).code).not.toBe(EXCLUDED);
});

test('[P.18] open bets of an excluded member are settled and paid home', async () => {
  const member = await newcomer();
  const { client, userId } = member;
  await depositBy(sandbox(), member, '500.00');
  const { money, db } = sandbox();
  const whose = { userId, siteId: 5000, currency } as const;
  money.transfers.move({ ...whose, venue: 'YBTY', amount: 100_00n, into: true, requestId: 'for-a-bet' });
  const leg = findUpcomingLeg(sandbox(), 1);
  expect(placeSingle(sandbox(), leg, { userId, lineStake: 100_00n, requestId: 'one-bet' }).state).toBe(
    'open',
  );
  expect((await exclude(client, 'ever')).code).toBe(SUCCESS);
  const outlook = async () =>
    v.parse(
      calls['restriction.outlook'].response,
      (await client.call('restriction.outlook', { currency })).data,
    );
  expect((await outlook()).bets).toMatchObject({ count: 1, amount: 100_00n });
  const facts = { status: 'final', score: [3, 0], half: [1, 0], note: '赛果' };
  expect((await postAdmin(sandbox(), `/sandbox/matches/${leg.matchId}/result`, facts)).status).toBe(200);
  pass(2 * MINUTE_MS);
  const after = await outlook();
  expect(after.bets.count).toBe(0);
  expect(after.atVenues).toBe(0n);
  expect(after.centre).toBeGreaterThan(400_00n);
  const quiet = db.prepare(`SELECT 1 FROM message_quiet WHERE user_id = ? AND category = 'promotion'`);
  expect(quiet.get(userId)).toBeDefined();
});

test.each(['rest', 'exclude'] as const)(
  '[P.17] [P.18] bets that wait end with their stakes back: %s',
  async (step) => {
    const member = await newcomer();
    const { client, userId } = member;
    await depositBy(sandbox(), member, '500.00');
    const { money, betting } = sandbox();
    const whose = { userId, siteId: 5000, currency } as const;
    money.transfers.move({ ...whose, venue: 'YBTY', amount: 300_00n, into: true, requestId: newId() });
    const stake = { userId, lineStake: 100_00n };
    const delayed = placeSingle(sandbox(), legInPlay(sandbox()), { ...stake, requestId: newId() });
    betting.control.setNext({ is: 'offer', less: 500 });
    const offered = placeSingle(sandbox(), findUpcomingLeg(sandbox()), { ...stake, requestId: newId() });
    const open = placeSingle(sandbox(), findUpcomingLeg(sandbox()), { ...stake, requestId: newId() });
    expect([delayed.state, offered.state, open.state]).toEqual(['delayed', 'reOffered', 'open']);
    expect((await (step === 'rest' ? rest(client, 'day') : exclude(client, '6'))).code).toBe(SUCCESS);
    expect(money.wallets.centre(whose)).toBe(400_00n);
    pass(MINUTE_MS);
    const states = [delayed, offered, open].map(({ bet_id }) => betting.ownOf(bet_id, userId).state);
    expect(states).toEqual(['rejected', 'lapsed', 'open']);
    expect(betting.ownOf(delayed.bet_id, userId).reason?.is).toBe('memberAway');
  },
);

test('[P.18] an exclusion begins in the moment in which a bonus ends', async () => {
  const { client, userId } = await newcomer();
  const { bonuses } = sandbox().money;
  const terms = { userId, source: 'operator', title: '例', amount: 10_00n, times: 1, termDays: 1 } as const;
  const over = bonuses.give({ ...terms, currency: 'CNY' }, now() - DAY_MS);
  const other = bonuses.give({ ...terms, currency: 'USDT' }, now());
  expect((await exclude(client, '6')).code).toBe(SUCCESS);
  expect(bonuses.byId(over.bonus_id)).toMatchObject({ state: 'forfeited', cause: 'expire' });
  expect(bonuses.byId(other.bonus_id)).toMatchObject({ state: 'forfeited', cause: 'giveUp' });
});

test('[P.29] only an account without money or bets can be closed', async () => {
  const member = await newcomer();
  const { client, userId } = member;
  await depositBy(sandbox(), member, '200.00');
  const close = () => client.call('restriction.close', { reason: 'unused' });
  expect((await close()).code).toBe(PLATFORM_CODES.ORDER_UNFINISHED);
  await loseBy(sandbox(), member, 200_00n);
  expect((await close()).code).toBe(SUCCESS);
  expect((await actionsOf(client).deposit()).code).toBe(PLATFORM_CODES.ACCOUNT_CLOSED);
  expect((await client.call('restriction.askBack', {})).code).toBe(SUCCESS);
  expect((await client.call('restriction.stayAway', {})).code).toBe(SUCCESS);
  expect((await client.call('restriction.askBack', {})).code).toBe(SUCCESS);
  earlier(member, DAY_MS);
  expect((await client.call('restriction.open', {})).code).toBe(SUCCESS);
  expect(sandbox().money.wallets.centre({ userId, currency })).toBe(0n);
});

test('[P.18] details of an excluded member are refused in neutral text elsewhere', async () => {
  const { db } = sandbox();
  const { PERSON_REFUSED, PERSON_REVIEW } = PLATFORM_CODES;
  const excluded = await newcomer();
  const card = '6228480402564890018';
  const payee = `INSERT INTO payee (payee_id, user_id, kind, bank_code, number, label, added_at) VALUES ('of-the-excluded', ?, 'card', 'BABK', ?, '', 0)`;
  db.prepare(payee).run(excluded.userId, card);
  db.prepare('INSERT INTO real_name VALUES (?, ?)').run(excluded.userId, '尼加提·买买提');
  expect((await exclude(excluded.client, 'ever')).code).toBe(SUCCESS);

  const other = await newcomer();
  const add = async (password: string) => {
    const input = { bankCode: 'QDB', cardNum: card, password, clientRequestId: newId() };
    return (await other.client.call('payee.addCard', input)).code;
  };
  await other.client.call('payee.bindName', { realName: '林小舟' });
  await sandbox().money.passwords.set(other.userId, '135790', { now: now(), changedAt: null });
  expect(await add('000000')).toBe(PLATFORM_CODES.WITHDRAW_PASSWORD_WRONG);
  for (let count = 0; count < 3; count += 1) expect(await add('135790')).toBe(PERSON_REFUSED);
  expect(await add('135790')).toBe(PLATFORM_CODES.THROTTLED_USER);
  await depositBy(sandbox(), other, '200');

  db.prepare('UPDATE real_name SET name = ? WHERE user_id = ?').run('尼加提•买买提', other.userId);
  expect((await actionsOf(other.client).deposit()).code).not.toBe(PERSON_REVIEW);
  db.prepare('INSERT INTO member_device VALUES (?, ?)').run(other.userId, excluded.device);
  expect((await actionsOf(other.client).deposit()).code).toBe(PERSON_REVIEW);
  const third = await newcomer();
  db.prepare('INSERT INTO real_name VALUES (?, ?)').run(third.userId, '尼加提•买买提');
  db.prepare('INSERT INTO member_device VALUES (?, ?)').run(third.userId, excluded.device);
  expect((await actionsOf(third.client).deposit()).code).toBe(PERSON_REVIEW);
  const { status } = await postAdmin(sandbox(), '/sandbox/resets', { name: third.name, what: 'person' });
  expect(status).toBe(200);
  expect((await actionsOf(third.client).deposit()).code).toBe(SUCCESS);
});

test('[P.18] a phone released by an excluded member cannot be bound again', async () => {
  const excluded = await newcomer();
  const { db } = sandbox();
  const { address } = v.parse(
    v.object({ address: v.string() }),
    db.prepare(`SELECT address FROM contact WHERE user_id = ? AND channel = 'phone'`).get(excluded.userId),
  );
  expect((await exclude(excluded.client, '12')).code).toBe(SUCCESS);
  db.prepare('DELETE FROM contact WHERE user_id = ?').run(excluded.userId);
  const client = await loggedIn(sandbox().origin, now, 'wuhao');
  await showPassword(client, 'wuhao', 'bindContact');
  const number = { region: '86', phone: address.slice(-11) } as const;
  const bind = async (code: string) => (await client.call('profile.bindPhone', { ...number, code })).code;
  expect(await bind('000000')).toBe(PLATFORM_CODES.CODE_EXPIRED);
  const right = codeFor({ auth: sandbox().auth, now: now() }, phoneAddress(number), 'bindPhone');
  expect(await bind(right)).toBe(PLATFORM_CODES.PHONE_TAKEN);
});

/** Active break and exclusion, tested against every command with the input of its example. */
test.each([
  ['rest', ON_BREAK],
  ['exclude', EXCLUDED],
] as const)(
  '[P.17] [P.18] the permission matrix: after %s only commands that pay out own money pass',
  async (step, code) => {
    const { client } = await newcomer();
    expect((await (step === 'rest' ? rest(client, 'week') : exclude(client, '6'))).code).toBe(SUCCESS);
    const exampleOf = examplesIn(sceneOf(sandbox()));
    const isUse = (name: string): name is keyof typeof CALL_USES => Object.hasOwn(CALL_USES, name);
    const commands = Object.keys(CALL_USES).filter(isUse);
    for (const name of commands) {
      const use = CALL_USES[name];
      const answer = await client.post(await client.prepare(name, await exampleOf(name)));
      const isRefused = use !== 'free' && use !== 'withdraw' && !LESS_BY_INPUT.includes(name);
      if (isRefused) expect(answer.code, name).toBe(code);
      else if (use === 'free' || use === 'withdraw') expect(answer.code, name).not.toBe(code);
    }
  },
);
