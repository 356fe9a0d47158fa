import { afterAll, expect, test } from 'vitest';
import { MONDAY, protectionBooks } from '#tests/fixtures/money/protection-books.ts';

const HOUR = 3_600_000;
const CURRENCY = 'CNY' as const;
const { db, protection, newMember, placeBet, endBet } = protectionBooks();
afterAll(() => db.close());

const remainingOf = (userId: string, kind: string, period: string, at: number) =>
  protection.limits.view(userId, CURRENCY, at).find((each) => each.kind === kind && each.period === period)
    ?.left;

test('[P.16] a stake counts in its placing window, whenever it is settled', () => {
  const userId = newMember();
  const late = MONDAY + 24 * HOUR - 1;
  protection.limits.set({ userId, kind: 'loss', period: 'day' }, 100_00n, CURRENCY, MONDAY);
  const bet = placeBet(userId, 100_00n, late);
  expect(remainingOf(userId, 'loss', 'day', late)).toBe('0');
  endBet(bet, 'settled', 200_00n);
  expect(remainingOf(userId, 'loss', 'day', late)).toBe('20000');
  expect(remainingOf(userId, 'loss', 'day', late + 1)).toBe('10000');
});

test('[P.16] open bets count whole, void ones not, cashed-out ones less their part', () => {
  const userId = newMember();
  protection.limits.set({ userId, kind: 'loss', period: 'day' }, 100_00n, CURRENCY, MONDAY);
  const remaining = () => remainingOf(userId, 'loss', 'day', MONDAY);
  const first = placeBet(userId, 60_00n, MONDAY);
  expect(remaining()).toBe('4000');
  endBet(first, 'void', 60_00n);
  expect(remaining()).toBe('10000');
  endBet(first, 'settled', 0n);
  const second = placeBet(userId, 40_00n, MONDAY);
  endBet(second, 'settled', 0n);
  expect(remaining()).toBe('0');
  endBet(first, 'settled', 120_00n);
  expect(remaining()).toBe('12000');
  const third = placeBet(userId, 120_00n, MONDAY);
  endBet(third, 'settled', 0n);
  endBet(first, 'settled', 0n);
  expect(remaining()).toBe('0');
  const spending = { amount: 1n, currency: CURRENCY };
  expect(() =>
    protection.admit({ userId, use: 'bet', spending, about: {}, siteId: 5000, at: MONDAY }),
  ).toThrow(expect.objectContaining({ code: 'LIMIT_REACHED' }));
  const other = newMember();
  protection.limits.set({ userId: other, kind: 'loss', period: 'day' }, 100_00n, CURRENCY, MONDAY);
  endBet(placeBet(other, 100_00n, MONDAY), 'open', null, 45_00n);
  expect(remainingOf(other, 'loss', 'day', MONDAY)).toBe('4500');
});
