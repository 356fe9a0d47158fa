import { expect, test } from 'vitest';
import { anOrder, openTestMoney } from '#tests/fixtures/money/test-money.ts';
import { verifyMoney } from './verify-ledger.ts';

test('[4.05] held money equals the sum of orders, and a mismatch is named', () => {
  const { db, orders } = openTestMoney();
  const order = orders.open(anOrder('withdrawal', 'one'));
  expect(verifyMoney(db).astray).toEqual([]);
  db.prepare("UPDATE money_order SET money = 'out' WHERE order_id = ?").run(order.orderId);
  expect(verifyMoney(db).astray).toEqual(['held:u-ann:CNY']);
  db.close();
});
