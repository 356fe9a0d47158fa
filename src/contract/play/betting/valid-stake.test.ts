import { expect, test } from 'vitest';
import { validStakeOf } from './valid-stake.ts';

test.each([
  [200n, 0n, 200n, 'lost'],
  [200n, 584n, 200n, 'won at a high price'],
  [200n, 242n, 42n, 'won at a low price'],
  [200n, 100n, 100n, 'half lost'],
  [200n, 200n, 0n, 'given back'],
])('[7.13] a stake of %s returning %s has a valid stake of %s: %s', (stake, returned, counted) => {
  expect(validStakeOf(stake, returned)).toBe(counted);
});
