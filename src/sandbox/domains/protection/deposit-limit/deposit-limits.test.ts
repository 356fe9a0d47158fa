import { afterAll, expect, test } from 'vitest';
import { RAISE_EXPIRY_MS, RAISE_WAITS_MS } from '#contract/protection/own-limit/constants.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import type { RequestedAction } from '#sandbox/domains/ground/admission/requested-action.ts';
import { MONDAY, protectionBooks } from '#tests/fixtures/money/protection-books.ts';
import { depositGuard } from './deposit-limits.ts';

const books = protectionBooks();
const { db, money } = books;
const { limits } = money;
afterAll(() => db.close());

const member = () => ({ userId: books.newMember(), currency: 'CNY' }) as const;
type Whose = ReturnType<typeof member>;
const dayOf = (whose: Whose, at = MONDAY) =>
  limits.view(whose, at).list.find(({ period }) => period === 'day');

/** Code and data of a refusal; null without one. */
function refusalOf(action: () => unknown): { readonly code: string; readonly data: unknown } | null {
  try {
    action();
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { code: thrown.code, data: thrown.data };
  }
}
const stepRefused = { code: 'ORDER_STEP_REFUSED' };

/** A member with ¥100 a day and a raise to ¥200 that waits. */
function withRaise() {
  const whose = member();
  limits.set(whose, 'day', 100_00n, MONDAY);
  const change = limits.set(whose, 'day', 200_00n, MONDAY);
  return { whose, change, due: MONDAY + RAISE_WAITS_MS };
}

test('[P.15] a member who set a limit is offered none any more', () => {
  const whose = member();
  expect(limits.view(whose, MONDAY).offered).toBe(false);
  limits.set(whose, 'day', 100_00n, MONDAY);
  expect(limits.view(whose, MONDAY).offered).toBe(true);
});

test('[P.15] a member who wants no limit is offered none any more', () => {
  const whose = member();
  expect(limits.confirm(whose, null, false, MONDAY)).toBeNull();
  expect(limits.view(whose, MONDAY).offered).toBe(true);
});

test('[P.15] a raise waits a day and stays visible until accepted', () => {
  const { whose, change, due } = withRaise();
  expect(change).toEqual({ limit: { amount: 200_00n, currency: 'CNY' }, waitsUntil: due });
  const pending = { amount: '200.00', currency: 'CNY', effectiveAt: due };
  expect(dayOf(whose, due - 1)).toMatchObject({
    amount: '100.00',
    pending: { ...pending, confirmable: false },
  });
  expect(dayOf(whose, due)?.pending).toEqual({ ...pending, confirmable: true });
});

test('[P.15] a raise holds once accepted, after its waiting day', () => {
  const { whose, due } = withRaise();
  expect(refusalOf(() => limits.confirm(whose, 'day', true, due - 1))).toMatchObject(stepRefused);
  const held = { limit: { amount: 200_00n, currency: 'CNY' }, waitsUntil: null };
  expect(limits.confirm(whose, 'day', true, due)).toEqual(held);
  expect(dayOf(whose, due)).toMatchObject({ amount: '200.00', pending: null });
  expect(refusalOf(() => limits.confirm(whose, 'day', true, due))).toMatchObject(stepRefused);
});

test('[P.15] a rejected raise leaves the limit unchanged', () => {
  const { whose } = withRaise();
  expect(limits.confirm(whose, 'day', false, MONDAY)).toBeNull();
  expect(dayOf(whose)).toMatchObject({ amount: '100.00', pending: null });
});

test('[P.15] a raise that is not accepted in time is dropped', () => {
  const { whose, due } = withRaise();
  expect(dayOf(whose, due + RAISE_EXPIRY_MS - 1)?.pending).not.toBeNull();
  expect(dayOf(whose, due + RAISE_EXPIRY_MS)?.pending).toBeNull();
});

test('[P.15] a lower limit holds at once and cancels a pending raise', () => {
  const { whose } = withRaise();
  const limit = { amount: 50_00n, currency: 'CNY' };
  expect(limits.set(whose, 'day', 50_00n, MONDAY)).toEqual({ limit, waitsUntil: null });
  expect(dayOf(whose)).toMatchObject({ amount: '50.00', pending: null });
});

test('[P.15] lifting a limit waits and then leaves none', () => {
  const { whose, due } = withRaise();
  expect(limits.set(whose, 'day', null, MONDAY)).toEqual({ limit: null, waitsUntil: due });
  expect(dayOf(whose)?.pending).toMatchObject({ amount: null });
  expect(limits.confirm(whose, 'day', true, due)).toEqual({ limit: null, waitsUntil: null });
  expect(dayOf(whose, due)).toMatchObject({ amount: null, left: null, pending: null });
});

test('[P.15] an accepted raise in another currency holds in that currency', () => {
  const { whose, due } = withRaise();
  limits.set({ ...whose, currency: 'USDT' }, 'day', 900_00n, MONDAY);
  expect(dayOf(whose)).toMatchObject({ currency: 'CNY', pending: { currency: 'USDT', amount: '900.00' } });
  limits.confirm(whose, 'day', true, due);
  expect(dayOf(whose, due)).toMatchObject({ currency: 'USDT', amount: '900.00' });
});

test('[P.15] of several limits, the one with the least left is named', () => {
  const whose = member();
  books.payIn(whose.userId, 60_00n, MONDAY);
  limits.set(whose, 'day', 100_00n, MONDAY);
  limits.set(whose, 'week', 70_00n, MONDAY);
  limits.set(whose, 'month', 90_00n, MONDAY);
  const limit = { kind: 'deposit', period: 'week', currency: 'CNY', left: '10.00' };
  expect(refusalOf(() => limits.admit(whose, 50_00n, MONDAY))?.data).toMatchObject({ limit });
});

test('[P.15] of limits with equal remainders, the one closed longest is named', () => {
  const whose = member();
  books.payIn(whose.userId, 60_00n, MONDAY);
  limits.set(whose, 'day', 60_00n, MONDAY);
  limits.set(whose, 'week', 60_00n, MONDAY);
  limits.set(whose, 'month', 90_00n, MONDAY);
  const limit = { kind: 'deposit', period: 'week', currency: 'CNY', left: '0.00' };
  const reached = { limit, until: MONDAY + 7 * DAY_MS };
  expect(refusalOf(() => limits.admit(whose, 50_00n, MONDAY))?.data).toEqual(reached);
});

test('[P.15] a deposit that fits to the last cent passes', () => {
  const whose = member();
  books.payIn(whose.userId, 60_00n, MONDAY);
  limits.set(whose, 'day', 100_00n, MONDAY);
  expect(refusalOf(() => limits.admit(whose, 40_00n, MONDAY))).toBeNull();
  expect(refusalOf(() => limits.admit(whose, 40_01n, MONDAY))?.code).toBe('LIMIT_REACHED');
});

test('[P.15] a limit lowered below the deposited amount has nothing left', () => {
  const whose = member();
  books.payIn(whose.userId, 60_00n, MONDAY);
  limits.set(whose, 'day', 50_00n, MONDAY);
  expect(dayOf(whose)).toMatchObject({ used: '60.00', left: '0.00' });
  expect(refusalOf(() => limits.admit(whose, 1n, MONDAY))?.data).toMatchObject({ limit: { left: '0.00' } });
});

test('[P.15] a limit is used up only without a cent left', () => {
  const whose = member();
  books.payIn(whose.userId, 60_00n, MONDAY);
  limits.set(whose, 'day', 60_00n, MONDAY);
  limits.set(whose, 'week', 60_01n, MONDAY);
  expect(limits.usedUp(whose, MONDAY)).toEqual([{ period: 'day', currency: 'CNY', amount: 60_00n }]);
});

test('[P.15] limits of a member who is cleared are as if never set', () => {
  const { whose } = withRaise();
  const other = withRaise().whose;
  limits.clear(whose.userId);
  expect(dayOf(whose)).toMatchObject({ amount: null, pending: null });
  expect(dayOf(other)).toMatchObject({ amount: '100.00' });
});

/** Returns the calls that reach the deposit limits. */
function admitted(use: RequestedAction['use'], spending: RequestedAction['spending']) {
  const calls: unknown[] = [];
  const guard = depositGuard({ admit: (...call) => void calls.push(call) });
  guard({ userId: 'u', siteId: 5000, use, spending, about: {}, at: 7 });
  return calls;
}

test('[P.15] a deposit is checked against the limits in its own currency', () => {
  const whose = { userId: 'u', currency: 'USDT' };
  expect(admitted('deposit', { amount: 5n, currency: 'USDT' })).toEqual([[whose, 5n, 7]]);
});

test.each([
  ['a stake', 'bet', { amount: 5n, currency: 'CNY' }],
  ['a withdrawal', 'withdraw', { amount: 5n, currency: 'CNY' }],
  ['a deposit without an amount', 'deposit', null],
  ['a deposit of coins', 'deposit', { amount: 5n, currency: 'COIN' }],
] as const)('[P.15] %s is no deposit of money', (_, use, spending) => {
  expect(admitted(use, spending)).toEqual([]);
});
