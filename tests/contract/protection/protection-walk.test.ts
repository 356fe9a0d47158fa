import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { smaller } from '#sandbox/base/amount.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { createLedger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { bookOf, venueOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { findUpcomingLeg } from '../examples/bet-examples.ts';
import { backAgain, depositBy, type NewMember, registered } from '../people/new-member.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import type { WireClient } from '../wire-client.ts';

/** Live world: the tests move its clock in one step. */
const sandbox = sandboxForFile({ world: 'live' });
/** More by the variable, for a longer look. */
const WALKS = Number(process.env.WALKS ?? 15);
const now = () => sandbox().world.clock.now();
const VENUES = ['YBTY', 'BTEGDZ', 'PGDZ'] as const;
const FUNDS = 900_00n;
/** More than a USDT ever costs, in yuan: what a limit in USDT may let in at most. */
const DEAREST = 8n;

const currency = fc.constantFrom('CNY' as const, 'USDT' as const);
const ids = {
  /** Few ids, so that calls meet each other's. */
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  tab: fc.constantFrom(0 as const, 1 as const),
};
const common = { ...ids, currency, venue: fc.constantFrom(...VENUES) };
const spend = (call: Spending) =>
  fc.record({ is: fc.constant('spend' as const), call: fc.constant(call), ...common });
const step = fc.oneof(
  ...(
    [
      'deposit.pay',
      'coin.buy',
      'transfer.move',
      'transfer.oneClickIn',
      'bet.place',
      'gift.reward',
      'activity.act',
    ] as const
  ).map(spend),
  fc.record({
    is: fc.constant('other' as const),
    call: fc.constantFrom('treasury.putIn' as const, 'transfer.recover' as const, 'rebate.claim' as const),
    ...common,
  }),
  fc.record({
    is: fc.constant('limit' as const),
    kind: fc.constantFrom('stake' as const, 'gift' as const, 'deposit' as const),
    currency,
    amount: fc.constantFrom(1_00n, 30_00n, 250_00n),
  }),
  fc.record({
    is: fc.constant('close' as const),
    by: fc.constantFrom('break' as const, 'exclusion' as const, 'identity' as const),
  }),
  fc.record({ is: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 100, 500) }),
);
type Spending =
  | 'deposit.pay'
  | 'coin.buy'
  | 'transfer.move'
  | 'transfer.oneClickIn'
  | 'bet.place'
  | 'gift.reward'
  | 'activity.act';
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Spend = Extract<Step, { is: 'spend' | 'other' }>;

/** Closed by the steps of a walk so far; amounts are the most a day may have, in minor units of yuan or in coins. */
type Closed = {
  isAway: boolean;
  isUnknown: boolean;
  readonly limits: Partial<Record<'stake' | 'gift' | 'deposit', bigint>>;
};
const NEEDS_IDENTITY: readonly string[] = [
  'deposit.pay',
  'transfer.move',
  'transfer.oneClickIn',
  'bet.place',
];

/** A room that is live, for gifts. */
const liveRoom = () => {
  const anchor = sandbox()
    .world.anchors.list()
    .find(({ status }) => status === 1);
  return `a-${anchor?.anchorRoomId}`;
};

/** Input of each call, in wire format. */
const inputOf = ({ call, currency: code, venue, id }: Spend): object => {
  const clientRequestId = `walk-${id}`;
  switch (call) {
    case 'deposit.pay':
      return { payType: 'bank', amount: '200.00', chain: '', promotionId: '', clientRequestId };
    case 'coin.buy':
      return { packId: 'c60', clientRequestId };
    case 'transfer.move':
      return {
        transfer_out: 'CENTERMONEY',
        api_name: venue,
        amount: '5.00',
        currency: code,
        clientRequestId,
      };
    case 'transfer.oneClickIn':
      return { api_name: venue, currency: code, clientRequestId };
    case 'bet.place':
      return {
        currency: code,
        kind: 'single',
        size: null,
        legs: [findUpcomingLeg(sandbox())],
        stake: '20.00',
        policy: 'any',
        clientRequestId,
      };
    case 'gift.reward':
      return { roomNo: liveRoom(), giftId: 'g01', count: 1, clientRequestId };
    case 'activity.act':
      return { activityId: 'signIn-1', does: { does: 'signIn' }, clientRequestId };
    case 'treasury.putIn':
      return { amount: '1.00', currency: code, clientRequestId };
    case 'transfer.recover':
    case 'rebate.claim':
      return { currency: code, clientRequestId };
  }
};

type Walker = {
  readonly member: NewMember;
  readonly tabs: readonly [WireClient, WireClient];
  readonly closed: Closed;
};

let walkers = 0;
/** A member with money everywhere and two sessions. */
async function walker(): Promise<Walker> {
  walkers += 1;
  const name = `walker${walkers}`;
  const member = await registered(sandbox(), { name, device: `device-of-${name}` });
  const { userId } = member;
  await depositBy(sandbox(), member, '2000.00');
  await member.client.call('coin.buy', { packId: 'c60', clientRequestId: 'first-coins' });
  const ledger = createLedger(sandbox().db);
  for (const code of ['CNY', 'USDT'] as const) {
    const wallets = [memberWallet(userId, code), ...VENUES.map((venue) => venueOf(userId, venue, code))];
    const [book, ...own] = [bookOf('YBTY', code), ...wallets];
    ledger.open(book, code, true);
    for (const account of own) {
      ledger.open(account, code, false);
      const entries = [
        { account, amount: FUNDS },
        { account: book, amount: -FUNDS },
      ];
      ledger.book({ kind: 'bet', at: now(), roomNo: null, note: 'walk', entries });
    }
  }
  const other = await backAgain(sandbox(), member);
  return {
    member,
    tabs: [member.client, other.client],
    closed: { isAway: false, isUnknown: false, limits: {} },
  };
}

/** Reads everything that a member has and has done from the ledger. */
function standing({ member: { userId } }: Walker) {
  const { db } = sandbox();
  const ofMember = (sql: string) => String(db.prepare(sql).get(userId)?.n ?? '0');
  const balances = db
    .prepare(`SELECT account, balance FROM ledger_account WHERE account LIKE '%:' || ? || ':%'`)
    .all(userId)
    .map(({ account, balance }) => `${account} ${balance}`);
  return {
    balances,
    orders: ofMember('SELECT count(*) AS n FROM money_order WHERE user_id = ?'),
    bets: ofMember('SELECT count(*) AS n FROM bet WHERE user_id = ?'),
    done: ofMember(`SELECT count(*) AS n FROM command WHERE owner = ?`),
  };
}

/** Used today: stakes and deposits in minor units of yuan, gifts in coins; USDT counts at less than it ever costs. */
function usedToday({ member: { userId } }: Walker) {
  const from = siteDayStart(siteDayOf(now()));
  const sum = (sql: string) => BigInt(String(sandbox().db.prepare(sql).get(userId, from)?.n ?? 0));
  const cheapest = `CASE currency WHEN 'CNY' THEN 1 ELSE 7 END`;
  return {
    stake: sum(
      `SELECT sum(line_stake * lines * ${cheapest}) AS n FROM bet WHERE user_id = ? AND placed_at >= ?`,
    ),
    deposit: sum(`SELECT sum(amount * ${cheapest}) AS n FROM money_order
      WHERE user_id = ? AND kind = 'deposit' AND cls = 'open' AND created_at >= ?`),
    gift: sum(`SELECT count(*) AS n FROM command WHERE owner = ? AND call = 'gift.reward' AND at >= ?`),
  };
}

async function setLimit(
  { tabs, closed }: Walker,
  { kind, currency: code, amount }: Extract<Step, { is: 'limit' }>,
) {
  const [client] = tabs;
  const limitAmount = kind === 'gift' ? 1n : amount;
  if (kind === 'deposit')
    await client.call('depositLimit.set', {
      currency: code,
      period: 'day',
      amount: minorToText(minor(amount)),
    });
  else
    await client.call('ownLimit.set', { currency: code, kind, period: 'day', amount: String(limitAmount) });
  const inYuan = kind !== 'gift' && code === 'USDT' ? limitAmount * DEAREST : limitAmount;
  closed.limits[kind] = smaller(closed.limits[kind] ?? inYuan, inYuan);
}

async function close({ member, tabs: [client], closed }: Walker, by: 'break' | 'exclusion' | 'identity') {
  if (by === 'identity') {
    sandbox().db.prepare('DELETE FROM identity WHERE user_id = ?').run(member.userId);
    closed.isUnknown = true;
    return;
  }
  const pending =
    by === 'break'
      ? client.call('restriction.rest', { length: 'month', day: null, reason: null })
      : client.call('restriction.exclude', { term: '6', agreed: true });
  await pending;
  closed.isAway = true;
}

/** Sends a request and compares the ledger afterwards with the closed operations. @returns whether the request was executed */
async function send(walking: Walker, operation: Spend): Promise<boolean> {
  const { tabs, closed } = walking;
  const [before, usedBefore] = [standing(walking), usedToday(walking)];
  const client = tabs[operation.tab];
  const { code } = await client.post(await client.prepare(operation.call, inputOf(operation)));
  const [after, used] = [standing(walking), usedToday(walking)];
  const isClosed = closed.isAway || (closed.isUnknown && NEEDS_IDENTITY.includes(operation.call));
  if (operation.is === 'spend' && isClosed) expect(after, operation.call).toEqual(before);
  for (const kind of ['stake', 'gift', 'deposit'] as const) {
    const limitAmount = closed.limits[kind];
    if (limitAmount !== undefined && used[kind] > usedBefore[kind])
      expect(used[kind] <= limitAmount, kind).toBe(true);
  }
  return code === PLATFORM_CODES.SUCCESS && after.done + after.orders !== before.done + before.orders;
}

async function runSteps(steps: readonly Step[]): Promise<number> {
  const walking = await walker();
  let done = 0;
  for (const each of steps) {
    if (each.is === 'limit') await setLimit(walking, each);
    else if (each.is === 'close') await close(walking, each.by);
    else if (each.is === 'wait')
      await postAdmin(sandbox(), '/sandbox/clock', { advance: each.minutes * MINUTE_MS });
    else if (await send(walking, each)) done += 1;
  }
  return done;
}

test('[P.15] [P.16] [P.17] [P.18] [P.25] no order of calls bypasses a guard', {
  timeout: 180_000,
}, async () => {
  let done = 0;
  const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
    done += await runSteps(steps);
  });
  await fc.assert(property, { numRuns: WALKS });
  expect(done).toBeGreaterThan(WALKS);
});
