import { afterAll, expect, test } from 'vitest';
import { RAISE_EXPIRY_MS, RAISE_WAITS_MS } from '#contract/protection/own-limit/constants.ts';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import { MONDAY, protectionBooks } from '#tests/fixtures/money/protection-books.ts';

const books = protectionBooks();
const { db, protection } = books;
const { limits } = protection;
afterAll(() => db.close());

const lossOf = (userId: string) => ({ userId, kind: 'loss', period: 'day' }) as const;
const shown = (userId: string, at = MONDAY, currency: 'CNY' | 'USDT' = 'CNY') =>
  limits.view(userId, currency, at).find(({ kind, period }) => kind === 'loss' && period === 'day');

/** Code of a refusal; null without one. */
function refusalOf(action: () => unknown): string | null {
  try {
    action();
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return thrown.code;
  }
}

/** A member with a loss limit of ¥100 and a raise to ¥200 that waits. */
function withRaise() {
  const userId = books.newMember();
  const key = lossOf(userId);
  limits.set(key, 100_00n, 'CNY', MONDAY);
  const change = limits.set(key, 200_00n, 'CNY', MONDAY);
  return { userId, key, change };
}

test('[P.15] a raise reports the amount and the moment it waits for', () => {
  const waitsUntil = MONDAY + RAISE_WAITS_MS;
  expect(withRaise().change).toEqual({ unit: 'CNY', amount: 200_00n, waitsUntil });
});

test('[P.15] a raise can be accepted from its moment on', () => {
  const { key, change } = withRaise();
  const due = change.waitsUntil ?? 0;
  expect(refusalOf(() => limits.confirm(key, true, due - 1))).toBe('ORDER_STEP_REFUSED');
  expect(limits.confirm(key, true, due)).toEqual({ unit: 'CNY', amount: 200_00n, waitsUntil: null });
});

test('[P.15] an accepted raise cannot be accepted again', () => {
  const { key, change } = withRaise();
  limits.confirm(key, true, change.waitsUntil ?? 0);
  expect(refusalOf(() => limits.confirm(key, true, change.waitsUntil ?? 0))).toBe('ORDER_STEP_REFUSED');
});

test('[P.15] a limit that was never set has nothing to accept', () => {
  const userId = books.newMember();
  expect(refusalOf(() => limits.confirm(lossOf(userId), true, MONDAY))).toBe('ORDER_STEP_REFUSED');
});

test('[P.15] a raise rejected before its time leaves the limit unchanged', () => {
  const { userId, key } = withRaise();
  expect(limits.confirm(key, false, MONDAY)).toBeNull();
  expect(shown(userId)).toMatchObject({ amount: '10000', pending: null });
});

test('[P.15] a lowering ends the raise that waits', () => {
  const { userId, key } = withRaise();
  expect(limits.set(key, 50_00n, 'CNY', MONDAY).waitsUntil).toBeNull();
  expect(shown(userId)).toMatchObject({ amount: '5000', pending: null });
});

test('[P.15] a second raise replaces the first and waits again', () => {
  const { userId, key } = withRaise();
  limits.set(key, 300_00n, 'CNY', MONDAY + 1);
  const effectiveAt = MONDAY + 1 + RAISE_WAITS_MS;
  expect(shown(userId)).toMatchObject({ amount: '10000', pending: { amount: '30000', effectiveAt } });
});

test('[P.15] a raise is dropped when it is not accepted in time', () => {
  const { userId, key, change } = withRaise();
  const last = (change.waitsUntil ?? 0) + RAISE_EXPIRY_MS - 1;
  expect(shown(userId, last)?.pending).toMatchObject({ confirmable: true });
  expect(shown(userId, last + 1)?.pending).toBeNull();
  expect(refusalOf(() => limits.confirm(key, true, last + 1))).toBe('ORDER_STEP_REFUSED');
});

test('[P.15] lifting a limit waits like a raise and then leaves none', () => {
  const { userId, key } = withRaise();
  const { waitsUntil } = limits.set(key, null, 'CNY', MONDAY);
  expect(shown(userId)).toMatchObject({ amount: '10000', pending: { amount: null } });
  expect(limits.confirm(key, true, waitsUntil ?? 0)).toMatchObject({ amount: null });
  expect(shown(userId, waitsUntil ?? 0)).toMatchObject({ amount: null, left: null, pending: null });
});

test('[P.15] an accepted raise in another currency holds in that currency', () => {
  const { userId, key } = withRaise();
  const { waitsUntil } = limits.set(key, 900_00n, 'USDT', MONDAY);
  expect(shown(userId)).toMatchObject({ unit: 'CNY', pending: { unit: 'USDT', amount: '90000' } });
  limits.confirm(key, true, waitsUntil ?? 0);
  expect(shown(userId, waitsUntil ?? 0)).toMatchObject({ unit: 'USDT', amount: '90000' });
});

test.each([0n, -1n])('[P.16] an amount of %d is refused', (amount) => {
  const userId = books.newMember();
  expect(refusalOf(() => limits.set(lossOf(userId), amount, 'CNY', MONDAY))).toBe('BAD_REQUEST');
});

test('[P.16] the smallest amount can be a limit', () => {
  const userId = books.newMember();
  expect(limits.set(lossOf(userId), 1n, 'CNY', MONDAY)).toEqual({
    unit: 'CNY',
    amount: 1n,
    waitsUntil: null,
  });
});

test('[P.16] every kind is listed in its unit with its window end', () => {
  const listed = limits
    .view(books.newMember(), 'USDT', MONDAY)
    .map(({ kind, period, unit, opensAt, amount, used, left, pending }) => {
      expect({ amount, used, left, pending }).toEqual({ amount: null, used: '0', left: null, pending: null });
      return [kind, period, unit, opensAt === null ? null : (opensAt - MONDAY) / DAY_MS];
    });
  expect(listed).toEqual([
    ['loss', 'day', 'USDT', 1],
    ['loss', 'week', 'USDT', 7],
    ['loss', 'month', 'USDT', 8],
    ['stake', 'day', 'USDT', 1],
    ['stake', 'week', 'USDT', 7],
    ['stake', 'month', 'USDT', 8],
    ['single', 'each', 'USDT', null],
    ['gift', 'day', 'COIN', 1],
    ['gift', 'week', 'COIN', 7],
    ['gift', 'month', 'COIN', 8],
    ['time', 'day', 'MINUTE', 1],
  ]);
});

test('[P.16] the remainder of a used-up limit is zero', () => {
  const userId = books.newMember();
  books.placeBet(userId, 150_00n, MONDAY);
  limits.set(lossOf(userId), 100_00n, 'CNY', MONDAY);
  expect(shown(userId)).toMatchObject({ used: '15000', left: '0' });
});

test('[P.16] the remainder is shown in the requested currency', () => {
  const userId = books.newMember();
  limits.set(lossOf(userId), 720_00n, 'CNY', MONDAY);
  const { left, unit } = shown(userId, MONDAY, 'USDT') ?? {};
  expect(unit).toBe('CNY');
  expect(Number(left)).toBeGreaterThan(90_00);
  expect(Number(left)).toBeLessThan(110_00);
});

test('[P.16] only active limits of the requested kinds are in force', () => {
  const userId = books.newMember();
  books.sendGift(userId, 3n, MONDAY);
  limits.set({ userId, kind: 'gift', period: 'day' }, 5n, 'CNY', MONDAY);
  limits.set(lossOf(userId), 100_00n, 'CNY', MONDAY);
  limits.set({ userId, kind: 'stake', period: 'week' }, 100_00n, 'CNY', MONDAY);
  const { waitsUntil } = limits.set({ userId, kind: 'stake', period: 'week' }, null, 'CNY', MONDAY);
  limits.confirm({ userId, kind: 'stake', period: 'week' }, true, waitsUntil ?? 0);
  expect(limits.inForce(userId, ['gift', 'stake'], MONDAY)).toEqual([
    { kind: 'gift', period: 'day', unit: 'COIN', amount: 5n, used: 3n },
  ]);
});

test('[P.16] a loss is the stakes less the returns', () => {
  const userId = books.newMember();
  const won = books.placeBet(userId, 100_00n, MONDAY);
  books.placeBet(userId, 20_00n, MONDAY);
  books.endBet(won, 'settled', 30_00n);
  limits.set(lossOf(userId), 500_00n, 'CNY', MONDAY);
  expect(shown(userId)).toMatchObject({ used: '9000', left: '41000' });
});

test('[P.16] played time counts in whole minutes of the day', () => {
  const userId = books.newMember();
  const time = () => limits.view(userId, 'CNY', MONDAY + 5 * MINUTE_MS).find(({ kind }) => kind === 'time');
  for (const minute of [0, 1, 2]) protection.clock.sign(userId, MONDAY + minute * MINUTE_MS);
  protection.clock.sign(userId, MONDAY + 2 * MINUTE_MS + 59_999);
  limits.set({ userId, kind: 'time', period: 'day' }, 10n, 'CNY', MONDAY);
  expect(time()).toMatchObject({ unit: 'MINUTE', used: '2', left: '8' });
});

test('[P.16] limits of a member who is cleared are as if never set', () => {
  const { userId } = withRaise();
  const other = withRaise().userId;
  limits.clear(userId);
  expect(shown(userId)).toMatchObject({ amount: null, pending: null });
  expect(shown(other)).toMatchObject({ amount: '10000' });
});
