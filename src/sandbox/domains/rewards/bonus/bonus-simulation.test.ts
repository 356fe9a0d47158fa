import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import { bonusOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { ANN, anOrder, BO, OPENING, openTestMoney } from '#tests/fixtures/money/test-money.ts';

const SIMULATIONS = 400;

const step = fc.oneof(
  fc.record({ is: fc.constant('offer' as const), amount: fc.constantFrom(1n, 5_00n, 33_33n) }),
  fc.record({ is: fc.constant('accept' as const), nth: fc.nat({ max: 4 }) }),
  fc.record({ is: fc.constant('giveUp' as const), nth: fc.nat({ max: 4 }) }),
  fc.record({ is: fc.constant('stake' as const), amount: fc.constantFrom(1n, 7_77n, 200_00n) }),
  fc.record({ is: fc.constant('undo' as const), nth: fc.nat({ max: 4 }) }),
  fc.record({ is: fc.constant('withdraw' as const), id: fc.constantFrom('w1', 'w2') }),
  fc.record({ is: fc.constant('coupon' as const) }),
  fc.record({ is: fc.constant('wait' as const), days: fc.constantFrom(1, 2, 8) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const books = openTestMoney();
const allBonuses = books.db.prepare('SELECT bonus_id AS id FROM bonus WHERE user_id = ? ORDER BY bonus_n');

const grant = {
  userId: ANN,
  currency: 'CNY',
  source: 'operator',
  title: '彩金',
  times: 5,
  termDays: 7,
} as const;

function perform(next: Step): void {
  const { money, clock, orders } = books;
  const now = clock.now();
  const bonusAt = (nth: number) => String(allBonuses.all(ANN)[nth]?.id ?? 'none');
  switch (next.is) {
    case 'offer':
      money.bonuses.offer({ ...grant, amount: next.amount }, now + 2 * DAY_MS, now);
      return;
    case 'accept':
      money.bonuses.accept(bonusAt(next.nth), ANN, now);
      return;
    case 'giveUp':
      money.bonuses.giveUp(bonusAt(next.nth), ANN, now);
      return;
    case 'undo':
      money.bonuses.undo(bonusAt(next.nth), now);
      return;
    case 'stake':
      money.bonuses.stake(ANN, 'CNY', next.amount, now);
      return;
    case 'withdraw':
      orders.open(anOrder('withdrawal', next.id, { amount: 1_00n }));
      return;
    case 'coupon': {
      const coupon = {
        userId: ANN,
        kind: 'bonus',
        title: '券',
        amount: 9_00n,
        times: 3,
        termDays: 7,
      } as const;
      const { coupon_id } = money.coupons.give({ ...coupon, expiresAt: now + DAY_MS }, now);
      money.coupons.use(coupon_id, ANN, now);
      return;
    }
    case 'wait':
      clock.advance(next.days * DAY_MS, 2);
      return;
    default:
      next satisfies never;
  }
}

/** The wallet has gained the released bonuses less the withdrawals; no other movement affects it. */
function expectSound(): void {
  const { db, ledger, money, balance } = books;
  expect(verifyLedger(db)).toMatchObject({ sound: true });
  const held = money.bonuses.locked(ANN, 'CNY');
  expect(ledger.balance(bonusOf(ANN, 'CNY'))).toBe(held.reduce((sum, { amount }) => sum + amount, 0n));
  expect(held.filter(({ state }) => state === 'active')).toHaveLength(Math.min(1, held.length));
  for (const { left_over, wagering } of held) expect(left_over > 0n && left_over <= wagering).toBe(true);
  const out = db.prepare(
    `SELECT coalesce(sum(amount), 0) AS sum FROM money_order WHERE user_id = ? AND cls IN ('open', 'success')`,
  );
  const gained = balance(ANN) - OPENING + BigInt(String(out.get(ANN)?.sum));
  expect(gained).toBe(money.bonuses.received(ANN, 'CNY', 0).sum);
  expect(balance(BO)).toBe(OPENING);
}

test('[7.16] the books hold each bonus once under any sequence of actions', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      books.db.exec('BEGIN');
      try {
        for (const next of steps) {
          try {
            perform(next);
          } catch (thrown) {
            if (!(thrown instanceof Refusal)) throw thrown;
          }
        }
        expectSound();
      } finally {
        books.db.exec('ROLLBACK');
      }
    }),
    { numRuns: SIMULATIONS },
  );
});
