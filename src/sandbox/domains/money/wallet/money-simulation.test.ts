import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_ACTIONS, ORDER_EVENTS } from '#contract/money/order/order-machine.ts';
import { minorFromText } from '#contract/units/money.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { byEffort } from '#tests/fixtures/effort.ts';
import { ANN, anOrder, BO, OPENING, openTestMoney } from '#tests/fixtures/money/test-money.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const ADVANCE_STEPS = 8;
const SIMULATIONS = byEffort(1_000);

const userId = fc.constantFrom(ANN, BO);
const currency = fc.constantFrom('CNY' as const, 'USDT' as const);
const requestId = fc.constantFrom('r1', 'r2', 'r3', 'r4', 'r5', 'r6');
const amount = fc.constantFrom(1n, 100_00n, 2_500_00n, 6_000_00n);
const nth = fc.nat({ max: 5 });

const step = fc.oneof(
  fc.record({
    is: fc.constant('open' as const),
    kind: fc.constantFrom(
      'deposit' as const,
      'fastDeposit' as const,
      'withdrawal' as const,
      'fastDraw' as const,
    ),
    userId,
    currency,
    requestId,
    amount,
    fee: fc.constantFrom(0n, 1n),
  }),
  fc.record({ is: fc.constant('act' as const), action: fc.constantFrom(...ORDER_ACTIONS), userId, nth }),
  fc.record({ is: fc.constant('event' as const), event: fc.constantFrom(...ORDER_EVENTS), nth }),
  fc.record({ is: fc.constant('move' as const), into: fc.boolean(), userId, currency, requestId, amount }),
  fc.record({ is: fc.constant('recover' as const), userId, currency, requestId }),
  fc.record({ is: fc.constant('treasury' as const), into: fc.boolean(), userId, currency, amount }),
  fc.record({
    is: fc.constant('wait' as const),
    ms: fc.constantFrom(SECOND, 20 * SECOND, 4 * MINUTE, 16 * MINUTE, 25 * 60 * MINUTE),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const books = openTestMoney();
const allOrders = books.db.prepare(
  'SELECT order_id AS id, user_id AS who FROM money_order ORDER BY created_at, request_id',
);
const moved = books.db.prepare(
  `SELECT o.order_id, o.cls, o.kind, o.amount, o.fee, coalesce(sum(e.amount), 0) AS net FROM money_order AS o
   LEFT JOIN ledger_transfer AS t ON t.note = o.order_id AND t.kind IN ('deposit', 'withdrawal')
   LEFT JOIN ledger_entry AS e ON e.transfer_id = t.transfer_id AND e.account = 'member:' || o.user_id || ':' || o.currency
   WHERE o.kind <> 'transfer' GROUP BY o.order_id`,
);

function perform(step: Step): void {
  const { orders, clock, money } = books;
  const site = { siteId: 5000 as const };
  const orderAt = (at: number) => {
    const all = allOrders.all();
    const row = all[at % Math.max(1, all.length)];
    return row ? { orderId: String(row.id), userId: String(row.who) } : null;
  };
  switch (step.is) {
    case 'open':
      orders.open(anOrder(step.kind, step.requestId, step));
      return;
    case 'act': {
      const order = orderAt(step.nth);
      if (!order) return;
      const { version } = orders.find(order.orderId, step.userId);
      orders.act({ userId: step.userId, orderId: order.orderId, version, action: step.action, note: '' });
      return;
    }
    case 'event': {
      const order = orderAt(step.nth);
      if (order) orders.happen(order.orderId, step.event);
      return;
    }
    case 'move':
      money.transfers.move({ ...step, ...site, venue: 'YBTY' });
      return;
    case 'recover':
      money.transfers.recover({ ...step, ...site }, step.requestId);
      return;
    case 'treasury':
      money.treasury.move(step, step.into ? step.amount : -step.amount, clock.now());
      return;
    case 'wait':
      clock.advance(step.ms, ADVANCE_STEPS);
      return;
    default:
      step satisfies never;
  }
}

function run(steps: readonly Step[]): void {
  for (const step of steps) {
    try {
      perform(step);
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
    }
  }
}

/** Change of the member's wallet by an order, minor units. */
function dueOf(kind: unknown, cls: unknown, gross: bigint, fee: bigint): bigint {
  if (kind === 'deposit' || kind === 'fastDeposit') return cls === 'success' ? gross - fee : 0n;
  return cls === 'open' || cls === 'success' ? -gross : 0n;
}

function expectSound(): void {
  const { db, ledger, money } = books;
  expect(verifyLedger(db)).toMatchObject({ sound: true });
  for (const { kind, cls, amount: gross, fee, net } of moved.all()) {
    expect(BigInt(String(net))).toBe(dueOf(kind, cls, BigInt(String(gross)), BigInt(String(fee))));
  }
  for (const memberId of [ANN, BO]) {
    for (const code of ['CNY', 'USDT'] as const) {
      const all = { type: 'all', state: 'all', number: '', from: 0, to: Number.MAX_SAFE_INTEGER };
      const { list } = money.statement.page({ userId: memberId, currency: code, ...all }, 1, 10_000);
      const lines = list.filter(({ balance, type }) => balance !== null && type !== 'interest');
      const sum = lines.reduce((net, { amount: line }) => net + (minorFromText(line) ?? 0n), 0n);
      expect(ledger.balance(memberWallet(memberId, code)) - OPENING).toBe(sum);
    }
  }
}

test('[4.05] no money is lost, duplicated or owed under retries and races', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      books.db.exec('BEGIN');
      try {
        run(steps);
        expectSound();
      } finally {
        books.db.exec('ROLLBACK');
      }
    }),
    { numRuns: SIMULATIONS },
  );
});
