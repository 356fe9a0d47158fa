import { afterEach, beforeEach, expect, test } from 'vitest';
import { bonusOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { ANN, anOrder, OPENING, openTestMoney } from '#tests/fixtures/money/test-money.ts';

const SECOND = 1_000;

let books: ReturnType<typeof openTestMoney>;
beforeEach(() => {
  books = openTestMoney();
});
afterEach(() => books.db.close());

test('[7.17] the first deposit is rewarded once although two orders requested it', () => {
  const { orders, act, clock, money, balance, ledger } = books;
  const offer = { promotionId: 'first-10' };
  const cancelled = orders.open(anOrder('deposit', 'a', offer));
  act(cancelled.orderId, 'cancel');
  const paid = orders.open(anOrder('deposit', 'b', offer));
  expect(paid.promotion).toEqual({ title: '首存加赠 10%', bonus: '20.00', wagering: '100.00' });
  act(paid.orderId, 'confirm');
  clock.advance(21 * SECOND);
  expect([balance(ANN), ledger.balance(bonusOf(ANN, 'CNY'))]).toEqual([OPENING + 200_00n, 20_00n]);
  act(cancelled.orderId, 'appeal');
  clock.advance(41 * SECOND);
  expect([balance(ANN), ledger.balance(bonusOf(ANN, 'CNY'))]).toEqual([OPENING + 400_00n, 20_00n]);
  expect(money.bonuses.locked(ANN, 'CNY')).toMatchObject([{ left_over: 100_00n }]);
});

const withBonus = () => {
  const { orders, act, clock } = books;
  act(orders.open(anOrder('deposit', 'first', { promotionId: 'first-10' })).orderId, 'confirm');
  clock.advance(21 * SECOND);
};

test('[7.17] a bonus is released exactly when its wagering requirement is met', () => {
  const { money, clock, balance, ledger } = books;
  withBonus();
  money.bonuses.stake(ANN, 'CNY', 99_99n, clock.now());
  expect(balance(ANN)).toBe(OPENING + 200_00n);
  money.bonuses.stake(ANN, 'CNY', 1n, clock.now());
  expect([balance(ANN), ledger.balance(bonusOf(ANN, 'CNY'))]).toEqual([OPENING + 220_00n, 0n]);
  expect(money.bonuses.locked(ANN, 'CNY')).toEqual([]);
});

test('[7.17] withdrawing own money while a bonus is locked forfeits only the bonus', () => {
  const { orders, money, balance, ledger } = books;
  withBonus();
  orders.open(anOrder('withdrawal', 'own', { amount: OPENING + 200_00n }));
  expect([balance(ANN), ledger.balance(bonusOf(ANN, 'CNY'))]).toEqual([0n, 0n]);
  expect(money.bonuses.locked(ANN, 'CNY')).toEqual([]);
  expect(verifyLedger(books.db).sound).toBe(true);
});
