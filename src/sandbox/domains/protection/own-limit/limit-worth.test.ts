import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import {
  worthAtDearest,
  worthAtLeast,
  worthAtMost,
} from '#sandbox/domains/ground/currency/currency-worth.ts';
import { MONDAY, protectionBooks } from '#tests/fixtures/money/protection-books.ts';

const books = protectionBooks();
const { db, money, protection } = books;
afterAll(() => db.close());

const FIRST = 1_000_00n;
const day = 'day' as const;
type Held = { readonly amount: bigint; readonly currency: Currency };
type Setting = {
  /** Sets a limit a day. */
  set(userId: string, held: Held, at: number): { readonly waitsUntil: number | null };
};

const SETTINGS: Readonly<Record<string, Setting>> = {
  deposit: {
    set: (userId, { amount, currency }, at) => money.limits.set({ userId, currency }, day, amount, at),
  },
  loss: {
    set: (userId, { amount, currency }, at) =>
      protection.limits.set({ userId, kind: 'loss', period: day }, amount, currency, at),
  },
  stake: {
    set: (userId, { amount, currency }, at) =>
      protection.limits.set({ userId, kind: 'stake', period: day }, amount, currency, at),
  },
};

/** One more setting: some time later, in a currency, at a little more or less than the limit is worth then. */
const change = fc.record({
  afterMs: fc.integer({ min: 1, max: DAY_MS }),
  currency: fc.constantFrom('CNY' as const, 'USDT' as const),
  more: fc.bigInt({ min: -2n, max: 2n }),
  isRoundedUp: fc.boolean(),
});

test.each(Object.entries(SETTINGS))(
  '[P.15] a %s limit set again for a month never rises at once',
  (_, { set }) => {
    const property = fc.property(fc.array(change, { minLength: 30, maxLength: 60 }), (changes) => {
      const userId = books.newMember();
      let held: Held = { amount: FIRST, currency: 'CNY' };
      let at = MONDAY;
      set(userId, held, at);
      for (const { afterMs, currency, more, isRoundedUp } of changes) {
        at += afterMs;
        const worth = (isRoundedUp ? worthAtLeast : worthAtMost)(held, currency, at);
        const next = { amount: worth + more > 0n ? worth + more : 1n, currency };
        if (set(userId, next, at).waitsUntil === null) held = next;
        expect(worthAtDearest(held, 'CNY')).toBeLessThanOrEqual(FIRST);
      }
    });
    fc.assert(property, { numRuns: 60 });
  },
);

test.each(Object.entries(SETTINGS))(
  '[P.15] a %s limit in another currency holds at once when it is lower',
  (_, { set }) => {
    const userId = books.newMember();
    set(userId, { amount: FIRST, currency: 'CNY' }, MONDAY);
    expect(set(userId, { amount: 150_00n, currency: 'USDT' }, MONDAY).waitsUntil).not.toBeNull();
    expect(set(userId, { amount: 100_00n, currency: 'USDT' }, MONDAY).waitsUntil).toBeNull();
    expect(set(userId, { amount: 720_00n, currency: 'CNY' }, MONDAY).waitsUntil).not.toBeNull();
  },
);
