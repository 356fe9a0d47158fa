import { expect, test } from 'vitest';
import { alertOdds, firstOdds, steppedOdds } from './alert-rules.ts';

test.each([
  ['1.6', '1.60'],
  ['2', '2.00'],
  ['101', '101.00'],
  ['1', null],
  ['101.01', null],
  ['1.605', null],
  ['一', null],
  ['', null],
])('[3.10] the typed price %s is read as %s', (text, odds) => expect(alertOdds(text)).toBe(odds));

test('[3.10] a price steps by its height and stays within its bounds', () => {
  expect([steppedOdds('1.60', 1), steppedOdds('5.00', -1), steppedOdds('20.00', 1)]).toEqual([
    '1.65',
    '4.90',
    '21.00',
  ]);
  expect([steppedOdds('1.02', -1), steppedOdds('101.00', 1), steppedOdds('x', 1)]).toEqual([
    '1.01',
    '101.00',
    'x',
  ]);
  expect([firstOdds('1.42'), firstOdds(null)]).toEqual(['1.47', '']);
});
