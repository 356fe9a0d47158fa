import { expect, test } from 'vitest';
import { dayTyped } from './day-typed.ts';

test.each([
  ['2026-11-01', '2026-11-01'],
  ['2026/11/1', '2026-11-01'],
  ['20261101', '2026-11-01'],
  [' 2026年11月1日 ', '2026-11-01'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['11/01/2026', null],
  ['', null],
])('[7.15] %j is the day %j', (text, day) => expect(dayTyped(text)).toBe(day));
