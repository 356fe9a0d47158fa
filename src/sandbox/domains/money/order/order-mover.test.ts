import { expect, onTestFinished, test } from 'vitest';
import { ANN, anOrder, BO, openTestMoney } from '#tests/fixtures/money/test-money.ts';

const CHAIN = {
  kind: 'chain',
  chain: 'TRC20',
  address: 'T',
  hash: '',
  confirmations: 0,
  confirmationsNeeded: 12,
} as const;

test('a failing order blocks no other, is reported once and is retried', () => {
  const { db, orders, act, see, clock, defects } = openTestMoney();
  onTestFinished(() => db.close());
  const stuck = orders.open(anOrder('deposit', 'stuck', { counterparty: CHAIN }));
  const { orderId } = orders.open(anOrder('deposit', 'moving', { userId: BO }));
  const counterparty = db.prepare('UPDATE money_order SET counterparty = ? WHERE order_id = ?');
  act(orderId, 'confirm', BO);
  counterparty.run('no JSON', stuck.orderId);
  clock.advance(30_000);
  expect(see(orderId, BO).state).toBe('credited');
  expect(orders.failures.get(stuck.orderId)).toContain('JSON');
  expect(defects).toHaveLength(1);
  counterparty.run(JSON.stringify(CHAIN), stuck.orderId);
  clock.advance(30_000);
  expect(see(stuck.orderId, ANN).state).not.toBe('created');
  expect(orders.failures.size).toBe(0);
});
