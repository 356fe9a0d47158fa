import { afterEach, beforeEach, expect, test } from 'vitest';
import { minorFromText } from '#contract/units/money.ts';
import { ANN, anOrder, BO, openTestMoney } from '#tests/fixtures/money/test-money.ts';

let books: ReturnType<typeof openTestMoney>;
beforeEach(() => {
  books = openTestMoney();
});
afterEach(() => books.db.close());

const everything = { type: 'all', state: 'all', number: '', from: 0, to: Number.MAX_SAFE_INTEGER } as const;
const all = (userId: string) => ({ userId, currency: 'all', ...everything }) as const;

/** Books a credited deposit, an abandoned deposit, a transfer into the treasury, and a pending withdrawal. */
function someMovements() {
  const { orders, act, money, clock } = books;
  const credited = orders.open(anOrder('deposit', 'credited'));
  act(credited.orderId, 'confirm');
  orders.happen(credited.orderId, 'credited');
  act(orders.open(anOrder('deposit', 'given-up')).orderId, 'cancel');
  money.treasury.move({ userId: ANN, currency: 'CNY' }, 30_00n, clock.now());
  const leaving = orders.open(anOrder('withdrawal', 'leaving'));
  return { credited, leaving };
}

test('[7.15] running balances are continuous and end at the centre wallet balance', () => {
  someMovements();
  const { list } = books.money.statement.page({ ...all(ANN), currency: 'CNY' }, 1, 50);
  const moved = list.filter(({ balance }) => balance !== null);
  expect(minorFromText(moved[0]?.balance ?? '')).toBe(books.balance(ANN));
  for (const [at, { amount, balance }] of moved.entries()) {
    const before = moved[at + 1];
    if (before)
      expect(minorFromText(balance ?? '')).toBe(
        (minorFromText(before.balance ?? '') ?? 0n) + (minorFromText(amount) ?? 0n),
      );
  }
  expect(list.filter(({ cls }) => cls === 'cancelled').map(({ balance }) => balance)).toEqual([null]);
});

test('[7.15] transfers between own wallets count neither as income nor as spending', () => {
  someMovements();
  const { totals } = books.money.statement.page({ ...all(ANN), currency: 'CNY' }, 1, 1);
  const order = anOrder('deposit', 'size').amount;
  expect(totals.map((sums) => [minorFromText(sums.in), minorFromText(sums.moved)])).toEqual([
    [order, 30_00n],
  ]);
});

test('[7.15] lines are found by state, partial number and across currencies', () => {
  const { credited } = someMovements();
  const { statement } = books.money;
  const page = (change: object) => statement.page({ ...all(ANN), ...change }, 1, 50);
  expect(page({ state: 'cancelled' }).list.map(({ cls }) => cls)).toEqual(['cancelled']);
  expect(page({ number: credited.orderNo.toLowerCase() }).list.map(({ orderNo }) => orderNo)).toEqual([
    credited.orderNo,
  ]);
  expect(page({ number: '%' }).total).toBe(0);
  expect(page({}).totals.map(({ currency }) => currency)).toEqual(['CNY', 'USDT']);
  expect(statement.page(all(BO), 1, 50).total).toBe(0);
});

test('[7.15] a line links to its origin', () => {
  const { leaving } = someMovements();
  const { list } = books.money.statement.page(all(ANN), 1, 50);
  const behind = list.find(({ orderId }) => orderId === leaving.orderId)?.order;
  expect(behind).toMatchObject({ kind: 'withdrawal', state: leaving.state });
});
