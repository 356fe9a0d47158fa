import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { readAmount } from './typed-amount.ts';

test.each([
  ['2000', { is: 'amount', amount: 2_000_00n }],
  ['0.5', { is: 'amount', amount: 50n }],
  ['12.', { is: 'amount', amount: 12_00n }],
  ['5000', { is: 'amount', amount: 5_000_00n }],
  ['5000.01', { is: 'short' }],
  ['0', { is: 'nothing' }],
  ['0.00', { is: 'nothing' }],
  ['', { is: 'missing' }],
  ['.', { is: 'missing' }],
])('[5.08] %j of 5 000.00 is read as %o', (text, read) => {
  expect(readAmount(text, minor(5_000_00n))).toEqual(read);
});
