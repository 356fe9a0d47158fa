import { expect, test } from 'vitest';
import { amountFault, amountTyped, isAmountText, typedAmount } from '#contract/rules.ts';
import { minorFromText } from '#contract/units/money.ts';

test.each([
  ['0', true],
  ['12860', true],
  ['12.3', true],
  ['12.34', true],
  ['12.345', false],
  ['1.2.3', false],
  ['12.', false],
  ['.5', false],
  ['-1', false],
  ['1e5', false],
  ['1,000', false],
  ['１２', false],
  ['', false],
  ['9'.repeat(15), true],
  ['9'.repeat(16), false],
])('[5.08] whether %j is an amount: %j, and money agrees', (text, fits) => {
  expect(isAmountText(text)).toBe(fits);
  expect(minorFromText(text) !== null && !text.startsWith('-')).toBe(fits);
});

test.each([
  ['12.', '12.'],
  ['12.345', '12.34'],
  ['.5', '0.5'],
  ['￥12,860.45 元', '12860.45'],
  ['１２。５', '12.5'],
  ['１２．５', '12.5'],
  ['0.001', '0.00'],
  ['１００', '100'],
  ['1,000', '1000'],
  ['1，000，000.5', '1000000.5'],
  ['¥1,234.56', '1234.56'],
  ['12.5 USDT', '12.5'],
  ['\u202d500\u202c', '500'],
  ['\u200b1,000.5\ufeff', '1000.5'],
  ['', ''],
])('[5.08] a field shows %j, typed, pasted or composed, as %j', (text, shown) => {
  expect(amountTyped(text)).toBe(shown);
  expect(amountFault(shown)).toBeNull();
});

test.each([
  ['1e5', 'characters'],
  ['1.5万', 'characters'],
  ['abc', 'characters'],
  ['١٢٣', 'characters'],
  ['−5', 'sign'],
  ['-5', 'sign'],
  ['＋5', 'sign'],
  ['100 200', 'gap'],
  ['1,00', 'commas'],
  ['1.234,56', 'commas'],
  ['1.2.3', 'points'],
  ['00012.5', 'zeros'],
  ['9'.repeat(20), 'long'],
  [' 12.345', 'decimals'],
])('[5.08] %j is refused for its %s and never becomes another amount', (text, fault) => {
  const shown = amountTyped(text);
  expect(amountFault(shown)).toBe(fault);
  expect(typedAmount(shown)).toBeNull();
});

test('[5.08] trailing space leaves an amount unchanged until more text follows', () => {
  expect(amountTyped('100 ')).toBe('100 ');
  expect(typedAmount('100 ')).toBe(100_00n);
  expect(typedAmount('12.')).toBe(12_00n);
});
