import { expect, test } from 'vitest';
import { amountTyped, isAmountText } from '#contract/rules.ts';
import { formatMinor, type Minor, minor, minorFromText, minorToText } from '#contract/units/money.ts';

const MAX_MAJOR = 100_000;
/** Up to here every amount is tried, above it those of each 41st whole unit: all digits occur in all places. */
const EVERY_UPTO = 2_000;
const STRIDE = 41;
const CENTS = Array.from({ length: 100 }, (_, cent) => String(cent).padStart(2, '0'));

const majors = Array.from({ length: MAX_MAJOR + 1 }, (_, major) => major).filter(
  (major) => major <= EVERY_UPTO || major % STRIDE === 0 || MAX_MAJOR - major <= STRIDE,
);

/** `shown` is the text as people read it. */
type Check = (amount: Minor, text: string, shown: string) => boolean;

/** Amounts between 0.00 and 100 000.00 that fail a check; the text is written here, digit by digit, not by the product. */
function failures(holds: Check): readonly string[] {
  const failed: string[] = [];
  for (const major of majors) {
    const grouped = major.toLocaleString('en-US');
    for (let cent = 0; cent < (major === MAX_MAJOR ? 1 : CENTS.length); cent += 1) {
      const text = `${major}.${CENTS[cent]}`;
      const amount = minor(major * CENTS.length + cent);
      if (!holds(amount, text, `${grouped}.${CENTS[cent]}`)) failed.push(text);
    }
  }
  return failed.slice(0, 10);
}

test('[5.08] amounts up to 100 000.00 are formatted and parsed without loss', () => {
  const roundTrips: Check = (amount, text) =>
    minorToText(amount) === text &&
    minorFromText(text) === amount &&
    isAmountText(text) &&
    (amount === 0n || (minorToText(minor(-amount)) === `-${text}` && minorFromText(`-${text}`) === -amount));
  expect(failures(roundTrips)).toEqual([]);
});

test('[5.08] any cents up to 100 000.00 are shown with thousands apart', () => {
  const isShown: Check = (amount, text, shown) => formatMinor(amount) === shown && amountTyped(text) === text;
  expect(failures(isShown)).toEqual([]);
});
