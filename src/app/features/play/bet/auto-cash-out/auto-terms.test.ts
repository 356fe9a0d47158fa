import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { firstValue, leastCredited, readValue, steppedValue, untilOf } from './auto-terms.ts';

const bounds = { offer: minor(696_34n), most: minor(1_030_00n) };

test.each([
  ['900', { is: 'value', value: 900_00n }],
  ['1030', { is: 'value', value: 1_030_00n }],
  ['1030.01', { is: 'tooHigh' }],
  ['696.34', { is: 'reached' }],
  ['0', { is: 'missing' }],
  ['', { is: 'missing' }],
])('[3.10] the set value %s is read against offer and return', (text, read) =>
  expect(readValue(text, bounds)).toEqual(read),
);

test('[3.10] a value steps between nothing and the highest return', () => {
  expect(firstValue(bounds)).toBe(714_00n);
  expect(steppedValue('1020', 1n, bounds)).toBe(1_030_00n);
  expect(steppedValue('10', -1n, bounds)).toBe(51_00n);
});

test('[3.10] a part of the stake is credited its part of the value', () => {
  expect(leastCredited(minor(900_00n), minor(500_00n), 50)).toBe(450_00n);
  expect([untilOf('end', 1), untilOf('halfHour', 1)]).toEqual([null, 1_800_001]);
});
