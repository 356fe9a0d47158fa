import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [11_922_000, '03:18:42'],
  [999, '00:00:01'],
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [360_000_000, '100:00:00'],
])('[2.05] %i ms are left as %s', (ms, text) => expect(timeLeft(ms)).toBe(text));
