import { expect, onTestFinished, test } from 'vitest';
import { siteDayOf } from '#contract/units/site-day.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { beijing, gradedBooks } from '#tests/fixtures/money/graded-books.ts';
import { ANN, OPENING } from '#tests/fixtures/money/test-money.ts';
import { birthdayIn, lastBirthday, monthsLater } from './calendar.ts';

function open(start: string) {
  const books = gradedBooks(start);
  onTestFinished(() => books.db.close());
  return books;
}

/** A member of grade 2, risen at a time. */
function risen(start: string) {
  const books = open(start);
  books.paid(1_000);
  books.played(50_000);
  return books;
}

test('[7.16] a grade is reached by both figures, and gives its gifts once', () => {
  const books = open('2027-03-15 10:00');
  books.paid(1_000);
  books.played(49_999.99);
  expect(books.grade()).toBe(1);
  books.played(0.01);
  expect(books.grade()).toBe(2);
  expect(books.changes()).toMatchObject([{ from_grade: 1, to_grade: 2, why: 'rise', turnover: 50_000_00n }]);
  expect(books.gifts()).toMatchObject([{ kind: 'upgrade', grade: 2, amount: '28.00', state: 'ready' }]);
  expect(books.titles()).toEqual(['已升级到 VIP 2']);
});

test('[7.16] foreign currency counts at its minute’s rate; deposits alone raise no grade', () => {
  const books = open('2027-03-15 10:00');
  books.money.vip.deposited(ANN, { amount: 200_00n, currency: 'USDT' }, books.clock.now());
  expect(books.money.vip.standings.find(ANN)?.deposits).toBeGreaterThan(1_400_00n);
  expect(books.grade()).toBe(1);
});

test('[7.16] a grade of 15 March is first checked on 1 July', () => {
  const books = risen('2027-03-15 10:00');
  books.to('2027-07-01 00:09');
  expect(books.grade()).toBe(2);
  books.to('2027-07-01 00:10');
  expect(books.grade()).toBe(1);
  expect(books.changes()[0]).toMatchObject({ from_grade: 2, to_grade: 1, why: 'fall', kept: 0n });
  books.to('2027-09-30 23:59');
  expect(books.grade()).toBe(1);
  books.to('2027-10-01 00:10');
  expect(books.grade()).toBe(0);
});

test('[7.16] only stakes within the three months keep a grade', () => {
  const books = risen('2027-03-15 10:00');
  books.to('2027-04-01 00:00');
  books.played(4_499.99);
  books.to('2027-06-30 23:59');
  books.played(0.01);
  books.to('2027-07-01 00:10');
  expect(books.grade()).toBe(2);
  books.to('2027-08-01 00:10');
  expect(books.changes()[0]).toMatchObject({ why: 'fall', kept: 1n });
});

test('[7.16] warnings are sent once each, thirty and seven days before a fall', () => {
  const books = risen('2027-03-15 10:00');
  const warnings = () => books.titles().filter((title) => title.endsWith('保级')).length;
  books.to('2027-06-01 00:09');
  expect(warnings()).toBe(0);
  books.to('2027-06-01 00:10');
  expect(warnings()).toBe(1);
  books.to('2027-06-24 00:11');
  expect(warnings()).toBe(2);
  const retained = risen('2027-03-15 10:00');
  retained.to('2027-05-01 12:00');
  retained.played(4_500);
  retained.to('2027-07-01 00:10');
  expect(retained.titles().some((title) => title.endsWith('保级'))).toBe(false);
});

test('[7.16] a lost grade is regained by later play without a second gift', () => {
  const books = risen('2027-03-15 10:00');
  books.to('2027-07-02 00:00');
  books.played(4_499.99);
  expect(books.grade()).toBe(1);
  books.played(0.01);
  expect(books.grade()).toBe(2);
  expect(books.gifts().filter(({ kind }) => kind === 'upgrade')).toHaveLength(1);
});

test('[7.16] a grade given by an operator holds until its date', () => {
  const books = open('2027-03-15 10:00');
  books.money.vip.give(ANN, 8, beijing('2027-05-20 00:00'), books.clock.now());
  books.paid(1_000);
  books.played(50_000);
  expect(books.grade()).toBe(8);
  books.to('2027-08-31 23:59');
  expect(books.grade()).toBe(8);
  books.to('2027-09-01 00:10');
  expect(books.grade()).toBe(7);
  expect(books.gifts().filter(({ kind }) => kind === 'upgrade')).toMatchObject([{ grade: 8 }]);
});

test('[7.16] a monthly gift is for the grade on the first day', () => {
  const books = risen('2027-03-15 10:00');
  books.to('2027-04-01 00:10');
  const month = () => books.gifts().find(({ kind }) => kind === 'month');
  expect(month()).toMatchObject({ amount: '8.00', state: 'ready', claimUntil: beijing('2027-05-01 00:00') });
  const { giftId = '' } = month() ?? {};
  books.to('2027-04-30 23:59');
  expect(books.gifts().find((gift) => gift.giftId === giftId)?.state).toBe('ready');
  books.to('2027-05-01 00:00');
  expect(books.gifts().find((gift) => gift.giftId === giftId)?.state).toBe('expired');
  expect(() => books.money.vip.gifts.claim(ANN, giftId, 'CNY', books.clock.now())).toThrow();
});

test('[3.13] a claimed gift is credited once, and the books balance', () => {
  const books = risen('2027-03-15 10:00');
  const [gift] = books.gifts();
  const claim = () => books.money.vip.gifts.claim(ANN, gift?.giftId ?? '', 'CNY', books.clock.now());
  expect(claim()).toBe(28_00n);
  expect(claim).toThrow();
  expect(books.balance(ANN)).toBe(OPENING + 28_00n);
  expect(verifyLedger(books.db).sound).toBe(true);
  expect(books.gifts()[0]).toMatchObject({ state: 'claimed', claimedAt: books.clock.now() });
});

test('[3.13] a birthday on 29 February falls on the 28th in other years', () => {
  const books = risen('2027-02-27 12:00');
  const grantGift = (birthday: string) => books.money.vip.grantBirthdayGift(ANN, birthday, books.clock.now());
  const gifts = () => books.gifts().filter(({ kind }) => kind === 'birthday');
  grantGift('1992-02-29');
  expect(gifts()).toEqual([]);
  books.to('2027-02-28 00:10');
  grantGift('1992-02-29');
  grantGift('1992-02-29');
  expect(gifts()).toMatchObject([{ grade: 2, amount: '18.00', claimUntil: beijing('2027-03-30 00:00') }]);
  books.to('2027-03-20 00:10');
  grantGift('1992-03-20');
  expect(gifts()).toHaveLength(1);
  expect(birthdayIn(2028, '1992-02-29')).toBe('2028-02-29');
});

test('[3.13] birthdays and months are counted across the turn of the year', () => {
  expect(lastBirthday('1990-12-31', siteDayOf(beijing('2027-01-01 08:00')))).toBe('2026-12-31');
  expect([monthsLater('2027-01', -1), monthsLater('2026-12', 1), monthsLater('2026-11', -3)]).toEqual([
    '2026-12',
    '2027-01',
    '2026-08',
  ]);
});

test('[7.16] a clock jump checks every skipped first of a month in order', () => {
  const [slow, fast] = [risen('2027-03-15 10:00'), risen('2027-03-15 10:00')];
  for (const day of ['2027-07-01 00:10', '2027-08-01 00:10', '2027-10-01 00:10']) slow.to(day);
  fast.to('2027-10-01 00:10');
  const changesOf = (books: typeof slow) =>
    books.changes().map(({ from_grade, to_grade, at }) => [from_grade, to_grade, at]);
  expect(changesOf(fast)).toEqual(changesOf(slow));
  expect(fast.grade()).toBe(0);
});
