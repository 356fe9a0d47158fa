import { expect, onTestFinished, test } from 'vitest';
import { siteDayOf } from '#contract/units/site-day.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { beijing, gradedBooks } from '#tests/fixtures/money/graded-books.ts';
import { ANN, OPENING } from '#tests/fixtures/money/test-money.ts';
import { dayRebate, rebateOf } from './rebates.ts';

const HOLDER = { userId: ANN, currency: 'CNY' } as const;

function open() {
  const books = gradedBooks('2027-03-15 10:00');
  onTestFinished(() => books.db.close());
  const { rebates } = books.money;
  const all = {
    ...HOLDER,
    state: 'all',
    from: siteDayOf(0),
    to: siteDayOf(beijing('2099-01-01 00:00')),
  } as const;
  return {
    ...books,
    rebates,
    view: () => rebates.view(HOLDER, (venue) => venue, books.clock.now()),
    days: () => rebates.records(all, 50, 0).list,
    claim: () => rebates.claim(HOLDER, books.clock.now()),
  };
}

test.each([
  [10_000_00n, 35, 35_00n],
  [285_71n, 35, 99n],
  [285_72n, 35, 1_00n],
  [-285_71n, 35, -99n],
  [0n, 90, 0n],
] as const)('[7.16] %d at %d hundredths of a percent gives %d, without fractions', (valid, rate, amount) =>
  expect(rebateOf(valid, rate)).toBe(amount),
);

test('[7.16] small rebates carry over, large ones are capped, debts come first', () => {
  const max = 100_00n;
  expect(dayRebate([99n], 0n, max)).toEqual({ amount: 0n, remaining: 99n });
  expect(dayRebate([99n], 1n, max)).toEqual({ amount: 1_00n, remaining: 0n });
  expect(dayRebate([50_00n, 60_00n], 0n, max)).toEqual({ amount: max, remaining: 0n });
  expect(dayRebate([5_00n], -7_00n, max)).toEqual({ amount: 0n, remaining: -2_00n });
  expect(dayRebate([5_00n], -3_00n, max)).toEqual({ amount: 2_00n, remaining: 0n });
});

test('[7.16] a day is calculated once, at two, at the rates by kind', () => {
  const books = open();
  books.played(10_000);
  books.played(2_000, { venue: 'YHEGDZ' });
  expect(books.view().today).toMatchObject({ amount: '46.00', runAt: beijing('2027-03-16 02:00') });
  books.to('2027-03-16 01:59');
  expect(books.view()).toMatchObject({ amount: '0.00', ready: [], today: { venues: [] } });
  books.to('2027-03-16 02:00');
  const parts = [
    { kind: 'sports', valid: '10000.00', rate: 35, amount: '35.00' },
    { kind: 'slots', valid: '2000.00', rate: 55, amount: '11.00' },
  ];
  expect(books.view().ready).toMatchObject([{ day: '2027-03-15', amount: '46.00', grade: 1, parts }]);
  books.rebates.runDay(siteDayOf(books.clock.now()), books.clock.now());
  expect(books.view().amount).toBe('46.00');
  expect(books.titles()).toEqual(['返水可以领取 ¥46.00']);
});

test('[7.16] the grade at midnight determines the rate', () => {
  const books = open();
  books.paid(1_000);
  books.played(10_000);
  books.to('2027-03-15 23:59');
  books.played(40_000, { isRebated: false });
  books.to('2027-03-16 00:30');
  books.played(100_000, { isRebated: false });
  books.paid(1_000);
  expect(books.grade()).toBe(3);
  books.to('2027-03-16 02:00');
  expect(books.view().ready).toMatchObject([{ grade: 2, amount: '40.00' }]);
});

test('[7.16] a claimed rebate is credited once and listed on the statement', () => {
  const books = open();
  books.played(10_000);
  books.to('2027-03-16 02:00');
  expect(books.claim()).toBe(35_00n);
  expect(books.claim).toThrow();
  expect(books.balance(ANN)).toBe(OPENING + 35_00n);
  expect(books.days()).toMatchObject([{ state: 'claimed', paidAt: books.clock.now() }]);
  expect(verifyLedger(books.db).sound).toBe(true);
});

test('[7.16] less than one stays and counts with the next day', () => {
  const books = open();
  books.played(200);
  books.to('2027-03-16 02:00');
  expect(books.days()).toMatchObject([{ state: 'carried', amount: '0.00', left: '0.70' }]);
  books.played(100);
  books.to('2027-03-17 02:00');
  expect(books.days()[0]).toMatchObject({ state: 'ready', carried: '0.70', amount: '1.05' });
});

test('[7.16] a correction reduces future rebates, never the wallet', () => {
  const books = open();
  books.played(10_000);
  books.to('2027-03-16 02:00');
  books.claim();
  books.played(-10_000);
  books.to('2027-03-17 02:00');
  expect(books.days()[0]).toMatchObject({
    day: '2027-03-16',
    amount: '0.00',
    left: '-35.00',
    state: 'carried',
  });
  expect(books.balance(ANN)).toBe(OPENING + 35_00n);
  books.played(20_000);
  books.to('2027-03-18 02:00');
  expect(books.view()).toMatchObject({ amount: '35.00', carried: '0.00' });
});

test('[7.16] an unclaimed rebate is credited three days later', () => {
  const books = open();
  books.played(10_000);
  books.to('2027-03-16 02:00');
  expect(books.view().creditAt).toBe(beijing('2027-03-19 02:00'));
  books.to('2027-03-19 01:59');
  expect(books.balance(ANN)).toBe(OPENING);
  books.to('2027-03-19 02:00');
  expect(books.balance(ANN)).toBe(OPENING + 35_00n);
  expect(books.days()).toMatchObject([{ state: 'credited' }]);
  expect(books.claim).toThrow();
});

test('[7.16] one day never exceeds the maximum of the grade', () => {
  const books = open();
  books.played(200_000);
  books.to('2027-03-16 02:00');
  expect(books.view()).toMatchObject({ amount: '288.00', most: '288.00' });
});
