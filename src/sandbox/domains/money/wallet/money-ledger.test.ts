import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatMinor, minor, minorFromText } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { outsideOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { DEMO_HABITS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { termsOf } from '#sandbox/domains/money/treasury/treasury.ts';
import { ANN, anOrder, BO, OPENING, openTestMoney } from '#tests/fixtures/money/test-money.ts';
import { seedStatement } from './demo/seed-statement.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONTHS_14 = 425 * DAY;
const CARDS = [
  '6217000010001234569',
  '6222020200112230004',
  '6228480402564890018',
  '4111111111111111',
] as const;
const TRC = 'TQWhwdjJDveARKwhiC6jeTA9YuWiktqx25';
const code = (name: string) => expect.objectContaining({ code: name });
const BANK_OF = ['BAB', 'HXB', 'QDB'] as const;
/** Added at a moment, and to be paid to from then on. */
const at = (now: number) => ({ userId: ANN, now, usableAt: now });
/** Habits of the first demo member. */
const { beian: BEIAN } = DEMO_HABITS;
if (!BEIAN) throw new Error('the first demo member has no past');
const cny = { userId: ANN, currency: 'CNY' } as const;

let books: ReturnType<typeof openTestMoney>;
beforeEach(() => {
  books = openTestMoney();
});
afterEach(() => books.db.close());

test('[5.08] every amount from 0 to 100 000.00 survives a text round trip', {
  tags: 'sweep',
  timeout: 60_000,
}, () => {
  const wrong: bigint[] = [];
  for (let cents = 0n; cents <= 100_000_00n; cents++) {
    if (minorFromText(minorText(cents)) !== cents) wrong.push(cents);
  }
  expect(wrong).toEqual([]);
  expect(formatMinor(minor(100_000_00n))).toBe('100,000.00');
});

test.each([
  '',
  '1.',
  '.5',
  '1.234',
  '1,000',
  '１２',
  '1e3',
  '0x10',
  '00.01',
  '01',
  ' 1',
  '1 ',
  '--1',
  'NaN',
  '9'.repeat(16),
])('[5.08] %j is no amount', (text) => expect(minorFromText(text)).toBeNull());

test('[4.05] a higher limit holds after a day and a confirmation', () => {
  const { clock, orders, money } = books;
  const { limits } = money;
  limits.set(cny, 'day', 300_00n, clock.now());
  orders.open(anOrder('deposit', 'a'));
  expect(() => limits.admit(cny, 100_01n, clock.now())).toThrow(code('LIMIT_REACHED'));
  limits.admit(cny, 100_00n, clock.now());
  limits.set(cny, 'day', null, clock.now());
  expect(limits.view(cny, clock.now()).list[0]).toMatchObject({ amount: '300.00', used: '200.00' });
  expect(() => limits.confirm(cny, 'day', true, clock.now())).toThrow(code('ORDER_STEP_REFUSED'));
  const later = clock.now() + DAY;
  expect(limits.view(cny, later).list[0]?.pending).toMatchObject({ amount: null, confirmable: true });
  limits.confirm(cny, 'day', true, later);
  limits.admit(cny, 900_000_00n, later);
});

test('[4.05] one limit covers all currencies, USDT at its rate then', () => {
  const { clock, orders, money } = books;
  const { limits } = money;
  const usdt = { ...cny, currency: 'USDT' } as const;
  limits.set(cny, 'day', 1_000_00n, clock.now());
  const remainingText = limits.view(usdt, clock.now()).list[0]?.left ?? '';
  const remaining = minorFromText(remainingText) ?? 0n;
  expect(remaining).toBeGreaterThan(130_00n);
  expect(() => limits.admit(usdt, remaining + 1n, clock.now())).toThrow(code('LIMIT_REACHED'));
  limits.admit(usdt, remaining, clock.now());
  orders.open(anOrder('deposit', 'coin', { currency: 'USDT', amount: remaining }));
  expect(limits.view(usdt, clock.now()).list[0]).toMatchObject({ currency: 'CNY', left: '0.00' });
  expect(() => limits.admit(cny, 10_00n, clock.now())).toThrow(code('LIMIT_REACHED'));
  expect(limits.usedUp(usdt, clock.now())).toEqual([{ period: 'day', currency: 'CNY', amount: 1_000_00n }]);
});

test('[4.05] a limit in another currency is an increase by the current rate', () => {
  const { clock, money } = books;
  const { limits } = money;
  const usdt = { ...cny, currency: 'USDT' } as const;
  limits.set(cny, 'week', 700_00n, clock.now());
  limits.set(usdt, 'week', 200_00n, clock.now());
  expect(limits.view(cny, clock.now()).list[1]).toMatchObject({
    currency: 'CNY',
    amount: '700.00',
    pending: { amount: '200.00', currency: 'USDT' },
  });
  limits.set(usdt, 'week', 50_00n, clock.now());
  expect(limits.view(cny, clock.now()).list[1]).toMatchObject({
    currency: 'USDT',
    amount: '50.00',
    pending: null,
  });
});

test('[4.05] a lower limit or a no ends an increase that waits', () => {
  const { clock, money } = books;
  const { limits } = money;
  for (const amount of [500_00n, 900_00n, 400_00n]) limits.set(cny, 'week', amount, clock.now());
  expect(limits.view(cny, clock.now()).list[1]).toMatchObject({ amount: '400.00', pending: null });
  limits.set(cny, 'week', 900_00n, clock.now());
  limits.confirm(cny, 'week', false, clock.now());
  expect(limits.view(cny, clock.now()).list[1]).toMatchObject({ amount: '400.00', pending: null });
});

test('[5.05] five wrong attempts lock the withdrawal password, even in parallel', async () => {
  const { passwords } = books.money;
  await passwords.set(ANN, '246810', { now: 0, changedAt: null });
  await passwords.check(ANN, '246810', 1);
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => passwords.check(ANN, '000000', 2)));
  const reasons = tries.map((tried) => (tried.status === 'rejected' ? tried.reason.code : 'right'));
  expect(reasons.filter((reason) => reason === 'WITHDRAW_PASSWORD_WRONG')).toHaveLength(5);
  expect(reasons.filter((reason) => reason === 'WITHDRAW_PASSWORD_LOCKED')).toHaveLength(3);
  await expect(passwords.check(ANN, '246810', 3)).rejects.toEqual(code('WITHDRAW_PASSWORD_LOCKED'));
  expect([passwords.lockedUntil(ANN, 3), passwords.lockedUntil(BO, 3)]).toEqual([10 * 60_000 + 2, null]);
  await passwords.check(ANN, '246810', 10 * 60_000 + 2);
  await expect(passwords.check(BO, '246810', 3)).rejects.toEqual(code('WITHDRAW_PASSWORD_UNSET'));
});

test('[5.01] [3.16] a name is bound once and before a card', () => {
  const { payees } = books.money;
  expect(() => payees.addCard(at(1), 'BAB', CARDS[0])).toThrow(code('ORDER_STEP_REFUSED'));
  expect(() => payees.bindName(ANN, '江')).toThrow(code('REAL_NAME_WRONG'));
  payees.bindName(ANN, '江北岸');
  expect(() => payees.bindName(ANN, '江南岸')).toThrow(code('ORDER_STEP_REFUSED'));
  expect(payees.view(ANN, true).steps).toEqual({
    userRealNameBind: 1,
    userInfoBind: 1,
    selectRealName: 0,
    selectUSDT: 0,
    realName: '江*岸',
  });
});

test('[3.16] one card is selected by itself, one of several as the default', () => {
  const { payees } = books.money;
  const selected = () => payees.view(ANN, true).steps.selectRealName;
  payees.bindName(ANN, '江北岸');
  expect(selected()).toBe(0);
  payees.addCard(at(1), BANK_OF[0], CARDS[0]);
  expect(selected()).toBe(1);
  payees.addCard(at(2), BANK_OF[1], CARDS[1]);
  expect(selected()).toBe(0);
  const [, second] = payees.view(ANN, true).cards;
  payees.prefer(ANN, second?.payeeId ?? '', 3);
  expect(payees.view(ANN, true).steps).toMatchObject({ selectRealName: 1, selectUSDT: 0 });
  payees.remove(ANN, second?.payeeId ?? '');
  expect(selected()).toBe(1);
});

test('[5.09] [9.04] at most three cards, each with valid checksum, unique and masked', () => {
  const { payees } = books.money;
  payees.bindName(ANN, '江北岸');
  expect(() => payees.addCard(at(1), 'BAB', '6217000010001234568')).toThrow(code('CARD_NUMBER_WRONG'));
  expect(() => payees.addCard(at(1), 'ABC', CARDS[0])).toThrow(code('CARD_NUMBER_WRONG'));
  expect(() => payees.addCard(at(1), 'BAB', CARDS[1])).toThrow(code('BANK_MISMATCH'));
  for (const card of [0, 1, 2] as const) payees.addCard(at(1), BANK_OF[card], CARDS[card]);
  expect(() => payees.addCard(at(1), 'BAB', CARDS[0])).toThrow(code('PAYEE_KNOWN'));
  expect(() => payees.addCard(at(1), 'BAB', CARDS[3])).toThrow(code('PAYEES_FULL'));
  const { cards } = payees.view(ANN, true);
  expect(cards.map(({ cardNum }) => cardNum).toSorted()).toEqual(['•••• 0004', '•••• 0018', '•••• 4569']);
  expect(() => payees.find(BO, cards[0]?.payeeId ?? '')).toThrow(code('NOT_FOUND'));
});

test('[3.13] a new card does not become the default by itself', () => {
  const { payees } = books.money;
  payees.bindName(ANN, '江北岸');
  const shown = () => payees.view(ANN, true).cards.map(({ cardNum, isDefault }) => [cardNum, isDefault]);
  payees.addCard(at(1), 'BAB', CARDS[0]);
  expect(shown()).toEqual([['•••• 4569', 0]]);
  payees.addCard(at(2), 'HXB', CARDS[1]);
  payees.prefer(ANN, payees.view(ANN, true).cards[1]?.payeeId ?? '', 3);
  payees.addCard(at(4), 'QDB', CARDS[2]);
  expect(shown()).toEqual([
    ['•••• 0004', 1],
    ['•••• 4569', 0],
    ['•••• 0018', 0],
  ]);
  expect(() => payees.prefer(BO, payees.view(ANN, true).cards[0]?.payeeId ?? '', 5)).toThrow(
    code('NOT_FOUND'),
  );
});

test('[3.13] a mistyped address is refused, and letter case makes no new address', () => {
  const { payees } = books.money;
  const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const add = (typed: string) => payees.addAddress(at(1), 'ERC20', typed, '');
  expect(() => add(ether.replace('BeAed', 'beAed'))).toThrow(code('ADDRESS_WRONG'));
  add(ether.toLowerCase());
  expect(() => add(ether)).toThrow(code('PAYEE_KNOWN'));
  expect(payees.view(ANN, false).addresses).toMatchObject([{ address: ether }]);
});

test('[3.13] an address is of its chain', () => {
  const { payees } = books.money;
  expect(() => payees.addAddress(at(1), 'ERC20', TRC, '')).toThrow(code('ADDRESS_WRONG'));
  expect(() => payees.addAddress(at(1), 'TRC20', `${TRC}1`, '')).toThrow(code('ADDRESS_WRONG'));
  payees.addAddress(at(1), 'TRC20', TRC, '常用');
  expect(payees.view(ANN, false).addresses).toMatchObject([{ address: TRC, isDefault: 0 }]);
});

test('[7.15] the treasury pays each whole day once, however often it is read', () => {
  const { clock, money, balance } = books;
  const { treasury } = money;
  treasury.move(cny, 9_000_00n, clock.now());
  for (let day = 0; day < 4; day++) {
    clock.advance(DAY, 1);
    expect(treasury.view(cny)).toEqual(treasury.view(cny));
  }
  const after = (days: bigint) => (9_000_00n * 268n * days) / 10_000n / 365n;
  expect(treasury.view(cny)).toMatchObject({
    balance: minorText(9_000_00n + after(3n)),
    yesterday: '0.66',
  });
  clock.advance(3 * DAY, 1);
  treasury.move(cny, -(9_000_00n + after(6n)), clock.now());
  expect(treasury.view(cny)).toMatchObject({ balance: '0.00', earned: minorText(after(6n)) });
  expect(balance(ANN)).toBe(OPENING + after(6n));
  const { list } = treasury.records(cny, 1, 50);
  expect(list.map(({ at }) => at)).toEqual(list.map(({ at }) => at).toSorted((a, b) => b - a));
  expect(() => treasury.move(cny, -1n, clock.now())).toThrow(code('BALANCE_SHORT'));
  expect(verifyLedger(books.db).sound).toBe(true);
});

test('[7.15] treasury interest is a statement line: income outside the centre wallet', () => {
  const { clock, money, balance } = books;
  money.treasury.move(cny, 9_000_00n, clock.now());
  clock.advance(3 * DAY, 1);
  money.treasury.settle(cny);
  money.treasury.settle(cny);
  const filter = {
    userId: ANN,
    currency: 'CNY',
    state: 'all',
    number: '',
    from: 0,
    to: clock.now(),
  } as const;
  const { list, totals } = money.statement.page({ ...filter, type: 'interest' }, 1, 9);
  expect(list).toHaveLength(2);
  const paid = list.map(({ amount }) => minorFromText(amount) ?? 0n);
  const { earned } = money.treasury.view(cny);
  expect(minorText(paid.reduce<bigint>((sum, each) => sum + each, 0n))).toBe(earned);
  expect(totals[0]?.in).toBe(earned);
  const centre = minorText(balance(ANN));
  expect(list).toMatchObject([{ balance: centre, title: '余额宝收益', orderId: null }, { balance: centre }]);
  const [, , movedIn] = money.statement.page({ ...filter, type: 'all' }, 1, 9).list;
  expect(movedIn).toMatchObject({ type: 'treasury', balance: centre });
});

test('[7.10] the treasury holds no more than its terms', () => {
  const { clock, ledger, money } = books;
  const max = minorFromText(termsOf('CNY').mostHeld) ?? 0n;
  const entries = [
    { account: outsideOf('CNY'), amount: -max },
    { account: memberWallet(ANN, 'CNY'), amount: max },
  ];
  ledger.book({ kind: 'deposit', at: clock.now(), roomNo: null, note: '', entries });
  money.treasury.move(cny, max, clock.now());
  expect(() => money.treasury.move(cny, 1_00n, clock.now())).toThrow(code('AMOUNT_OUT_OF_LIMITS'));
  money.treasury.move(cny, -1_00n, clock.now());
  money.treasury.move(cny, 1_00n, clock.now());
  expect(money.treasury.balance(cny)).toBe(max);
});

test('[7.15] interest below a cent is carried over without loss', () => {
  const { clock, money } = books;
  const { treasury } = money;
  treasury.move(cny, 100_00n, clock.now());
  clock.advance(2 * DAY, 1);
  expect(treasury.view(cny)).toMatchObject({ earned: '0.00', accrued: '0.007342' });
  clock.advance(DAY, 1);
  expect(treasury.view(cny)).toMatchObject({ earned: '0.01', balance: '100.01', accrued: '0.004684' });
  clock.advance(362 * DAY, 1);
  expect(treasury.view(cny).earned).toBe('2.70');
  expect(treasury.records(cny, 1, 400).list.filter(({ kind }) => kind === 'earning')).toHaveLength(270);
  expect(verifyLedger(books.db).sound).toBe(true);
});

test('[7.15] an exchange there and back never gains, and a quote ends', () => {
  const { clock, money, ledger, balance } = books;
  const now = clock.now();
  const { quoteId, validUntil } = money.exchange.quote(now);
  for (const spent of [100n, 7_19n, 999_99n]) {
    const { got } = money.exchange.swap(ANN, quoteId, 'CNY', spent, now);
    expect(money.exchange.swap(ANN, quoteId, 'USDT', got, now).got).toBeLessThan(spent);
  }
  expect(balance(ANN)).toBeLessThan(OPENING);
  expect(ledger.balance(`member:${ANN}:USDT`)).toBe(OPENING);
  expect(() => money.exchange.swap(ANN, quoteId, 'CNY', 1n, now)).toThrow(code('AMOUNT_OUT_OF_LIMITS'));
  expect(() => money.exchange.swap(ANN, quoteId, 'CNY', 100n, validUntil)).toThrow(code('QUOTE_EXPIRED'));
  expect(validUntil - now).toBeGreaterThanOrEqual(60_000);
});

test('[7.15] fourteen months of movements keep the balance and the totals', () => {
  const { clock, money, ledger, balance } = books;
  const now = clock.now();
  seedStatement({ ledger, money, now }, ANN, BEIAN);
  expect(balance(ANN)).toBe(OPENING);
  const all = { currency: 'CNY', type: 'all', state: 'all', number: '' } as const;
  const period = { userId: ANN, ...all, from: now - MONTHS_14, to: now };
  const { total, totals } = money.statement.page(period, 1, 1);
  const lines = [1, 2, 3, 4].flatMap((page) => money.statement.page(period, page, 100).list);
  expect(lines).toHaveLength(total);
  expect(lines.reduce((sum, { amount }) => sum + (minorFromText(amount) ?? 0n), 0n)).toBe(0n);
  const isOwn = ({ type }: { readonly type: string }) => ['transfer', 'treasury', 'exchange'].includes(type);
  const sumOf = (some: typeof lines) =>
    some.reduce((sum, { amount }) => sum + (minorFromText(amount) ?? 0n), 0n);
  const [sums] = totals;
  const inAndOut = (minorFromText(sums?.in ?? '') ?? 0n) + (minorFromText(sums?.out ?? '') ?? 0n);
  expect(inAndOut).toBe(sumOf(lines.filter((line) => !isOwn(line) && line.balance !== null)));
  expect(minorFromText(sums?.moved ?? '')).toBeGreaterThan(0n);
  expect(Math.min(...lines.map(({ at }) => at))).toBeLessThan(now - MONTHS_14 + 8 * DAY);
  const transfers = money.statement.page({ ...period, type: 'transfer' }, 1, 100);
  expect(new Set(transfers.list.map(({ type }) => type))).toEqual(new Set(['transfer']));
  expect(verifyLedger(books.db).sound).toBe(true);
});
