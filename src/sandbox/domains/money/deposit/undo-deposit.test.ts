import { afterEach, beforeEach, expect, test } from 'vitest';
import { bonusOf, debtOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { ANN, anOrder, OPENING, openTestMoney } from '#tests/fixtures/money/test-money.ts';
import { refusalOf } from '#tests/fixtures/refusal-of.ts';
import { recallDeposit } from './undo-deposit.ts';

let books: ReturnType<typeof openTestMoney>;
beforeEach(() => {
  books = openTestMoney();
});
afterEach(() => {
  expect(verifyLedger(books.db).sound).toBe(true);
  books.db.close();
});

function deposited(promotionId: string): string {
  const { orders, act, clock } = books;
  const { orderId } = orders.open(
    anOrder('deposit', `deposit-${promotionId}`, { promotionId, amount: 500_00n }),
  );
  act(orderId, 'confirm');
  clock.advance(21_000);
  return orderId;
}

const recall = (orderId: string) => recallDeposit(books, orderId, books.clock.now());
const first = () => {
  const { promotions } = books.money;
  const plan = promotions.ofSite(5000).find(({ promotionId }) => promotionId === 'first-10');
  return plan && promotions.standing(plan, ANN, books.clock.now());
};

test('[5.07] a deposit without a bonus is recalled once', () => {
  const orderId = deposited('');
  recall(orderId);
  expect(books.balance(ANN)).toBe(OPENING);
  expect(refusalOf(() => recall(orderId))).toBe('ORDER_STEP_REFUSED');
});

test('[7.16] a recalled deposit counts for no grade and is no first deposit', () => {
  const { vip, statement } = books.money;
  const orderId = deposited('');
  expect(vip.standings.find(ANN)?.deposits).toBe(500_00n);
  expect(first()).toBe('notFirst');
  recall(orderId);
  expect(vip.standings.find(ANN)?.deposits).toBe(0n);
  expect([statement.hasDeposited(ANN), first()]).toEqual([false, 'open']);
});

test('[7.16] the first-deposit bonus of a recalled deposit may be had again', () => {
  const orderId = deposited('first-10');
  expect(first()).toBe('inProgress');
  recall(orderId);
  expect(first()).toBe('open');
});

test('[7.16] a recall after the release reclaims the bonus, the rest as debt', () => {
  const { money, ledger, clock } = books;
  const orderId = deposited('first-10');
  const bonus = money.bonuses.ofOrder(orderId);
  money.bonuses.stake(ANN, 'CNY', bonus?.wagering ?? 0n, clock.now());
  expect(books.balance(ANN)).toBe(OPENING + 550_00n);
  const away = { userId: ANN, currency: 'CNY', siteId: 5000, venue: 'YBTY', into: true } as const;
  money.transfers.move({ ...away, amount: OPENING + 30_00n, requestId: 'away' });
  recall(orderId);
  expect(books.balance(ANN)).toBe(0n);
  expect(ledger.balance(debtOf(ANN, 'CNY'))).toBe(-30_00n);
  expect(ledger.balance(bonusOf(ANN, 'CNY'))).toBe(0n);
  expect(money.bonuses.ofOrder(orderId)).toMatchObject({ state: 'forfeited', cause: 'void' });
});
