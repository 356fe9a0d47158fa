import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { OrderId } from '#contract/fields/ids.ts';
import { activityPromotion } from '#contract/rewards/bonus/bonus-address.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { noteSetUp } from '#sandbox/domains/ground/act/acts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { undoDeposit } from '#sandbox/domains/money/deposit/undo-deposit.ts';
import { activityBooks, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';
import { ANN, anOrder } from '#tests/fixtures/money/test-money.ts';
import { refusalOf } from '#tests/fixtures/refusal-of.ts';

const ID = 'first-deposit-1';

test('[1.03] a reverted deposit ends its claimed gift once', () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const { money, orders, clock } = books;
  const member = { userId: ANN, siteId: 5000, currency: 'CNY', level: 1 } as const;
  noteSetUp(money.acts, 'joined', ANN, BOOKS_START);
  const { orderId } = orders.open(anOrder('deposit', 'd', { amount: 500_00n }));
  const { version } = orders.find(orderId, ANN);
  orders.act({ userId: ANN, orderId, version, action: 'confirm', note: '' });
  clock.advance(MINUTE_MS);
  const claim = { does: 'claimDeposit', orderId: v.parse(OrderId, orderId) } as const;
  expect(books.act(member, ID, claim, clock.now(), 'gift').is).toBe('done');
  const [bonus] = money.bonuses.ofPromotion(ANN, activityPromotion(ID), 1);
  expect(bonus).toMatchObject({ order_id: orderId, state: 'active', amount: 500_00n });
  const before = books.balance(ANN);
  undoDeposit(books, bonus?.bonus_id ?? '', clock.now());
  expect(money.bonuses.byId(bonus?.bonus_id ?? '')?.state).toBe('forfeited');
  expect(books.balance(ANN)).toBe(before - 500_00n);
  expect(refusalOf(() => undoDeposit(books, bonus?.bonus_id ?? '', clock.now()))).toBe('ORDER_STEP_REFUSED');
  expect(books.service.detail('firstDeposit', member, clock.now()).part.deposit).toBeNull();
  expect(verifyLedger(books.db).sound).toBe(true);
});
