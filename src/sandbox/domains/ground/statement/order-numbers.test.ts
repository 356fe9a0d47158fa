import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { moneyMigrations } from '#sandbox/platform/money-migrations.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { ANN, anOrder, openTestMoney } from '#tests/fixtures/money/test-money.ts';
import { createOrderNumbers } from './order-numbers.ts';

const MINUTE = 60_000;
/** 2025-11-22 00:41 in Beijing. */
const AT = Date.UTC(2025, 10, 21, 16, 41);

let books: ReturnType<typeof openTestMoney>;
beforeEach(() => {
  books = openTestMoney();
});
afterEach(() => books.db.close());

test('[4.05] an order number contains kind, day and minute, and a daily sequence', () => {
  const numbers = createOrderNumbers(books.db);
  expect(numbers.next('deposit', AT)).toBe('D25112200410001');
  expect(numbers.next('deposit', AT + MINUTE)).toBe('D25112200420002');
  expect(numbers.next('withdrawal', AT)).toBe('W25112200410001');
});

test('[4.05] an order shares its unique number with its statement line', () => {
  const { orders, act, clock, money } = books;
  const first = orders.open(anOrder('deposit', 'a'));
  act(first.orderId, 'cancel');
  const other = orders.open(anOrder('deposit', 'b'));
  expect(other.orderNo).not.toBe(first.orderNo);
  const all = { currency: 'CNY', type: 'all', state: 'all', number: '' } as const;
  const period = { userId: ANN, ...all, from: 0, to: clock.now() };
  const numbers = money.statement.page(period, 1, 9).list.map(({ orderNo }) => orderNo);
  expect(numbers).toEqual([other.orderNo, first.orderNo]);
});

test('[4.05] older orders are numbered first, and new numbers follow them', () => {
  const db = openDatabase(':memory:');
  const before = { ...moneyMigrations, steps: moneyMigrations.steps.slice(0, 4) };
  migrate(db, [platformMigrations, before]);
  db.exec(`INSERT INTO member VALUES ('u-1', 'a', 'a', '', 0, '', '', 1, 0, 0)`);
  const line = db.prepare(
    `INSERT INTO money_record VALUES (NULL, 'u-1', 'CNY', 'deposit', '', '', 100, 0, 'success', ?, NULL)`,
  );
  for (const minutes of [0, 1]) line.run(AT + minutes * MINUTE);
  migrate(db, [platformMigrations, moneyMigrations]);
  const numbers = db.prepare('SELECT order_no FROM money_record ORDER BY record_id').all();
  expect(numbers.map(({ order_no }) => order_no)).toEqual(['D25112200410001', 'D25112200420002']);
  expect(createOrderNumbers(db).next('deposit', AT)).toBe('D25112200410003');
  db.close();
});
