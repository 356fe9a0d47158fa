import { afterEach, beforeEach, expect, test } from 'vitest';
import { feesOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { recallDeposit } from '#sandbox/domains/money/deposit/undo-deposit.ts';
import { ANN, anOrder, BO, OPENING, openTestMoney } from '#tests/fixtures/money/test-money.ts';
import type { Counterparty } from './order-row.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const CHAIN: Counterparty = {
  kind: 'chain',
  chain: 'TRC20',
  address: 'T',
  hash: '',
  confirmations: 0,
  confirmationsNeeded: 12,
};
const code = (name: string) => expect.objectContaining({ code: name });

let books: ReturnType<typeof openTestMoney>;
beforeEach(() => {
  books = openTestMoney();
});
afterEach(() => books.db.close());

test('[4.05] a bank deposit is credited after the member reports the payment', () => {
  const { orders, act, see, clock, balance } = books;
  const { orderId } = orders.open(anOrder('deposit', 'a'));
  expect(act(orderId, 'confirm').state).toBe('claimed');
  expect(balance(ANN)).toBe(OPENING);
  clock.advance(21 * SECOND);
  expect(see(orderId)).toMatchObject({ state: 'credited', cls: 'success', allowedActions: [] });
  expect(balance(ANN)).toBe(OPENING + 200_00n);
  expect(see(orderId).timeline.map(({ state }) => state)).toEqual(['created', 'claimed', 'credited']);
});

test('[4.05] a deposit is credited less its fee, as its line shows', () => {
  const { orders, act, see, clock, balance, ledger, money } = books;
  const { orderId } = orders.open(anOrder('deposit', 'a', { fee: 1_00n }));
  act(orderId, 'confirm');
  clock.advance(21 * SECOND);
  expect(see(orderId)).toMatchObject({ state: 'credited', fee: '1.00', net: '199.00' });
  expect([balance(ANN), ledger.balance(feesOf('CNY'))]).toEqual([OPENING + 199_00n, 1_00n]);
  recallDeposit(books, orderId, clock.now());
  expect(balance(ANN)).toBe(OPENING);
  expect(money.statement.isRecalled(orderId)).toBe(true);
});

test('[4.05] a chain deposit is detected, counts confirmations and confirms itself', () => {
  const { orders, see, clock, balance } = books;
  const { orderId, allowedActions } = orders.open(anOrder('deposit', 'a', { counterparty: CHAIN }));
  expect(allowedActions).toEqual(['cancel']);
  clock.advance(20 * SECOND);
  expect(see(orderId)).toMatchObject({ state: 'detected', counterparty: { confirmations: 3 } });
  clock.advance(30 * SECOND);
  expect(see(orderId)).toMatchObject({ state: 'credited', counterparty: { confirmations: 12 } });
  expect(balance(ANN)).toBe(OPENING + 200_00n);
});

test('[4.05] an unpaid deposit expires even when automatic counterparties are disabled', () => {
  const { orders, see, clock, money } = books;
  money.others.act = false;
  const { orderId, deadlineAt } = orders.open(anOrder('deposit', 'a', { counterparty: CHAIN }));
  expect(deadlineAt).toBe(clock.now() + 15 * MINUTE);
  clock.advance(14 * MINUTE);
  expect(see(orderId).state).toBe('created');
  clock.advance(MINUTE);
  expect(see(orderId)).toMatchObject({ state: 'expired', cls: 'cancelled', deadlineAt: null });
});

test('[4.05] a fast deposit is matched, paid and confirmed; large ones stay unmatched', () => {
  const { orders, act, see, clock, balance } = books;
  const { orderId } = orders.open(anOrder('fastDeposit', 'a'));
  clock.advance(7 * SECOND);
  expect(see(orderId).state).toBe('awaitPay');
  act(orderId, 'confirm');
  clock.advance(26 * SECOND);
  expect(see(orderId).state).toBe('completed');
  expect(balance(ANN)).toBe(OPENING + 200_00n);
  const large = orders.open(anOrder('fastDeposit', 'b', { amount: 20_000_01n }));
  clock.advance(7 * SECOND);
  expect(see(large.orderId).state).toBe('unmatched');
});

test('[4.05] a withdrawal is held, paid less its fee, and refunded when returned', () => {
  const { orders, act, see, clock, balance, ledger } = books;
  const { orderId } = orders.open(anOrder('withdrawal', 'a', { fee: 1_00n }));
  expect(balance(ANN)).toBe(OPENING - 200_00n);
  clock.advance(33 * SECOND);
  expect(see(orderId)).toMatchObject({ state: 'paid', net: '199.00' });
  expect(ledger.balance(feesOf('CNY'))).toBe(1_00n);
  act(orderId, 'appeal');
  expect(orders.happen(orderId, 'returned', '银行退回')).toBe(true);
  expect(see(orderId)).toMatchObject({ state: 'returned', cls: 'failed', reason: '银行退回' });
  expect([balance(ANN), ledger.balance(feesOf('CNY'))]).toEqual([OPENING, 0n]);
  expect(orders.happen(orderId, 'returned')).toBe(false);
  expect(balance(ANN)).toBe(OPENING);
});

test.each(['refused', 'returned', 'asked'] as const)(
  '[4.05] a withdrawal that is %s ends without a loss',
  (event) => {
    const { orders, see, clock, money, balance } = books;
    money.others.act = false;
    const { orderId } = orders.open(anOrder('withdrawal', 'a'));
    if (event === 'returned') orders.happen(orderId, 'taken');
    expect(orders.happen(orderId, event)).toBe(true);
    clock.advance(73 * HOUR);
    expect(see(orderId).cls).toBe('failed');
    expect(balance(ANN)).toBe(OPENING);
  },
);

test('[4.05] a fast withdrawal waits for confirmation, becomes overdue, then is reviewed', () => {
  const { orders, act, see, clock } = books;
  const first = orders.open(anOrder('fastDraw', 'a'));
  clock.advance(40 * SECOND);
  expect(act(first.orderId, 'confirm').state).toBe('completed');
  const { orderId } = orders.open(anOrder('fastDraw', 'b'));
  clock.advance(40 * SECOND);
  clock.advance(16 * MINUTE);
  expect(see(orderId).state).toBe('overdue');
  clock.advance(24 * HOUR, 1);
  expect(see(orderId).state).toBe('review');
  clock.advance(41 * SECOND);
  expect(see(orderId).state).toBe('completed');
});

test('[4.05] a withdrawal can be cancelled only where the site allows, before review', () => {
  const { orders, act, sites, balance } = books;
  const { orderId } = orders.open(anOrder('withdrawal', 'a'));
  expect(() => act(orderId, 'cancel')).toThrow(code('ORDER_STEP_REFUSED'));
  sites.change(5000, { params: { withdraw_cancel: '1' } });
  expect(act(orderId, 'cancel').cls).toBe('cancelled');
  expect(balance(ANN)).toBe(OPENING);
  const late = orders.open(anOrder('withdrawal', 'b'));
  orders.happen(late.orderId, 'taken');
  expect(() => act(late.orderId, 'cancel')).toThrow(code('ORDER_STEP_REFUSED'));
});

test('[4.05] reminders wait three minutes and are three', () => {
  const { orders, act, see, clock, money } = books;
  money.others.act = false;
  const { orderId } = orders.open(anOrder('withdrawal', 'a'));
  for (const remaining of [2, 1, 0]) {
    expect(() => act(orderId, 'remind')).toThrow(code('ORDER_STEP_REFUSED'));
    clock.advance(3 * MINUTE);
    expect(act(orderId, 'remind').quota.remindersLeft).toBe(remaining);
  }
  clock.advance(HOUR);
  expect(see(orderId)).toMatchObject({ allowedActions: [], quota: { remindAt: null } });
});

test('[4.05] five matched fast deposits can be cancelled per day', () => {
  const { orders, act, see, clock } = books;
  const large = orders.open(anOrder('fastDeposit', 'large', { amount: 30_000_00n }));
  clock.advance(7 * SECOND);
  expect(see(large.orderId).quota.cancelsLeft).toBe(5);
  for (const turn of [1, 2, 3, 4, 5]) act(orders.open(anOrder('fastDeposit', `f${turn}`)).orderId, 'cancel');
  const { orderId, quota, allowedActions } = orders.open(anOrder('fastDeposit', 'last'));
  expect([quota.cancelsLeft, allowedActions]).toEqual([0, []]);
  expect(() => act(orderId, 'cancel')).toThrow(code('ORDER_STEP_REFUSED'));
});

test('[4.05] withdrawing the appeal of an ended order does not reopen it', () => {
  const { orders, act, clock } = books;
  const { orderId } = orders.open(anOrder('deposit', 'a'));
  act(orderId, 'cancel');
  clock.advance(23 * HOUR, 1);
  expect(act(orderId, 'appeal').allowedActions).toEqual(['proof']);
  orders.happen(orderId, 'refused');
  const other = orders.open(anOrder('deposit', 'b'));
  act(other.orderId, 'confirm');
  books.money.others.act = false;
  clock.advance(5 * MINUTE);
  act(other.orderId, 'appeal');
  expect(act(other.orderId, 'withdrawAppeal').state).toBe('claimed');
  const late = orders.open(anOrder('fastDeposit', 'c'));
  orders.happen(late.orderId, 'matched');
  act(late.orderId, 'cancel');
  clock.advance(25 * HOUR, 1);
  expect(() => act(late.orderId, 'appeal')).toThrow(code('ORDER_STEP_REFUSED'));
});

test('[4.05] one request is one order, and one order only', () => {
  const { orders, money, balance } = books;
  const { orderId } = orders.open(anOrder('deposit', 'a'));
  expect(orders.open(anOrder('deposit', 'a')).orderId).toBe(orderId);
  expect(() => orders.open(anOrder('deposit', 'a', { amount: 1n }))).toThrow(code('BAD_REQUEST'));
  expect(() => orders.open(anOrder('withdrawal', 'a'))).toThrow(code('BAD_REQUEST'));
  const transfer = { userId: ANN, siteId: 5000, currency: 'CNY', venue: 'YBTY', into: true } as const;
  expect(() => money.transfers.move({ ...transfer, amount: 200_00n, requestId: 'a' })).toThrow(
    code('BAD_REQUEST'),
  );
  expect(balance(ANN)).toBe(OPENING);
  expect(orders.known({ userId: BO, requestId: 'a', kind: 'deposit' })).toBeNull();
  expect(() => orders.find(orderId, BO)).toThrow(code('NOT_FOUND'));
});

test('[4.05] one order per kind is open, and commands name its version', () => {
  const { orders, act } = books;
  const { orderId, version } = orders.open(anOrder('deposit', 'a'));
  expect(() => orders.open(anOrder('deposit', 'b'))).toThrow(code('ORDER_UNFINISHED'));
  expect(orders.open(anOrder('deposit', 'b', { userId: BO })).cls).toBe('open');
  act(orderId, 'confirm');
  const stale = { userId: ANN, orderId, version, action: 'cancel', note: '' } as const;
  expect(() => orders.act(stale)).toThrow(code('ORDER_MOVED_ON'));
});

test('[4.05] a withdrawal beyond the wallet opens no order', () => {
  const { orders, money } = books;
  expect(() => orders.open(anOrder('withdrawal', 'a', { amount: OPENING + 1n }))).toThrow(
    code('BALANCE_SHORT'),
  );
  expect(money.store.openOf(ANN)).toEqual([]);
});

const newest = () => books.messages.latest(ANN, 20).map(({ title }) => title);

test('[7.16] every end of an order reaches the inbox once, with a link', () => {
  const { orders, act, clock, messages } = books;
  const { orderId, orderNo } = orders.open(anOrder('deposit', 'a'));
  act(orderId, 'confirm');
  expect(newest()).toEqual([]);
  clock.advance(21 * SECOND);
  clock.advance(HOUR);
  expect(newest()).toEqual(['充值到账 ¥200.00']);
  expect(messages.latest(ANN, 1)[0]).toMatchObject({ kind: 'order', place: 'deposit', ref: orderId });
  expect(messages.latest(ANN, 1)[0]?.text).toContain(orderNo);
  orders.open(anOrder('deposit', 'b'));
  clock.advance(16 * MINUTE);
  expect(newest()[0]).toBe('充值订单超时未付款 ¥200.00');
  const fast = orders.open(anOrder('fastDraw', 'c'));
  clock.advance(40 * SECOND);
  expect(newest()[0]).toBe('对方已付款，请在 15 分钟内确认到账 ¥200.00');
  act(fast.orderId, 'confirm');
  expect(newest()[0]).toBe('提现已到账 ¥200.00');
  expect(messages.unread(ANN)).toBe(newest().length);
});

test('[4.05] a withdrawn appeal restores the remaining time and shows no second payment', () => {
  const { orders, act, see, clock } = books;
  const { orderId } = orders.open(anOrder('fastDraw', 'a'));
  clock.advance(40 * SECOND);
  const { deadlineAt } = see(orderId);
  clock.advance(5 * MINUTE);
  const remainingMs = (deadlineAt ?? 0) - clock.now();
  books.money.others.act = false;
  act(orderId, 'appeal');
  clock.advance(2 * HOUR);
  const back = act(orderId, 'withdrawAppeal');
  expect((back.deadlineAt ?? 0) - clock.now()).toBe(remainingMs);
  expect(back.timeline.slice(-3).map(({ state }) => state)).toEqual([
    'awaitMyConfirm',
    'appealing',
    'withdrawAppeal',
  ]);
  expect(newest().filter((title) => title.startsWith('对方已付款'))).toHaveLength(1);
});

test('[4.05] a fast withdrawal shows who pays it, masked, from the match on', () => {
  const { orders, see, clock } = books;
  const { orderId, payer } = orders.open(anOrder('fastDraw', 'a'));
  expect(payer).toBeNull();
  clock.advance(40 * SECOND);
  expect(see(orderId).payer).toMatchObject({
    holder: expect.stringMatching(/^.\*+.?$/),
    cardNum: expect.stringMatching(/^•••• \d{4}$/),
    remark: expect.stringMatching(/^\d{6}$/),
  });
});

test('[4.05] a fast deposit cancelled before matching cannot be appealed', () => {
  const { orders, act, clock, money } = books;
  const bank = {
    kind: 'bank',
    bankName: '北岸银行',
    branch: '',
    holder: '沈',
    cardNum: '6217000010001234569',
    remark: '',
  } as const;
  const { orderId } = orders.open(anOrder('fastDeposit', 'a', { counterparty: bank }));
  const cancelled = act(orderId, 'cancel');
  expect(cancelled).toMatchObject({ counterparty: null, allowedActions: [], appealReasons: [] });
  const every = { type: 'all', state: 'all', number: '' } as const;
  const period = { ...every, userId: ANN, currency: 'CNY', from: 0, to: clock.now() } as const;
  expect(money.statement.page(period, 1, 9).list[0]?.note).toBe('');
});

test('[4.05] a deposit can be appealed after the usual time, for applicable reasons', () => {
  const { orders, act, see, clock, money } = books;
  money.others.act = false;
  const { orderId } = orders.open(anOrder('deposit', 'a'));
  const claimed = act(orderId, 'confirm');
  expect(claimed.allowedActions).not.toContain('appeal');
  expect(claimed.quota.appealAt).toBe(clock.now() + 5 * MINUTE);
  clock.advance(5 * MINUTE);
  expect(see(orderId)).toMatchObject({
    quota: { appealAt: null },
    appealReasons: ['notArrived', 'wrongAmount', 'other'],
  });
  expect(see(orderId).allowedActions).toContain('appeal');
});
