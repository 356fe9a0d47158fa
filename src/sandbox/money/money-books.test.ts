import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatMinor, minor, minorFromText, minorToText } from '#contract/units/money.ts';
import { verifyLedger } from '#sandbox/ledger/verify-ledger.ts';
import { ANN, anOrder, BO, OPENING, openMoneyBooks } from '#tests/fixtures/money-books.ts';
import { seedStatement } from './seed-statement.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONTHS_14 = 425 * DAY;
const CARDS = [
  '6217000010001234569',
  '6222020200112230004',
  '6228480402564890018',
  '4111111111111111',
] as const;
const TRC = 'TQ5pLw8Kz3mXf7RaJ2nVbY9hCdE4gUs6Nt';
const code = (name: string) => expect.objectContaining({ code: name });
const cny = { userId: ANN, currency: 'CNY' } as const;

let books: ReturnType<typeof openMoneyBooks>;
beforeEach(() => {
  books = openMoneyBooks();
});
afterEach(() => books.db.close());

test('[5.08] every amount from 0 to 100 000.00 goes out as text and comes back the same', {
  timeout: 60_000,
}, () => {
  const wrong: bigint[] = [];
  for (let cents = 0n; cents <= 100_000_00n; cents++) {
    if (minorFromText(minorToText(minor(cents))) !== cents) wrong.push(cents);
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
  ' 1',
  '1 ',
  '--1',
  'NaN',
  '9'.repeat(16),
])('[5.08] %j is no amount', (text) => expect(minorFromText(text)).toBeNull());

test('[4.05] a lower limit holds at once, a higher one after a day and a second yes', () => {
  const { clock, desk, money } = books;
  const { limits } = money;
  limits.set(cny, 'day', 300_00n, clock.now());
  desk.open(anOrder('deposit', 'a'));
  expect(() => limits.admit(cny, 100_01n, clock.now())).toThrow(code('DEPOSIT_LIMIT_REACHED'));
  limits.admit(cny, 100_00n, clock.now());
  limits.admit({ ...cny, currency: 'USDT' }, 900_00n, clock.now());
  limits.set(cny, 'day', null, clock.now());
  expect(limits.view(cny, clock.now()).list[0]).toMatchObject({ amount: '300.00', used: '200.00' });
  expect(() => limits.confirm(cny, 'day', true, clock.now())).toThrow(code('ORDER_STEP_REFUSED'));
  const later = clock.now() + DAY;
  expect(limits.view(cny, later).list[0]?.pending).toMatchObject({ amount: null, confirmable: true });
  limits.confirm(cny, 'day', true, later);
  limits.admit(cny, 900_000_00n, later);
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

test('[5.05] five wrong tries lock the withdrawal password for ten minutes, many at once as well', async () => {
  const { passwords } = books.money;
  await passwords.set(ANN, '246810', 0);
  await passwords.check(ANN, '246810', 1);
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => passwords.check(ANN, '000000', 2)));
  const reasons = tries.map((tried) => (tried.status === 'rejected' ? tried.reason.code : 'right'));
  expect(reasons.filter((reason) => reason === 'WITHDRAW_PASSWORD_WRONG')).toHaveLength(5);
  expect(reasons.filter((reason) => reason === 'WITHDRAW_PASSWORD_LOCKED')).toHaveLength(3);
  await expect(passwords.check(ANN, '246810', 3)).rejects.toEqual(code('WITHDRAW_PASSWORD_LOCKED'));
  await passwords.check(ANN, '246810', 10 * 60_000 + 2);
  await expect(passwords.check(BO, '246810', 3)).rejects.toEqual(code('WITHDRAW_PASSWORD_WRONG'));
});

test('[5.01] [3.16] a name is bound once and before a card', () => {
  const { payees } = books.money;
  expect(() => payees.addCard(ANN, 'BAB', CARDS[0], 1)).toThrow(code('ORDER_STEP_REFUSED'));
  expect(() => payees.bindName(ANN, '江')).toThrow(code('REAL_NAME_WRONG'));
  payees.bindName(ANN, '江北岸');
  expect(() => payees.bindName(ANN, '江南岸')).toThrow(code('ORDER_STEP_REFUSED'));
  expect(payees.view(ANN, true).steps).toEqual({
    userRealNameBind: 1,
    userInfoBind: 1,
    selectRealName: 0,
    selectUSDT: 0,
    realName: '**岸',
  });
});

test('[5.09] [9.04] a card passes its checksum, is known once, shows its last four, and there are three at most', () => {
  const { payees } = books.money;
  payees.bindName(ANN, '江北岸');
  expect(() => payees.addCard(ANN, 'BAB', '6217000010001234568', 1)).toThrow(code('CARD_NUMBER_WRONG'));
  expect(() => payees.addCard(ANN, 'ABC', CARDS[0], 1)).toThrow(code('CARD_NUMBER_WRONG'));
  for (const number of CARDS.slice(0, 3)) payees.addCard(ANN, 'BAB', number, 1);
  expect(() => payees.addCard(ANN, 'BAB', CARDS[0], 1)).toThrow(code('PAYEE_KNOWN'));
  expect(() => payees.addCard(ANN, 'BAB', CARDS[3], 1)).toThrow(code('PAYEES_FULL'));
  const { cards } = payees.view(ANN, true);
  expect(cards.map(({ cardNum }) => cardNum).toSorted()).toEqual(['•••• 0004', '•••• 0018', '•••• 4569']);
  expect(() => payees.find(BO, cards[0]?.payeeId ?? '')).toThrow(code('NOT_FOUND'));
});

test('[3.13] the card preferred last comes first, whichever was added since', () => {
  const { payees } = books.money;
  payees.bindName(ANN, '江北岸');
  payees.addCard(ANN, 'BAB', CARDS[0], 1);
  payees.addCard(ANN, 'BAB', CARDS[1], 2);
  const shown = () => payees.view(ANN, true).cards.map(({ cardNum, isDefault }) => [cardNum, isDefault]);
  const oldest = payees.view(ANN, true).cards[1]?.payeeId ?? '';
  const [newer, older] = shown().map(([number]) => number);
  payees.prefer(ANN, oldest, 3);
  payees.addCard(ANN, 'BAB', CARDS[2], 4);
  expect(shown()[0]).toEqual([older, 1]);
  expect(shown()[2]).toEqual([newer, 0]);
  expect(() => payees.prefer(BO, oldest, 5)).toThrow(code('NOT_FOUND'));
});

test('[4.05] wagering is told with what it was to begin with, until nothing was left', () => {
  const { wagering } = books.money;
  const told = () => [wagering.leftOf(ANN, 'CNY'), wagering.totalOf(ANN, 'CNY')];
  wagering.demand(ANN, 'CNY', 500n);
  wagering.set(ANN, 'CNY', 200n);
  expect(told()).toEqual([200n, 500n]);
  wagering.demand(ANN, 'CNY', 100n);
  expect(told()).toEqual([300n, 600n]);
  wagering.set(ANN, 'CNY', 0n);
  wagering.demand(ANN, 'CNY', 50n);
  expect(told()).toEqual([50n, 50n]);
});

test('[3.13] an address is of its chain', () => {
  const { payees } = books.money;
  expect(() => payees.addAddress(ANN, 'ERC20', TRC, '', 1)).toThrow(code('ADDRESS_WRONG'));
  expect(() => payees.addAddress(ANN, 'TRC20', `${TRC}1`, '', 1)).toThrow(code('ADDRESS_WRONG'));
  payees.addAddress(ANN, 'TRC20', TRC, '常用', 1);
  expect(payees.view(ANN, false).addresses).toMatchObject([{ address: TRC, isDefault: 1 }]);
});

test('[7.15] the treasury earns each whole day once, however often it is looked at', () => {
  const { clock, money, balance } = books;
  const { treasury } = money;
  treasury.move(cny, 9_000_00n, clock.now());
  for (let day = 0; day < 4; day++) {
    clock.advance(DAY, 1);
    expect(treasury.view(cny)).toEqual(treasury.view(cny));
  }
  const daily = (9_000_00n * 268n) / 10_000n / 365n;
  expect(treasury.view(cny)).toMatchObject({
    balance: minorToText(minor(9_000_00n + 3n * daily)),
    yesterday: '0.66',
  });
  clock.advance(3 * DAY, 1);
  treasury.move(cny, -(9_000_00n + 6n * daily), clock.now());
  expect(treasury.view(cny)).toMatchObject({ balance: '0.00', earned: minorToText(minor(6n * daily)) });
  expect(balance(ANN)).toBe(OPENING + 6n * daily);
  const { list } = treasury.records(cny, 1, 50);
  expect(list.map(({ at }) => at)).toEqual(list.map(({ at }) => at).toSorted((a, b) => b - a));
  expect(() => treasury.move(cny, -1n, clock.now())).toThrow(code('BALANCE_SHORT'));
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

test('[7.15] fourteen months of movements leave the purse as it was, and every page sums to the totals', () => {
  const { clock, money, ledger, balance } = books;
  const now = clock.now();
  seedStatement({ ledger, money, now }, ANN);
  expect(balance(ANN)).toBe(OPENING);
  const period = { userId: ANN, currency: 'CNY', type: 'all', from: now - MONTHS_14, to: now } as const;
  const { total, totals } = money.statement.page(period, 1, 1);
  const lines = [1, 2, 3, 4].flatMap((page) => money.statement.page(period, page, 100).list);
  expect(lines).toHaveLength(total);
  expect(lines.reduce((sum, { amount }) => sum + (minorFromText(amount) ?? 0n), 0n)).toBe(0n);
  expect((minorFromText(totals.in) ?? 0n) + (minorFromText(totals.out) ?? 0n)).toBe(0n);
  expect(Math.min(...lines.map(({ at }) => at))).toBeLessThan(now - MONTHS_14 + 8 * DAY);
  const rebates = money.statement.page({ ...period, type: 'rebate' }, 1, 100);
  expect(rebates.list.every(({ type }) => type === 'rebate')).toBe(true);
  expect(verifyLedger(books.db).sound).toBe(true);
});
