import { expect, test } from 'vitest';
import { amountTyped, isAmountText } from '#contract/rules.ts';
import { formatMinor, type Minor, minor, minorFromText, minorToText } from '#contract/units/money.ts';

const MOST_MAJOR = 100_000;
const CENTS = Array.from({ length: 100 }, (_, cent) => String(cent).padStart(2, '0'));

/** `shown` is the text as people read it. */
type Check = (amount: Minor, text: string, shown: string) => boolean;

/** The amounts from 0.00 to 100 000.00 that fail a check; the text is written here, digit by digit, not by the product. */
function failures(holds: Check): readonly string[] {
  const failed: string[] = [];
  let tried = 0;
  for (let major = 0; major <= MOST_MAJOR; major += 1) {
    const grouped = major.toLocaleString('en-US');
    for (let cent = 0; cent < (major === MOST_MAJOR ? 1 : CENTS.length); cent += 1) {
      const text = `${major}.${CENTS[cent]}`;
      const amount = minor(major * CENTS.length + cent);
      if (!holds(amount, text, `${grouped}.${CENTS[cent]}`)) failed.push(text);
      tried += 1;
    }
  }
  expect(tried).toBe(10_000_001);
  return failed.slice(0, 10);
}

test('[5.08] every cent from 0 to 100 000.00 is written as its digits and read back as itself, below zero too', () => {
  const roundTrips: Check = (amount, text) =>
    minorToText(amount) === text &&
    minorFromText(text) === amount &&
    isAmountText(text) &&
    (amount === 0n || (minorToText(minor(-amount)) === `-${text}` && minorFromText(`-${text}`) === -amount));
  expect(failures(roundTrips)).toEqual([]);
});

test('[5.08] every cent from 0 to 100 000.00 is shown with its thousands apart, and a field keeps it as it is', () => {
  const isShown: Check = (amount, text, shown) => formatMinor(amount) === shown && amountTyped(text) === text;
  expect(failures(isShown)).toEqual([]);
});
