import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PayType, WithdrawPrompt } from './payment-schema.ts';

test.each([
  ['a way to pay in', PayType],
  ['a withdrawal', WithdrawPrompt],
])('%s has a fee in whole hundredths of a percent: 12.5 is refused', (_of, model) => {
  const { feeRate } = model.entries;
  expect(v.is(feeRate, 12)).toBe(true);
  for (const rate of [12.5, Number.NaN, Number.POSITIVE_INFINITY, '12'])
    expect(v.is(feeRate, rate)).toBe(false);
});
