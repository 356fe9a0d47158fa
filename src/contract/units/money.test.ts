import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coins, formatCoins, formatMinor, minor, minorFromText, minorToText } from './money.ts';

const AMOUNT_MAX = 10n ** 17n - 1n;
const amount = fc.bigInt({ min: -AMOUNT_MAX, max: AMOUNT_MAX }).map(minor);

test('[5.08] an amount survives its text', () => {
  const property = fc.property(amount, (value) => {
    expect(minorFromText(minorToText(value))).toBe(value);
  });
  fc.assert(property);
});

test('[5.08] the text of an amount has two decimals', () => {
  expect([0n, 5n, 50n, -5n, 12_860_45n].map((value) => minorToText(minor(value)))).toEqual([
    '0.00',
    '0.05',
    '0.50',
    '-0.05',
    '12860.45',
  ]);
});

test('[5.08] one decimal counts in tens of the smallest unit', () => {
  expect(['1.5', '-1.5', '0.05', '7'].map(minorFromText)).toEqual([150n, -150n, 5n, 700n]);
});

test.each(['01', '-', '1.234', ' 1', '1 ', '+1', '--1'])('[5.08] %j is no amount', (text) => {
  expect(minorFromText(text)).toBeNull();
});

test('[5.08] a displayed amount differs from its text in commas and minus sign', () => {
  const property = fc.property(amount, (value) => {
    const shown = formatMinor(value);
    expect(shown.replaceAll(',', '').replace('−', '-')).toBe(minorToText(value));
    expect(shown).toMatch(/^−?\d{1,3}(,\d{3})*\.\d{2}$/);
  });
  fc.assert(property);
});

test('[C.01] coins are shown in groups of three digits', () => {
  expect([0, 999, 1_000, 12_480, 1_234_567].map((count) => formatCoins(coins(count)))).toEqual([
    '0',
    '999',
    '1,000',
    '12,480',
    '1,234,567',
  ]);
});

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is neither an amount nor coins', (value) => {
  expect(() => minor(value)).toThrow(RangeError);
  expect(() => coins(value)).toThrow(RangeError);
});
