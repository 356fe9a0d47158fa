import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANN, anOrder, BO, OPENING, openMoneyBooks } from '#tests/fixtures/money-books.ts';
import { feesOf } from './money-accounts.ts';
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

let books: ReturnType<typeof openMoneyBooks>;
beforeEach(() => {
  books = openMoneyBooks();
});
afterEach(() => books.db.close());

test('[4.05] a bank deposit is credited after the member says it is paid', () => {
  const { desk, act, see, clock, balance } = books;
  const { orderId } = desk.open(anOrder('deposit', 'a'));
  expect(act(orderId, 'confirm').state).toBe('claimed');
  expect(balance(ANN)).toBe(OPENING);
  clock.advance(21 * SECOND);
  expect(see(orderId)).toMatchObject({ state: 'credited', cls: 'success', allowedActions: [] });
  expect(balance(ANN)).toBe(OPENING + 200_00n);
  expect(see(orderId).timeline.map(({ state }) => state)).toEqual(['created', 'claimed', 'credited']);
});

test('[4.05] a chain deposit is seen, counts its confirmations, and needs nobody to confirm it', () => {
  const { desk, see, clock, balance } = books;
  const { orderId, allowedActions } = desk.open(anOrder('deposit', 'a', { counterparty: CHAIN }));
  expect(allowedActions).toEqual(['cancel']);
  clock.advance(20 * SECOND);
  expect(see(orderId)).toMatchObject({ state: 'detected', counterparty: { confirmations: 3 } });
  clock.advance(30 * SECOND);
  expect(see(orderId)).toMatchObject({ state: 'credited', counterparty: { confirmations: 12 } });
  expect(balance(ANN)).toBe(OPENING + 200_00n);
});

test('[4.05] an unpaid deposit ends at its deadline, even when the operator has stilled the others', () => {
  const { desk, see, clock, money } = books;
  money.others.act = false;
  const { orderId, deadlineAt } = desk.open(anOrder('deposit', 'a', { counterparty: CHAIN }));
  expect(deadlineAt).toBe(clock.now() + 15 * MINUTE);
  clock.advance(14 * MINUTE);
  expect(see(orderId).state).toBe('created');
  clock.advance(MINUTE);
  expect(see(orderId)).toMatchObject({ state: 'expired', cls: 'cancelled', deadlineAt: null });
});

test('[4.05] a fast deposit is matched, paid, confirmed by the payee; a large one finds nobody', () => {
  const { desk, act, see, clock, balance } = books;
  const { orderId } = desk.open(anOrder('fastDeposit', 'a'));
  clock.advance(7 * SECOND);
  expect(see(orderId).state).toBe('awaitPay');
  act(orderId, 'confirm');
  clock.advance(26 * SECOND);
  expect(see(orderId).state).toBe('completed');
  expect(balance(ANN)).toBe(OPENING + 200_00n);
  const large = desk.open(anOrder('fastDeposit', 'b', { amount: 20_000_01n }));
  clock.advance(7 * SECOND);
  expect(see(large.orderId).state).toBe('unmatched');
});

test('[4.05] a withdrawal is set aside at once, paid less its fee, and given back whole when it returns', () => {
  const { desk, act, see, clock, balance, ledger } = books;
  const { orderId } = desk.open(anOrder('withdrawal', 'a', { fee: 1_00n }));
  expect(balance(ANN)).toBe(OPENING - 200_00n);
  clock.advance(33 * SECOND);
  expect(see(orderId)).toMatchObject({ state: 'paid', net: '199.00' });
  expect(ledger.balance(feesOf('CNY'))).toBe(1_00n);
  act(orderId, 'appeal');
  expect(desk.happen(orderId, 'returned', '银行退回')).toBe(true);
  expect(see(orderId)).toMatchObject({ state: 'returned', cls: 'failed', reason: '银行退回' });
  expect([balance(ANN), ledger.balance(feesOf('CNY'))]).toEqual([OPENING, 0n]);
  expect(desk.happen(orderId, 'returned')).toBe(false);
  expect(balance(ANN)).toBe(OPENING);
});

test.each(['refused', 'returned', 'asked'] as const)(
  '[4.05] a withdrawal that is %s ends without a loss',
  (event) => {
    const { desk, see, clock, money, balance } = books;
    money.others.act = false;
    const { orderId } = desk.open(anOrder('withdrawal', 'a'));
    if (event === 'returned') desk.happen(orderId, 'taken');
    expect(desk.happen(orderId, event)).toBe(true);
    clock.advance(73 * HOUR);
    expect(see(orderId).cls).toBe('failed');
    expect(balance(ANN)).toBe(OPENING);
  },
);

test('[4.05] a fast withdrawal waits for the member, then is overdue, then is reviewed', () => {
  const { desk, act, see, clock } = books;
  const first = desk.open(anOrder('fastDraw', 'a'));
  clock.advance(40 * SECOND);
  expect(act(first.orderId, 'confirm').state).toBe('completed');
  const { orderId } = desk.open(anOrder('fastDraw', 'b'));
  clock.advance(40 * SECOND);
  clock.advance(16 * MINUTE);
  expect(see(orderId).state).toBe('overdue');
  clock.advance(24 * HOUR, 1);
  expect(see(orderId).state).toBe('review');
  clock.advance(41 * SECOND);
  expect(see(orderId).state).toBe('completed');
});

test('[4.05] a withdrawal may be taken back only where the site lets it, and before anybody has it', () => {
  const { desk, act, sites, balance } = books;
  const { orderId } = desk.open(anOrder('withdrawal', 'a'));
  expect(() => act(orderId, 'cancel')).toThrow(code('ORDER_STEP_REFUSED'));
  sites.change(5000, { params: { withdraw_cancel: '1' } });
  expect(act(orderId, 'cancel').cls).toBe('cancelled');
  expect(balance(ANN)).toBe(OPENING);
  const late = desk.open(anOrder('withdrawal', 'b'));
  desk.happen(late.orderId, 'taken');
  expect(() => act(late.orderId, 'cancel')).toThrow(code('ORDER_STEP_REFUSED'));
});

test('[4.05] reminders wait three minutes and are three', () => {
  const { desk, act, see, clock, money } = books;
  money.others.act = false;
  const { orderId } = desk.open(anOrder('withdrawal', 'a'));
  for (const left of [2, 1, 0]) {
    expect(() => act(orderId, 'remind')).toThrow(code('ORDER_STEP_REFUSED'));
    clock.advance(3 * MINUTE);
    expect(act(orderId, 'remind').quota.remindersLeft).toBe(left);
  }
  clock.advance(HOUR);
  expect(see(orderId)).toMatchObject({ allowedActions: [], quota: { remindAt: null } });
});

test('[4.05] five fast deposits may be given up in a day; those nobody matched do not count', () => {
  const { desk, act, see, clock } = books;
  const large = desk.open(anOrder('fastDeposit', 'large', { amount: 30_000_00n }));
  clock.advance(7 * SECOND);
  expect(see(large.orderId).quota.cancelsLeft).toBe(5);
  for (const turn of [1, 2, 3, 4, 5]) act(desk.open(anOrder('fastDeposit', `f${turn}`)).orderId, 'cancel');
  const { orderId, quota, allowedActions } = desk.open(anOrder('fastDeposit', 'last'));
  expect([quota.cancelsLeft, allowedActions]).toEqual([0, []]);
  expect(() => act(orderId, 'cancel')).toThrow(code('ORDER_STEP_REFUSED'));
});

test('[4.05] an appeal against an ended order cannot be taken back into a life it never had', () => {
  const { desk, act, clock } = books;
  const { orderId } = desk.open(anOrder('deposit', 'a'));
  act(orderId, 'cancel');
  clock.advance(23 * HOUR, 1);
  expect(act(orderId, 'appeal').allowedActions).toEqual(['proof']);
  desk.happen(orderId, 'refused');
  const other = desk.open(anOrder('deposit', 'b'));
  act(other.orderId, 'confirm');
  act(other.orderId, 'appeal');
  expect(act(other.orderId, 'withdrawAppeal').state).toBe('claimed');
  const late = desk.open(anOrder('fastDeposit', 'c'));
  act(late.orderId, 'cancel');
  clock.advance(25 * HOUR, 1);
  expect(() => act(late.orderId, 'appeal')).toThrow(code('ORDER_STEP_REFUSED'));
});

test('[4.05] one request is one order, and one order only', () => {
  const { desk, money, balance } = books;
  const { orderId } = desk.open(anOrder('deposit', 'a'));
  expect(desk.open(anOrder('deposit', 'a')).orderId).toBe(orderId);
  expect(() => desk.open(anOrder('deposit', 'a', { amount: 1n }))).toThrow(code('BAD_REQUEST'));
  expect(() => desk.open(anOrder('withdrawal', 'a'))).toThrow(code('BAD_REQUEST'));
  const transfer = { userId: ANN, siteId: 5000, currency: 'CNY', venue: 'YBTY', into: true } as const;
  expect(() => money.transfers.move({ ...transfer, amount: 200_00n, requestId: 'a' })).toThrow(
    code('BAD_REQUEST'),
  );
  expect(balance(ANN)).toBe(OPENING);
  expect(desk.known({ userId: BO, requestId: 'a', kind: 'deposit' })).toBeNull();
  expect(() => desk.find(orderId, BO)).toThrow(code('NOT_FOUND'));
});

test('[4.05] one order of a kind is open at a time, and a command names the version it saw', () => {
  const { desk, act } = books;
  const { orderId, version } = desk.open(anOrder('deposit', 'a'));
  expect(() => desk.open(anOrder('deposit', 'b'))).toThrow(code('ORDER_UNFINISHED'));
  expect(desk.open(anOrder('deposit', 'b', { userId: BO })).cls).toBe('open');
  act(orderId, 'confirm');
  const stale = { userId: ANN, orderId, version, action: 'cancel', note: '' } as const;
  expect(() => desk.act(stale)).toThrow(code('ORDER_MOVED_ON'));
});

test('[4.05] a withdrawal beyond the purse opens no order', () => {
  const { desk, money } = books;
  expect(() => desk.open(anOrder('withdrawal', 'a', { amount: OPENING + 1n }))).toThrow(
    code('BALANCE_SHORT'),
  );
  expect(money.store.openOf(ANN)).toEqual([]);
});

test('[7.17] the first deposit is rewarded once, though two orders asked for it', () => {
  const { desk, act, clock, money, balance } = books;
  const offer = { promotionId: 'first-10' };
  const given = desk.open(anOrder('deposit', 'a', offer));
  act(given.orderId, 'cancel');
  act(desk.open(anOrder('deposit', 'b', offer)).orderId, 'confirm');
  clock.advance(21 * SECOND);
  expect(balance(ANN)).toBe(OPENING + 220_00n);
  act(given.orderId, 'appeal');
  clock.advance(41 * SECOND);
  expect(balance(ANN)).toBe(OPENING + 420_00n);
  expect(money.wagering.leftOf(ANN, 'CNY')).toBe(100_00n);
});
