import { expect, test } from 'vitest';
import { hoursText, shortAmount } from './short-amount.ts';

test('an axis of money is written short', () => {
  expect([0, 600, -300, 12_000, -60_000].map(shortAmount)).toEqual(['0', '600', '−300', '1.2万', '−6万']);
});

test('a length of time has hours and two digits of minutes', () => {
  expect([0, 9, 60, 418].map(hoursText)).toEqual(['0:00', '0:09', '1:00', '6:58']);
});
