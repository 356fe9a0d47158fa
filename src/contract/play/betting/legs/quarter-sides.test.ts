import { expect, test } from 'vitest';
import { quarterSides } from './quarter-sides.ts';

test.each([
  ['-0.75', '-1', '-0.5'],
  ['-0.25', '0', '-0.5'],
  ['+0.25', '0', '+0.5'],
  ['+1.75', '+2', '+1.5'],
  ['2.25', '2', '2.5'],
])('[3.10] a %s line splits into %s, which can be refunded, and %s', (line, whole, half) => {
  expect(quarterSides(line)).toEqual({ whole, half });
});

test.each(['', '0', '-0.5', '+1', '2.5'])('[3.10] the line %s has no halves', (line) => {
  expect(quarterSides(line)).toBeNull();
});
