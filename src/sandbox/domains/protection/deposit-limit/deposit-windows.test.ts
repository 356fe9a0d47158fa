import { afterAll, expect, test } from 'vitest';
import { Refusal } from '#sandbox/base/refusal.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { moneyBooksBy } from '#tests/fixtures/money/test-money.ts';
import type { LimitPeriod } from './limit-rows.ts';

const START = Date.parse('2026-01-01T00:00:00+08:00');
const { db, accounts, money } = moneyBooksBy({ now: () => START, every: () => () => undefined });
afterAll(() => db.close());

const addDeposit = db.prepare(
  `INSERT INTO money_record (user_id, currency, type, title, note, amount, fee, cls, at)
   VALUES (?, 'CNY', 'deposit', '', '', ?, 0, 'success', ?)`,
);
let members = 0;
/** A member with one limit of ¥100 who paid ¥100 in at a moment. */
function paid(period: LimitPeriod, at: number) {
  const name = `window${++members}`;
  const userId = demoUserId(name);
  const stored = { salt: '', password: '', avatar: '', level: 1, hasPhone: true };
  accounts.add({ ...stored, userId, name, nickname: name, roomAdmin: false, blocked: false });
  const whose = { userId, currency: 'CNY' } as const;
  money.limits.set(whose, period, 100_00n, START);
  addDeposit.run(userId, 100_00n, at);
  return whose;
}

/** Time until which another cent is refused; null where it is admitted. */
function shutUntil(whose: ReturnType<typeof paid>, at: number): unknown {
  try {
    money.limits.admit(whose, 1n, at);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    expect(thrown.code).toBe('LIMIT_REACHED');
    return thrown.data;
  }
}

test.each([
  ['day', 'the last ms of a day', '2026-11-22T23:59:59.999', '2026-11-23T00:00:00'],
  ['week', 'a Sunday', '2026-11-22T23:59:59.999', '2026-11-23T00:00:00'],
  ['week', 'a Monday', '2026-11-23T00:00:00', '2026-11-30T00:00:00'],
  ['month', 'the end of a leap February', '2028-02-29T23:59:59.999', '2028-03-01T00:00:00'],
  ['month', 'a short February', '2027-02-28T12:00:00', '2027-03-01T00:00:00'],
  ['month', 'the first of a month of 31 days', '2026-12-01T00:00:00', '2027-01-01T00:00:00'],
] as const)(
  '[P.15] the %s of a deposit on %s, %s, ends exactly at %s Beijing time',
  (period, _, from, until) => {
    const at = Date.parse(`${from}+08:00`);
    const opens = Date.parse(`${until}+08:00`);
    const whose = paid(period, at);
    const reached = { limit: { kind: 'deposit', period, currency: 'CNY', left: '0.00' }, until: opens };
    expect(shutUntil(whose, at)).toEqual(reached);
    expect(shutUntil(whose, opens - 1)).toEqual(reached);
    expect(shutUntil(whose, opens)).toBeNull();
  },
);

test('[P.15] a deposit before the window does not count, however recent', () => {
  const monday = Date.parse('2026-11-23T00:00:00+08:00');
  const whose = paid('week', monday - 1);
  const week = money.limits.view(whose, monday).list.find(({ period }) => period === 'week');
  expect(week).toMatchObject({ used: '0.00', left: '100.00' });
});
