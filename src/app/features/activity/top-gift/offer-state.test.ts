import { expect, test } from 'vitest';
import { offerState } from './top-gift-screen.tsx';

const offer = { cost: 480, stock: { total: 20, left: 3 }, perMonth: { most: 2, taken: 1 } };

test('[7.17] an unavailable offer shows why: stock, month, then points', () => {
  expect(offerState(offer, 480)).toBe('yes');
  expect(offerState(offer, 479)).toBe('short');
  expect(offerState({ ...offer, perMonth: { most: 2, taken: 2 } }, 0)).toBe('monthUsed');
  expect(offerState({ ...offer, stock: { total: 20, left: 0 } }, 9_999)).toBe('soldOut');
  expect(offerState({ ...offer, stock: null, perMonth: null }, 480)).toBe('yes');
});
