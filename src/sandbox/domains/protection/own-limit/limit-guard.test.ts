import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import type { RequestedAction } from '#sandbox/domains/ground/admission/requested-action.ts';
import { MONDAY } from '#tests/fixtures/money/protection-books.ts';
import { limitGuard } from './limit-guard.ts';
import type { LimitInForce } from './own-limits.ts';

const limit = (changes: Partial<LimitInForce> = {}): LimitInForce => ({
  kind: 'loss',
  period: 'day',
  unit: 'CNY',
  amount: 100n,
  used: 0n,
  ...changes,
});

/** Refusal of the guard under these limits; null where it admits the use. */
function refusalOf(
  held: readonly LimitInForce[],
  spending: RequestedAction['spending'],
  use: RequestedAction['use'] = 'bet',
): unknown {
  const inForce = (_: string, kinds: readonly string[]) => held.filter(({ kind }) => kinds.includes(kind));
  try {
    limitGuard({ inForce })({ userId: 'u', siteId: 5000, use, spending, about: {}, at: MONDAY });
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    expect(thrown.code).toBe('LIMIT_REACHED');
    return thrown.data;
  }
}

const yuan = (amount: bigint) => ({ amount, currency: 'CNY' }) as const;
const tomorrow = MONDAY + DAY_MS;
const reached = (
  left: string,
  kind: LimitInForce['kind'] = 'loss',
  period: LimitInForce['period'] = 'day',
) => ({
  kind,
  period,
  currency: 'CNY',
  left,
});

test('[P.16] a use that fits to the last cent is admitted', () => {
  const held = [limit({ used: 40n })];
  expect(refusalOf(held, yuan(60n))).toBeNull();
  expect(refusalOf(held, yuan(61n))).toEqual({ limit: reached('0.60'), until: tomorrow });
});

test('[P.16] an exceeded limit has nothing left', () => {
  expect(refusalOf([limit({ used: 300n })], yuan(1n))).toMatchObject({ limit: reached('0.00') });
});

test('[P.16] of several limits, the one with the least left is named', () => {
  const tight = limit({ kind: 'stake', period: 'week', used: 90n });
  const wide = limit({ period: 'month', used: 50n });
  const named = { limit: reached('0.10', 'stake', 'week'), until: MONDAY + 7 * DAY_MS };
  expect(refusalOf([tight, wide], yuan(100n))).toEqual(named);
  expect(refusalOf([wide, tight], yuan(100n))).toEqual(named);
});

test('[P.16] of limits with equal remainders, the one closed longest is named', () => {
  const day = limit({ used: 90n });
  const week = limit({ period: 'week', used: 90n });
  expect(refusalOf([day, week], yuan(100n))).toMatchObject({ limit: { period: 'week' } });
  expect(refusalOf([week, day], yuan(100n))).toMatchObject({ limit: { period: 'week' } });
});

test('[P.16] a single stake may use its whole limit, without reopening time', () => {
  const single = limit({ kind: 'single', period: 'each' });
  expect(refusalOf([single], yuan(100n))).toBeNull();
  expect(refusalOf([single], yuan(101n))).toEqual({ limit: reached('1.00', 'single', 'each') });
});

test('[P.16] the time limit is reached when its last minute is played', () => {
  const time = (used: bigint) => limit({ kind: 'time', unit: 'MINUTE', amount: 30n, used });
  expect(refusalOf([time(29n)], yuan(1n))).toBeNull();
  expect(refusalOf([time(30n)], yuan(1n))).toEqual({
    limit: { kind: 'time', period: 'day', currency: '', left: '0' },
    until: tomorrow,
  });
});

test('[P.16] only the time limit applies where nothing is spent', () => {
  const time = limit({ kind: 'time', unit: 'MINUTE', amount: 30n, used: 30n });
  expect(refusalOf([limit({ used: 300n })], null, 'launch')).toBeNull();
  expect(refusalOf([time], null, 'launch')).toMatchObject({ limit: { kind: 'time' } });
});

test('[P.16] gifts are checked against their own limit, in coins', () => {
  const gift = limit({ kind: 'gift', unit: 'COIN', amount: 10n, used: 4n });
  const coins = (amount: bigint) => ({ amount, currency: 'COIN' }) as const;
  expect(refusalOf([gift], coins(6n), 'gift')).toBeNull();
  expect(refusalOf([gift], coins(7n), 'gift')).toMatchObject({ limit: { currency: 'COIN', left: '6' } });
});

test('[P.16] coins count as a loss at their price, counted in coins', () => {
  const coins = (amount: bigint) => ({ amount, currency: 'COIN' }) as const;
  expect(refusalOf([limit()], coins(10n), 'coins')).toBeNull();
  expect(refusalOf([limit({ used: 15n })], coins(9n), 'coins')).toMatchObject({
    limit: { currency: 'COIN', left: '8' },
  });
});

test.each([
  ['bet', ['loss', 'stake', 'single', 'time']],
  ['launch', ['time']],
  ['gift', ['gift']],
  ['coins', ['loss']],
  ['pool', ['stake', 'single', 'time']],
  ['deposit', []],
  ['transferIn', []],
  ['activity', []],
  ['offer', []],
  ['withdraw', []],
] as const)('[P.16] a %s is checked against its own kinds of limits', (use, kinds) => {
  const queriedKinds: string[] = [];
  const inForce = (_: string, wanted: readonly string[]) => {
    queriedKinds.push(...wanted);
    return [];
  };
  limitGuard({ inForce })({ userId: 'u', siteId: 5000, use, spending: yuan(1n), about: {}, at: MONDAY });
  expect(queriedKinds).toEqual(kinds);
});
